/** What a tile on a cell changes in a position document of Almadi (docs/formats/almadi-position.md). */
import { readComponents } from '../../protocol/http';
import type { Language, Say } from '../contract';
import { at, textsAt, withAt, without } from '../document';
import type { Brush, Doc, EditModule, Field, Told, Value } from '../edit';
import { asLandscape, KINDS, type ComponentSet } from './box/set';
import Face from './EditFace.svelte';
import { gaze } from './gaze.svelte';
import { pieces } from './pieces';
import { placeOf, type AlmadiView, type Landscape } from './view';

type ToldTable = Told<AlmadiView> | null;

/** What has happened in the turn under way: nothing, once tiles have been moved by hand. */
const UNDER_WAY = ['turn', 'phase', 'extra', 'extra_queue', 'last', 'turns'];
const MOST_RUBIES = 30;

async function prepare(document: Doc, lang: Language): Promise<void> {
  const shipped = await readComponents('almadi', lang);
  pieces.set = (at(document, 'components/set') ?? shipped.set) as unknown as ComponentSet;
  pieces.labels = shipped.labels as Record<string, string>;
}

const landscapeOf = (id: unknown): Landscape | null => {
  const found = pieces.set?.landscapes.find((one) => one.id === id);
  return found === undefined ? null : asLandscape(found, found.id);
};
const seatsOf = (document: Doc): Doc[] => (at(document, 'seats') ?? []) as Doc[];
const labelOf = (id: string): string => pieces.labels[id] ?? id;

/** `2:3,1`: the seat and what the board calls the cell. */
function split(cell: string): [seat: number, place: string] {
  const [seat, place = ''] = cell.split(':');
  return [Number(seat) - 1, place];
}

/** Where in the document a place of the board stands; null for the cell of a start tile. */
function pathOf(cell: string): string | null {
  const [seat, place] = split(cell);
  if (/^[1-4][ab]$/.test(place)) return `board/${place}`;
  return /^\d,\d+$/.test(place) && (placeOf(place)[1] > 0 || !'1234'.includes(place[0]!)) ? `seats/${seat}/tiles/${place}` : null;
}

const settled = (document: Doc): Doc => without(document, ...UNDER_WAY, 'pile', ...(at(document, 'seat') === null ? ['seat'] : []));

/** Wherever a tile lies, it lies there no more. */
function lifted(document: Doc, id: string): Doc {
  const board = Object.entries((document['board'] ?? {}) as Doc).filter(([, tile]) => tile === id).map(([space]) => `board/${space}`);
  const realms = seatsOf(document).flatMap((seat, number) =>
    Object.entries((seat['tiles'] ?? {}) as Doc).filter(([, tile]) => tile === id).map(([cell]) => `seats/${number}/tiles/${cell}`),
  );
  const gone = without(document, ...board, ...realms);
  return { ...gone, ...(gone['discard'] === undefined ? {} : { discard: textsAt(gone, 'discard').filter((one) => one !== id) }) };
}

function put(document: Doc, brush: string, cell: string): Doc {
  const [what = '', id = ''] = brush.split(' ');
  if (what === 'start') {
    const [seat] = split(cell);
    if (at(document, `seats/${seat}/start`) === id) return document;
    const others = seatsOf(document).flatMap((one, number) => (one['start'] === id ? [`seats/${number}/start`] : []));
    return withAt(without(settled(document), 'starts_left', ...others), `seats/${seat}/start`, id);
  }
  const path = pathOf(cell);
  return path === null || at(document, path) === id ? document : withAt(settled(lifted(document, id)), path, id);
}

function take(document: Doc, cell: string, brush: string | null): Doc {
  const path = pathOf(cell);
  const [seat, place] = split(cell);
  if (path === null) return place.endsWith(',0') && at(document, `seats/${seat}/start`) != null ? without(settled(document), `seats/${seat}/start`) : document;
  const found = at(document, path);
  if (found == null || (brush !== null && brush !== `tile ${String(found)}`)) return document;
  return without(settled(document), path);
}

