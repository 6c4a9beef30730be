import { describe, expect, it } from 'vitest';
import { EDGES, MOST_SHOWN, standees, type Room } from './packing';

const BARE: Room = { top: 39, bottom: 112, foot: 112, ...EDGES };
const FULL: Room = { top: 39, bottom: 112, foot: 80, left: 82, right: 76 };
const CAMEL: Room = { top: 39, bottom: 112, foot: 80, left: 6, right: 76 };

describe('meeples on a tile', () => {
  it('stand in the order of the tribes', () => {
    expect(standees('bgrwy', BARE).map((one) => one.colour)).toEqual(['yellow', 'white', 'green', 'blue', 'red']);
  });

  it.each([BARE, FULL, CAMEL])('never overlap nor leave their room', (room) => {
    for (let count = 1; count <= MOST_SHOWN; count += 1) {
      const there = standees('y'.repeat(count), room);
      expect(there).toHaveLength(count);
      for (const [at, one] of there.entries()) {
        expect(one.x).toBeGreaterThanOrEqual(EDGES.left - 0.01);
        expect(one.x + one.size).toBeLessThanOrEqual(EDGES.right + 0.01);
        expect(one.y + one.size).toBeLessThanOrEqual(room.bottom + 0.01);
        if (one.y + one.size > room.foot + 0.01) expect(one.x + one.size).toBeLessThanOrEqual(room.right + 0.01);
        for (const other of there.slice(at + 1)) {
          const apart = Math.abs(one.x - other.x) >= one.size - 0.01 || Math.abs(one.y - other.y) >= one.size - 0.01;
          expect(apart).toBe(true);
        }
      }
    }
  });

  it('are counted once they are too many', () => {
    const there = standees('b'.repeat(7) + 'yyyy', BARE);
    expect(there.map(({ colour, count }) => [colour, count])).toEqual([['yellow', 4], ['blue', 7]]);
  });

  it('are larger where they are few', () => {
    expect(standees('byr', CAMEL)[0]!.size).toBe(34);
    expect(standees('byrgw', CAMEL)[0]!.size).toBeGreaterThan(26);
  });
});
