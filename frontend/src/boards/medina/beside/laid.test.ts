import { expect, test } from 'vitest';
import { turned } from './laid';

test('a city a quarter turn round has its first row at the right', () => {
  expect(turned([['a1', 'b1', 'c1'], ['a2', 'b2', 'c2']])).toEqual([['a2', 'a1'], ['b2', 'b1'], ['c2', 'c1']]);
});
