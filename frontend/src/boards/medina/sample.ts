/** A small city that the tests of this folder share. */
import type { OfferedAction, SeatInfo } from '../contract';
import type { Hand, MedinaView } from './view';

const HAND: Hand = { orange: 3, brown: 1, grey: 0, violet: 5, stable: 1, merchant: 3, wall: 7, roof: 2, neutral: 0, tea: 1 };

export const SEATS: SeatInfo[] = ['You', 'Leïla', 'Tariq'].map((name, index) => ({
  seat: index + 1,
  name,
  kind: 'person',
  player: null,
  player_label: null,
  mine: index === 0,
  own: index === 0,
  open: false,
  stands_in: false,
  may: [],
}));

export function sampleCity(changed: Partial<MedinaView> = {}): MedinaView {
  return {
    kind: 'medina',
    rows: 11,
    columns: 16,
    board: [
      'oo..............',
      'o...mm..........',
      's...............',
      '...............g',
      '...............g',
      '.......W........',
      '................',
      '................',
      '..v.............',
      '................',
      '................',
    ],
    palaces: [
      { colour: 'orange', buildings: ['a1', 'b1', 'a2'], stables: ['a3'], owner: 2, roof: 'a1', extensible: false },
      { colour: 'grey', buildings: ['p4', 'p5'], stables: [], owner: 'neutral', roof: 'p4', extensible: false },
      { colour: 'violet', buildings: ['c9'], stables: [], owner: null, roof: null, extensible: true },
    ],
    streets: [['e2', 'f2']],
    street_goes_on: true,
    well: 'h6',
    well_cells: ['h4', 'h8', 'f6', 'j6'],
    arms: { n: [2, 0], s: [0, 0], w: [1, 0], e: [5, 0] },
    towers: [
      { number: 1, corner: 'nw', holder: 2, merchants: 0 },
      { number: 3, corner: 'ne', holder: null, merchants: 1 },
      { number: 2, corner: 'se', holder: null, merchants: 2 },
      { number: 4, corner: 'sw', holder: null, merchants: 0 },
    ],
    palace_tiles: [
      { colour: 'orange', points: 4, holder: 2 },
      { colour: 'brown', points: 3, holder: null },
      { colour: 'grey', points: 1, holder: null },
      { colour: 'violet', points: 2, holder: null },
    ],
    tea_left: 6,
    hands: [HAND, HAND, HAND],
    to_move: 1,
    turn: 12,
    placements_left: 2,
    ...changed,
  };
}

export const ACTIONS: OfferedAction[] = [
  { text: 'violet c8', changes: [0, 0, 0] },
  { text: 'stable c10', changes: [0, 0, 0] },
  { text: 'stable c1', changes: [0, 1, 0] },
  { text: 'merchant g2', changes: [0, 0, 0] },
  { text: 'wall nc', changes: [0, 0, 0] },
  { text: 'wall e6', changes: [0, 0, 0] },
  { text: 'roof c9', changes: [3, 0, 0] },
  { text: 'neutral c9', changes: [0, 0, 0] },
  { text: 'tea', changes: [0, 0, 0] },
];
