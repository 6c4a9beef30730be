/** The city before the first turn: its size by the number of players, where something may stand, and the document of it. */
import type { PositionDocument } from '../../../protocol/messages';

type Size = readonly [rows: number, columns: number];
const SMALL: Size = [10, 14];
const LARGE: Size = [11, 16];
const LETTERS = 'abcdefghijklmnop';

export const sizeOf = (seats: number): Size => (seats === 2 ? SMALL : LARGE);

/** Every cell by its name, row by row. */
export function cellsOf([rows, columns]: Size): string[][] {
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => `${LETTERS[column]}${row + 1}`));
}

/** The same cells a quarter turn clockwise. */
export const turned = (rows: string[][]): string[][] => rows[0]!.map((_, column) => rows.map((row) => row[column]!).toReversed());

function placeOf(cell: string): [row: number, column: number] {
  return [Number(cell.slice(1)) - 1, LETTERS.indexOf(cell[0]!)];
}

/** Whether a cell is one from the wall at least: there the well and the first merchant stand. */
export function inside(cell: string, [rows, columns]: Size): boolean {
  const [row, column] = placeOf(cell);
  return row > 0 && row < rows - 1 && column > 0 && column < columns - 1;
}

export function documentOf(
  game: string,
  seats: number,
  options: Readonly<Record<string, string | number | boolean>>,
  well: string | null,
  merchant: string,
  first: number,
): PositionDocument {
  const board = cellsOf(sizeOf(seats)).map((row) => row.map((cell) => (cell === well ? 'W' : cell === merchant ? 'm' : '.')).join(''));
  return { game, format: 'zellige-position/1', players: seats, options: { ...options }, board, to_move: first };
}
