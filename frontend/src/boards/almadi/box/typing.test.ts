import { describe, expect, it } from 'vitest';
import type { CharacterEntry, ObjectiveEntry, StartEntry, TileEntry } from './set';
import { refusedDigit, stepsOf, typed } from './typing';

const LETTERS = { A: 'a', genie: 'g', marteline: 'm', stall: 's', moon: 'o', ruby: 'r', jar: 'j' };
const TILE: TileEntry = { id: 'M01', kind: 'market', sides: { N: 'A', E: 'jar', S: 'A', W: 'jar' }, goods: { spice: 4 } };

/** The entry after a whole word was typed, and where typing stands. */
function word(section: Parameters<typeof typed>[0], entry: Parameters<typeof typed>[1], text: string): [typeof entry, number, boolean] {
  let [now, step, done] = [entry, 0, false];
  for (const key of text) {
    const said = typed(section, now, step, key, LETTERS);
    if (said !== null) ({ entry: now, step, done } = said);
  }
  return [now, step, done];
}

describe('typing an entry', () => {
  it('says the sides of a Market clockwise, then its goods', () => {
    const [market, step, done] = word('market', TILE, 'GSAR0120');
    expect(market).toMatchObject({ sides: { N: 'genie', E: 'stall', S: 'A', W: 'ruby' }, goods: { leather: 1, carpet: 2 } });
    expect([step, done]).toEqual([stepsOf('market'), true]);
  });

  it('is done with another tile after four sides, and takes no blank side', () => {
    expect(word('palace', TILE, 'x-7gsar')[2]).toBe(true);
    expect(typed('palace', TILE, 0, '-', LETTERS)).toBeNull();
  });

  it('says the right sides of a start tile from the top, blank ones too', () => {
    const piece = { kind: 'oasis', sides: { N: null, E: 'A', S: null, W: null } } as const;
    const start: StartEntry = { id: 'S1', landscapes: [piece, piece, piece, piece] };
    const [said] = word('starts', start, 'a-jo') as [StartEntry, number, boolean];
    expect(said.landscapes.map((one) => one.sides.E)).toEqual(['A', null, 'jar', 'moon']);
  });

  it('reads points of one or two digits, 30 at most', () => {
    const card: ObjectiveEntry = { id: 'OBJ01', colour: 'grey', points: 9, condition: { kind: 'figure' } };
    expect(word('objectives', card, '7')).toMatchObject([{ points: 7 }, 1, false]);
    expect(word('objectives', card, '12')).toMatchObject([{ points: 12 }, 2, true]);
    expect(word('objectives', card, '99')).toMatchObject([{ points: 9 }, 1, false]);
    expect(typed('objectives', card, 0, '0', LETTERS)).toBeNull();
  });

  it('says which numbers may be typed where one is not taken', () => {
    const card: ObjectiveEntry = { id: 'OBJ01', colour: 'grey', points: 9, condition: { kind: 'figure' } };
    expect(refusedDigit('objectives', card, 0, '0')).toEqual({ least: 1, most: 30 });
    expect(refusedDigit('objectives', card, 1, '9')).toEqual({ least: 1, most: 30 });
    expect(['7', 'x', 'Enter'].map((key) => refusedDigit('objectives', card, 0, key))).toEqual([null, null, null]);
    expect(refusedDigit('palace', TILE, 0, '7')).toBeNull();
  });

  it('never changes the entry it was given', () => {
    const card: CharacterEntry = { id: 'ali', cost: 2 };
    expect(word('characters', card, '5')[0]).toEqual({ id: 'ali', cost: 5 });
    expect(card.cost).toBe(2);
  });
});
