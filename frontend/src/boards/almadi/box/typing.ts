/**
 * Typing a box: every letter or digit says the next thing that stands on an entry, in the order one reads it.
 *
 * `step` counts what was said of the entry so far. Landscapes: the sides clockwise from the top, then goods of a Market; start
 * tiles: the right side from row 1 to row 4; Stall cards: goods by kind; Objectives: the digits of the points.
 */
import { GOODS, SIDES } from '../view';
import {
  EFFECTS,
  MOST_GOODS,
  MOST_POINTS,
  MOTIFS,
  withGood,
  withSide,
  type AnyEntry,
  type CharacterEntry,
  type MosaicEntry,
  type ObjectiveEntry,
  type Section,
  type StallEntry,
  type StartEntry,
  type TileEntry,
  type What,
} from './set';

/** `done`: everything that can be typed has been. */
interface Typed {
  entry: AnyEntry;
  step: number;
  done: boolean;
}

/** How many things are typed for an entry of a section. */
export function stepsOf(section: Section): number {
  if (section === 'market') return SIDES.length + GOODS.length;
  if (section === 'objectives') return 2;
  return section === 'characters' || section === 'mosaics' ? 1 : 4;
}

/** What a key does to an entry; null when it does nothing. `letters`: the key of each effect in the person's language. */
export function typed(section: Section, entry: AnyEntry, step: number, key: string, letters: Record<string, string>): Typed | null {
  const changed = change(section, entry, step, key.toLowerCase(), letters);
  if (changed === null) return null;
  return { entry: changed, step: step + 1, done: step + 1 >= stepsOf(section) };
}

/** Which numbers a digit could not be read as one of, where a number is to be typed next; null where it could, or another key. */
export function refusedDigit(section: Section, entry: AnyEntry, step: number, key: string): { least: number; most: number } | null {
  if (digit(key) === null || change(section, entry, step, key, {}) !== null) return null;
  if (section === 'objectives') return { least: 1, most: MOST_POINTS };
  return null;
}

function change(section: Section, entry: AnyEntry, step: number, key: string, letters: Record<string, string>): AnyEntry | null {
  switch (section) {
    case 'starts': {
      const what = key === '-' ? null : effectOf(key, letters);
      const start = entry as StartEntry;
      if (what === undefined) return null;
      return { ...start, landscapes: start.landscapes.map((piece, row) => (row === step ? withSide(piece, 'E', what) : piece)) };
    }
    case 'objectives': {
      const objective = entry as ObjectiveEntry;
      const points = step === 0 ? digit(key) : digit(key) === null ? null : objective.points * 10 + digit(key)!;
      return points === null || points < 1 || points > MOST_POINTS ? null : { ...objective, points };
    }
    case 'characters': {
      const cost = digit(key);
      return cost === null ? null : { ...(entry as CharacterEntry), cost };
    }
    case 'stalls':
      return withTypedGood(entry as StallEntry, step, key);
    case 'mosaics': {
      const motif = MOTIFS.find((one) => one.toLowerCase() === key);
      return motif === undefined ? null : { ...(entry as MosaicEntry), motif };
    }
    default: {
      if (step >= SIDES.length) return withTypedGood(entry as TileEntry, step - SIDES.length, key);
      const what = effectOf(key, letters);
      return what === undefined || what === null ? null : (withSide(entry as TileEntry, SIDES[step]!, what) as TileEntry);
    }
  }
}

function withTypedGood(entry: TileEntry | StallEntry, at: number, key: string): AnyEntry | null {
  const count = digit(key);
  const good = GOODS[at];
  if (count === null || count > MOST_GOODS || good === undefined) return null;
  return { ...entry, goods: withGood(entry.goods ?? {}, good, count) };
}

function effectOf(key: string, letters: Record<string, string>): What | undefined {
  return EFFECTS.find((effect) => letters[effect] === key);
}

function digit(key: string): number | null {
  return /^\d$/.test(key) ? Number(key) : null;
}
