import { expect, it } from 'vitest';
import { gainsOf } from './turns';

const told = (cells: string[], ...changes: number[]) => ({ seat: 2, cells, changes });

it('adds up what a turn brought every seat, at the cells it was about', () => {
  expect(gainsOf([told(['a1', 'a2'], 0, 3), told([], -1, 1), told(['b1'], 2, 0)])).toEqual([
    { cell: 'a2', by: 2, seat: 2, amount: 4 },
    { cell: 'a2', by: 2, seat: 1, amount: -1 },
    { cell: 'b1', by: 2, seat: 1, amount: 2 },
  ]);
});

it('leaves out what comes to nothing, and what was nowhere', () => {
  expect(gainsOf([told(['a1'], 0, 3), told([], 0, -3), { seat: 2, cells: ['b1'] }])).toEqual([]);
  expect(gainsOf([told([], 0, 3)])).toEqual([]);
  expect(gainsOf([told([], 0, 3)], 'c1')).toEqual([{ cell: 'c1', by: 2, seat: 2, amount: 3 }]);
});
