/** The view of Five Tribes: its form is the server's own (games/five_tribes/view_form.py). Here are the names of its tiles. */
import type { five_tribes_Djinn as Djinn, five_tribes_Player as PlayerView, five_tribes_Tile, five_tribes_View } from '../../protocol/wire';

export type { Djinn, PlayerView };

export type Colour = five_tribes_View['tribes'][number]['colour'];
export const COLOURS = ['yellow', 'white', 'green', 'blue', 'red'] as const satisfies Colour[];

/** Kinds of cards in the order of the score pad: the nine goods, then Fakirs. */
export type CardKind = five_tribes_View['resource_row'][number];
export type Good = Exclude<CardKind, 'fakir'>;
export const GOODS = ['ivory', 'jewels', 'gold', 'papyrus', 'silk', 'spice', 'fish', 'wheat', 'pottery'] as const satisfies Good[];

export type TileType = five_tribes_Tile['type'];
export type Phase = five_tribes_View['phase'];

/** `blank`: nobody has said yet what lies here. */
export type TileView = five_tribes_Tile & { blank?: boolean };
export type FiveTribesView = five_tribes_View & { tiles: Record<string, TileView> };

export interface End {
  end: string;
  colour: Colour;
  change: number;
  /** The drops that lead there, in notation; none before the tile is taken. */
  way: string[];
}

export function tileName(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** Column and row of a tile, counted from 0. */
export function tilePosition(tile: string): [column: number, row: number] {
  if (!/^[a-z]\d$/.test(tile)) throw new RangeError(`"${tile}" is not a tile`);
  return [tile.charCodeAt(0) - 97, Number(tile[1]) - 1];
}

/** Tile names, a list for each row of the board. */
export function tileRows(view: Pick<FiveTribesView, 'rows' | 'columns'>): string[][] {
  return Array.from({ length: view.rows }, (_, row) => Array.from({ length: view.columns }, (_, column) => tileName(column, row)));
}

/** The ends that a movement from a tile can have, the best first. */
export function endsFrom(view: FiveTribesView, tile: string): End[] {
  return (view.destinations[tile] ?? []).map(([end, colour, change, way = []]: [string, Colour, number, string[]?]) => ({ end, colour, change, way }));
}

/** Meeples in the fixed order of the tribes. */
export function coloursIn(letters: string): Colour[] {
  return COLOURS.flatMap((colour) => [...letters].filter((letter) => letter === colour[0]).map(() => colour));
}

/** How many of each colour, colours that are missing left out. */
export function countsOf(letters: string): [Colour, number][] {
  return COLOURS.map((colour): [Colour, number] => [colour, [...letters].filter((letter) => letter === colour[0]).length]).filter(
    ([, count]) => count > 0,
  );
}

/** Kinds of a hand with how many of each, in the order of the score pad, Fakirs last. */
export function kindsOf(cards: readonly CardKind[]): [CardKind, number][] {
  return [...GOODS, 'fakir' as const]
    .map((kind): [CardKind, number] => [kind, cards.filter((card) => card === kind).length])
    .filter(([, count]) => count > 0);
}
