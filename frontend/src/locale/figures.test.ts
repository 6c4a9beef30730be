import { expect, it } from 'vitest';
import { figure, signed } from './figures';

it('writes figures and changes with a real minus sign', () => {
  expect([3, 0, -4].map(figure)).toEqual(['3', '0', '\u22124']);
  expect([3, 0, -4].map(signed)).toEqual(['+3', '0', '\u22124']);
});
