import { describe, expect, it } from 'vitest';
import { Layout } from './layout';

const LARGE = { rows: 11, columns: 16, crop: null };
const SMALL = { rows: 10, columns: 14, crop: null };

describe('the size of a cell', () => {
  it('is 50 pixels on the desktop, with a ring of 35 and room for letters', () => {
    const layout = Layout.fit({ ...LARGE, turned: false }, 882, 635);
    expect([layout.cell, layout.ring, layout.margin, layout.width, layout.height]).toEqual([50, 35, 12, 882, 632]);
  });

  it.each([
    [390, 30],
    [360, 27],
  ])('follows the width of a phone: %i pixels wide gives %i', (width, cell) => {
    const layout = Layout.fit({ ...LARGE, turned: true }, width - 20, 844);
    expect(layout.cell).toBe(cell);
    expect(layout.cell).toBe(Math.floor((width - 20) / 12.3));
    expect(layout.width).toBeLessThanOrEqual(width - 20);
  });

  it('is limited by the height too, and never more than the room there is', () => {
    const layout = Layout.fit({ ...SMALL, turned: false }, 2000, 300);
    expect(layout.height).toBeLessThanOrEqual(300);
    expect(Layout.fit({ ...SMALL, turned: false }, 10, 10).cell).toBeGreaterThan(0);
  });
});

describe('letters and numbers', () => {
  it.each([
    [{ ...LARGE, turned: false }, 50, 12, false],
    [{ ...LARGE, turned: true }, 30, 0, true],
    [{ ...LARGE, turned: true }, 12, 0, false],
    [{ ...LARGE, turned: false, crop: { from: 'c3', to: 'f6' } }, 50, 0, false],
  ])('stand outside the ring, on it, or nowhere: %j with cells of %i', (extent, cell, margin, ringLabelled) => {
    expect(new Layout(extent, cell)).toMatchObject({ margin, ringLabelled });
  });
});

describe('a board to play on', () => {
  it('is turned only where that makes its cells larger', () => {
    expect(Layout.toPlay(LARGE, true, 374, 538)).toMatchObject({ cell: 30, turned: true });
    expect(Layout.toPlay(LARGE, true, 882, 635)).toMatchObject({ cell: 50, turned: false });
    expect(Layout.toPlay(LARGE, false, 374, 538).turned).toBe(false);
  });

  it.each([
    [344, 334, true],
    [820, 245, false],
  ])('keeps cells of 24 pixels in a slot of %i by %i, higher than the slot if need be', (width, height, turned) => {
    const layout = Layout.toPlay(LARGE, true, width, height);
    expect(layout).toMatchObject({ cell: 24, turned });
    expect(layout.width).toBeLessThanOrEqual(width);
    expect(layout.height).toBeGreaterThan(height);
  });

  it('has smaller cells where the width leaves no choice', () => {
    const layout = Layout.toPlay(LARGE, false, 300, 200);
    expect(layout.cell).toBeLessThan(24);
    expect(layout.width).toBeLessThanOrEqual(300);
  });
});

describe('a quarter turn', () => {
  const layout = Layout.fit({ ...LARGE, turned: true }, 370, 600);

  it('brings the north-west tower to the upper right', () => {
    expect(layout.grid()[0]?.at(-1)?.key).toBe('tower nw');
    expect(layout.grid()[0]?.[0]?.key).toBe('tower sw');
    expect(layout.grid().at(-1)?.[0]?.key).toBe('tower se');
  });

  it('runs columns down and rows from right to left', () => {
    expect(layout.grid()[1]?.map((place) => place.key)).toEqual([
      'wall sa', 'a11', 'a10', 'a9', 'a8', 'a7', 'a6', 'a5', 'a4', 'a3', 'a2', 'a1', 'wall na',
    ]);
    expect(layout.across).toBe(11);
    expect(layout.down).toBe(16);
  });

  it('puts every box where its place is on the screen', () => {
    for (const [y, row] of layout.grid().entries()) {
      for (const [x, place] of row.entries()) {
        const box = layout.box(place);
        expect(box.x).toBe(x === 0 ? 0 : layout.ring + (x - 1) * layout.cell);
        expect(box.y).toBe(y === 0 ? 0 : layout.ring + (y - 1) * layout.cell);
      }
    }
  });
});

describe('targets', () => {
  it.each([
    { turned: true, width: 340, height: 640 },
    { turned: false, width: 500, height: 500 },
  ])('are 24 pixels at least and never overlap ($width wide)', ({ turned, width, height }) => {
    const layout = Layout.fit({ ...LARGE, turned }, width, height);
    const targets = layout.grid().flat().map((place) => ({ at: place.at, box: layout.target(place) }));
    for (const { box } of targets.filter(({ at }) => at !== 'city')) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    }
    for (const [index, { box: one }] of targets.entries()) {
      for (const { box: other } of targets.slice(index + 1)) {
        const apart =
          one.x + one.width <= other.x || other.x + other.width <= one.x ||
          one.y + one.height <= other.y || other.y + other.height <= one.y;
        expect(apart).toBe(true);
      }
    }
  });
});

describe('a crop', () => {
  it('shows its cells alone when it lies inside the city', () => {
    const layout = Layout.fit({ rows: 11, columns: 16, turned: false, crop: { from: 'c2', to: 'h7' } }, 300, 300);
    expect(layout.grid().map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(layout.box({ column: 2, row: 1 })).toEqual({ x: 0, y: 0, width: 50, height: 50 });
    expect([layout.width, layout.height]).toEqual([300, 300]);
  });

  it('shows the wall where it reaches the edge of the city', () => {
    const layout = new Layout({ rows: 10, columns: 14, turned: false, crop: { from: 'a1', to: 'c3' } }, 20);
    expect(layout.grid()[0]?.map((place) => place.key)).toEqual(['tower nw', 'wall na', 'wall nb', 'wall nc']);
    expect(layout.box({ column: -1, row: -1 }).x).toBe(0);
    const corner = new Layout({ rows: 10, columns: 14, turned: false, crop: { from: 'm9', to: 'n10' } }, 20);
    expect(corner.grid().at(-1)?.at(-1)?.key).toBe('tower se');
    expect(corner.box({ column: 12, row: 8 })).toMatchObject({ x: 0, y: 0 });
  });
});
