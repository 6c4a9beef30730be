import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableMessage } from '../protocol/messages';
import { type Pace, PACES } from '../settings.svelte';
import { tableMessage } from '../testing/sample';
import { PacedQueue } from './pace';

/** The message after `ply` actions of which `mover` did the last, in the turn of a number. */
function after(ply: number, mover: number, turn = ply): TableMessage {
  const entry = { ply, decided: ply, turn, seat: mover, text: '', cells: [], quiet: false, changes: [], effects: [], undone: false };
  const line = { first: 0, turn, seat: mover, text: '', ply, path: [], changes: [], open: false };
  return tableMessage({ version: ply, ply, log: Array.from({ length: ply }, () => entry), turns: Array.from({ length: turn }, () => line) });
}

describe('the pace of table messages', () => {
  let shown: number[];
  let pace: Pace;
  let queue: PacedQueue;

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    pace = 'normal';
    queue = new PacedQueue(
      (message) => shown.push(message.ply),
      () => pace,
    );
    queue.push(after(1, 1));
  });

  afterEach(() => {
    queue.stop();
    vi.useRealTimers();
  });

  it('gives every turn of the others its time', () => {
    queue.push(after(2, 2));
    queue.push(after(3, 2));
    queue.push(after(4, 2));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(PACES.normal / 12 + 1);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(PACES.normal);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(PACES.normal);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it.each([
    ['normal', 8000],
    ['fast', 2000],
  ] as const)('at the pace "%s" shows the bids and the activations of three bots in %i ms, each in one motion', (name, most) => {
    pace = name;
    const moves = [2, 3, 4].map((seat) => [seat, 2]).concat([2, 3, 4].flatMap((seat) => Array.from({ length: 8 }, () => [seat, seat + 1])));
    for (const [number, [seat, turn]] of moves.entries()) queue.push(after(number + 2, seat!, turn));
    vi.advanceTimersByTime(most - 1);
    expect(shown.at(-1)).toBe(moves.length + 1);
  });

  it('leaves moves of a turn out where the screen is late, never its end nor another turn', () => {
    const slow = new PacedQueue(
      (message) => {
        shown.push(message.ply);
        vi.setSystemTime(Date.now() + 1000);
      },
      () => pace,
    );
    shown = [];
    for (let ply = 1; ply < 14; ply += 1) slow.push(after(ply, ply === 1 ? 1 : 2, ply < 2 ? 1 : ply < 12 ? 2 : 3));
    vi.advanceTimersByTime(8000);
    slow.stop();
    expect(shown).toContain(11);
    expect(shown.at(-1)).toBe(13);
    expect(shown.length).toBeLessThan(8);
  });

  it('does not hold up a turn whose thinking took as long as its time', () => {
    queue.push(after(2, 2));
    vi.advanceTimersByTime(PACES.normal * 1.5);
    queue.push(after(3, 2));
    expect(shown).toEqual([1, 2, 3]);
  });

  it('never lets a person wait for their own move', () => {
    queue.push(after(2, 1));
    expect(shown).toEqual([1, 2]);
  });

  it('shows a step back at once', () => {
    queue.push(after(0, 2));
    expect(shown).toEqual([1, 0]);
  });

  it('shows everything at once when that is the pace, or when it is asked to', () => {
    queue.push(after(2, 2));
    queue.flush();
    expect(shown).toEqual([1, 2]);
    pace = 'once';
    queue.push(after(3, 2));
    expect(shown).toEqual([1, 2, 3]);
  });
});
