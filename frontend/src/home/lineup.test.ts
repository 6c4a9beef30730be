import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../protocol/messages';
import { firstLineup, newTable, offered, resized, seatsOfDocument } from './lineup';

const GAME: GameInfo = {
  name: 'heap',
  title: 'Heap',
  tagline: '',
  minutes: '2',
  seats: [2, 3],
  board: 'plain',
  example: false,
  component_sets: false,
  pad: false,
  chapters: [],
  pad: false,
  options: [],
  players: [
    { name: 'random', label: 'Random', help: '' },
    { name: 'greedy', label: 'Greedy', help: '' },
    { name: 'search', label: 'Thinker', help: '' },
  ],
};

describe('the line-up', () => {
  it('starts with one person and bots of the strongest kind that answers at once', () => {
    expect(firstLineup(GAME, 3, 'Nour').map((seat) => [seat.kind, seat.name, seat.player])).toEqual([
      ['person', 'Nour', 'greedy'],
      ['bot', '', 'greedy'],
      ['bot', '', 'greedy'],
    ]);
  });

  it('is gentle with whoever has never played, also when more sit down', () => {
    const two = firstLineup(GAME, 2, '', true);
    expect(resized(two, GAME, 3).map((seat) => seat.player)).toEqual(['random', 'random', 'random']);
  });

  it('offers examples only where there is nothing else', () => {
    const example = { ...GAME, example: true };
    expect(offered([example, GAME])).toEqual([GAME]);
    expect(offered([example])).toEqual([example]);
  });

  it('has only people where a game has no bots', () => {
    expect(firstLineup({ ...GAME, players: [] }, 2, '').map((seat) => seat.kind)).toEqual(['person', 'person']);
  });

  it('keeps those who sit when seats come or go', () => {
    const two = firstLineup(GAME, 2, 'Nour');
    expect(resized(two, GAME, 3).map((seat) => seat.kind)).toEqual(['person', 'bot', 'bot']);
    expect(resized(two, GAME, 1)).toEqual(two.slice(0, 1));
  });

  it('leaves the name of a person without one to the server', () => {
    const lineup = firstLineup(GAME, 2, '  ');
    expect(newTable(GAME, lineup, { tea: true }, null, null)).toEqual({
      game: 'heap',
      seats: [{ kind: 'person' }, { kind: 'bot', player: 'greedy', name: 'Leïla' }],
      options: { tea: true },
      seed: null,
    });
    expect(newTable(GAME, lineup, {}, 'x', { players: 2 })).toMatchObject({ seed: 'x', position: { players: 2 } });
  });

  it('asks friends by the name they are awaited by, if any', () => {
    const lineup = firstLineup(GAME, 3, 'Nour').map((seat, at) => ({ ...seat, kind: at === 0 ? seat.kind : ('friend' as const), name: ['Nour', ' Leïla ', ''][at]! }));
    expect(newTable(GAME, lineup, {}, null, null).seats).toEqual([{ kind: 'person', name: 'Nour' }, { kind: 'friend', name: 'Leïla' }, { kind: 'friend' }]);
  });

  it('finds the number of seats in a position document', () => {
    expect(seatsOfDocument({ players: 3 })).toBe(3);
    expect(seatsOfDocument({ seats: 2 })).toBe(2);
    expect(seatsOfDocument({ hands: [{}, {}, {}, {}] })).toBe(4);
    expect(seatsOfDocument(null)).toBeNull();
    expect(seatsOfDocument('text')).toBeNull();
  });
});
