/** What a bot expected when it decided, and how it meant to go on, in sentences. */
import { figure } from '../locale/figures';
import { listed, say } from '../locale/language.svelte';
import type { SeatInfo, Thought } from '../protocol/messages';
import { called } from '../protocol/seats';

/** The bot itself comes first; what it did not say is left out, '' where it said nothing. */
export function thoughtText({ values, line }: Thought, seat: number | null, seats: readonly SeatInfo[]): string {
  const told = values.map((value, index) => ({ seat: index + 1, points: figure(Math.round(value)) }));
  const own = told.filter((one) => one.seat === seat).map(({ points }) => say('thought-own', { points }));
  const rest = told.filter((one) => one.seat !== seat).map((one) => say('thought-other', { points: one.points, ...called(one.seat, seats) }));
  const expected = told.length === 0 ? [] : [say('thought-expected', { points: listed([...own, ...rest]) })];
  const way = line.length === 0 ? [] : [say('thought-way-on', { line: line.reduce((first, next) => say('thought-then', { first, next })) })];
  return [...expected, ...way].join(' ');
}
