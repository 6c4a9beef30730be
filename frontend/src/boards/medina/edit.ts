/** What a piece on a place changes in a position document of Médina (docs/formats/position.md). */
import type { Say } from '../contract';
import { at, numberAt, textsAt, withAt, without } from '../document';
import type { Brush, Doc, EditModule, Field, Told, Value } from '../edit';
import { cityKey, cityPosition, COLOURS, KINDS, palaceAt, sideLength, type Colour, type Kind, type MedinaView, type Side } from './view';

type ToldCity = Told<MedinaView> | null;

const LETTERS = { orange: 'o', brown: 'b', grey: 'g', violet: 'v', stable: 's', merchant: 'm', well: 'W' } as const;
type Standing = keyof typeof LETTERS;
const NOTHING = '.';
const MOST_IN_HAND = 40;
/** What follows from the pieces on the table, and is said anew when they change. */
const MOMENT = ['turn', 'placements_left', 'placed_this_turn', 'tea_at_turn_start', 'own_roof_this_turn'];

const isCity = (cell: string): boolean => /^[a-p]\d+$/.test(cell);
const isStanding = (brush: string): brush is Standing => brush in LETTERS;

interface Roof {
  cell: string;
  owner: number | 'neutral';
}

const rowsOf = (document: Doc): string[] => textsAt(document, 'board');
const roofsOf = (document: Doc): Roof[] => (at(document, 'roofs') ?? []) as Roof[];
const seatsOf = (document: Doc): number => numberAt(document, 'players') ?? 2;

function letterAt(document: Doc, cell: string): string {
  const [column, row] = cityPosition(cell);
  return rowsOf(document)[row]?.[column] ?? NOTHING;
}

/** The whole palace of a cell, as far as anybody has seen it. */
const palaceOf = (cell: string, told: ToldCity): string[] => (told === null ? null : palaceAt(told.view, cell))?.buildings ?? [cell];

function withLetter(document: Doc, cell: string, letter: string): Doc {
  const [column, row] = cityPosition(cell);
  const rows = rowsOf(document);
  const line = rows[row];
  if (line === undefined || column >= line.length || line[column] === letter) return document;
  const board = rows.map((one, number) => (number === row ? one.slice(0, column) + letter + one.slice(column + 1) : one));
  return moved({ ...document, board }, line[column]!, letter);
}

/** What no longer holds once a piece has come in the place of another. */
function moved(document: Doc, before: string, now: string): Doc {
  let found = without(document, ...MOMENT, ...(at(document, 'to_move') === null ? ['to_move'] : []));
  for (const [kind, letter] of Object.entries(LETTERS)) {
    if (letter === before) found = inHands(found, kind, 1);
    if (letter === now) found = inHands(found, kind, -1);
  }
  if (before === LETTERS.merchant || now === LETTERS.merchant) found = without(found, 'streets');
  if (before !== LETTERS.merchant && now !== LETTERS.merchant) found = without(found, 'palace_tiles');
  return found;
}

/** Where a document says who holds the pieces of a kind, one that comes to the table leaves a hand, and one that goes comes back. */
function inHands(document: Doc, kind: string, by: 1 | -1): Doc {
  const held = Array.from({ length: seatsOf(document) }, (_, seat) => numberAt(document, `hands/${seat}/${kind}`));
  const known = held.flatMap((count, seat) => (count === null ? [] : [{ seat, count }]));
  if (known.length < held.length) return document;
  const [most] = known.toSorted((one, other) => (by < 0 ? other.count - one.count : one.count - other.count));
  return most === undefined || most.count + by < 0 ? document : withAt(document, `hands/${most.seat}/${kind}`, most.count + by);
}

/** What a seat holds of a kind; where every seat has said it, the next one has what the box leaves. */
function shared(document: Doc, kind: string, seat: number, value: unknown): Doc {
  const seats = seatsOf(document);
  const hands = at(document, 'hands') ?? Array.from({ length: seats }, () => ({}));
  const found = without(withAt({ ...document, hands }, `hands/${seat}/${kind}`, value), ...MOMENT);
  const all = Array.from({ length: seats }, (_, one) => numberAt(found, `hands/${one}/${kind}`));
  return kind === 'roof' || all.includes(null) ? found : without(found, `hands/${(seat + 1) % seats}/${kind}`);
}

