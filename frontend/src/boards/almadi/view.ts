/** What the server says about a table of Almadi: see docs/formats/table.md, The view of Almadi. */
import type { LitCell } from '../contract';

export type Kind = 'palace' | 'caravan' | 'oasis' | 'market';
export type Side = 'N' | 'E' | 'S' | 'W';
export type Effect = 'genie' | 'marteline' | 'stall' | 'moon' | 'ruby' | 'jar';
export type Good = 'spice' | 'leather' | 'carpet' | 'pottery';
export type Goods = Partial<Record<Good, number>>;
export type PoolEffect = 'marteline' | 'stall' | 'moon' | 'ruby';
export type Phase = 'start' | 'keep' | 'choose' | 'ali' | 'place' | 'effects' | 'end1' | 'end2' | 'over';

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export const GOODS = ['spice', 'leather', 'carpet', 'pottery'] as const;
export const POOL = ['marteline', 'stall', 'moon', 'ruby'] as const;
/** The kind of Landscape that has the colour of an Objective. */
export const KIND_OF_COLOUR = { blue: 'palace', yellow: 'caravan', red: 'market', green: 'oasis', grey: 'grey' } as const;
/** The last column a realm can reach. */
const LAST_COLUMN = 61;

export interface Landscape {
  /** Its name; a start tile's Landscapes have none. */
  id?: string;
  kind: Kind;
  /** What stands on its sides N, E, S and W, with spaces between: see `onSide`, `activeOn`. */
  sides: string;
  goods?: Goods;
}

interface MosaicCard {
  id: string;
  motif: string;
}

interface StallCard {
  id: string;
  goods: Goods;
}

export interface Character {
  id: string;
  name: string;
  power: string;
  cost: number;
  when: 'end' | 'game';
}

/** What a cell of a figure asks for. */
export type Need = Kind | 'any' | 'empty';

interface Condition {
  kind: string;
  /** Of a figure its cells, and how it may be turned. */
  cells?: [number, number, Need][];
  rotations?: boolean;
  mirror?: boolean;
  n?: number;
  effect?: Effect;
  type?: Kind;
  stall_cards?: number;
  mosaic_cards?: number;
  rubies?: number;
  stall_pairs?: number;
  mosaic_pairs?: number;
}

export interface Objective {
  id: string;
  /** The colour of the card: of the kind of Landscape it is about, or grey. */
  colour: 'grey' | 'blue' | 'yellow' | 'red' | 'green';
  points: number;
  text: string;
  /** As the component set says it. */
  condition: Condition;
  holder: number | null;
  completed: boolean;
  progress: [number, number][];
}

export interface Realm {
  seat: number;
  start: string | null;
  rows: [number, number];
  width: number;
  /** What stands on its cells, `row,column`. */
  cells: Record<string, Landscape>;
  /** The motifs of its Mosaic cards, and the goods of its Stall cards. */
  mosaics: string[];
  stalls: Goods[];
  rubies: number;
  dealt: (Character | null)[];
  hand: (Character | null)[];
  recruited: Character[];
  copied: string | null;
}

export interface Title {
  id: string;
  name: string;
  verdict: string;
  from: number | null;
  reached: boolean;
}

