/** The part of the city that a small picture shows: what stands there and what is marked, with a cell of air around. */
import type { Crop } from './layout';
import { builtWalls, cityKey, cityPosition, type MedinaView } from './view';

/** A picture of more than this part of the city shows all of it. */
const NEARLY_ALL = 0.75;
const LEAST_WIDTH = 6;

/** Null when the whole board is to be shown. `marked`: place keys; `aspect`: width of the picture divided by its height. */
export function cropAround(view: MedinaView, marked: readonly string[], aspect: number): Crop | null {
  const cells = [...occupied(view), ...marked.map((key) => beside(key, view))];
  if (cells.length === 0) return null;
  const wide = range(cells.map(([column]) => column), view.columns, LEAST_WIDTH);
  const high = range(cells.map(([, row]) => row), view.rows, 1);
  const columns = widen(wide, Math.round(length(high) * aspect), view.columns);
  const rows = widen(high, Math.round(length(columns) / aspect), view.rows);
  if (length(columns) * length(rows) > NEARLY_ALL * view.columns * view.rows) return null;
  return { from: cityKey(columns[0], rows[0]), to: cityKey(columns[1], rows[1]) };
}

type Range = [first: number, last: number];

function length([first, last]: Range): number {
  return last - first + 1;
}

function range(places: readonly number[], count: number, least: number): Range {
  const first = Math.max(0, Math.min(...places) - 1);
  const last = Math.min(count - 1, Math.max(...places) + 1);
  return widen([first, last], least, count);
}

/** A range of at least `wanted` places, grown on both sides as far as the city goes. */
function widen([first, last]: Range, wanted: number, count: number): Range {
  const missing = Math.max(0, Math.min(wanted, count) - length([first, last]));
  const start = Math.max(0, Math.min(first - Math.floor(missing / 2), count - length([first, last]) - missing));
  return [start, start + length([first, last]) + missing - 1];
}

function occupied(view: MedinaView): [number, number][] {
  const cells: [number, number][] = builtWalls(view).map((wall) => beside(wall.key, view));
  view.board.forEach((line, row) => {
    [...line].forEach((letter, column) => {
      if (letter !== '.') cells.push([column, row]);
    });
  });
  return cells;
}

/** The city cell of a place, or the one at the foot of a wall. */
function beside(key: string, view: MedinaView): [number, number] {
  if (!key.startsWith('wall ')) return cityPosition(key);
  const along = key.slice(6);
  switch (key[5]) {
    case 'n':
      return [along.charCodeAt(0) - 97, 0];
    case 's':
      return [along.charCodeAt(0) - 97, view.rows - 1];
    case 'w':
      return [0, Number(along) - 1];
    default:
      return [view.columns - 1, Number(along) - 1];
  }
}
