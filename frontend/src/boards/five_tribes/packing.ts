/** How meeples stand on a tile: rows as large as they fit, counted by colour once they are too many to show each. */
import { coloursIn, countsOf, type Colour } from './view';

export interface Standee {
  colour: Colour;
  /** 1, or how many this one stands for. */
  count: number;
  x: number;
  y: number;
  size: number;
}

export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LARGEST = 34;
/** More than this many are counted. */
export const MOST_SHOWN = 9;

export function standees(letters: string, room: Room): Standee[] {
  const each: [Colour, number][] = coloursIn(letters).map((colour) => [colour, 1]);
  const shown = each.length > MOST_SHOWN ? countsOf(letters) : each;
  if (shown.length === 0) return [];
  const { size, across } = fitting(shown.length, room);
  const rows = Math.ceil(shown.length / across);
  const top = room.y + (room.height - rows * size) / 2;
  return shown.map(([colour, count], index) => {
    const row = Math.floor(index / across);
    const inRow = row < rows - 1 ? across : shown.length - across * (rows - 1);
    const left = room.x + (room.width - inRow * size) / 2;
    return { colour, count, x: left + (index % across) * size, y: top + row * size, size };
  });
}

/** The largest size, and how many then stand side by side. */
function fitting(count: number, room: Room): { size: number; across: number } {
  let best = { size: 0, across: 1 };
  for (let across = 1; across <= count; across += 1) {
    const size = Math.min(LARGEST, room.width / across, room.height / Math.ceil(count / across));
    if (size > best.size + 0.01) best = { size, across };
  }
  return best;
}
