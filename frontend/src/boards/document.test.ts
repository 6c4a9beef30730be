import { describe, expect, it } from 'vitest';
import { at, textsAt, withAt, without } from './document';

const DOCUMENT = { players: 2, hands: [{ wall: 3 }, {}], board: ['..', 'm.'] };

describe('a place of a document', () => {
  it('is found, or nothing stands there', () => {
    expect(at(DOCUMENT, 'hands/0/wall')).toBe(3);
    expect(at(DOCUMENT, 'hands/1/wall')).toBeUndefined();
    expect(at(DOCUMENT, 'players/0')).toBeUndefined();
    expect(textsAt(DOCUMENT, 'board')).toEqual(['..', 'm.']);
  });

  it('says something else in another document', () => {
    expect(withAt(DOCUMENT, 'hands/1/wall', 4)['hands']).toEqual([{ wall: 3 }, { wall: 4 }]);
    expect(withAt(DOCUMENT, 'towers/1/holder', null)['towers']).toEqual({ '1': { holder: null } });
    expect(DOCUMENT).toEqual({ players: 2, hands: [{ wall: 3 }, {}], board: ['..', 'm.'] });
  });

  it('can be left out', () => {
    expect(without(DOCUMENT, 'hands/0/wall', 'players', 'nothing/here')).toEqual({ hands: [{}, {}], board: ['..', 'm.'] });
    expect(without(DOCUMENT, 'board/0').board).toEqual(['m.']);
  });
});
