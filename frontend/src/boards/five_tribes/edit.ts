/** What a piece on a tile changes in a position document of Five Tribes (docs/formats/five_tribes.md). */
import type { Say } from '../contract';
import { at, numberAt, withAt, without } from '../document';
import type { Brush, Doc, EditModule, Field, Told, Value } from '../edit';
import { laying } from './beside/laying';
import { CARDS, DJINNS, isTile, meepleBrushes, put, seatsOf, take, tileBrushes, tileOf, UNDER_WAY, withSeats } from './pieces';
import type { FiveTribesView, Phase } from './view';
import { SYMBOL } from './words';

type ToldTable = Told<FiveTribesView> | null;

const PHASES: readonly Phase[] = ['bid', 'move', 'over'];
const PRICES = [0, 0, 0, 1, 3, 5, 8, 12, 18];
const SPOTS = 4;
/** More of a piece can always come; only a camel is there or not. */
function holds(document: Doc, brush: string, cell: string): boolean {
  const [what, which] = brush.split(' ');
  return what === 'camel' && isTile(cell) && tileOf(document, cell).camel === Number(which);
}

// --- what there is to choose ---

function brushes(document: Doc, told: ToldTable, say: Say): Brush[] {
  const more = say('five_tribes-edit-pieces');
  const bag = (at(told?.document ?? {}, 'bag') ?? '') as string;
  const seats = Array.from({ length: seatsOf(document) }, (_, seat) => seat + 1);
  const supply = (what: string): number | null => numberAt(told?.document ?? {}, what);
  return [
    ...meepleBrushes(say, (colour) => (told === null ? null : [...bag].filter((letter) => letter === colour[0]).length)),
    ...seats.map((seat): Brush => ({
      id: `camel ${seat}`, group: more, label: say('five_tribes-edit-camel', { seat }), icon: 'camel', seat,
      left: told === null ? null : (told.view.players[seat - 1]?.camels ?? null), key: 'asdf'[seat - 1]!,
    })),
    { id: 'palms', group: more, label: say('five_tribes-edit-palm'), icon: 'palm', left: supply('palms'), key: '6' },
    { id: 'palaces', group: more, label: say('five_tribes-edit-palace'), icon: 'palace', left: supply('palaces'), key: '7' },
    ...tileBrushes(say, () => null),
  ];
}

