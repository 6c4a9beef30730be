/** How meeples stand on a tile: rows as large as they fit, counted by colour once they are too many to show each. */
import { coloursIn, countsOf, type Colour } from './view';

interface Standee {
  colour: Colour;
  /** 1, or how many this one stands for. */
  count: number;
  x: number;
  y: number;
  size: number;
}

/** Where meeples may stand: from `top` to `bottom`; below `foot` only between `left` and `right`. */
export interface Room {
  top: number;
  bottom: number;
  foot: number;
  left: number;
  right: number;
}

/** Edges of a tile that meeples keep. */
export const EDGES = { left: 6, right: 110 } as const;
const LARGEST = 34;
const SMALLEST = 12;
/** More than this many are counted. */
export const MOST_SHOWN = 9;

interface Row {
  y: number;
  left: number;
  right: number;
  fits: number;
}

export function standees(letters: string, room: Room): Standee[] {
  const each: [Colour, number][] = coloursIn(letters).map((colour) => [colour, 1]);
  const shown = each.length > MOST_SHOWN ? countsOf(letters) : each;
  let size = LARGEST;
  while (size > SMALLEST && capacity(rowsOf(size, room)) < shown.length) size -= 1;
  return placed(shown, size, rowsOf(size, room), room);
}

function rowsOf(size: number, room: Room): Row[] {
  const rows: Row[] = [];
  for (let y = room.top; y + size <= room.bottom; y += size) {
    const span = y + size > room.foot ? room : EDGES;
    rows.push({ y, left: span.left, right: span.right, fits: Math.max(0, Math.floor((span.right - span.left) / size)) });
  }
  return rows;
}

function capacity(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + row.fits, 0);
}

function placed(shown: readonly [Colour, number][], size: number, rows: readonly Row[], room: Room): Standee[] {
  const used = rows.filter((row) => row.fits > 0);
  let needed = used.findIndex((_, at) => capacity(used.slice(0, at + 1)) >= shown.length) + 1;
  if (needed === 0) needed = used.length;
  const filled: { row: Row; take: number }[] = [];
  let left = shown.length;
  for (const [at, row] of used.slice(0, needed).entries()) {
    const even = Math.ceil(left / (needed - at));
    const atLeast = left - capacity(used.slice(at + 1, needed));
    const take = Math.min(row.fits, Math.max(even, atLeast));
    filled.push({ row, take });
    left -= take;
  }
  const lowest = filled.at(-1)?.row;
  // Rows that stay above the foot stand in the middle of the height that is free.
  const free = lowest === undefined ? 0 : (lowest.y + size > room.foot ? room.bottom : room.foot) - (lowest.y + size);
  const down = Math.max(0, free / 2);
  let next = 0;
  return filled.flatMap(({ row, take }) => {
    const start = row.left + (row.right - row.left - take * size) / 2;
    return shown.slice(next, (next += take)).map(([colour, count], at) => ({ colour, count, x: start + at * size, y: row.y + down, size }));
  });
}
