import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableMessage } from '../protocol/messages';
import { type Pace, PACES } from '../settings.svelte';
import { tableMessage } from '../testing/sample';
import { PacedQueue } from './pace';

/** The message after `ply` actions of which `mover` did the last. */
function after(ply: number, mover: number): TableMessage {
  const entry = { ply, decided: ply, turn: ply, seat: mover, text: '', cells: [], quiet: false, changes: [], effects: [], undone: false };
  return tableMessage({ version: ply, ply, log: Array.from({ length: ply }, () => entry) });
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

  it('shows the moves of others one at a time', () => {
    queue.push(after(2, 2));
    queue.push(after(3, 2));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(PACES.normal);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(PACES.normal);
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
