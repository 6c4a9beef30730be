import { describe, expect, it } from 'vitest';
import { litPlaces, placeNamed, placesNamed } from './named';
import { sampleCity } from './sample';

const CITY = sampleCity();

function lit(...cells: string[]): [string, string][] {
  return [...litPlaces(cells.map((cell) => ({ cell, label: '1' })), CITY)];
}

describe('a named cell', () => {
  it.each([
    ['a1', 'a1'],
    ['p11', 'p11'],
    ['nc', 'wall nc'],
    ['sp', 'wall sp'],
    ['w11', 'wall w11'],
    ['wall e7', 'wall e7'],
  ])('%s is the place %s', (name, key) => {
    expect(placeNamed(name, CITY)).toBe(key);
  });

  it('e4 is the wall that is built while the city cell e4 is empty, and e2 the merchant there', () => {
    expect(placeNamed('e4', CITY)).toBe('wall e4');
    expect(placeNamed('e2', CITY)).toBe('e2');
    expect(placeNamed('e9', CITY)).toBe('e9');
  });

  it('is left out when this board has no such place', () => {
    expect(placesNamed(['q1', 'a12', 'nq', 'w12', 'wall sz', 'tower', '', 'b3'], CITY)).toEqual(['b3']);
  });
});

describe('cells behind a number', () => {
  it('are city cells by their own names', () => {
    expect(lit('a1', 'b1')).toEqual([['a1', '1'], ['b1', '1']]);
  });

  it('add up where two numbers meet', () => {
    expect([...litPlaces([{ cell: 'h4', label: '1' }, { cell: 'h4', label: '4' }], CITY)]).toEqual([['h4', '5']]);
    expect([...litPlaces([{ cell: 'h4', label: '' }], CITY)]).toEqual([['h4', '']]);
  });

  it('count for what stands in the city, also beside a built wall of the same name', () => {
    expect(lit('p2', 'e2')).toEqual([['p2', '1'], ['e2', '1']]);
    expect(lit('e2')).toEqual([['e2', '1']]);
  });

  it('understand walls written as in the notation', () => {
    expect(lit('a1', 'wall w1')).toEqual([['a1', '1'], ['wall w1', '1']]);
    expect(lit('a1', 'w1', 'na')).toEqual([['a1', '1'], ['wall w1', '1'], ['wall na', '1']]);
  });
});