function holds(document: Doc, brush: string, cell: string): boolean {
  const path = pathOf(cell);
  return path !== null && brush === `tile ${String(at(document, path))}`;
}

// --- what there is to choose ---

function onTable(document: Doc): Set<unknown> {
  const realms = seatsOf(document).flatMap((seat) => [seat['start'], ...Object.values((seat['tiles'] ?? {}) as Doc)]);
  return new Set([...Object.values((document['board'] ?? {}) as Doc), ...realms, ...textsAt(document, 'discard')]);
}

function brushes(document: Doc, _told: ToldTable, say: Say): Brush[] {
  const there = onTable(document);
  const tiles = (pieces.set?.landscapes ?? []).map((tile): Brush => ({
    id: `tile ${tile.id}`, group: say('almadi-kind', { kind: tile.kind }), label: tile.id, icon: '', left: there.has(tile.id) ? 0 : 1,
  }));
  const starts = (pieces.set?.starts ?? []).map((start, number): Brush => ({
    id: `start ${start.id}`, group: say('almadi-edit-starts'), label: start.id, icon: '', left: there.has(start.id) ? 0 : 1, key: String(number + 1),
  }));
  const order = KINDS.map((kind) => say('almadi-kind', { kind }));
  return [...starts, ...tiles.toSorted((one, other) => order.indexOf(one.group) - order.indexOf(other.group))];
}

function fields(document: Doc, told: ToldTable, say: Say): Field[] {
  const seats = seatsOf(document).map((_, seat) => seat + 1);
  const set = pieces.set;
  const follows: Value = { value: undefined, label: say('almadi-edit-follows') };
  const people = seats.map((seat): Value => ({ value: seat, label: say('seat-player', { seat }), seat }));
  const values = (ids: readonly { id: string }[] | undefined, label: (id: string) => string): Value[] => (ids ?? []).map(({ id }) => ({ value: id, label: label(id) }));
  const mosaics = (set?.mosaics ?? []).map((card): Value => ({ value: card.id, label: `${say('almadi-mosaic', { motif: card.motif })} (${card.id})` }));
  const stalls = values(set?.stalls, (id) => `${labelOf(id)} (${id})`);
  const objectives = (set?.objectives ?? []).map((card): Value => ({ value: card.id, label: `${card.id}: ${labelOf(card.id)} (${card.points})` }));
  const characters = values(set?.characters, labelOf);
  const played = told?.view.characters === true;
  const [table, turn, own] = [say('almadi-edit-table'), say('almadi-edit-turn'), say('almadi-edit-own')];
  const on = (field: string, ...open: string[]) => (now: Doc, value: unknown): Doc => without(withAt(settled(now), field, value), ...open);
  /** Objectives stand as names that are done or not. */
  const done = (seat: number, completed: boolean): Pick<Field, 'get' | 'set'> => ({
    get: (now) => Object.entries((at(now, `seats/${seat - 1}/objectives`) ?? {}) as Record<string, boolean>).flatMap(([id, is]) => (is === completed ? [id] : [])),
    set: (now, value) => {
      const before = Object.entries((at(now, `seats/${seat - 1}/objectives`) ?? {}) as Record<string, boolean>).filter(([, is]) => is !== completed);
      return withAt(now, `seats/${seat - 1}/objectives`, Object.fromEntries([...before, ...(value as string[]).map((id) => [id, completed] as const)]));
    },
  });
  return [
    { path: 'seat', group: turn, seat: null, label: say('almadi-edit-to-move'), kind: 'choice', values: [follows, ...people, { value: null, label: say('almadi-edit-over') }],
      set: (now, value) => withAt(without(now, ...UNDER_WAY), 'seat', value) },
    { path: 'first', group: turn, seat: null, label: say('almadi-edit-first'), kind: 'choice', values: [follows, ...people] },
    { path: 'objectives', group: table, seat: null, label: say('almadi-objectives'), icon: 'objective', kind: 'list', values: objectives },
    ...(played ? [{ path: 'face_up', group: table, seat: null, label: say('almadi-characters'), kind: 'list' as const, values: characters }] : []),
    { path: 'mosaic_pile/top', group: table, seat: null, label: say('almadi-edit-top', { pile: 'mosaic' }), kind: 'choice', values: [follows, ...mosaics], set: on('mosaic_pile/top', 'mosaic_pile/left') },
    { path: 'stall_pile/top', group: table, seat: null, label: say('almadi-edit-top', { pile: 'stall' }), kind: 'choice', values: [follows, ...stalls], set: on('stall_pile/top', 'stall_pile/left') },
    ...seats.flatMap((seat): Field[] => {
      const path = (field: string): string => `seats/${seat - 1}/${field}`;
      const list = (field: string, label: string, cards: Value[], ...open: string[]): Field => ({
        path: path(field), group: own, seat, label, kind: 'list', values: cards, set: (now, value) => without(withAt(now, path(field), value), ...open),
      });
      return [
        { path: path('rubies'), group: own, seat, label: say('almadi-rubies'), icon: 'ruby-token', kind: 'number', least: 0, most: MOST_RUBIES, set: (now, value) => without(withAt(now, path('rubies'), value), 'ruby_supply') },
        list('mosaics', say('almadi-mosaics'), mosaics, 'mosaic_pile/left'),
        list('stalls', say('almadi-stalls'), stalls, 'stall_pile/left'),
        { path: path('objectives'), group: own, seat, label: say('almadi-edit-done'), kind: 'list', values: objectives, ...done(seat, true) },
        ...(seats.length > 1 ? [] : [{ path: path('held'), group: own, seat, label: say('almadi-edit-held'), kind: 'list' as const, values: objectives, ...done(seat, false) }]),
        ...(played ? [list('recruited', say('almadi-edit-recruited'), characters), list('hand', say('almadi-edit-hand'), characters)] : []),
      ];
    }),
  ];
}

