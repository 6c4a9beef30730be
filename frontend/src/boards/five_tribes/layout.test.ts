import { describe, expect, it } from 'vitest';
import { layoutOf } from './layout';

const ROWS = Array.from({ length: 5 }, (_, row) => [...'abcdef'].map((column) => `${column}${row + 1}`));

describe('the tiles', () => {
  it.each([[886, 640, 0], [1400, 900, 180], [320, 400, 0]])('fit into %i by %i over %i of other things', (width, height, below) => {
    for (const bare of [true, false]) {
      const { cell, gap, margin, narrow } = layoutOf({ width, height }, ROWS, bare, below);
      expect(margin + 6 * (cell + gap)).toBeLessThanOrEqual(width);
      if (!narrow) expect(margin + 5 * (cell + 3) + 4 * gap).toBeLessThanOrEqual(height - (bare ? 0 : below));
    }
  });

  it('stay large enough to be touched, however little room there is', () => {
    expect(layoutOf({ width: 700, height: 200 }, ROWS, false, 150).cell).toBe(56);
    expect(layoutOf({ width: 60, height: 60 }, ROWS, true, 0).cell).toBe(20);
  });
});
