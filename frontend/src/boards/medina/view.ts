/** The view of Médina: its form is the server's own (games/medina/view_form.py). Here are the names of its cells. */
import type { medina_Hand as Hand, medina_Palace as Palace, medina_PalaceTile as PalaceTile, medina_Tower as Tower, medina_View as MedinaView } from '../../protocol/wire';

export type { Hand, MedinaView, Palace, PalaceTile, Tower };

export type Colour = Palace['colour'];
export const COLOURS = ['orange', 'brown', 'grey', 'violet'] as const satisfies Colour[];

/** Kinds of pieces in the order of the hand; each is the first word of an action. */
export const KINDS = [...COLOURS, 'stable', 'merchant', 'wall', 'roof', 'neutral'] as const satisfies (keyof Hand)[];
export type Kind = (typeof KINDS)[number];

export type Owner = Palace['owner'];
export type Side = keyof MedinaView['arms'];
type Corner = Tower['corner'];

/**
 * A place on the board. City cells are named as in the notation; a wall cell's key keeps the word "wall", since the wall
 * cell e7 on the east side and the city cell e7 share the rest of their names.
 */
export type Place =
  | { at: 'city'; key: string; column: number; row: number }
  | { at: 'wall'; key: string; column: number; row: number; side: Side }
  | { at: 'tower'; key: string; column: number; row: number; corner: Corner };

export function cityKey(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** Column and row of a city cell, counted from 0. */
export function cityPosition(cell: string): [column: number, row: number] {
  const column = cell.charCodeAt(0) - 97;
  const row = Number(cell.slice(1)) - 1;
  if (!/^[a-z]\d{1,2}$/.test(cell)) throw new RangeError(`"${cell}" is not a city cell`);
  return [column, row];
}

/** What stands at column and row, the ring of walls being column or row -1 and `columns` or `rows`. */
export function placeAt(column: number, row: number, columns: number, rows: number): Place {
  const across = column < 0 ? 'w' : column >= columns ? 'e' : null;
  const down = row < 0 ? 'n' : row >= rows ? 's' : null;
  if (across && down) return { at: 'tower', key: `tower ${down}${across}`, column, row, corner: `${down}${across}` };
  if (down) return { at: 'wall', key: `wall ${down}${String.fromCharCode(97 + column)}`, column, row, side: down };
  if (across) return { at: 'wall', key: `wall ${across}${row + 1}`, column, row, side: across };
  return { at: 'city', key: cityKey(column, row), column, row };
}

/** Number of wall cells along a side. */
export function sideLength(side: Side, view: { rows: number; columns: number }): number {
  return side === 'n' || side === 's' ? view.columns : view.rows;
}

/** Is the wall cell at `index` (from the west or north tower, counted from 0) built? */
export function isBuilt(view: MedinaView, side: Side, index: number): boolean {
  const [first, second] = view.arms[side];
  return index < first || index >= sideLength(side, view) - second;
}

/** Built wall cells of the whole ring. */
export function builtWalls(view: MedinaView): Extract<Place, { at: 'wall' }>[] {
  const walls: Extract<Place, { at: 'wall' }>[] = [];
  for (const side of ['n', 's', 'w', 'e'] as const) {
    for (let index = 0; index < sideLength(side, view); index += 1) {
      if (isBuilt(view, side, index)) walls.push(wallCell(view, side, index));
    }
  }
  return walls;
}

function wallCell(view: MedinaView, side: Side, index: number): Extract<Place, { at: 'wall' }> {
  const column = side === 'w' ? -1 : side === 'e' ? view.columns : index;
  const row = side === 'n' ? -1 : side === 's' ? view.rows : index;
  return placeAt(column, row, view.columns, view.rows) as Extract<Place, { at: 'wall' }>;
}

export function palaceAt(view: MedinaView, cell: string): Palace | null {
  return view.palaces.find((palace) => palace.buildings.includes(cell) || palace.stables.includes(cell)) ?? null;
}
