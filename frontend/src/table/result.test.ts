import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import { tableMessage } from '../testing/sample';
import { course, resultSentences } from './result';

describe('the result', () => {
  beforeEach(() => {
    settings.language = 'en';
  });

  it('says who won and by how much in each category', () => {
    const result = resultSentences(tableMessage({ status: 'over', winners: [1] }));
    expect(result.headline).toBe('You win, 5 to 4');
    expect(result.detail).toBe('You were ahead of Tariq by 3 (Last pebble). Tariq was ahead by 2 (Pebbles).');
  });

  it('speaks to you as the second, too', () => {
    const rows = tableMessage().scores.rows.map((row) => ({ ...row, place: 3 - row.place }));
    const scores = { ...tableMessage().scores, rows };
    expect(resultSentences(tableMessage({ status: 'over', winners: [2], scores })).detail).toBe(
      'Tariq was ahead of you by 2 (Pebbles). You were ahead by 3 (Last pebble).',
    );
  });

  it('speaks in French to nobody whose game it is not', () => {
    settings.language = 'fr';
    const seats = tableMessage().seats.map((seat) => ({ ...seat, name: seat.seat === 1 ? 'Leïla' : 'Tariq' }));
    const { detail } = resultSentences(tableMessage({ status: 'over', winners: [1], seats }));
    expect(detail).toMatch(/^Leïla devançait Tariq.*Tariq était en tête/);
    expect(detail).not.toMatch(/vous/i);
  });

  it('names everybody who shares a victory', () => {
    expect(resultSentences(tableMessage({ status: 'over', winners: [1, 2] })).headline).toBe('You and Tariq share the victory with 5 points');
  });

  it('follows the scores back to the deal', () => {
    expect(course(tableMessage())).toEqual({
      plies: [0, 1, 2],
      scores: [
        [0, 0],
        [5, 0],
        [5, 4],
      ],
    });
  });
});