function withTea(document: Doc, seat: number, value: unknown, told: ToldCity): Doc {
  const tea = (at(document, 'tea') ?? told?.document['tea'] ?? []) as number[];
  return { ...without(document, ...MOMENT), tea: tea.map((count, one) => (one === seat ? (value ?? 0) : count)) };
}

function put(document: Doc, brush: string, cell: string, told: ToldCity): Doc {
  if (brush === 'wall') return cell.startsWith('wall ') ? wallTo(document, cell, told) : document;
  if (!isCity(cell)) return document;
  if (isStanding(brush)) {
    const old = brush === 'well' ? wellOf(document) : null;
    const cleared = old === null || old === cell ? document : withLetter(document, old, NOTHING);
    return withLetter(withoutRoofs(cleared, (roof) => roof.cell === cell), cell, LETTERS[brush]);
  }
  const colour = COLOURS.find((one) => LETTERS[one] === letterAt(document, cell));
  const owner = brush === 'neutral' ? brush : Number(brush.slice('roof-'.length));
  if (colour === undefined) return document;
  const palace = palaceOf(cell, told);
  const others = withoutRoofs(document, (roof) => palace.includes(roof.cell));
  return claimed({ ...others, roofs: [...roofsOf(others), { cell, owner }] }, owner, -1);
}

/** A claim changes who holds tiles and tea, and takes a roof from a hand or gives it back. */
function claimed(document: Doc, owner: Roof['owner'], by: 1 | -1): Doc {
  const found = without(document, ...MOMENT, 'towers', 'palace_tiles', 'tea_left', 'tea', ...(at(document, 'to_move') === null ? ['to_move'] : []));
  if (owner === 'neutral') return inHands(found, 'neutral', by);
  const path = `hands/${owner - 1}/roof`;
  const held = numberAt(found, path);
  return held === null ? found : withAt(found, path, Math.max(0, held + by));
}

function withoutRoofs(document: Doc, gone: (roof: Roof) => boolean): Doc {
  const roofs = roofsOf(document);
  return roofs.filter(gone).reduce<Doc>((found, roof) => claimed({ ...found, roofs: roofsOf(found).filter((one) => one !== roof) }, roof.owner, 1), document);
}

function wellOf(document: Doc): string | null {
  for (const [row, line] of rowsOf(document).entries()) if (line.includes(LETTERS.well)) return cityKey(line.indexOf(LETTERS.well), row);
  return null;
}

// --- walls ---

function sideOf(cell: string): [side: Side, index: number] {
  const name = cell.slice('wall '.length);
  const side = name[0] as Side;
  return [side, side === 'n' || side === 's' ? name.charCodeAt(1) - 97 : Number(name.slice(1)) - 1];
}

const armsOf = (document: Doc, side: Side): [number, number] => (at(document, `arms/${side}`) ?? [0, 0]) as [number, number];

function extentOf(document: Doc): { rows: number; columns: number } {
  const rows = rowsOf(document);
  return { rows: rows.length, columns: rows[0]?.length ?? 0 };
}

function withArms(document: Doc, side: Side, arms: [number, number]): Doc {
  const before = armsOf(document, side);
  const by = arms[0] + arms[1] - before[0] - before[1];
  if (by === 0) return document;
  let found = without({ ...withAt(document, `arms/${side}`, arms) }, ...MOMENT, 'towers', ...(at(document, 'to_move') === null ? ['to_move'] : []));
  for (let piece = 0; piece < Math.abs(by); piece++) found = inHands(found, 'wall', by > 0 ? -1 : 1);
  return found;
}

/** A wall stands in one piece from its tower: to a place it is built from the end that is nearer. */
function wallTo(document: Doc, cell: string, told: ToldCity): Doc {
  const [side, index] = sideOf(cell);
  const [first, second] = armsOf(document, side);
  const length = sideLength(side, extentOf(document));
  if (isBuiltAt(document, cell) || told === null) return document;
  const [here, there] = [index + 1, length - index];
  return withArms(document, side, here - first <= there - second ? [here, second] : [first, there]);
}

function isBuiltAt(document: Doc, cell: string): boolean {
  const [side, index] = sideOf(cell);
  const [first, second] = armsOf(document, side);
  return index < first || index >= sideLength(side, extentOf(document)) - second;
}

