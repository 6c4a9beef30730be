import { beforeAll, describe, expect, it } from 'vitest';
import type { Doc, Told } from '../edit';
import type { ComponentSet } from './box/set';
import edit from './edit';
import { pieces } from './pieces';
import { inOrder, type AlmadiView, type Side } from './view';

const SIDES = { N: null, E: 'A', S: null, W: 'genie' } as Record<Side, 'A' | 'genie' | null>;
const EMPTY: Doc = { players: 2, seats: [{}, {}], pile: { palace: 9 }, phase: 'effects', turn: { moves: 1 } };
const put = (document: Doc, brush: string, cell: string): Doc => edit.put(document, brush, cell, null);

beforeAll(() => {
  const tile = (id: string, kind: string): object => ({ id, kind, sides: SIDES });
  pieces.set = {
    landscapes: [tile('P01', 'palace'), tile('O02', 'oasis')], starts: [{ id: 'S1', landscapes: [1, 2, 3, 4].map(() => ({ kind: 'oasis', sides: SIDES })) }],
    objectives: [{ id: 'OBJ01', points: 5 }], characters: [], stalls: [], mosaics: [{ id: 'MO01', motif: 'A' }],
  } as unknown as ComponentSet;
});

describe('a tile', () => {
  it('lies in one place only, in a realm or on offer', () => {
    const table = put(EMPTY, 'tile P01', '2:3,1');
    expect(table['seats']).toEqual([{}, { tiles: { '3,1': 'P01' } }]);
    const moved = put(table, 'tile P01', '1:2a');
    expect([moved['seats'], moved['board']]).toEqual([[{}, { tiles: {} }], { '2a': 'P01' }]);
    expect(edit.holds!(moved, 'tile P01', '1:2a', null)).toBe(true);
    expect(edit.take(moved, '1:2a', null, null)['board']).toEqual({});
  });

  it('ends the turn under way, and piles are counted anew', () => {
    const table = put(EMPTY, 'tile P01', '1:1,1');
    expect([table['pile'], table['phase'], table['turn']]).toEqual([undefined, undefined, undefined]);
  });

  it('does not lie on a start tile', () => {
    expect(put(EMPTY, 'tile P01', '1:2,0')).toBe(EMPTY);
  });

  it('is drawn at once', () => {
    const view = { board: { '1a': null }, realms: [{ seat: 1, start: null, cells: {}, width: 1 }] } as unknown as AlmadiView;
    const shown = edit.drawn(view, put(put(EMPTY, 'start S1', '1:1,0'), 'tile P01', '1:2,1'));
    expect(inOrder(shown.realms[0]!.cells).map(([cell]) => cell)).toEqual(['1,0', '2,0', '2,1', '3,0', '4,0']);
    expect(shown.realms[0]!.start).toBe('S1');
  });
});

it('a start tile has one owner', () => {
  const table = put(put(EMPTY, 'start S1', '1:1,0'), 'start S1', '2:1,0');
  expect(table['seats']).toEqual([{}, { start: 'S1' }]);
  expect(edit.take(table, '2:3,0', null, null)['seats']).toEqual([{}, {}]);
});

it('objectives are done or not', () => {
  const told = { view: { characters: false } } as unknown as Told<AlmadiView>;
  const field = edit.fields(EMPTY, told, (id) => id).find((one) => one.path === 'seats/1/objectives')!;
  const table = field.set!(EMPTY, ['OBJ01']);
  expect(table['seats']).toEqual([{}, { objectives: { OBJ01: true } }]);
  expect(field.get!(table)).toEqual(['OBJ01']);
});

it('a place of the document is a cell of a seat', () => {
  expect(['board/2a', 'seats/1/tiles/3,1', 'seats/0/start', 'pile/palace'].map((path) => edit.cells(path, EMPTY))).toEqual([['0:2a'], ['2:3,1'], ['1:1,0'], []]);
});
