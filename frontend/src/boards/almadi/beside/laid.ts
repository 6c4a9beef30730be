/** What lies on the table before the first turn: places, what may lie there, and the position document of it. */
import type { PositionDocument } from '../../../protocol/messages';
import { COLOURS, type ComponentSet } from '../box/set';

/** By place, the id of the piece there. */
export type Laid = Record<string, string>;
type Options = Readonly<Record<string, string | number | boolean>>;

interface Slot {
  at: string;
  /** The message that names it, with its parameters. */
  label: string;
  params: Record<string, string | number>;
  /** What stands under its picture. */
  short: string;
  /** What kind of piece lies there. */
  of: 'landscapes' | 'starts' | 'objectives' | 'mosaics' | 'stalls' | 'characters';
  colour?: (typeof COLOURS)[number];
  /** Only one player may see what lies there. */
  hides?: boolean;
}

export interface Group {
  name: 'board' | 'starts' | 'objectives' | 'piles' | 'characters';
  slots: Slot[];
}

const SPACES = ['1a', '1b', '2a', '2b', '3a', '3b', '4a', '4b'] as const;
/** Grey Objectives, and Characters that are dealt to everybody, by the number of seats. */
const GREY = [0, 1, 1, 2, 3, 4] as const;
const DEALT = [0, 6, 4, 3, 3, 3] as const;
/** Characters that need others: they stay in the box of whoever plays alone. */
const NEED_OTHERS = ['jafar', 'ali', 'zumurrud'] as const;

export function groupsOf(seats: number, options: Options): Group[] {
  const colours = COLOURS.flatMap((colour) => (colour === 'grey' ? Array.from({ length: GREY[seats] ?? 1 }, () => colour) : [colour]));
  const dealt = options['characters'] === true ? (DEALT[seats] ?? 0) : 0;
  const groups: Group[] = [
    { name: 'board', slots: SPACES.map((at) => ({ at, label: 'almadi-beside-space', params: { space: at }, short: at, of: 'landscapes' })) },
    {
      name: 'starts',
      slots:
        options['start_tiles'] === 'chosen'
          ? []
          : Array.from({ length: seats }, (_, seat) => ({
              at: `start${seat + 1}`,
              label: 'almadi-beside-start',
              params: { seat: seat + 1 },
              short: seats === 1 ? '' : String(seat + 1),
              of: 'starts',
            })),
    },
    {
      name: 'objectives',
      slots: colours.map((colour, number) => ({
        at: `objective${number + 1}`,
        label: 'almadi-beside-objective',
        params: { colour },
        short: '',
        of: 'objectives',
        colour,
      })),
    },
    {
      name: 'piles',
      slots: [
        { at: 'mosaic', label: 'almadi-beside-mosaic', params: {}, short: '', of: 'mosaics' },
        { at: 'stall', label: 'almadi-beside-stall', params: {}, short: '', of: 'stalls' },
      ],
    },
    {
      name: 'characters',
      slots: Array.from({ length: dealt * seats }, (_, number) => ({
        at: `character${number + 1}`,
        label: 'almadi-beside-character',
        params: { number: (number % dealt) + 1, seat: Math.floor(number / dealt) + 1, seats },
        short: seats === 1 ? '' : String(Math.floor(number / dealt) + 1),
        of: 'characters',
        hides: seats > 1,
      })),
    },
  ];
  return groups.filter((group) => group.slots.length > 0);
}

export const missingOf = (slots: readonly Slot[], laid: Laid): Slot[] => slots.filter((slot) => laid[slot.at] === undefined);

/** The pieces that may lie at a place: of its kind and colour, and nowhere else, as far as whoever lays it may know: who is missing would be known as well. */
export function offeredAt(set: ComponentSet, slots: readonly Slot[], laid: Laid, open: Slot): string[] {
  const elsewhere = new Set(slots.filter((slot) => slot !== open && !(slot.hides === true && slot.params['seat'] !== open.params['seat'])).map((slot) => laid[slot.at]));
  return set[open.of].flatMap((entry) => {
    if (elsewhere.has(entry.id)) return [];
    if (open.colour !== undefined && (!('colour' in entry) || entry.colour !== open.colour)) return [];
    return open.of === 'characters' && open.hides !== true && (NEED_OTHERS as readonly string[]).includes(entry.id) ? [] : [entry.id];
  });
}

/** The position of what lies there. Everything else is as at the beginning, which reading it makes of what is left out. */
export function documentOf(
  game: string,
  seats: number,
  options: Options,
  laid: Laid,
  slots: readonly Slot[],
  first: number,
  set: ComponentSet | null,
): PositionDocument {
  const of = (kind: Slot['of']): string[] => slots.filter((slot) => slot.of === kind).map((slot) => laid[slot.at]!);
  const [starts, dealt] = [of('starts'), of('characters')];
  return {
    game,
    format: 'zellige-position/1',
    players: seats,
    options: { ...options },
    ...(set === null ? {} : { components: { id: set.id, set } }),
    first,
    seat: first,
    board: Object.fromEntries(SPACES.map((space) => [space, laid[space]!])),
    objectives: of('objectives').toSorted(),
    mosaic_pile: { top: laid['mosaic']! },
    stall_pile: { top: laid['stall']! },
    seats: Array.from({ length: seats }, (_, seat) => ({
      ...(starts[seat] === undefined ? {} : { start: starts[seat] }),
      ...(dealt.length > 0 ? { dealt: dealt.slice((seat * dealt.length) / seats, ((seat + 1) * dealt.length) / seats).toSorted() } : {}),
    })),
  };
}
