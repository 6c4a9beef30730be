import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Evening } from './evenings.svelte';

type Memory = typeof import('./evenings.svelte');

/** A window that is opened now. */
async function opened(): Promise<Memory> {
  vi.resetModules();
  return import('./evenings.svelte');
}

const evening = (id: string, changes: Partial<Evening> = {}): Evening => ({
  id, game: 'medina', title: 'Médina', began: 86_400_000, changed: 1, done: false, names: ['Leïla', 'Tariq'], options: {}, entries: {}, outcome: null, ...changes,
});
const outcome = (...totals: number[]): Evening['outcome'] => ({
  columns: [{ id: 'well', label: 'The well' }],
  rows: totals.map((total) => ({ total, place: total === Math.max(...totals) ? 1 : 2, won: total === Math.max(...totals), columns: { well: 4 } })),
});

describe('the evenings of this browser', () => {
  beforeEach(() => localStorage.clear());

  it('are there when the page is opened again, each under its own name, the one on which one counts first', async () => {
    const one = await opened();
    one.keepEvening(evening('a', { entries: { well: [null, 3] }, changed: 5 }));
    one.keepEvening(evening('b', { changed: 9 }));
    one.keepEvening(evening('c', { changed: 20, done: true }));
    const again = await opened();
    expect(again.findEvening('a')?.entries).toEqual({ well: [null, 3] });
    expect(again.openEvening('medina')?.id).toBe('b');
    expect(again.openEvening('almadi')).toBe(null);
    again.forgetEvening('b');
    expect((await opened()).evenings.all.map((each) => each.id).toSorted()).toEqual(['a', 'c']);
  });

  it('follow what another window writes', async () => {
    const { evenings, keepEvening } = await opened();
    keepEvening(evening('a'));
    localStorage.setItem('zellige.pad.a', JSON.stringify(evening('a', { entries: { well: [2] } })));
    localStorage.setItem('zellige.pad.b', JSON.stringify(evening('b')));
    dispatchEvent(new StorageEvent('storage', { key: 'zellige.pad.b' }));
    expect(evenings.all.map((each) => each.id).toSorted()).toEqual(['a', 'b']);
    expect(evenings.all.find((each) => each.id === 'a')?.entries).toEqual({ well: [2] });
  });

  it.each(['7', 'null', '{', '{"game":"medina"}', '{"game":"medina","names":[]}', '{"names":["a"]}'])('pass over %s', async (text) => {
    localStorage.setItem('zellige.pad.x', text);
    localStorage.setItem('zellige.pad.y', JSON.stringify({ game: 'medina', names: ['a'], entries: { well: { deep: 1 } }, outcome: { rows: 3 } }));
    const { evenings } = await opened();
    expect(evenings.all.map((each) => [each.id, each.entries, each.outcome])).toEqual([['y', {}, null]]);
  });

  it('say who played how often, won, and how well', async () => {
    const { peopleOf } = await opened();
    const found = peopleOf([
      evening('a', { outcome: outcome(30, 20) }),
      evening('b', { names: ['tariq', ''], outcome: outcome(35, 50) }),
      evening('c', { names: ['Yusra', 'Tariq'] }),
    ]);
    expect(found).toMatchObject([
      { name: 'Tariq', games: 2, won: 0, best: 35, mean: 27.5 },
      { name: 'Leïla', games: 1, won: 1, best: 30, mean: 30 },
    ]);
  });

  it('are a table for other programs, in which no name is a formula', async () => {
    const { csvOf } = await opened();
    const all = [evening('a', { names: ['=1+1', 'Ta"riq, X'], outcome: outcome(30, -2) })];
    const text = csvOf(all, ['date', 'game', 'player', 'place', 'points', 'won'], (one, seat) => one.names[seat]!, ',');
    expect(text).toBe(
      'date,game,player,place,points,won,The well\r\n1970-01-02,Médina,\'=1+1,1,30,1,4\r\n1970-01-02,Médina,"Ta""riq, X",2,-2,0,4\r\n',
    );
    expect(csvOf(all, ['a', 'b'], () => 'x;y', ';')).toContain('"x;y"');
  });
});
