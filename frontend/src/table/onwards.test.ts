import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { evenings } from '../evenings.svelte';
import { findTable, remembered, rememberTable } from '../remembered.svelte';
import { tableMessage } from '../testing/sample';
import { keepAsEvening } from './evening';
import { again, follow, propose } from './onwards';

const ended = (key: string | null) => ({ table: 'k3v9', key, live: tableMessage({ status: 'over', decision: null }) });

describe('from a game that is over', () => {
  const asked = vi.fn();

  beforeEach(() => {
    localStorage.clear();
    remembered.tables = [];
    rememberTable({ table: 'k3v9', key: 'key', hideHands: true, links: [{ seat: 2, link: 'spent' }] });
    vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
      asked(address, JSON.parse(String(request.body ?? 'null')));
      return Promise.resolve(new Response(JSON.stringify({ table: 'm4w8', key: 'new key', links: [{ seat: 2, link: 'fresh' }] })));
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    asked.mockReset();
    location.hash = '';
  });

  it('the same key leads on to a table that somebody has proposed, to which its links do not lead', () => {
    follow(ended('key'), 'm4w8');
    expect(findTable('m4w8')).toMatchObject({ key: 'key', game: 'heap', title: 'Heap', hideHands: true, links: [], turn: 1, over: false });
    expect(location.hash).toBe('#/table/m4w8');
  });

  it('whoever looks on looks on there, too, and nothing is remembered', () => {
    follow(ended(null), 'm4w8');
    expect(findTable('m4w8')).toBeNull();
    expect(location.hash).toBe('#/watch/m4w8');
  });

  it('a rematch is proposed, and one goes there', async () => {
    await propose(ended('key'));
    expect(asked.mock.calls[0]![0]).toContain('/api/tables/k3v9/rematch');
    expect(location.hash).toBe('#/table/m4w8');
  });

  it('the same company plays again by new keys and links', async () => {
    await again(ended('key'), 'same', true);
    expect(asked).toHaveBeenCalledWith(expect.stringContaining('/api/tables/k3v9/again'), { deal: 'same', rotate: true });
    expect(findTable('m4w8')).toMatchObject({ key: 'new key', hideHands: true, links: [{ seat: 2, link: 'fresh' }] });
    expect(location.hash).toBe('#/table/m4w8');
  });

  it('that of a real table is an evening, which began when it was first kept', () => {
    rememberTable({ table: 'k3v9', key: 'key', lineup: [{ kind: 'person', name: ' Leïla ', player: '' }, { kind: 'bot', name: '', player: 'greedy' }] });
    vi.spyOn(Date, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(2000);
    for (const total of [5, 6]) {
      const { scores } = tableMessage();
      keepAsEvening(tableMessage({ winners: [1], scores: { ...scores, rows: [{ ...scores.rows[0]!, total }, scores.rows[1]!] } }));
    }
    const kept = evenings.all.filter((one) => one.id === 'k3v9');
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ began: 1000, changed: 2000, done: true, names: ['Leïla', 'Tariq'], table: 'k3v9' });
    expect(kept[0]!.outcome!.rows.map(({ total, won }) => [total, won])).toEqual([[6, true], [4, false]]);
  });
});
