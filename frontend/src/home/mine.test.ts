import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MyTable } from '../protocol/messages';
import { remembered } from '../remembered.svelte';
import { settings } from '../settings.svelte';
import { ago, Mine, searched, type Row } from './mine.svelte';

const own = (table: string, changes = {}) => ({
  table, key: `key-${table}`, game: 'medina', title: 'Médina', names: ['Nour'], turn: 1, over: false, hideHands: false, at: 1, ...changes,
});
const told = (table: string, changes: Partial<MyTable> = {}): MyTable => ({
  table, game: 'medina', title: 'Médina', seats: [{ name: 'Nour', kind: 'person' }, { name: 'Leïla', kind: 'person' }], status: 'playing', turn: 4,
  decides: 2, practice: false, scores: [], winners: [], at: '2026-11-29T10:00:00Z', halted: null, yours: [1], mine: false, last: 'Nour placed a stable.',
  asks: null, deal: null, leaving: [], holders: 2, ...changes,
});
const row = (changes: Partial<Row>): Row => ({
  table: 't', title: 'Médina', names: '', mine: false, asks: '', leaving: '', leaves: false, seated: true, alone: false, over: false, hidden: false, standing: '', last: '', at: 0, deal: '', record: false,
  ...changes,
});

/** A server that answers one thing after the other, and what it was asked. */
function server(...said: object[]): { tables: { table: string; key: string | null }[] }[] {
  const asked: { tables: { table: string; key: string | null }[] }[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)));
    return Promise.resolve(new Response(JSON.stringify(said[Math.min(asked.length, said.length) - 1])));
  });
  return asked;
}

describe('one’s tables', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.language = 'en';
    remembered.tables = [own('a', { at: 3 }), own('b', { at: 2 }), own('c', { key: null, over: true })];
    localStorage.setItem('zellige.tables', JSON.stringify(remembered.tables));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('are asked after with their keys, stand as the server says, and what it leaves for later is asked for again', async () => {
    const asked = server({ tables: [told('a', { mine: true, decides: 1 })], gone: ['c'], later: ['b'] }, { tables: [told('b')], gone: [], later: [] });
    const mine = new Mine();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.map(({ tables }) => tables.map(({ table, key }) => [table, key]))).toEqual([
      [['a', 'key-a'], ['b', 'key-b'], ['c', null]], [['b', 'key-b']],
    ]);
    expect(mine.rows.map((one) => [one.table, one.mine, one.standing])).toEqual([
      ['a', true, 'Your decision · turn 4'], ['b', false, 'Leïla decides · turn 4'], ['c', false, expect.stringContaining('Not on this server')],
    ]);
    expect(remembered.tables.find((one) => one.table === 'a')?.turn).toBe(4);
    mine.leave();
  });

  it('say what their seats are asked, and who wants one deleted', async () => {
    server({ tables: [told('a', { asks: 'Leïla asks to abandon the game.' }), told('b', { leaving: [2] })], gone: ['c'], later: [] });
    const mine = new Mine();
    await vi.advanceTimersByTimeAsync(1000);
    expect(mine.rows.slice(0, 2)).toMatchObject([
      { mine: true, asks: 'Leïla asks to abandon the game.', leaving: '', leaves: false, seated: true, alone: false },
      { mine: false, asks: '', leaving: 'Leïla', leaves: false },
    ]);
    expect(searched(mine.rows, 'abandon').map(({ table }) => table)).toEqual(['a']);
    mine.leave();
  });

  it('are asked after again as long as something may happen there', async () => {
    const over = told('a', { status: 'over', decides: null, scores: [20, 12], winners: [1] });
    const asked = server({ tables: [over, told('b')], gone: ['c'], later: [] }, { tables: [told('b', { turn: 5 })], gone: [], later: [] });
    const mine = new Mine();
    await vi.advanceTimersByTimeAsync(16_000);
    expect(asked[1]!.tables.map(({ table }) => table)).toEqual(['b', 'c']);
    expect(mine.rows.find((one) => one.table === 'a')).toMatchObject({ over: true, record: true, last: '' });
    expect(mine.rows.find((one) => one.table === 'b')?.standing).toBe('Leïla decides · turn 5');
    mine.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2);
  });

  it('say where one is waited for, once, to whoever looks elsewhere', async () => {
    const notes: unknown[] = [];
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('Notification', class {
      static permission = 'granted';
      constructor(title: string, { tag }: { tag: string }) {
        notes.push([tag, title]);
      }
    });
    settings.notifies = true;
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const waits = { tables: [told('a', { mine: true }), told('b')], gone: [], later: [] };
    const asks = { tables: [told('a', { mine: true }), told('b', { asks: 'Leïla asks to take back.' })], gone: [], later: [] };
    const asked = server(waits, waits, asks);
    const mine = new Mine();
    await vi.advanceTimersByTimeAsync(130_000);
    expect(asked).toHaveLength(3);
    expect(notes).toEqual([['a', '● Your turn · Médina'], ['b', '● Your answer is wanted · Médina']]);
    settings.notifies = false;
    mine.leave();
  });

  it('stay as they are remembered while the server does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
    const mine = new Mine();
    await vi.advanceTimersByTimeAsync(10);
    expect(mine.offline).toBe(true);
    expect(mine.rows.map((one) => one.title)).toEqual(['Médina', 'Médina', 'Médina']);
    mine.leave();
  });
});

describe('a search', () => {
  it('finds every word of it in what stands there, without case and accents', () => {
    const rows = [row({ table: 'one', names: 'Leïla and Nour' }), row({ table: 'two', title: 'Almadi', names: 'Leïla' })];
    expect(searched(rows, ' leila ').map((one) => one.table)).toEqual(['one', 'two']);
    expect(searched(rows, 'MEDINA leila').map((one) => one.table)).toEqual(['one']);
    expect(searched(rows, 'tariq')).toEqual([]);
    expect(searched(rows, '')).toHaveLength(2);
  });
});

describe('how long ago', () => {
  it.each([[0, 'just now'], [59_999, 'just now'], [-5000, 'just now'], [60_000, '1 minute ago'], [7_200_000, '2 hours ago'], [86_400_000, 'yesterday'], [40 * 86_400_000, 'last month']])(
    '%i ms is %s', (past, said) => {
      settings.language = 'en';
      expect(ago(past)).toBe(said);
    });

  it('is said in French', () => {
    settings.language = 'fr';
    expect(ago(3 * 86_400_000)).toBe('il y a 3 jours');
    expect(ago(0)).toBe('à l’instant');
    settings.language = 'en';
  });
});
