import { describe, expect, it } from 'vitest';
import { layoutOf } from './layout';
import { sampleTable } from './sample';

const realm = sampleTable().realms[0]!;
const shown = { realm, aims: [], characters: false, marked: [], offering: true, still: false };

describe('a realm', () => {
  it('is drawn with its four rows; with Characters always with the rows outside, that some of them reach', () => {
    expect(layoutOf({ width: 886, height: 700 }, shown).rows.map((row) => row[0])).toEqual(['1,0', '2,0', '3,0', '4,0']);
    const wide = layoutOf({ width: 886, height: 700 }, { ...shown, characters: true });
    expect([wide.firstRow, wide.rows.length]).toEqual([0, 6]);
  });

  it.each([[886, 660], [370, 540], [342, 440]])('keeps one size at %i x %i, whatever may be done', (width, height) => {
    for (const characters of [false, true]) {
      const resting = layoutOf({ width, height }, { ...shown, characters });
      const moving = layoutOf({ width, height }, { ...shown, characters, aims: characters ? ['0,1', '5,2'] : ['1,1', '4,2'] });
      expect([moving.cell, moving.firstRow, moving.rows.length]).toEqual([resting.cell, resting.firstRow, resting.rows.length]);
    }
  });

  it('leaves room below it for the Objectives, also where somebody plays alone and has the title above', () => {
    const wide = { ...shown, characters: true, titled: true };
    const { cell, gap, rows } = layoutOf({ width: 886, height: 680 }, wide);
    expect(680 - 44 - 40 - rows.length * (cell + gap)).toBeGreaterThanOrEqual(240);
  });

  it('as a picture fits into its slot and reaches to what is marked', () => {
    const { cell, gap, columns, rows } = layoutOf({ width: 400, height: 300 }, { ...shown, marked: ['2,5', 'OBJ01'], still: true });
    expect(columns).toBe(6);
    expect(gap + columns * (cell + gap)).toBeLessThanOrEqual(400);
    expect(rows.length * (cell + gap)).toBeLessThanOrEqual(300);
  });

  it('fills the screen with columns, and goes on beside it to what may be reached', () => {
    const { columns, fill } = layoutOf({ width: 390, height: 700 }, shown);
    expect(columns).toBe(fill);
    expect(layoutOf({ width: 390, height: 700 }, { ...shown, aims: ['2,11'] }).columns).toBe(12);
  });
});
