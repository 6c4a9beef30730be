/** The view of Almadi: its form is the server's own (games/almadi/view_form.py). Here is what stands in its texts. */
import type { almadi_Character as Character, almadi_Condition, almadi_Goods as Goods, almadi_Landscape as Landscape, almadi_Objective as Objective, almadi_Pool, almadi_Realm as Realm, almadi_Title as Title, almadi_View as AlmadiView, almadi_Wakes } from '../../protocol/wire';
import type { LitCell } from '../contract';

export type { AlmadiView, Character, Goods, Landscape, Objective, Realm, Title };
export type Kind = Landscape['kind'];
export type Side = keyof almadi_Wakes;
export type Effect = NonNullable<almadi_Condition['effect']>;
export type Good = keyof Goods;
export type PoolEffect = keyof almadi_Pool;
export type Phase = AlmadiView['phase'];
/** What a cell of a figure asks for. */
export type Need = NonNullable<almadi_Condition['cells']>[number][2];

export const SIDES = ['N', 'E', 'S', 'W'] as const satisfies Side[];
export const GOODS = ['spice', 'leather', 'carpet', 'pottery'] as const satisfies Good[];
export const POOL = ['marteline', 'stall', 'moon', 'ruby'] as const satisfies PoolEffect[];
/** The kind of Landscape that has the colour of an Objective. */
export const KIND_OF_COLOUR = { blue: 'palace', yellow: 'caravan', red: 'market', green: 'oasis', grey: 'grey' } as const;
/** The last column a realm can reach. */
const LAST_COLUMN = 61;

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