function fields(document: Doc, told: ToldTable, say: Say): Field[] {
  const seats = Array.from({ length: seatsOf(document) }, (_, seat) => seat + 1);
  const follows: Value = { value: undefined, label: say('five_tribes-edit-follows') };
  const people = seats.map((seat): Value => ({ value: seat, label: say('seat-player', { seat }), seat }));
  const cards = CARDS.map((kind): Value => ({ value: kind, label: say('five_tribes-good', { kind }), icon: `good-${kind}` }));
  const djinns = DJINNS.map((djinn): Value => ({ value: djinn, label: say('five_tribes-djinn-name', { djinn }), icon: `djinn ${djinn}` }));
  const [turn, market] = [say('five_tribes-edit-turn'), say('five_tribes-edit-market')];
  const own = (seat: number, field: string, ...open: string[]) => (now: Doc, value: unknown): Doc =>
    without(withAt(withSeats(now), `players/${seat - 1}/${field}`, value), ...open);
  const open = (field: string, ...others: string[]) => (now: Doc, value: unknown): Doc => without(withAt(now, field, value), ...others);
  const track = (field: string, length: number, say_: (spot: number) => string): Field[] =>
    Array.from({ length }, (_, spot): Field => ({
      path: `${field}/${spot}`, group: turn, seat: null, label: say_(spot), icon: 'bid-pawn', kind: 'choice',
      values: [{ value: null, label: say('five_tribes-edit-nobody') }, ...people],
      get: (now) => at(now, `${field}/${spot}`) ?? (told === null ? null : (at(told.document, `${field}/${spot}`) ?? null)),
      set: (now, value) => {
        const list = ((at(now, field) ?? told?.document[field] ?? []) as unknown[]).slice(0, length);
        while (list.length < length) list.push(null);
        return { ...now, [field]: list.map((one, place) => (place === spot ? (value ?? null) : one)) };
      },
    }));
  return [
    { path: 'phase', group: turn, seat: null, label: say('five_tribes-edit-phase'), kind: 'choice', set: open('phase', ...UNDER_WAY, 'end_triggered'),
      values: [follows, ...PHASES.map((phase): Value => ({ value: phase, label: say('five_tribes-edit-phase-name', { phase }) }))] },
    { path: 'seat', group: turn, seat: null, label: say('five_tribes-edit-to-move'), kind: 'choice', values: [follows, ...people], set: open('seat', ...UNDER_WAY) },
    { path: 'round', group: turn, seat: null, label: say('five_tribes-edit-round'), kind: 'number', least: 1, most: 99 },
    ...track('bid_order', SPOTS, (spot) => say('five_tribes-edit-bid-spot', { spot: spot + 1 })),
    ...track('turn_order', PRICES.length, (spot) => say('five_tribes-edit-spot', { price: PRICES[spot]! })),
    { path: 'resource_row', group: market, seat: null, label: say('five_tribes-edit-row'), icon: 'good-papyrus', kind: 'list', values: cards, often: 9, set: open('resource_row', 'resource_pile', 'drawing') },
    { path: 'resource_discard', group: market, seat: null, label: say('five_tribes-edit-discard'), icon: 'good-papyrus', kind: 'list', values: cards, often: 18, set: open('resource_discard', 'resource_pile') },
    { path: 'djinn_row', group: market, seat: null, label: say('five_tribes-djinns-offered'), icon: 'djinn', kind: 'list', values: djinns, set: open('djinn_row', 'djinn_pile', 'drawing') },
    { path: 'djinn_discard', group: market, seat: null, label: say('five_tribes-edit-djinn-discard'), icon: 'djinn', kind: 'list', values: djinns, set: open('djinn_discard', 'djinn_pile') },
    ...seats.flatMap((seat): Field[] => {
      const group = say('five_tribes-players');
      return [
        { path: `players/${seat - 1}/coins`, group, seat, label: say('five_tribes-edit-coins'), icon: 'coin', kind: 'number', least: 0, most: 500, set: own(seat, 'coins') },
        { path: `players/${seat - 1}/viziers`, group, seat, label: say('five_tribes-victim', { victim: 'yellow' }), icon: SYMBOL.yellow, kind: 'number', least: 0, most: 16, set: own(seat, 'viziers', 'bag') },
        { path: `players/${seat - 1}/elders`, group, seat, label: say('five_tribes-victim', { victim: 'white' }), icon: SYMBOL.white, kind: 'number', least: 0, most: 20, set: own(seat, 'elders', 'bag') },
        { path: `players/${seat - 1}/cards`, group, seat, label: say('five_tribes-edit-cards'), icon: 'good-papyrus', kind: 'list', values: cards, often: 18,
          set: own(seat, 'cards', 'resource_pile', `players/${seat - 1}/known`, `players/${seat - 1}/hidden_cards`) },
        { path: `players/${seat - 1}/djinns`, group, seat, label: say('five_tribes-edit-djinns'), icon: 'djinn', kind: 'list', values: djinns,
          set: own(seat, 'djinns', 'djinn_pile', `players/${seat - 1}/used`, `players/${seat - 1}/kumarbi_used`, ...UNDER_WAY) },
      ];
    }),
  ];
}

// --- drawing ---

function drawn(view: FiveTribesView, document: Doc): FiveTribesView {
  const tiles = Object.fromEntries(
    Object.entries(view.tiles).map(([cell, shown]) => {
      const said = tileOf(document, cell);
      return [cell, { ...shown, meeples: '', camel: null, palms: 0, palaces: 0, ...said, blank: said.type === undefined }];
    }),
  );
  return { ...view, tiles, destinations: {} };
}

const cells = (path: string): string[] => {
  const [field, tile = ''] = path.split('/');
  return field === 'tiles' && isTile(tile) ? [tile] : [];
};

const aim = (cell: string): string => `take ${cell}`;

const edit: EditModule<FiveTribesView> = { brushes, put, take, holds, fields, drawn, cells, aim, laying };

export default edit;