// --- drawing ---

function drawn(view: AlmadiView, document: Doc): AlmadiView {
  const board = Object.fromEntries(Object.entries(view.board).map(([space, before]) => {
    const tile = at(document, `board/${space}`);
    return [space, typeof tile === 'object' && tile !== null ? before : landscapeOf(tile)];
  }));
  const realms = view.realms.map((realm) => {
    const tiles = Object.entries((at(document, `seats/${realm.seat - 1}/tiles`) ?? {}) as Doc);
    const start = pieces.set?.starts.find((one) => one.id === at(document, `seats/${realm.seat - 1}/start`));
    const ground = (start?.landscapes ?? []).map((piece, row): [string, Landscape] => {
      const cell = `${row + 1},0`;
      return [cell, (realm.start === start?.id ? realm.cells[cell] : undefined) ?? asLandscape(piece)];
    });
    const standing = tiles.flatMap(([cell, id]): [string, Landscape][] => {
      const before = realm.cells[cell];
      const tile = typeof id !== 'string' || before?.id === id ? before : landscapeOf(id);
      return tile == null ? [] : [[cell, tile]];
    });
    const cells = Object.fromEntries([...ground, ...standing]);
    const width = Math.max(1, ...Object.keys(cells).map((cell) => placeOf(cell)[1] + 1));
    return { ...realm, start: start?.id ?? null, cells, width };
  });
  return { ...view, board, realms };
}

function cells(path: string): string[] {
  const [field, first, second, third] = path.split('/');
  if (field === 'board' && first !== undefined) return [`0:${first}`];
  if (field === 'seats' && second === 'tiles' && third !== undefined) return [`${Number(first) + 1}:${third}`];
  return field === 'seats' && second === 'start' ? [`${Number(first) + 1}:1,0`] : [];
}

const aim = (cell: string): string => (cell.includes(',') ? `place ${cell}` : `take ${cell}`);

const edit: EditModule<AlmadiView> = { brushes, put, take, holds, fields, drawn, cells, aim, seat: { shown: () => gaze.seat ?? 1, show: (seat) => (gaze.seat = seat) }, Face, prepare };

export default edit;
