/** The component set that a person takes from the page of their box to the start page. */
import type { ComponentSet } from './set';

export const broughtSet = $state<{ game: string | null; set: ComponentSet | null }>({ game: null, set: null });

export function bring(game: string | null, set: ComponentSet | null): void {
  broughtSet.game = game;
  broughtSet.set = set;
}