function take(document: Doc, cell: string, brush: string | null, told: ToldCity): Doc {
  if (cell.startsWith('wall ')) {
    if ((brush !== null && brush !== 'wall') || !isBuiltAt(document, cell)) return document;
    const [side, index] = sideOf(cell);
    const [first, second] = armsOf(document, side);
    return withArms(document, side, index < first ? [index, second] : [first, sideLength(side, extentOf(document)) - index - 1]);
  }
  if (!isCity(cell)) return document;
  const isRoof = brush !== null && (brush === 'neutral' || brush.startsWith('roof-'));
  if (isRoof) return withoutRoofs(document, (roof) => palaceOf(cell, told).includes(roof.cell));
  if (brush !== null && isStanding(brush) && letterAt(document, cell) !== LETTERS[brush]) return document;
  return withLetter(withoutRoofs(document, (roof) => roof.cell === cell), cell, NOTHING);
}

function holds(document: Doc, brush: string, cell: string, told: ToldCity): boolean {
  if (brush === 'wall') return cell.startsWith('wall ') && isBuiltAt(document, cell);
  if (!isCity(cell)) return false;
  if (isStanding(brush)) return letterAt(document, cell) === LETTERS[brush];
  const owner = brush === 'neutral' ? brush : Number(brush.slice('roof-'.length));
  const palace = palaceOf(cell, told);
  return roofsOf(document).some((roof) => palace.includes(roof.cell) && roof.owner === owner);
}

// --- what there is to choose ---

function brushes(document: Doc, told: ToldCity, say: Say): Brush[] {
  const hands = (told?.document['hands'] ?? []) as Record<Kind, number>[];
  const left = (kind: Kind): number | null => (told === null ? null : hands.reduce((sum, hand) => sum + hand[kind], 0));
  const seats = seatsOf(document);
  const city = say('medina-edit-city');
  const pieces = [...COLOURS, 'stable', 'merchant', 'wall'] as const;
  const standing = pieces.map((kind, number) => ({
    id: kind, group: city, label: say(`medina-piece-${kind}`), icon: kind, left: left(kind), key: String(number + 1),
  }));
  const roofs = Array.from({ length: seats }, (_, seat) => ({
    id: `roof-${seat + 1}`, group: say('medina-edit-roofs'), label: say('medina-edit-roof-of', { seat: seat + 1 }), icon: 'roof', seat: seat + 1,
    left: hands[seat]?.roof ?? null, key: 'asdf'[seat]!,
  }));
  const neutral = { id: 'neutral', group: say('medina-edit-roofs'), label: say('medina-piece-neutral'), icon: 'neutral', left: left('neutral'), key: '9' };
  return [...standing, { id: 'well', group: city, label: say('medina-edit-well'), icon: 'well', key: '8' }, ...roofs, ...(seats < 4 ? [neutral] : [])];
}

function fields(document: Doc, told: ToldCity, say: Say): Field[] {
  const seats = Array.from({ length: seatsOf(document) }, (_, seat) => seat + 1);
  const follows: Value = { value: undefined, label: say('medina-edit-follows') };
  const people = seats.map((seat): Value => ({ value: seat, label: say('seat-player', { seat }), seat }));
  const hand = KINDS.filter((kind) => kind !== 'neutral' || seats.length < 4);
  const tea = told?.document['tea_left'] !== undefined && (told.view.tea_left > 0 || told.view.hands.some((one) => (one?.tea ?? 0) > 0));
  return [
    { path: 'to_move', group: say('medina-edit-turn'), seat: null, label: say('medina-edit-to-move'), kind: 'choice', values: [follows, ...people, { value: null, label: say('medina-edit-over') }] },
    ...COLOURS.map((colour: Colour): Field => ({
      path: `palace_tiles/${colour}`, group: say('medina-palace-tiles'), seat: null, label: say('medina-edit-palace-tile', { colour }), icon: `palace-${colour}`, kind: 'choice',
      values: [follows, { value: null, label: say('medina-edit-nobody') }, ...people],
    })),
    ...[1, 2, 3, 4].map((tower): Field => ({
      path: `towers/${tower}/holder`, group: say('medina-tower-tiles'), seat: null, label: say('medina-edit-tower-tile', { tower }), icon: 'tower', kind: 'choice',
      values: [follows, { value: null, label: say('medina-edit-nobody') }, ...people],
    })),
    ...seats.flatMap((seat): Field[] => [
      ...hand.map((kind): Field => ({
        path: `hands/${seat - 1}/${kind}`, group: say('medina-edit-hands'), seat, label: say(`medina-piece-${kind}`), icon: kind, kind: 'number', least: 0, most: MOST_IN_HAND,
        set: (now, value) => shared(now, kind, seat - 1, value),
      })),
      ...(tea ? [{ path: `tea/${seat - 1}`, group: say('medina-edit-hands'), seat, label: say('medina-piece-tea'), icon: 'tea', kind: 'number' as const, least: 0, most: 6, set: (now: Doc, value: unknown) => withTea(now, seat - 1, value, told) }] : []),
    ]),
  ];
}

