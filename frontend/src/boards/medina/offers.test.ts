import { describe, expect, it } from 'vitest';
import { aimOf, notationFor, offersByPlace, offersOf, worthOf } from './offers';
import { ACTIONS, sampleCity } from './sample';
import { placeAt } from './view';

const CITY = sampleCity({
  palaces: [{ colour: 'violet', buildings: ['c9', 'd9', 'e9'], stables: [], owner: null, roof: null, extensible: true }],
});

describe('offers', () => {
  it('leave out what has no cell', () => {
    expect(offersOf(ACTIONS, CITY).map((offer) => offer.action)).not.toContain('tea');
    expect(offersOf(ACTIONS, CITY)).toHaveLength(ACTIONS.length - 1);
  });

  it('are chosen at any building of a palace that gets a roof', () => {
    const roofs = offersByPlace(offersOf(ACTIONS, CITY), 'roof');
    expect([...roofs.keys()]).toEqual(['c9', 'd9', 'e9']);
    expect(roofs.get('e9')?.action).toBe('roof c9');
    // What is drawn stands where the button says it goes.
    expect(roofs.get('e9')?.key).toBe('c9');
  });

  it('tell the city cell e6 from the wall cell e6', () => {
    const walls = offersByPlace(offersOf(ACTIONS, CITY), 'wall');
    expect([...walls.keys()]).toEqual(['wall nc', 'wall e6']);
    expect(aimOf('stable e6', CITY)?.key).toBe('e6');
  });

  it('are none while no piece is picked', () => {
    expect(offersByPlace(offersOf(ACTIONS, CITY), null).size).toBe(0);
  });
});

describe('the notation for a place', () => {
  const city = placeAt(4, 4, 16, 11);
  const east = placeAt(16, 6, 16, 11);

  it('names piece and cell', () => {
    expect(notationFor('stable', city)).toBe('stable e5');
    expect(notationFor('wall', east)).toBe('wall e7');
  });

  it('does not exist for walls in the city, other pieces on the ring, or towers', () => {
    expect(notationFor('wall', city)).toBeNull();
    expect(notationFor('orange', east)).toBeNull();
    expect(notationFor('wall', placeAt(-1, -1, 16, 11))).toBeNull();
  });
});

describe('worth', () => {
  it.each([
    [[3, -2], { tone: 'gain', amount: 3 }],
    [[-4, 4], { tone: 'loss', amount: -4 }],
    [[0, 0], { tone: 'even', amount: 0 }],
    [[], { tone: 'unknown', amount: 0 }],
    [[0, 1], { tone: 'other', amount: 1, seat: 2 }],
    [[0, 1, -3], { tone: 'other', amount: -3, seat: 3 }],
  ])('of %j to seat 1', (changes, worth) => {
    expect(worthOf(changes, 1)).toEqual(worth);
  });

  it('looks from the seat that decides', () => {
    expect(worthOf([-4, 4], 2)).toEqual({ tone: 'gain', amount: 4 });
  });
});
