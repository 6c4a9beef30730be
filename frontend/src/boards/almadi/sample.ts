/** A small table for the tests: seat 1 has a Caravan in hand for row 1, and one Jar that is active. */
import type { OfferedAction, SeatInfo } from '../contract';
import { sidesOf, type AlmadiView, type Goods, type Landscape, type Realm, type Side } from './view';

export const SEATS: SeatInfo[] = [
  { seat: 1, name: 'Leïla', kind: 'person', player: null, player_label: null, mine: true, own: true, open: false, stands_in: false, may: [] },
  { seat: 2, name: 'Tariq', kind: 'bot', player: 'greedy', player_label: 'Greedy', mine: false, own: false, open: false, stands_in: false, may: [] },
];

export const PLACEMENTS: OfferedAction[] = [
  { text: 'place 1,1', changes: [3, 0] },
  { text: 'place 1,3', changes: [-1, 0] },
];

export const TAKES: OfferedAction[] = ['1a', '2a', '2b'].map((space) => ({ text: `take ${space}`, changes: [0, 0] }));

export const WISHES: OfferedAction[] = [
  { text: 'marteline', changes: [2, 0] },
  { text: 'moon OBJ05', changes: [-9, 0] },
  { text: 'moon OBJ06<seat2', changes: [9, -9] },
  { text: 'genie 2,1>1,1', changes: [4, 0] },
  { text: 'genie 2,1>3,1', changes: [1, 0] },
  { text: 'done', changes: [0, 0] },
];

function landscape(kind: Landscape['kind'], sides: Partial<Record<Side, string>>, goods: Goods = {}): Landscape {
  return { id: 'X01', kind, sides: sidesOf(sides), goods };
}

function realm(seat: number, more: [string, Landscape][]): Realm {
  const start = [1, 2, 3, 4].map((row) => [`${row},0`, landscape('palace', { E: 'A' })] as const);
  return {
    seat, start: 'S1', rows: [1, 4], width: more.length > 0 ? 2 : 1, cells: Object.fromEntries([...start, ...more]), mosaics: ['A'],
    stalls: [{ spice: 2 }], rubies: 1, dealt: [], hand: [], recruited: [], copied: null,
  };
}

export function sampleTable(changed: Partial<AlmadiView> = {}): AlmadiView {
  const caravan = landscape('caravan', { W: 'ruby', S: 'A' });
  return {
    kind: 'almadi', solo: false, characters: false, phase: 'place', to_move: 1, turn: 3, turns_each: 16, extra: false,
    board: Object.fromEntries(['1a', '1b', '2a', '2b', '3a', '3b', '4a', '4b'].map((space) => [space, space === '1a' ? null : caravan])),
    pile: { left: 20, kinds: { palace: 5, caravan: 5, oasis: 5, market: 5 } },
    discard: [],
    mosaic_pile: { left: 9, top: { id: 'MO02', motif: 'E' } },
    stall_pile: { left: 9, top: { id: 'ST02', goods: { leather: 1, carpet: 1 } } },
    ruby_supply: 29,
    starts_left: [],
    objectives: [
      { id: 'OBJ05', colour: 'grey', points: 9, text: 'In the middle', condition: { kind: 'figure', cells: [[0, 0, 'any'], [0, 1, 'oasis'], [1, 1, 'empty']], rotations: true, mirror: false }, holder: null, completed: false, progress: [[1, 4], [0, 4]] },
      { id: 'OBJ06', colour: 'green', points: 6, text: 'With Tariq', condition: { kind: 'type_count', n: 5, type: 'market' }, holder: 2, completed: false, progress: [[2, 5], [3, 5]] },
    ],
    face_up: [],
    realms: [realm(1, [['2,1', landscape('market', { W: 'jar+' }, { pottery: 2 })]]), realm(2, [])],
    hand: { tile: caravan, row: 1 },
    effects: { pool: { marteline: 0, stall: 0, moon: 0, ruby: 0 }, genie: false, moves: 0, refill: '1a', used: [], no_return: null },
    wakes: { hand: { W: '1,1' }, '2,1': { W: '3,1' } },
    turns: 32,
    titles: null,
    components: { id: 'almadi-reconstructed-1', sha256: '', reconstruction: true, note: 'A reconstruction.' },
    ...changed,
  };
}
