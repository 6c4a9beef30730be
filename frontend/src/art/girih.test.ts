import { describe, expect, it } from 'vitest';
import { field, type Glaze, innerRadius, voussoirs } from './girih';

const GLAZE: Glaze = { star: '#B5562F', heart: '#E0A93B', between: '#1F4380', ground: '#F1E6CF', joint: '#F6EEDD' };

describe('ornament', () => {
  it('has the inner radius of {8/2} and {8/3}', () => {
    expect(innerRadius(8, 2)).toBeCloseTo(0.765, 3);
    expect(innerRadius(8, 3)).toBeCloseTo(0.541, 3);
  });

  it.each([8, 10, 12] as const)('covers the card with stars of %i tips, the same every time', (tips) => {
    const pieces = field(tips, 448, 366, GLAZE);
    expect(pieces).toEqual(field(tips, 448, 366, GLAZE));
    expect(pieces.length).toBeGreaterThan(100);
    expect(pieces.every((piece) => /^#[0-9a-f]{6}$/.test(piece.fill) && !piece.path.includes('NaN'))).toBe(true);
  });

  it('builds an arch of seventeen stones', () => {
    expect(voussoirs([0, 0], 110, 132)).toHaveLength(17);
  });
});
