import { describe, expect, it } from 'vitest';
import { cropAround } from './crop';
import { sampleCity } from './sample';
import { cityPosition, type MedinaView } from './view';

function city(...pieces: string[]): MedinaView {
  const board = Array.from({ length: 11 }, () => '.'.repeat(16));
  for (const cell of pieces) {
    const [column, row] = cityPosition(cell);
    board[row] = `${board[row]?.slice(0, column)}o${board[row]?.slice(column + 1)}`;
  }
  return sampleCity({ board, palaces: [], streets: [], well: null, well_cells: [], arms: { n: [0, 0], s: [0, 0], w: [0, 0], e: [0, 0] } });
}

describe('the crop of a picture', () => {
  it('keeps a cell of air around pieces and marks', () => {
    expect(cropAround(city('d4', 'e4', 'f4', 'g4'), ['e6'], 4 / 3)).toEqual({ from: 'c3', to: 'i7' });
  });

  it('is six cells wide at least and stays inside the city', () => {
    expect(cropAround(city('a1'), [], 1)).toEqual({ from: 'a1', to: 'f6' });
    expect(cropAround(city('p11'), [], 1)).toEqual({ from: 'k6', to: 'p11' });
  });

  it('has the shape of the picture', () => {
    const crop = cropAround(city('h2', 'h7'), [], 4 / 3);
    expect(crop).toEqual({ from: 'd1', to: 'n8' });
  });

  it('reaches to the walls that are built or marked', () => {
    expect(cropAround(city('c3'), ['wall nd'], 1)?.from).toBe('a1');
    const built = { ...city(), arms: { n: [0, 0], s: [0, 0], w: [0, 0], e: [0, 1] } } as MedinaView;
    expect(cropAround(built, [], 1)?.to).toBe('p11');
    expect(cropAround(city('o9'), ['wall e9', 'wall so', 'wall w9'], 1)).toBeNull();
  });

  it('is none for an empty board or one that is nearly full', () => {
    expect(cropAround(city(), [], 1)).toBeNull();
    expect(cropAround(city('a1', 'p11'), [], 4 / 3)).toBeNull();
  });
});