export interface AlmadiView {
  kind: 'almadi';
  solo: boolean;
  characters: boolean;
  phase: Phase;
  to_move: number | null;
  turn: number;
  turns_each: number;
  extra: boolean;
  /** What lies on the spaces, `1a` to `4b`. */
  board: Record<string, Landscape | null>;
  pile: { left: number; kinds: Record<Kind, number> };
  discard: string[];
  mosaic_pile: { left: number; top: MosaicCard | null };
  stall_pile: { left: number; top: StallCard | null };
  ruby_supply: number;
  starts_left: { id: string; landscapes: Landscape[] }[];
  objectives: Objective[];
  face_up: Character[];
  realms: Realm[];
  hand: { tile: Landscape; row: number | null } | null;
  effects: {
    pool: Record<PoolEffect, number>;
    genie: boolean;
    moves: number;
    refill: string | null;
    used: string[];
    no_return: [string, string] | null;
  };
  /** Of a Landscape that may go from a cell (`hand`: out of the hand), by its sides: the cells where something would wake there, with spaces between. */
  wakes: Record<string, Partial<Record<Side, string>>>;
  /** How many turns a game has, without extra ones. */
  turns: number;
  titles: Title[] | null;
  components: { id: string; sha256: string; reconstruction: boolean; note: string };
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** What stands on cells by the order of their names: an object has what came last at its end. */
export function inOrder<T>(named: Readonly<Record<string, T>>): [name: string, what: T][] {
  return Object.entries(named).sort(([one], [other]) => compare(one, other));
}

export function placeOf(cell: string): [row: number, column: number] {
  const [row, column] = cell.split(',').map(Number);
  return [row!, column!];
}

function opposite(side: Side): Side {
  return SIDES[(SIDES.indexOf(side) + 2) % 4]!;
}

const BLANK = '-';
/** Stands behind an effect that is active. */
const ACTIVE = '+';

/** What stands on a side of a Landscape: an effect, an Activation (`A`), or nothing. */
export function onSide(tile: Landscape, side: Side): Effect | 'A' | null {
  const what = tile.sides.split(' ')[SIDES.indexOf(side)]!.replace(ACTIVE, '');
  return what === BLANK ? null : (what as Effect | 'A');
}

/** The sides of a Landscape whose effect is active. */
export function activeOn(tile: Landscape): Side[] {
  const each = tile.sides.split(' ');
  return SIDES.filter((_, number) => each[number]!.endsWith(ACTIVE));
}

/** The sides of a Landscape as a view says them. */
export function sidesOf(on: Partial<Record<Side, string | null>>): string {
  return SIDES.map((side) => on[side] ?? BLANK).join(' ');
}

/** The cell beyond a side. */
export function beyond(cell: string, side: Side): string {
  const [row, column] = placeOf(cell);
  const [down, right] = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] }[side] as [number, number];
  return `${row + down},${column + right}`;
}

/** A place where an effect meets an Activation: the side that carries the effect. */
export interface Contact {
  cell: string;
  side: Side;
}

export function contactsOf(realm: Realm): Contact[] {
  return inOrder(realm.cells).flatMap(([cell, tile]) => activeOn(tile).map((side) => ({ cell, side })));
}

/** A Landscape on its way: from a cell, or out of the hand, to a cell; where another stands there, the two change places. */
interface Journey {
  from: string | null;
  to: string | null;
}

/** The contacts that a journey would make, each once. */
export function wokenBy(view: AlmadiView, journey: Journey | null): (Contact & { effect: Effect })[] {
  if (journey?.to == null) return [];
  const { from, to } = journey;
  const before = view.realms.find((one) => one.seat === view.to_move)?.cells ?? {};
  const after = { ...before, [to]: from === null ? view.hand?.tile : before[from], ...(from === null ? {} : { [from]: before[to] }) };
  const at = (start: string, end: string): (Contact & { effect: Effect })[] =>
    SIDES.filter((side) => view.wakes[start]?.[side]?.split(' ').includes(end)).flatMap((side) => {
      // Of the two sides that meet one is an arrow.
      const carriers: Contact[] = [{ cell: end, side }, { cell: beyond(end, side), side: opposite(side) }];
      return carriers.flatMap((one) => {
        const tile = after[one.cell];
        const effect = tile === undefined ? null : onSide(tile, one.side);
        return effect === null || effect === 'A' ? [] : [{ ...one, effect }];
      });
    });
  const woken = [...at(from ?? 'hand', to), ...(from === null ? [] : at(to, from))];
  return [...new Map(woken.map((one) => [`${one.cell}:${one.side}`, one])).values()];
}

/** Sides that take part in some contact, as `cell:side`: the effect and the Activation facing it. */
export function litSides(contacts: readonly Contact[]): Set<string> {
  return new Set(contacts.flatMap(({ cell, side }) => [`${cell}:${side}`, `${beyond(cell, side)}:${opposite(side)}`]));
}

/** The columns worth drawing: what stands there, what may be reached, and room to see the realm grow. */
export function columnsToShow(realm: Realm, aims: Iterable<string>, fill: number): number {
  const reached = [...aims].map((cell) => placeOf(cell)[1] + 1);
  return Math.min(LAST_COLUMN + 1, Math.max(realm.width + 1, fill, ...reached));
}

/** Counted cells with what they count; a counted side stands for its cell, cards beside the realm are left out. */
export function countedCells(lit: readonly LitCell[]): LitCell[] {
  const labels = new Map<string, string[]>();
  for (const { cell: name, label } of lit) {
    const at = /^\d,\d+/.exec(name)?.[0];
    if (at !== undefined) labels.set(at, [...(labels.get(at) ?? []), label]);
  }
  return [...labels].map(([cell, each]) => ({ cell, label: each.includes('') ? '' : String(each.reduce((sum, one) => sum + Number(one), 0)) }));
}
