import { describe, expect, it } from 'vitest';
import { arrivalWatch } from './arrivals';
import { sampleCity } from './sample';

describe('arrivals', () => {
  it('are nothing at first and afterwards what was placed', () => {
    const arrivals = arrivalWatch();
    expect([...arrivals(sampleCity())]).toEqual([]);
    const board = [...sampleCity().board];
    board[1] = 'o...mmm.........';
    expect([...arrivals(sampleCity({ board, arms: { n: [3, 0], s: [0, 0], w: [1, 0], e: [5, 0] } }))]).toEqual(['wall nc', 'g2']);
  });

  it('stay the same while the view does, and name a new roof', () => {
    const arrivals = arrivalWatch();
    arrivals(sampleCity());
    const roofed = sampleCity({
      palaces: sampleCity().palaces.map((palace) => (palace.owner === null ? { ...palace, owner: 1, roof: 'c9' } : palace)),
    });
    expect([...arrivals(roofed)]).toEqual(['roof c9']);
    expect([...arrivals(roofed)]).toEqual(['roof c9']);
  });

  it('are nothing when the game jumps to another moment', () => {
    const arrivals = arrivalWatch();
    arrivals(sampleCity());
    expect(arrivals(sampleCity({ arms: { n: [9, 0], s: [3, 0], w: [1, 0], e: [5, 0] } })).size).toBe(0);
  });
});
