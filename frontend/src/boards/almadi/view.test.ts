import { describe, expect, it } from 'vitest';
import { byOrigin, byTarget, figuresOf, offerOf } from './offers';
import { sampleTable } from './sample';
import { beyond, columnsToShow, contactsOf, countedCells, inOrder, litSides, wokenBy, type Landscape } from './view';

describe('contacts', () => {
  it('light the effect and the Activation that faces it', () => {
    const contacts = contactsOf(sampleTable().realms[0]!);
    expect(contacts).toEqual([{ cell: '2,1', side: 'W' }]);
    expect([...litSides(contacts)]).toEqual(['2,1:W', '2,0:E']);
  });

  it('are foretold by the server', () => {
    const table = sampleTable();
    expect(wokenBy(table, { from: null, to: '1,1' })).toEqual([{ cell: '1,1', side: 'W', effect: 'ruby' }]);
    expect(wokenBy(table, { from: '2,1', to: '3,1' })).toEqual([{ cell: '3,1', side: 'W', effect: 'jar' }]);
    for (const journey of [{ from: null, to: '4,1' }, { from: '2,1', to: '1,1' }, { from: '2,1', to: null }, null]) expect(wokenBy(table, journey)).toEqual([]);
  });

  it('are those of both Landscapes that change places, each once', () => {
    const [realm, ...others] = sampleTable().realms;
    const cells: Record<string, Landscape> = {
      '1,1': { kind: 'oasis', sides: '- moon - A' }, '1,2': { kind: 'market', sides: '- jar - -' }, '1,3': { kind: 'caravan', sides: '- - - A' },
    };
    const table = sampleTable({ realms: [{ ...realm!, cells }, ...others], wakes: { '1,1': { E: '0,3 1,2', W: '1,2' }, '1,2': { E: '1,1' } } });
    const moon = { cell: '1,2', side: 'E', effect: 'moon' };
    const jar = { cell: '1,1', side: 'E', effect: 'jar' };
    expect(wokenBy(table, { from: '1,1', to: '1,2' })).toEqual([moon, jar]);
    expect(wokenBy(table, { from: '1,2', to: '1,1' })).toEqual([jar, moon]);
  });

  it('know their neighbours', () => {
    expect((['N', 'E', 'S', 'W'] as const).map((side) => beyond('2,3', side))).toEqual(['1,3', '2,4', '3,3', '2,2']);
  });
});

it('cells are in the order of rows and columns, however they came', () => {
  expect(inOrder({ '2,0': 1, '1,10': 2, '1,2': 3, '0,4': 4 }).map(([cell]) => cell)).toEqual(['0,4', '1,2', '1,10', '2,0']);
});

describe('the columns of a realm', () => {
  it('reach to what may be placed and leave room on the right', () => {
    const realm = sampleTable().realms[0]!;
    expect(columnsToShow(realm, [], 1)).toBe(3);
    expect(columnsToShow(realm, ['1,8'], 1)).toBe(9);
    expect(columnsToShow({ ...realm, width: 62 }, [], 5)).toBe(62);
  });
});

describe('swaps', () => {
  it('begin at either of the two Landscapes', () => {
    const offers = [offerOf({ text: 'hussain 1,1<>2,3', changes: [2] })];
    expect([...byOrigin(offers).keys()]).toEqual(['1,1', '2,3']);
    expect(byTarget(offers, '2,3').get('1,1')?.action).toBe('hussain 1,1<>2,3');
    expect(byTarget(offers, null).size).toBe(0);
  });
});

describe('figures', () => {
  it('are the change of the offer that reaches a cell, or of the best that lifts what stands there', () => {
    const offers = [['genie 1,1>2,3', 2], ['genie 1,1>3,3', 5]].map(([text, change]) => offerOf({ text: String(text), changes: [Number(change)] }));
    expect([...figuresOf(byTarget(offers, '1,1'), new Map(), 1)]).toEqual([['2,3', 2], ['3,3', 5]]);
    expect([...figuresOf(new Map(), byOrigin(offers), 1)]).toEqual([['1,1', 5]]);
    expect(figuresOf(new Map(), byOrigin(offers), null).size).toBe(0);
  });

  it('of counted sides add up at their cell; one that cannot be split has none', () => {
    const lit = [['2,1:N', '1'], ['2,1:W', '2'], ['3,4', ''], ['OBJ01', '4']].map(([cell, label]) => ({ cell: cell!, label: label! }));
    expect(countedCells(lit)).toEqual([{ cell: '2,1', label: '3' }, { cell: '3,4', label: '' }]);
  });
});
