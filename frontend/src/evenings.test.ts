import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Evening } from './evenings.svelte';

type Memory = typeof import('./evenings.svelte');

/** A window that is opened now. */
async function opened(): Promise<Memory> {
  vi.resetModules();
  return import('./evenings.svelte');
}

const evening = (id: string, changes: Partial<Evening> = {}): Evening => ({
  id, game: 'medina', title: 'Médina', began: new Date(1970, 0, 2, 12).getTime(), changed: 1, done: false, names: ['Leïla', 'Tariq'], options: {}, entries: {}, outcome: null, ...changes,
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
    const game = { title: 'Médina', sections: [] };
    const text = csvOf(all, game, ['date', 'game', 'player', 'place', 'points', 'won'], (one, seat) => one.names[seat]!, ',');
    expect(text).toBe(
      'date,game,player,place,points,won,The well\r\n1970-01-02,Médina,\'=1+1,1,30,1,4\r\n1970-01-02,Médina,"Ta""riq, X",2,-2,0,4\r\n',
    );
    expect(csvOf(all, game, ['a', 'b'], () => 'x;y', ';')).toContain('"x;y"');
  });

  it('have the heads of the language one reads now, in the order of the pad, and of what it does not know the one they had', async () => {
    const { csvOf } = await opened();
    const columns = [{ id: 'lost', label: 'Lost' }, { id: 'well', label: 'The well' }, { id: 'orange', label: 'Orange palace' }];
    const all = [evening('a', { title: 'Medina', outcome: { columns, rows: [{ total: 9, place: 1, won: true, columns: { well: 4, orange: 5 } }] } })];
    const sections = [{ id: 'orange', label: 'Palais orange' }, { id: 'brown', label: 'Palais marron' }, { id: 'well', label: 'Puits' }];
    const [heads, line] = csvOf(all, { title: 'Médina', sections }, ['date', 'jeu'], () => 'Leïla', ';').split('\r\n');
    expect(heads).toBe('date;jeu;Palais orange;Puits;Lost');
    expect(line).toBe('1970-01-02;Médina;Leïla;1;9;1;5;4;');
  });

  it('are of the day it was where they were played', async () => {
    const { dayOf } = await opened();
    const late = Date.UTC(2026, 10, 30, 23, 20);
    for (const [where, day] of [['UTC', '2026-11-30'], ['Europe/Paris', '2026-12-01'], ['America/New_York', '2026-11-30'], ['Asia/Tokyo', '2026-12-01']] as const) {
      vi.stubEnv('TZ', where);
      expect([where, dayOf({ began: late })]).toEqual([where, day]);
    }
    vi.unstubAllEnvs();
  });
});
