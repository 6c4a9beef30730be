import { expect, it } from 'vitest';
import { bestOf, changeFor } from './offers';

it('the best of several offers gives the seat most, and is the first of those', () => {
  const offers = [{ changes: [0, 5] }, { changes: [3, 0] }, { changes: [3, 9] }, { changes: [] }];
  expect(bestOf(offers, 1)).toBe(offers[1]);
  expect(bestOf(offers, 2)).toBe(offers[2]);
  expect(bestOf(offers, null)).toBe(offers[0]);
  expect(bestOf([], 1)).toBeUndefined();
  expect([changeFor(offers[0]!, 2), changeFor(offers[3]!, 1), changeFor(offers[0]!, null)]).toEqual([5, null, null]);
});
