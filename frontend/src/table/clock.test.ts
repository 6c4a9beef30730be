import { describe, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import { isShort, nextChange, shownTime, terms } from './clock';

const FIVE = { time: 300_000, increment: 10_000, each: false, then: null, then_label: null, left: [] };
const DAYS = { time: 259_200_000, increment: 0, each: true, then: 'random', then_label: 'Random', left: [] };

describe('a clock', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_001, '1:00'],
    [245_000, '4:05'],
    [3_723_000, '1:02:03'],
    [259_200_000, '3 d 0 h'],
    [100_000_000, '1 d 3 h'],
  ])('with %i milliseconds shows %s', (left, shown) => {
    settings.language = 'en';
    expect(shownTime(left)).toBe(shown);
  });

  it('warns in the last minute, over days in the last hour', () => {
    expect([60_001, 60_000].map((left) => isShort(left, FIVE))).toEqual([false, true]);
    expect([3_600_001, 3_600_000].map((left) => isShort(left, DAYS))).toEqual([false, true]);
  });

  it('changes with the second, over days with the minute', () => {
    expect([nextChange(1500), nextChange(2000), nextChange(86_460_500)]).toEqual([500, 1000, 500]);
  });

  it('says its terms', () => {
    expect(terms(FIVE)).toBe('5 min for each, 10 s more every turn. Whoever runs out of time has lost.');
    expect(terms(DAYS)).toBe('3 days for every turn. For whoever runs out of time the bot “Random” plays on to the end.');
  });
});
