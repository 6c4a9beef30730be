/** What lies on a real table of Five Tribes before the first bid: tiles, three meeples on each, the market, djinns, turn markers. */
import { without } from '../../document';
import type { Brush, Doc, Laying, Part } from '../../edit';
import { CARD_COUNTS, CARDS, DJINNS, MEEPLES, meepleBrushes, put as putOnBoard, seatsOf, take, tileBrushes, TILES, tileOf } from '../pieces';
import { coloursIn, tileName, type CardKind, type FiveTribesView, type TileView } from '../view';

const [COLUMNS, ROWS] = [6, 5];
const CELLS = Array.from({ length: ROWS }, (_, row) => Array.from({ length: COLUMNS }, (_, column) => tileName(column, row))).flat();
const MEEPLES_EACH = 3;
const MARKET = 9;
const OFFERED = 3;
/** Turn markers in all: two each for two players, one each for more. */
const markersOf = (seats: number): number => (seats === 2 ? 4 : seats);
const SPOTS = 4;
const COSTS = 9;
/** Parts whose places are the numbers of a list of the document, by its name there. */
const LISTS: Readonly<Record<string, string>> = { market: 'resource_row', djinns: 'djinn_row', order: 'bid_order' };

function begun(document: Doc, seats: number): Doc {
  const kept = (field: string): unknown[] => (Array.isArray(document[field]) ? document[field] : []);
  const tiles = typeof document['tiles'] === 'object' && !Array.isArray(document['tiles']) ? document['tiles'] : {};
  return {
    game: 'five_tribes', format: 'zellige-position/1', players: seats, phase: 'bid', round: 1, tiles, resource_row: kept('resource_row'),
    djinn_row: kept('djinn_row'), bid_order: document['players'] === seats ? kept('bid_order') : [],
  };
}

const listOf = (document: Doc, part: string): unknown[] => {
  const found = document[LISTS[part]!];
  return Array.isArray(found) ? found : [];
};
const places = (count: number): string[] => Array.from({ length: count }, (_, place) => String(place));

function held(document: Doc, part: string, place: string): string[] {
  const tile = tileOf(document, place);
  if (part === 'tiles') return TILES.flatMap(([type, value], number) => (tile.type === type && tile.value === value ? [`tile ${number}`] : []));
  if (part === 'meeples') return coloursIn(tile.meeples ?? '').map((colour) => `meeple ${colour}`);
  const found = listOf(document, part)[Number(place)];
  return found === undefined ? [] : [`${part} ${String(found)}`];
}

function put(document: Doc, brush: string, place: string): Doc {
  const [part = '', what = ''] = brush.split(' ');
  if (part === 'tile' || part === 'meeple') return putOnBoard(document, brush, place);
  const list = [...listOf(document, part)];
  list[Math.min(Number(place), list.length)] = part === 'order' ? Number(what) : what;
  return { ...document, [LISTS[part]!]: list };
}

function clear(document: Doc, part: string, place: string): Doc {
  if (part === 'meeples') return tileOf(document, place).meeples ? take(document, place, null) : document;
  // Its meeples stay where a tile is another one.
  if (part === 'tiles') return without(document, `tiles/${place}/type`, `tiles/${place}/value`);
  return { ...document, [LISTS[part]!]: listOf(document, part).filter((_, number) => number !== Number(place)) };
}

/** How often a value stands in a list of the document. */
const often = (document: Doc, field: string, value: unknown): number => (Array.isArray(document[field]) ? (document[field] as unknown[]) : []).filter((one) => one === value).length;

const parts: Laying['parts'] = (document, say) => {
  const seats = seatsOf(document);
  const markers = markersOf(seats);
  const laid = CELLS.map((cell) => tileOf(document, cell));
  const meeples = laid.map((tile) => tile.meeples ?? '').join('');
  const part = (name: string, places: string[], each: number, brushes: Brush[]): Part => ({
    name, label: say(`five_tribes-lay-${name}`), help: say(`five_tribes-lay-${name}-help`, { count: markers }), places, onBoard: LISTS[name] === undefined, each, brushes,
  });
  const card = (kind: CardKind, number: number): Brush => ({
    id: `market ${kind}`, group: '', label: say('five_tribes-good', { kind }), icon: `good-${kind}`, left: CARD_COUNTS[kind] - often(document, 'resource_row', kind),
    key: '123456789f'[number]!,
  });
  const djinn = (name: string): Brush => ({
    id: `djinns ${name}`, group: '', label: say('five_tribes-djinn-name', { djinn: name }), icon: `djinn ${name}`, left: 1 - often(document, 'djinn_row', name),
  });
  const marker = (seat: number): Brush => ({
    id: `order ${seat}`, group: '', label: say('seat-player', { seat }), icon: 'bid-pawn', seat, left: markers / seats - often(document, 'bid_order', seat), key: String(seat),
  });
  return [
    part('tiles', CELLS, 1, tileBrushes(say, (number) => TILES[number]![3] - laid.filter((tile) => tile.type === TILES[number]![0] && tile.value === TILES[number]![1]).length)),
    part('meeples', CELLS, MEEPLES_EACH, meepleBrushes(say, (colour) => MEEPLES[colour] - [...meeples].filter((letter) => letter === colour[0]).length)),
    part('market', places(MARKET), 1, CARDS.map(card)),
    part('djinns', places(OFFERED), 1, DJINNS.map(djinn)),
    part('order', places(markers), 1, Array.from({ length: seats }, (_, seat) => marker(seat + 1))),
  ];
};

/** Nothing but the tiles; one of which nobody has said anything is blank. */
function drawn(view: FiveTribesView, document: Doc): FiveTribesView {
  const tile = (cell: string): TileView => {
    const said = tileOf(document, cell);
    return { ...view.tiles[cell]!, camel: null, palms: 0, palaces: 0, ...said, meeples: said.meeples ?? '', blank: said.type === undefined };
  };
  return { ...view, phase: 'over', tiles: Object.fromEntries(CELLS.map((cell) => [cell, tile(cell)])), destinations: {} };
}

function whole(document: Doc): Doc {
  const order = listOf(document, 'order');
  return {
    ...document, seat: order[0], end_triggered: false, bid_order: [...order, ...Array.from({ length: SPOTS - order.length }, () => null)],
    turn_order: Array.from({ length: COSTS }, () => null), set_aside: [],
  };
}

export const laying: Laying<FiveTribesView> = { begun, parts, held, put, clear, drawn, whole };

