/** The pieces of Five Tribes on a table, and what one more or one less of them changes in a position document. */
import { at, numberAt, withAt, without } from '../document';
import type { Brush, Doc } from '../edit';
import type { Say } from '../contract';
import { COLOURS, GOODS, type CardKind, type Colour, type TileType, type TileView } from './view';
import { SYMBOL } from './words';

/** The kinds of tiles, as they are printed, and how many of each the box has. */
export const TILES: readonly [type: TileType, value: number, icon: string, count: number][] = [
  ['village', 5, 'ft-village', 5], ['sacred_place', 6, 'ft-sacred', 4], ['sacred_place', 10, 'ft-sacred', 1], ['sacred_place', 12, 'ft-sacred', 1],
  ['sacred_place', 15, 'ft-sacred', 1], ['oasis', 8, 'ft-oasis', 6], ['small_market', 6, 'ft-smarket', 8], ['large_market', 4, 'ft-lmarket', 4],
];
export const MEEPLES: Readonly<Record<Colour, number>> = { yellow: 16, white: 20, green: 18, blue: 18, red: 18 };
export const DJINNS = [
  'al_amin', 'anun_nak', 'baal', 'boaz', 'bouraq', 'echidna', 'enki', 'hagis', 'haurvatat', 'iblis', 'jafaar', 'kandicha', 'kumarbi', 'lamia', 'leta',
  'marid', 'monkir', 'nekir', 'shamhat', 'sibittis', 'sloar', 'utug',
] as const;
export const CARDS: readonly CardKind[] = [...GOODS, 'fakir'];
export const CARD_COUNTS: Readonly<Record<CardKind, number>> = {
  ivory: 2, jewels: 2, gold: 2, papyrus: 4, silk: 4, spice: 4, fish: 6, wheat: 6, pottery: 6, fakir: 18,
};

/** What a movement under way leaves behind: it ends when its tiles change. */
export const UNDER_WAY = ['sow', 'captured', 'pending', 'drawing', 'echidna', 'iblis', 'sold'];

export const isTile = (cell: string): boolean => /^[a-f][1-5]$/.test(cell);
export const tileOf = (document: Doc, cell: string): Partial<TileView> => (at(document, `tiles/${cell}`) ?? {}) as Partial<TileView>;
export const seatsOf = (document: Doc): number => numberAt(document, 'players') ?? ((at(document, 'players') ?? []) as unknown[]).length;

/** A document whose seats stand there one by one. */
export function withSeats(document: Doc): Doc {
  return Array.isArray(document['players']) ? document : { ...document, players: Array.from({ length: seatsOf(document) }, () => ({})) };
}

function withTile(document: Doc, cell: string, changes: Partial<TileView>, ...open: string[]): Doc {
  const found = without({ ...document, tiles: (document['tiles'] as object | undefined) ?? {} }, ...UNDER_WAY.filter((field) => at(document, field) != null), ...open);
  return withAt(found, `tiles/${cell}`, { ...tileOf(document, cell), ...changes });
}

const camelsOf = (document: Doc): string[] => Array.from({ length: seatsOf(document) }, (_, seat) => `players/${seat}/camels`);

export function put(document: Doc, brush: string, cell: string): Doc {
  if (!isTile(cell)) return document;
  const [what = '', which = ''] = brush.split(' ');
  const tile = tileOf(document, cell);
  switch (what) {
    case 'tile': {
      const [type, value] = TILES[Number(which)]!;
      return tile.type === type && tile.value === value ? document : withTile(document, cell, { type, value });
    }
    case 'meeple':
      return withTile(document, cell, { meeples: (tile.meeples ?? '') + which[0] }, 'bag');
    case 'camel':
      return withTile(document, cell, { camel: Number(which) }, ...camelsOf(document));
    default:
      return withTile(document, cell, { [what]: (tile[what as 'palms' | 'palaces'] ?? 0) + 1 }, what);
  }
}

export function take(document: Doc, cell: string, brush: string | null): Doc {
  const tile = tileOf(document, cell);
  if (!isTile(cell) || at(document, `tiles/${cell}`) === undefined) return document;
  const [what = '', which = ''] = (brush ?? '').split(' ');
  if (what === 'meeple') {
    const last = (tile.meeples ?? '').lastIndexOf(which[0]!);
    return last < 0 ? document : withTile(document, cell, { meeples: tile.meeples!.slice(0, last) + tile.meeples!.slice(last + 1) }, 'bag');
  }
  if (what === 'camel') return tile.camel == null ? document : withTile(document, cell, { camel: null }, ...camelsOf(document));
  if (what === 'palms' || what === 'palaces') {
    const count = tile[what] ?? 0;
    return count === 0 ? document : withTile(document, cell, { [what]: count - 1 }, what);
  }
  const bare = !tile.meeples && tile.camel == null && !tile.palms && !tile.palaces;
  if (what === 'tile' || bare) return without(document, `tiles/${cell}`, 'bag');
  return withTile(document, cell, { meeples: '', camel: null, palms: 0, palaces: 0 }, 'bag', 'palms', 'palaces', ...camelsOf(document));
}

// --- what can be chosen ---

export const tileBrushes = (say: Say, left: (number: number) => number | null): Brush[] =>
  TILES.map(([type, value, icon], number) => ({
    id: `tile ${number}`, group: say('five_tribes-edit-tiles'), label: say('five_tribes-edit-tile', { type, value }), icon, key: 'qwertzio'[number]!,
    left: left(number),
  }));

export const meepleBrushes = (say: Say, left: (colour: Colour) => number | null): Brush[] =>
  COLOURS.map((colour, number) => ({
    id: `meeple ${colour}`, group: say('five_tribes-edit-meeples'), label: say('five_tribes-victim', { victim: colour }), icon: SYMBOL[colour],
    left: left(colour), key: String(number + 1),
  }));