// --- drawing ---

/** The city as the document has it, before the server has looked at it and where it cannot be. */
function drawn(view: MedinaView, document: Doc): MedinaView {
  const board = rowsOf(document);
  const { rows, columns } = extentOf(document);
  const cells = board.flatMap((line, row) => [...line].map((letter, column) => ({ cell: cityKey(column, row), letter })));
  const letters = new Map(cells.map(({ cell, letter }) => [cell, letter]));
  const stays = (colour: Colour) => (cell: string): boolean => letters.get(cell) === LETTERS[colour];
  const palaces = view.palaces
    .map((one) => ({ ...one, buildings: one.buildings.filter(stays(one.colour)), stables: one.stables.filter((cell) => letters.get(cell) === LETTERS.stable) }))
    .filter((one) => one.buildings.length > 0)
    .map((one) => ({ ...one, ...roofOn(document, one.buildings) }));
  const known = new Set(palaces.flatMap((one) => [...one.buildings, ...one.stables]));
  const fresh = cells.flatMap(({ cell, letter }) => {
    const colour = COLOURS.find((one) => LETTERS[one] === letter) ?? (letter === LETTERS.stable ? 'grey' : undefined);
    if (colour === undefined || known.has(cell)) return [];
    const parts = letter === LETTERS.stable ? { buildings: [], stables: [cell] } : { buildings: [cell], stables: [] };
    return [{ colour, ...parts, extensible: false, ...roofOn(document, parts.buildings) }];
  });
  const streets = view.streets.map((street) => street.filter((cell) => letters.get(cell) === LETTERS.merchant)).filter((street) => street.length > 0);
  const walked = new Set(streets.flat());
  const alone = cells.filter(({ cell, letter }) => letter === LETTERS.merchant && !walked.has(cell)).map(({ cell }) => [cell]);
  const broken = streets.map((street) => runsOf(street)).flat();
  const arms = Object.fromEntries((['n', 's', 'w', 'e'] as const).map((side) => [side, armsOf(document, side)])) as MedinaView['arms'];
  return { ...view, rows, columns, board, palaces: [...palaces, ...fresh], streets: [...broken, ...alone], well: wellOf(document), arms };
}

function roofOn(document: Doc, buildings: readonly string[]): { owner: number | 'neutral' | null; roof: string | null } {
  const roof = roofsOf(document).find((one) => buildings.includes(one.cell));
  return { owner: roof?.owner ?? null, roof: roof?.cell ?? null };
}

/** A street from which somebody has taken merchants, in the parts that are left. */
function runsOf(street: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const cell of street) {
    const last = runs.at(-1)?.at(-1);
    const [[x, y], [a, b]] = [cityPosition(cell), cityPosition(last ?? cell)];
    if (last !== undefined && Math.abs(x - a) + Math.abs(y - b) === 1) runs.at(-1)!.push(cell);
    else runs.push([cell]);
  }
  return runs;
}

function cells(path: string, document: Doc): string[] {
  const [field, first, second] = path.split('/');
  if (field === 'board' && second !== undefined) return [cityKey(Number(second), Number(first))];
  if (field === 'roofs' && first !== undefined) return roofsOf(document)[Number(first)] === undefined ? [] : [roofsOf(document)[Number(first)]!.cell];
  if (field === 'arms' && first !== undefined) return [first === 'n' || first === 's' ? `wall ${first}a` : `wall ${first}1`];
  return [];
}

const aim = (cell: string): string => (isCity(cell) ? `merchant ${cell}` : cell);

const edit: EditModule<MedinaView> = { brushes, put, take, holds, fields, drawn, cells, aim };

export default edit;
