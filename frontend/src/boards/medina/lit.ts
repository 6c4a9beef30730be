/** Cells behind an opened number: which places they are, and the figure each one gets. */
import type { LitCell } from '../contract';
import { isBuilt, placeAt, type MedinaView, type Side } from './view';

/** A wall's name in a score term, without the word "wall": side and column letter or row number. */
const WALL_NAME = /^(?:[ns][a-z]|[we]\d{1,2})$/;

/**
 * Figures by place key, several figures at one place added up. A name like e7 may mean the city cell or the east wall. It
 * is the wall where that is built and its neighbour in the last column is lit too, or where nothing but walls is lit.
 */
export function litPlaces(lit: readonly LitCell[], view: MedinaView): Map<string, string> {
  const names = new Set(lit.map(({ cell }) => cell));
  const wallsOnly = lit.every(({ cell }) => WALL_NAME.test(cell));
  const figures = new Map<string, string>();
  for (const { cell, label } of lit) {
    const key = wallsOnly || isEastWall(cell, names, view) || !/^[a-z]\d/.test(cell) ? wallKey(cell, view) : cell;
    figures.set(key, sum(figures.get(key), label));
  }
  return figures;
}

function isEastWall(cell: string, names: ReadonlySet<string>, view: MedinaView): boolean {
  if (!/^e\d/.test(cell)) return /^w\d/.test(cell) && view.columns < 23;
  const row = Number(cell.slice(1)) - 1;
  const neighbour = placeAt(view.columns - 1, row, view.columns, view.rows).key;
  return isBuilt(view, 'e', row) && names.has(neighbour);
}

function wallKey(cell: string, view: MedinaView): string {
  if (cell.startsWith('wall ') || !WALL_NAME.test(cell)) return cell;
  const side = cell[0] as Side;
  const index = side === 'n' || side === 's' ? cell.charCodeAt(1) - 97 : Number(cell.slice(1)) - 1;
  return isBuilt(view, side, index) ? `wall ${cell}` : cell;
}

function sum(before: string | undefined, label: string): string {
  const total = Number(before ?? 0) + Number(label);
  return label === '' || Number.isNaN(total) ? (before ?? label) : String(total);
}
