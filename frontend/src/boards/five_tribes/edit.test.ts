import { describe, expect, it } from 'vitest';
import type { Doc, Told } from '../edit';
import edit from './edit';
import type { FiveTribesView } from './view';

const EMPTY: Doc = { players: [{}, {}], tiles: {}, bag: 'bgr' };
const put = (document: Doc, brush: string, ...cells: string[]): Doc => cells.reduce((found, cell) => edit.put(found, brush, cell, null), document);
const tile = (document: Doc, name: string): unknown => (document['tiles'] as Record<string, unknown>)[name];

describe('a piece on a tile', () => {
  it('comes to those that are there, out of the bag', () => {
    const table = put(put(EMPTY, 'tile 3', 'c3'), 'meeple red', 'c3', 'c3');
    expect(tile(table, 'c3')).toEqual({ type: 'sacred_place', value: 12, meeples: 'rr' });
    expect(table['bag']).toBeUndefined();
    expect(tile(edit.take(table, 'c3', 'meeple red', null), 'c3')).toMatchObject({ meeples: 'r' });
    expect(edit.take(table, 'c3', 'meeple blue', null)).toBe(table);
  });

  it('is a camel once, palms and Palaces as many as there are', () => {
    const table = put(put(put(EMPTY, 'camel 2', 'a1'), 'palms', 'a1', 'a1'), 'palaces', 'a1');
    expect(tile(table, 'a1')).toEqual({ camel: 2, palms: 2, palaces: 1 });
    expect([edit.holds!(table, 'camel 2', 'a1', null), edit.holds!(table, 'camel 1', 'a1', null), edit.holds!(table, 'palms', 'a1', null)]).toEqual([true, false, false]);
  });

  it('goes with all others, and then the tile', () => {
    const table = put(put(EMPTY, 'tile 0', 'a1'), 'meeple white', 'a1');
    const bare = edit.take(table, 'a1', null, null);
    expect(tile(bare, 'a1')).toMatchObject({ type: 'village', meeples: '' });
    expect(tile(edit.take(bare, 'a1', null, null), 'a1')).toBeUndefined();
  });

  it('stands on tiles only, and ends a movement', () => {
    expect(put(EMPTY, 'meeple red', 'spot 3')).toBe(EMPTY);
    expect(put({ ...EMPTY, sow: { start: 'a1', hand: 'r' } }, 'meeple red', 'b1')['sow']).toBeUndefined();
  });
});

describe('what stands beside the board', () => {
  const field = (document: Doc, path: string) => edit.fields(document, { document: { turn_order: Array(9).fill(null) }, view: {} } as unknown as Told<FiveTribesView>, (id) => id).find((one) => one.path === path)!;

  it('says how many seats there are one by one', () => {
    expect(field(EMPTY, 'players/1/cards').set!({ players: 2, resource_pile: [] }, ['fish'])).toEqual({ players: [{}, { cards: ['fish'] }] });
  });

  it('is a marker on a spot of a whole track', () => {
    expect(field(EMPTY, 'turn_order/3').set!(EMPTY, 2)['turn_order']).toEqual([null, null, null, 2, null, null, null, null, null]);
    expect(field(EMPTY, 'turn_order/3').get!(EMPTY)).toBeNull();
  });
});

it('a place of the document is a tile', () => {
  expect(edit.cells('tiles/c3/meeples', EMPTY)).toEqual(['c3']);
  expect(edit.cells('players/0/cards', EMPTY)).toEqual([]);
});
