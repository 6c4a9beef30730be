import { describe, expect, it } from 'vitest';
import { litPlaces } from './lit';
import { sampleCity } from './sample';

const CITY = sampleCity();

function places(...cells: string[]): [string, string][] {
  return [...litPlaces(cells.map((cell) => ({ cell, label: '1' })), CITY)];
}

describe('cells behind a number', () => {
  it('are city cells by their own names', () => {
    expect(places('a1', 'b1')).toEqual([['a1', '1'], ['b1', '1']]);
  });

  it('add up where two numbers meet', () => {
    expect([...litPlaces([{ cell: 'h4', label: '1' }, { cell: 'h4', label: '4' }], CITY)]).toEqual([['h4', '5']]);
    expect([...litPlaces([{ cell: 'h4', label: '' }], CITY)]).toEqual([['h4', '']]);
  });

  it('are walls when nothing but walls is named', () => {
    expect(places('na', 'nb')).toEqual([['wall na', '1'], ['wall nb', '1']]);
    expect(places('e4', 'e5')).toEqual([['wall e4', '1'], ['wall e5', '1']]);
  });

  it('take e4 for the east wall beside a lit palace in the last column, else for the city cell', () => {
    expect(places('p4', 'e4')).toEqual([['p4', '1'], ['wall e4', '1']]);
    expect(places('c9', 'e4')).toEqual([['c9', '1'], ['e4', '1']]);
  });

  it('understand walls written as in the notation', () => {
    expect(places('a1', 'wall w1')).toEqual([['a1', '1'], ['wall w1', '1']]);
    expect(places('a1', 'w1', 'na')).toEqual([['a1', '1'], ['wall w1', '1'], ['wall na', '1']]);
  });
});
