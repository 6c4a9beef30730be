import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RememberedTable } from './remembered.svelte';

const PLACE = 'zellige.tables';
type Memory = typeof import('./remembered.svelte');

/** A window that is opened now: what it remembers is what stands in the storage. */
async function opened(): Promise<Memory> {
  vi.resetModules();
  return import('./remembered.svelte');
}

const entry = (table: string, changes: Partial<RememberedTable> = {}): RememberedTable => ({
  table, key: 'k', game: 'medina', title: 'Médina', names: ['Leïla'], turn: 3, over: false, hideHands: false, at: 1, ...changes,
});
const put = (value: unknown): void => localStorage.setItem(PLACE, typeof value === 'string' ? value : JSON.stringify(value));
const kept = (): RememberedTable[] => JSON.parse(localStorage.getItem(PLACE) ?? '[]') as RememberedTable[];
const names = (tables: readonly { table: string }[]): string[] => tables.map((one) => one.table);

describe('the tables of this browser', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.restoreAllMocks());

  it('survive any entry that is broken, and those that name a table can be gone on with', async () => {
    const broken = [
      { ...entry('no-turn'), turn: undefined }, { table: 'bare' }, { ...entry('odd'), names: 7, turn: '12', over: 'yes', at: null, key: 5 },
      { ...entry('seats'), lineup: [{ kind: 'ghost' }], options: { tea: { deep: 1 } } }, null, 5, 'x', [], {}, { table: 7 }, { table: '' },
    ];
    put([entry('whole', { at: 9 }), ...broken]);
    const { remembered } = await opened();
    expect(names(remembered.tables).toSorted()).toEqual(['bare', 'no-turn', 'odd', 'seats', 'whole']);
    for (const one of remembered.tables) {
      expect([one.title, one.turn, one.names, one.over]).toEqual([expect.any(String), expect.any(Number), expect.any(Array), expect.any(Boolean)]);
      expect(one.title).not.toBe('');
    }
    expect(remembered.tables.find((one) => one.table === 'odd')).toMatchObject({ key: null, turn: 1, names: [], over: false, at: 0 });
    expect(remembered.tables.find((one) => one.table === 'seats')).not.toHaveProperty('lineup');
  });

  it.each(['null', '7', '"x"', '{}', '[[]]', '{"tables":[]}'])('survive %s in their place', async (text) => {
    put(text);
    const { remembered, rememberTable } = await opened();
    expect(remembered.tables).toEqual([]);
    rememberTable(entry('new'));
    expect(names((await opened()).remembered.tables)).toEqual(['new']);
  });

  it('leave what they do not understand as it is', async () => {
    const later = { kind: 'of a later version' };
    put([entry('a', { extra: 1 } as object), later]);
    (await opened()).noteTable('a', { turn: 4 });
    expect(kept()).toEqual([{ ...entry('a', { turn: 4 }), extra: 1 }, later]);
  });

  it('keep the deal that friends play, too', async () => {
    put([entry('a', { deal: { deal: 'd', link: 'x' } }), entry('b', { deal: { deal: 'e' } as never }), entry('c', { deal: 'f' as never })]);
    const { findDeal, findTable } = await opened();
    expect(findDeal('d')).toMatchObject({ table: 'a', deal: { deal: 'd', link: 'x' } });
    expect(findDeal('e')).toBeNull();
    expect(findTable('c')).not.toHaveProperty('deal');
  });

  it('keep the links to seats of friends, and who was asked', async () => {
    const lineup = [{ kind: 'person' as const, name: 'Nour', player: '' }, { kind: 'friend' as const, name: 'Leïla', player: 'greedy' }];
    put([entry('a', { links: [{ seat: 2, link: '2-x' }, { seat: '3' }, null] as never, lineup }), entry('b', { links: 'x' as never })]);
    const { findTable, noteTable } = await opened();
    expect(findTable('a')).toMatchObject({ links: [{ seat: 2, link: '2-x' }], lineup });
    expect(findTable('b')).not.toHaveProperty('links');
    noteTable('a', { links: [] });
    expect(kept().find((one) => one.table === 'a')?.links).toEqual([]);
  });

  it('put aside what is no JSON before they write', async () => {
    put('[{"table":"cut o');
    (await opened()).rememberTable(entry('new'));
    expect(names(kept())).toEqual(['new']);
    expect(localStorage.getItem(`${PLACE}.aside.1`)).toBe('[{"table":"cut o');
  });

  it('of two windows are all kept', async () => {
    const one = await opened();
    const other = await opened();
    one.rememberTable(entry('one'));
    other.rememberTable(entry('other'));
    one.noteTable('one', { turn: 7 });
    other.noteTable('other', { turn: 8 });
    expect(kept().map(({ table, turn }) => [table, turn]).toSorted()).toEqual([['one', 7], ['other', 8]]);
  });

  it('are seen as soon as another window has changed them, and one that is forgotten there stays forgotten', async () => {
    put([entry('a'), entry('b')]);
    const one = await opened();
    put([entry('b'), entry('c')]);
    dispatchEvent(new StorageEvent('storage', { key: PLACE }));
    expect(names(one.remembered.tables)).toEqual(['b', 'c']);
    one.noteTable('a', { turn: 9 });
    expect(names(kept())).toEqual(['b', 'c']);
  });

  it('never lose a game under way, however many there are', async () => {
    const { rememberTable, MOST } = await opened();
    const running = Array.from({ length: MOST + 20 }, (_, at) => entry(`running${at}`, { at }));
    const over = Array.from({ length: MOST }, (_, at) => entry(`over${at}`, { at: 1000 + at, over: true }));
    put([...running, ...over]);
    rememberTable(entry('new', { at: 5000 }));
    expect(kept().filter((one) => !one.over)).toHaveLength(MOST + 21);
    expect(kept().filter((one) => one.over)).toHaveLength(0);
  });

  it('are two hundred with the finished ones, the oldest of which go first', async () => {
    put(Array.from({ length: 230 }, (_, at) => entry(`over${at}`, { at: at + 1, over: true })));
    const { rememberTable } = await opened();
    rememberTable(entry('running', { at: 0 }));
    expect(kept()).toHaveLength(200);
    expect(names(kept())).toContain('running');
    expect(names(kept())).not.toContain('over30');
    expect(names(kept())).toContain('over31');
  });

  it('are still known when the storage is swept while one plays', async () => {
    put([entry('a')]);
    const { noteTable } = await opened();
    localStorage.clear();
    noteTable('a', { turn: 5 });
    expect(kept()).toMatchObject([{ table: 'a', key: 'k', turn: 5 }]);
  });

  it('are remembered by the window, which says so, where the browser keeps nothing', async () => {
    put([entry('old')]);
    const { remembered, rememberTable, noteTable } = await opened();
    const { storage } = await import('./storage.svelte');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    rememberTable(entry('new', { at: 5 }));
    noteTable('new', { turn: 6 });
    noteTable('old', { turn: 7 });
    expect(storage.refuses).toBe(true);
    expect(remembered.tables.map(({ table, turn }) => [table, turn])).toEqual([['new', 6], ['old', 7]]);
    vi.restoreAllMocks();
    noteTable('new', { turn: 8 });
    expect(storage.refuses).toBe(false);
    expect(kept().map(({ table, turn }) => [table, turn])).toEqual([['new', 8], ['old', 7]]);
  });

  it('are none where the browser hides its storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { remembered, rememberTable, findTable, forgetTable } = await opened();
    rememberTable(entry('a'));
    rememberTable(entry('b'));
    expect(findTable('a')).toMatchObject({ key: 'k' });
    forgetTable('a');
    expect(names(remembered.tables)).toEqual(['b']);
  });
});
