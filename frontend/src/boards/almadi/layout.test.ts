import { describe, expect, it } from 'vitest';
import { layoutOf } from './layout';
import { sampleTable } from './sample';

const realm = sampleTable().realms[0]!;
const shown = { realm, aims: [], moving: false, marked: [], offering: true, still: false };

describe('a realm', () => {
  it('is drawn with its four rows, and with the row outside only while a Landscape may move there', () => {
    expect(layoutOf({ width: 886, height: 700 }, { ...shown, aims: ['0,1'] }).rows.map((row) => row[0])).toEqual(['1,0', '2,0', '3,0', '4,0']);
    const moving = layoutOf({ width: 886, height: 700 }, { ...shown, aims: ['0,1', '5,2'], moving: true });
    expect([moving.firstRow, moving.rows.length]).toEqual([0, 6]);
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
