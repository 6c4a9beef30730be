/** The view of Five Tribes as the server sends it (view.py), and the names of its tiles. */

export const COLOURS = ['yellow', 'white', 'green', 'blue', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

/** Kinds of cards in the order of the score pad: the nine goods, then Fakirs. */
export const GOODS = ['ivory', 'jewels', 'gold', 'papyrus', 'silk', 'spice', 'fish', 'wheat', 'pottery'] as const;
export type Good = (typeof GOODS)[number];
export type CardKind = Good | 'fakir';

export type TileType = 'village' | 'sacred_place' | 'small_market' | 'large_market' | 'oasis';
export type Phase = 'bid' | 'move' | 'sow' | 'build' | 'kill' | 'tile' | 'finish' | 'over';

export interface TileView {
  type: TileType;
  value: number;
  /** One letter a meeple: the first of its colour. */
  meeples: string;
  camel: number | null;
  palms: number;
  palaces: number;
  /** Nobody has said yet what lies here. */
  blank?: boolean;
}

export interface Djinn {
  djinn: string;
  name: string;
  text: string;
  points: number;
  used: boolean;
}

export interface PlayerView {
  /** null: hidden from this seat. */
  coins: number | null;
  camels: number;
  viziers: number;
  elders: number;
  /** What can be seen of the hand. */
  cards: CardKind[];
  hidden_cards: number;
  card_count: number;
  djinns: Djinn[];
  tiles: string[];
  markers: number;
}

export interface End {
  end: string;
  colour: Colour;
  change: number;
  /** The drops that lead there, in notation; none before the tile is taken. */
  way: string[];
}

interface Sow {
  start: string;
  hand: string;
  drops: [tile: string, colour: Colour][];
  at: string;
  not_back_to: string | null;
}

export interface FiveTribesView {
  kind: 'five_tribes';
  rows: number;
  columns: number;
  tiles: Record<string, TileView>;
  round: number;
  phase: Phase;
  to_move: number | null;
  active: number;
  /** By an option, who can pay for no spot sits the round out. */
  may_sit_out: boolean;
  end_triggered: boolean;
  last_activation: boolean;
  tribes: { colour: Colour; letter: string; tribe: string; in_bag: number; in_game: number }[];
  bag: number;
  palms: { left: number; of: number };
  palaces: { left: number; of: number };
  resource_row: CardKind[];
  on_offer: number;
  resource_pile: number;
  resource_discard: CardKind[];
  discard_count: number;
  djinn_row: Djinn[];
  djinn_pile: number;
  djinn_discard: number;
  bid_order: (number | null)[];
  /** By price, the free spots first: 0 0 0 1 3 5 8 12 18. */
  turn_order: { price: number; seat: number | null }[];
  set_aside: number[];
  players: PlayerView[];
  suit_values: number[];
  sow: Sow | null;
  captured: { tile: string; colour: Colour; count: number } | null;
  pending: { kind: 'palm' | 'palace'; tile: string } | { kind: 'keep'; cards: string[] | number } | null;
  /** Djinns to keep one of, for the one who may see them. */
  brought: Djinn[];
  builders: { income: number; each_fakir: number } | null;
  moves_left: number | null;
  djinns_awake: boolean;
  /** By start tile its ends, the best first: where, in which colour, with what change of score, and once it is taken the drops. */
  destinations: Record<string, [string, Colour, number, string[]?][]>;
  steps: { step: string; state: 'done' | 'now' | 'later'; label: string }[];
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
  return (view.destinations[tile] ?? []).map(([end, colour, change, way = []]) => ({ end, colour, change, way }));
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
