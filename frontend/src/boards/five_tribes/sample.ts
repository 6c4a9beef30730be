/** A table of Five Tribes to test with; every test changes what it is about. */
import type { OfferedAction, SeatInfo } from '../contract';
import { tileRows, type Djinn, type FiveTribesView, type PlayerView, type TileView } from './view';

export const SEATS: SeatInfo[] = [
  { seat: 1, name: 'You', kind: 'person', player: null, player_label: null, mine: true, own: true, open: false, stands_in: false, may: [] },
  { seat: 2, name: 'Leïla', kind: 'bot', player: 'greedy', player_label: 'Trader', mine: false, own: false, open: false, stands_in: false, may: [] },
];

export function djinn(name: string, changes: Partial<Djinn> = {}): Djinn {
  return { djinn: name, name: name[0]!.toUpperCase() + name.slice(1), text: `${name} serves.`, points: 6, price: 'elder_or_fakir', used: false, ...changes };
}

export function player(changes: Partial<PlayerView> = {}): PlayerView {
  return { coins: 50, camels: 11, viziers: 0, elders: 0, cards: [], hidden_cards: 0, card_count: 0, djinns: [], tiles: [], markers: 2, ...changes };
}

export function sampleTable(changes: Partial<FiveTribesView> = {}, tiles: Record<string, Partial<TileView>> = {}): FiveTribesView {
  const names = tileRows({ rows: 5, columns: 6 }).flat();
  const bare: TileView = { type: 'small_market', value: 6, meeples: '', camel: null, palms: 0, palaces: 0 };
  return {
    kind: 'five_tribes',
    rows: 5,
    columns: 6,
    tiles: Object.fromEntries(names.map((name) => [name, { ...bare, ...tiles[name] }])),
    round: 1,
    phase: 'move',
    to_move: 1,
    active: 1,
    may_sit_out: false,
    end_triggered: false,
    last_activation: false,
    tribes: [],
    bag: 0,
    palms: { left: 12, of: 12 },
    palaces: { left: 10, of: 10 },
    resource_row: ['silk', 'fish', 'fakir', 'gold', 'wheat', 'wheat', 'ivory', 'spice', 'fish'],
    on_offer: 0,
    resource_pile: 45,
    resource_discard: [],
    discard_count: 0,
    djinn_row: [djinn('enki'), djinn('leta'), djinn('boaz')],
    djinn_pile: 19,
    djinn_discard: 0,
    bid_order: [1, 2, 1, 2],
    turn_order: [0, 0, 0, 1, 3, 5, 8, 12, 18].map((price) => ({ price, seat: null })),
    set_aside: [],
    players: [player(), player({ coins: null })],
    suit_values: [0, 1, 3, 7, 13, 21, 30, 40, 50, 60],
    sow: null,
    captured: null,
    pending: null,
    drawing: null,
    brought: [],
    builders: null,
    moves_left: 24,
    djinns_awake: true,
    destinations: {},
    steps: [
      { step: 'move', state: 'now', label: 'Move' },
      { step: 'tribe', state: 'later', label: 'Tribe' },
    ],
    ...changes,
  };
}

/** Offered actions; a number after the notation is what it changes for seat 1. */
export function offered(...texts: (string | [string, ...number[]])[]): OfferedAction[] {
  return texts.map((text) => (typeof text === 'string' ? { text, changes: [0, 0] } : { text: text[0], changes: text.slice(1) as number[] }));
}
