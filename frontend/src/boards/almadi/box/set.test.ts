import { describe, expect, it } from 'vitest';
import { asName, isOwners, isReconstructed, seen, unseen, withFigureCell, withGood, type FigureCell, type TileEntry } from './set';

const GUESS = { source: 'reconstructed', confidence: 'low' };
const RULEBOOK = { source: 'rulebook', confidence: 'certain' };
const TILE: TileEntry = {
  id: 'M01',
  kind: 'market',
  sides: { N: 'A', E: 'jar', S: 'A', W: 'jar' },
  provenance: { sides: GUESS, goods: RULEBOOK },
};

describe('where an entry comes from', () => {
  it('turns what was reconstructed into the owner’s word, and nothing else', () => {
    const told = seen(TILE);
    expect(told.provenance).toEqual({ sides: { source: 'owner', confidence: 'certain' }, goods: RULEBOOK });
    expect([isReconstructed(TILE), isOwners(TILE), isReconstructed(told), isOwners(told)]).toEqual([true, false, false, true]);
    expect(seen(told)).toBe(told);
    expect(unseen(told, TILE).provenance).toEqual(TILE.provenance);
  });
});

describe('changes', () => {
  it('leaves out goods of which there are none', () => {
    expect(withGood({ spice: 1, carpet: 2 }, 'spice', 0)).toEqual({ carpet: 2 });
  });

  it('keeps a figure in reading order and within twelve cells', () => {
    let cells: FigureCell[] = [];
    for (let at = 13; at >= 0; at--) cells = withFigureCell(cells, Math.floor(at / 6), at % 6, 'any');
    expect(cells).toHaveLength(12);
    expect(cells[0]).toEqual([0, 2, 'any']);
    expect(withFigureCell(cells, 0, 2, 'oasis')[0]).toEqual([0, 2, 'oasis']);
    expect(withFigureCell(cells, 0, 2, null)).toHaveLength(11);
  });

  it('makes a name of any text', () => {
    expect(['My Box!', '--Étal 2--', '...', 'a'.repeat(60)].map(asName)).toEqual(['my-box-', 'tal-2-', '', 'a'.repeat(48)]);
  });
});
