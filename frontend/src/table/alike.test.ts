import { expect, it } from 'vitest';
import { alike } from './alike';

it('what is most like a typed move has its words at their places, then begins like it', () => {
  const legal = ['orange e5', 'stable c3', 'merchant a5', 'merchant b7', 'merchant a6', 'wall a5'];
  expect(alike('merchant a4', legal)).toEqual(['merchant a5', 'merchant a6', 'merchant b7']);
  expect(alike('roof a5', legal).slice(0, 2)).toEqual(['merchant a5', 'wall a5']);
  expect(alike('what', [])).toEqual([]);
});
