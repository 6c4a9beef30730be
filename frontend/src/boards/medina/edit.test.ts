import { describe, expect, it } from 'vitest';
import { withAt } from '../document';
import type { Doc, Told } from '../edit';
import edit from './edit';
import { sampleCity } from './sample';
import type { MedinaView } from './view';

const EMPTY: Doc = { players: 3, board: Array.from({ length: 11 }, () => '.'.repeat(16)) };
const TOLD = { document: {}, view: sampleCity(), answer: {} } as Told<MedinaView>;

const put = (document: Doc, brush: string, ...cells: string[]): Doc => cells.reduce((found, cell) => edit.put(found, brush, cell, TOLD), document);
const row = (document: Doc, number: number): string => (document['board'] as string[])[number - 1]!;

describe('a piece on a cell', () => {
  it('stands in its row', () => {
    const city = put(put(EMPTY, 'orange', 'a1', 'b1'), 'merchant', 'p1');
    expect(row(city, 1)).toBe('oo.............m');
    expect(put(city, 'orange', 'a1')).toBe(city);
    expect(edit.holds!(city, 'orange', 'b1', TOLD)).toBe(true);
    expect(row(edit.take(city, 'b1', null, TOLD), 1)).toBe('o..............m');
    expect(edit.take(city, 'b1', 'merchant', TOLD)).toBe(city);
  });

  it('is the only well', () => {
    const city = put(EMPTY, 'well', 'c3', 'e5');
    expect([row(city, 3), row(city, 5)]).toEqual(['.'.repeat(16), '....W...........']);
  });

  it('comes out of the fullest hand that says what it holds, and goes back to the emptiest', () => {
    const held = { ...EMPTY, hands: [{ orange: 2 }, { orange: 5 }, { orange: 3 }], turn: 9, to_move: null };
    const city = put(held, 'orange', 'a1');
    expect(city['hands']).toEqual([{ orange: 2 }, { orange: 4 }, { orange: 3 }]);
    expect([city['turn'], city['to_move']]).toEqual([undefined, undefined]);
    expect(edit.take(city, 'a1', null, TOLD)['hands']).toEqual([{ orange: 3 }, { orange: 4 }, { orange: 3 }]);
  });

  it('ends streets that were named when it is a merchant', () => {
    expect(put({ ...EMPTY, streets: [['a1']] }, 'merchant', 'a2')['streets']).toBeUndefined();
    expect(put({ ...EMPTY, streets: [['a1']] }, 'stable', 'c2')['streets']).toEqual([['a1']]);
  });
});

describe('a roof', () => {
  it('claims a palace, once', () => {
    const city = put(put(EMPTY, 'orange', 'a1', 'b1', 'a2'), 'roof-2', 'b1');
    expect(city['roofs']).toEqual([{ cell: 'b1', owner: 2 }]);
    expect(put(city, 'neutral', 'a2')['roofs']).toEqual([{ cell: 'a2', owner: 'neutral' }]);
    expect(edit.holds!(city, 'roof-2', 'a1', TOLD)).toBe(true);
    expect(edit.take(city, 'b1', null, TOLD)['roofs']).toEqual([]);
  });

  it('stands on no empty cell', () => {
    expect(put(EMPTY, 'roof-1', 'e5')).toBe(EMPTY);
  });
});

describe('a wall', () => {
  it('is built from the end that is nearer, up to where one points', () => {
    expect(put(EMPTY, 'wall', 'wall nc')['arms']).toEqual({ n: [3, 0] });
    expect(put(EMPTY, 'wall', 'wall nc', 'wall no')['arms']).toEqual({ n: [3, 2] });
    expect(put(EMPTY, 'wall', 'wall e10')['arms']).toEqual({ e: [0, 2] });
    expect(put(EMPTY, 'wall', 'e5')).toBe(EMPTY);
  });

  it('is taken from where one points to its end', () => {
    const city = put(EMPTY, 'wall', 'wall nd');
    expect(edit.take(city, 'wall nb', null, TOLD)['arms']).toEqual({ n: [1, 0] });
    expect(edit.take(city, 'wall nh', null, TOLD)).toBe(city);
  });
});

describe('what the server has not looked at yet', () => {
  it('is drawn as it lies there', () => {
    const told = sampleCity();
    const city: Doc = { players: 3, board: [...told.board], roofs: [{ cell: 'a1', owner: 2 }], arms: told.arms };
    const view = edit.drawn(told, put(edit.take(city, 'b1', null, TOLD), 'stable', 'n9'));
    expect(view.palaces.map((one) => [...one.buildings, ...one.stables])).toEqual([['a1', 'a2', 'a3'], ['p4', 'p5'], ['c9'], ['n9']]);
    expect(view.palaces[0]).toMatchObject({ owner: 2, roof: 'a1' });
    expect(edit.drawn(told, put(city, 'merchant', 'e2')).streets).toEqual([['e2', 'f2']]);
  });
});

describe('a place of the document', () => {
  it('is a cell of the board', () => {
    expect(edit.cells('board/3/4', EMPTY)).toEqual(['e4']);
    expect(edit.cells('roofs/0', withAt(EMPTY, 'roofs', [{ cell: 'c9', owner: 1 }]))).toEqual(['c9']);
    expect(edit.cells('hands/0/wall', EMPTY)).toEqual([]);
  });

  it('says what a seat holds; where all say it, the next one has the rest', () => {
    const field = edit.fields({ ...EMPTY, hands: [{ wall: 1 }, { wall: 2 }, { wall: 3 }] }, TOLD, (id) => id).find((one) => one.path === 'hands/2/wall')!;
    expect(field.set!({ ...EMPTY, hands: [{ wall: 1 }, { wall: 2 }, { wall: 3 }] }, 7)['hands']).toEqual([{}, { wall: 2 }, { wall: 7 }]);
    expect(field.set!({ ...EMPTY, hands: [{ wall: 1 }] }, 7)['hands']).toEqual([{ wall: 1 }, {}, { wall: 7 }]);
  });
});
