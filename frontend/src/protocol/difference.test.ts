import { describe, expect, it } from 'vitest';
import { tableMessage } from '../testing/sample';
import { changed } from './difference';
import type { TableMessage } from './messages';

/** Of no game: lists in lists. */
const VIEW = { rows: [['a', 'b'], ['c']], left: 3 } as unknown as TableMessage['view'];

describe('a table message by what changed', () => {
  const before = tableMessage({ view: VIEW, winners: [1] });
  const kept = structuredClone(before);

  it('takes values, fields that go and elements that make room, one after the other', () => {
    const after = changed(before, [
      { at: ['version'], value: 2 },
      { at: ['view', 'rows', 0, 1], value: 'x' },
      { at: ['view', 'rows', 1], start: 0, drop: 1, put: ['d', 'e'] },
      { at: ['view', 'rows', 1, 1], value: 'f' },
      { at: ['view', 'new'], value: { one: 1 } },
      { at: ['view', 'new', 'two'], value: 2 },
      { at: ['winners'], gone: true },
    ]);
    const { winners, ...rest } = kept;
    expect(winners).toEqual([1]);
    expect(after).toEqual({ ...rest, version: 2, view: { rows: [['a', 'x'], ['d', 'f']], left: 3, new: { one: 1, two: 2 } } });
    expect(after).not.toHaveProperty('winners');
  });

  it('leaves the earlier message alone, and shares with it what stayed', () => {
    const after = changed(before, [{ at: ['view', 'rows', 0, 1], value: 'x' }]);
    expect(before).toEqual(kept);
    expect(after.scores).toBe(before.scores);
    const rows = [before, after].map((message) => (message.view as unknown as { rows: unknown[] }).rows);
    expect(rows[1]![1]).toBe(rows[0]![1]);
    expect(rows[1]).not.toBe(rows[0]);
  });
});
