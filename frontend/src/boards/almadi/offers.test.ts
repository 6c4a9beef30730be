import { expect, it } from 'vitest';
import { proposes } from './offers';

const offered = (change: number, ...texts: string[]) => texts.map((text) => ({ text, changes: [change, 0] }));

it('proposes the only effect that is left, unless it costs points', () => {
  expect(proposes(offered(1, 'stall', 'done'), 1)).toBe('stall');
  expect(proposes(offered(0, 'genie 1,1>1,2', 'done'), 1)).toBe('genie 1,1>1,2');
  expect(proposes(offered(-9, 'moon 3', 'done'), 1)).toBeNull();
  expect(proposes(offered(1, 'stall', 'ruby', 'done'), 1)).toBeNull();
});

it('proposes nobody to be recruited', () => {
  expect(proposes(offered(3, 'recruit zumurrud', 'done'), 1)).toBeNull();
});
