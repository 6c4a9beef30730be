/** What the turn that is shown brought at a cell. */
import { signed } from '../locale/figures';
import { listed, say } from '../locale/language.svelte';
import { nameOf } from '../protocol/seats';
import type { Gain, SeatInfo } from './contract';

/** Gains as part of a cell's name; none: no part. */
export function gainsText(gains: readonly Gain[], seats: readonly SeatInfo[]): string[] {
  if (gains.length === 0) return [];
  return [say('gains-here', { gains: listed(gains.map(({ seat, amount }) => `${nameOf(seat, seats)} ${signed(amount)}`)) })];
}
