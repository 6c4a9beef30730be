import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../protocol/messages';
import type { RememberedTable } from '../remembered.svelte';
import { choiceOf, firstLineup, forOne, lastBot, newTable, offered, ranked, resized, unstyled, seatsOfDocument } from './lineup';

const GAME: GameInfo = {
  name: 'heap',
  title: 'Heap',
  tagline: '',
  minutes: '2',
  seats: [2, 3],
  board: 'plain',
  example: false,
  component_sets: false,
  chapters: [],
  empty_table: false,
  pad: false,
  options: [],
  players: [
    { name: 'level:visitor', label: 'Level Visitor', help: '', offered: true, styles: [] },
    { name: 'level:genie', label: 'Level Genie', help: '', offered: true, styles: [{ name: 'level:genie+denier', label: 'Denier', help: '' }] },
    { name: 'mine', label: 'mine', help: '', offered: true, styles: [] },
    { name: 'patient', label: 'Mason', help: '', offered: false, styles: [] },
  ],
};

describe('the line-up', () => {
  it('starts with one person and the gentlest bots', () => {
    expect(firstLineup(GAME, 3, 'Nour').map((seat) => [seat.kind, seat.name, seat.player])).toEqual([
      ['person', 'Nour', 'level:visitor'],
      ['bot', '', 'level:visitor'],
      ['bot', '', 'level:visitor'],
    ]);
  });

  it('goes on with the level that was chosen last, also when more sit down', () => {
    const two = firstLineup(GAME, 2, '', 'level:genie');
    expect(resized(two, GAME, 3).map((seat) => seat.player)).toEqual(['level:genie', 'level:genie', 'level:genie']);
  });

  it('goes on with a style, too, and knows the level below it', () => {
    expect(firstLineup(GAME, 2, '', 'level:genie+denier')[1]!.player).toBe('level:genie+denier');
    expect(firstLineup(GAME, 2, '', 'level:visitor+denier')[1]!.player).toBe('level:visitor');
    expect(['level:genie+denier', 'level:genie', 'a+b.py'].map(unstyled)).toEqual(['level:genie', 'level:genie', 'a+b.py']);
  });

  it('begins gently again where what was chosen last is not offered', () => {
    for (const last of ['patient', 'level:vizier', '']) expect(firstLineup(GAME, 2, '', last)[1]!.player).toBe('level:visitor');
  });

  it('knows what was chosen last by the newest table with a bot', () => {
    const table = { table: 'x', key: null, game: 'heap', title: 'Heap', names: [], turn: 1, over: true, hideHands: false, at: 0 };
    const seated = (...players: string[]): RememberedTable => ({
      ...table,
      lineup: [{ kind: 'person', name: '', player: 'mine' }, ...players.map((player) => ({ kind: 'bot' as const, name: '', player }))],
    });
    expect(lastBot([table, seated(), seated('level:genie', 'mine'), seated('patient')])).toBe('level:genie');
    expect(lastBot([table])).toBeNull();
  });

  it('lets a seat keep who plays there from before, and ranks levels only', () => {
    expect(choiceOf(GAME.players, 'level:genie').map((one) => one.name)).toEqual(['level:visitor', 'level:genie', 'mine']);
    expect(choiceOf(GAME.players, 'patient').map((one) => one.name)).toContain('patient');
    expect(ranked(GAME.players).map((one) => one.name)).toEqual(['level:visitor', 'level:genie']);
    expect(ranked(GAME.players.slice(2)).map((one) => one.name)).toEqual(['mine']);
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
      seats: [{ kind: 'person' }, { kind: 'bot', player: 'level:visitor', name: 'Leïla' }],
      options: { tea: true },
      seed: null,
    });
    expect(newTable(GAME, lineup, {}, 'x', { players: 2 })).toMatchObject({ seed: 'x', position: { players: 2 } });
  });

  it('asks friends by the name they are awaited by, if any', () => {
    const lineup = firstLineup(GAME, 3, 'Nour').map((seat, at) => ({ ...seat, kind: at === 0 ? seat.kind : ('friend' as const), name: ['Nour', ' Leïla ', ''][at]! }));
    expect(newTable(GAME, lineup, {}, null, null).seats).toEqual([{ kind: 'person', name: 'Nour' }, { kind: 'friend', name: 'Leïla' }, { kind: 'friend' }]);
  });

  it('seats one person against bots where friends play the same deal', () => {
    const others = firstLineup(GAME, 3, 'Nour').map((seat) => ({ ...seat, kind: 'friend' as const, player: seat.player === 'level:visitor' ? 'mine' : '' }));
    expect(forOne(others, GAME).map((seat) => seat.kind)).toEqual(['person', 'bot', 'bot']);
    expect(forOne([others[0]!, { ...others[1]!, kind: 'person', name: 'Ada' }], GAME)).toMatchObject([{ kind: 'bot', player: 'mine' }, { kind: 'person', name: 'Ada' }]);
    expect(forOne([{ kind: 'person', name: '', player: '' }, { kind: 'person', name: '', player: '' }], GAME)[1]).toMatchObject({ kind: 'bot', player: 'level:visitor' });
  });

  it('finds the number of seats in a position document', () => {
    expect(seatsOfDocument({ players: 3 })).toBe(3);
    expect(seatsOfDocument({ seats: 2 })).toBe(2);
    expect(seatsOfDocument({ hands: [{}, {}, {}, {}] })).toBe(4);
    expect(seatsOfDocument(null)).toBeNull();
    expect(seatsOfDocument('text')).toBeNull();
  });
});
