import { describe, expect, it } from 'vitest';
import { freshCorner, khatam, lane, lozenge, masonry, octagon, wall, type Stone } from './shapes';

const CELL = 48;

function stone(x: number, y: number, stable = false): Stone {
  return { x, y, box: { x: x * CELL, y: y * CELL, width: CELL, height: CELL }, stable };
}

function numbers(path: string): number[] {
  return [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map((found) => Number(found[0]));
}

describe('masonry', () => {
  it('cuts the four corners of a lone building in the way of its colour', () => {
    const [orange, grey, violet, brown] = (['orange', 'grey', 'violet', 'brown'] as const).map(
      (colour) => masonry([stone(0, 0)], colour).whole,
    );
    expect(orange?.match(/A[\d.]+ [\d.]+ 0 0 1/g)).toHaveLength(4);
    expect(violet?.match(/A[\d.]+ [\d.]+ 0 0 0/g)).toHaveLength(4);
    expect(grey).not.toContain('A');
    expect(numbers(grey ?? '')).toHaveLength(16);
    expect(brown).not.toContain('A');
    expect(numbers(brown ?? '')).toHaveLength(8);
  });

  it('leaves 9.5 % of a side free where the palace ends and nothing where it goes on', () => {
    const { whole } = masonry([stone(0, 0), stone(1, 0)], 'brown');
    expect(whole.split('M')[1]).toBe('4.56 4.56L48 4.56L48 43.44L4.56 43.44Z');
    expect(whole.split('M')[2]).toBe('48 4.56L91.44 4.56L91.44 43.44L48 43.44Z');
  });

  it('cuts a corner only where both of its sides are open', () => {
    const { whole } = masonry([stone(0, 0), stone(0, 1)], 'orange');
    for (const block of whole.split('M').slice(1)) expect(block.match(/A/g)).toHaveLength(2);
  });

  it('draws a joint between neighbours, as long as both of them are wide', () => {
    expect(masonry([stone(0, 0)], 'grey').joints).toBe('');
    expect(masonry([stone(0, 0), stone(1, 0)], 'grey').joints).toBe('M48 4.56V43.44');
    const square = masonry([stone(0, 0), stone(1, 0), stone(0, 1), stone(1, 1)], 'grey').joints;
    expect(square.split('M').slice(1).sort()).toEqual(['4.56 48H48', '48 4.56V48', '48 48H91.44', '48 48V91.44'].sort());
  });

  it('puts light on the edges that look up', () => {
    expect(masonry([stone(0, 0), stone(0, 1)], 'brown').light.match(/M/g)).toHaveLength(1);
    expect(masonry([stone(0, 0), stone(1, 0)], 'brown').light.match(/M/g)).toHaveLength(2);
  });

  it('keeps stables apart in sand, with the corner of a stable whatever the colour', () => {
    const { buildings, stables, whole } = masonry([stone(0, 0), stone(1, 0, true)], 'brown');
    expect(whole).toBe(buildings + stables);
    expect(buildings).not.toContain('A');
    expect(stables.match(/A/g)).toHaveLength(2);
  });
});

describe('wall', () => {
  it.each([
    ['up', { x: 0, y: 0, width: 70, height: 30 }, (x: number, y: number) => [x, 30 - y]],
    ['down', { x: 0, y: 0, width: 70, height: 30 }, (x: number, y: number) => [x, y]],
    ['left', { x: 0, y: 0, width: 30, height: 70 }, (x: number, y: number) => [30 - y, x]],
    ['right', { x: 0, y: 0, width: 30, height: 70 }, (x: number, y: number) => [y, x]],
  ] as const)('turns its merlons %s', (outwards, box, place) => {
    const path = numbers(wall(box, outwards, 30));
    const corners = Array.from({ length: path.length / 2 }, (_, index) => [path[2 * index], path[2 * index + 1]]);
    expect(corners).toHaveLength(16);
    expect(corners[0]).toEqual(place(0, 3));
    expect(corners[1]).toEqual(place(0, 27));
    expect(corners[3]).toEqual(place(10, 21));
    expect(corners.at(-1)).toEqual(place(70, 3));
  });
});

describe('small figures', () => {
  it('have the corners they are named after', () => {
    expect(numbers(octagon({ x: 0, y: 0, width: 10, height: 10 }, 1, 2))).toHaveLength(16);
    expect(numbers(khatam(0, 0, 10))).toHaveLength(32);
    expect(numbers(lozenge(5, 5, 2))).toEqual([3, 5, 5, 3, 7, 5, 5, 7]);
  });

  it('lets the inner corners of the khatam lie at 0.765 of its radius', () => {
    const [x, y] = numbers(khatam(0, 0, 100)).slice(2, 4);
    expect(Math.hypot(x ?? 0, y ?? 0)).toBeCloseTo(76.5, 1);
  });

  it('runs a lane through the middle of its cells and marks news in the upper right corner', () => {
    const boxes = [stone(0, 0).box, stone(1, 0).box];
    expect(lane(boxes)).toBe('M24 24L72 24');
    expect(freshCorner(stone(0, 0).box, 50)).toBe('M35 1H47V13Z');
  });
});
