/** The component set of the table on which a position is put together, and what its entries say in words. */
import type { ComponentSet } from './box/set';

export const pieces: { set: ComponentSet | null; labels: Record<string, string> } = { set: null, labels: {} };
