import { expect, it } from 'vitest';
import { proposes } from './offers';

const offered = (...texts: string[]) => texts.map((text) => ({ text, changes: [0, 0] }));

it('proposes the end of the turn where else goods can only be sold', () => {
  expect(proposes(offered('sell fish', 'sell fish,wheat', 'end'))).toBe('end');
  expect(proposes(offered('sell fish', 'use bouraq a1 elder', 'end'))).toBeNull();
  expect(proposes(offered('sell fish', 'skip'))).toBeNull();
});
