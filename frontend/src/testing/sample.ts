/** A table message to test with; every test changes what it is about. */
import type { TableMessage } from '../protocol/messages';

export function tableMessage(changes: Partial<TableMessage> = {}): TableMessage {
  return {
    type: 'table',
    table: 'k3v9',
    game: 'heap',
    title: 'Heap',
    board: 'plain',
    lang: 'en',
    version: 1,
    ply: 2,
    plies: 2,
    moment: null,
    status: 'playing',
    turn: 3,
    practice: false,
    chance: 'drawn',
    waits: 0,
    corrects: false,
    lays: false,
    orders: [],
    halted: null,
    options: [],
    seats: [
      { seat: 1, name: 'You', kind: 'person', player: null, player_label: null, mine: true, own: true, open: false, stands_in: false, may: [] },
      { seat: 2, name: 'Tariq', kind: 'bot', player: 'greedy', player_label: 'Greedy', mine: false, own: false, open: false, stands_in: false, may: [] },
    ],
    view: { kind: 'plain', text: 'o o o' },
    scores: {
      columns: [
        { id: 'pebbles', label: 'Pebbles', icon: 'pebble' },
        { id: 'last', label: 'Last pebble', icon: 'last' },
      ],
      rows: [
        {
          seat: 1,
          total: 5,
          place: 1,
          columns: { pebbles: 2, last: 3 },
          terms: [
            { rule: 'taken', column: 'pebbles', label: 'Pebbles taken', amount: 2, cells: ['a1', 'a2'] },
            { rule: 'last', column: 'last', label: 'Last pebble', amount: 3, cells: ['a2', 'a3'] },
          ],
        },
        { seat: 2, total: 4, place: 2, columns: { pebbles: 4 }, terms: [] },
      ],
    },
    decision: {
      seat: 1,
      mine: true,
      closed: false,
      title: 'Take one or two pebbles.',
      detail: '',
      actions: [
        { text: 'take 1', changes: [1, 0] },
        { text: 'take 2', changes: [2, 0] },
      ],
      outcomes: [],
      was: null,
      undo: 'free',
      reset: 'no',
      redo: false,
      stand_ins: [],
    },
    log: [
      { ply: 1, decided: 1, turn: 1, seat: 1, text: 'You took a pebble', cells: ['a1'], quiet: false, changes: [5, 0], effects: [], undone: false },
      { ply: 2, decided: 2, turn: 2, seat: 2, text: 'Tariq took two pebbles', cells: ['a2'], quiet: false, changes: [0, 4], effects: [], undone: false },
    ],
    turns: [
      { first: 0, turn: 1, seat: 1, text: 'You: a pebble', ply: 1, path: ['a1'], changes: [5, 0], open: false },
      { first: 1, turn: 2, seat: 2, text: 'Tariq: two pebbles', ply: 2, path: ['a2'], changes: [0, 4], open: false },
    ],
    notes: [],
    request: null,
    rematch: null,
    clock: null, deal: null,
    around: { onlookers: 0 },
    since: 1,
    lesson: null,
    seal: { sha256: null, seed: null, salt: null },
    ...changes,
  };
}
