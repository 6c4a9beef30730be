/** Cells as score terms, the log and the guide name them -> places of the board. */
import type { LitCell } from '../contract';
import { cityPosition, isBuilt, type MedinaView, type Side } from './view';

/** A wall's name without the word "wall": side and column letter or row number. */
const WALL_NAME = /^(?:[ns][a-z]|[we]\d{1,2})$/;

/**
 * The place key of a named cell; null when this board has no such place. A name like e7 is the city cell, or the east wall
 * where that is built and the city cell is empty.
 */
export function placeNamed(name: string, view: MedinaView): string | null {
  if (name.startsWith('wall ')) return isOnRing(name.slice(5), view) ? name : null;
  if (isInCity(name, view) && !(isBuiltWall(name, view) && isEmpty(name, view))) return name;
  return isOnRing(name, view) ? `wall ${name}` : null;
}

export function placesNamed(names: readonly string[], view: MedinaView): string[] {
  return names.flatMap((name) => placeNamed(name, view) ?? []);
}

/** Figures by place key, several figures at one place added up. */
export function litPlaces(lit: readonly LitCell[], view: MedinaView): Map<string, string> {
  const figures = new Map<string, string>();
  for (const { cell, label } of lit) {
    const key = placeNamed(cell, view);
    if (key !== null) figures.set(key, sum(figures.get(key), label));
  }
  return figures;
}

function sideAndIndex(name: string): [Side, number] {
  const side = name[0] as Side;
  return [side, side === 'n' || side === 's' ? name.charCodeAt(1) - 97 : Number(name.slice(1)) - 1];
}

export function isOnRing(name: string, view: MedinaView): boolean {
  if (!WALL_NAME.test(name)) return false;
  const [side, index] = sideAndIndex(name);
  return index >= 0 && index < (side === 'n' || side === 's' ? view.columns : view.rows);
}

function isBuiltWall(name: string, view: MedinaView): boolean {
  return isOnRing(name, view) && isBuilt(view, ...sideAndIndex(name));
}

export function isInCity(name: string, view: MedinaView): boolean {
  if (!/^[a-z]\d{1,2}$/.test(name)) return false;
  const [column, row] = cityPosition(name);
  return column < view.columns && row >= 0 && row < view.rows;
}

function isEmpty(cell: string, view: MedinaView): boolean {
  const [column, row] = cityPosition(cell);
  return view.board[row]?.[column] === '.';
}

function sum(before: string | undefined, label: string): string {
  const total = Number(before ?? 0) + Number(label);
  return label === '' || Number.isNaN(total) ? (before ?? label) : String(total);
}
