import { describe, expect, it } from 'vitest';
import type { PadField } from '../protocol/messages';
import { entryAt, erased, isEmpty, placeAfter, placesOf, pressed, readText, stepped, textOf, typed, withEntry, withStep, type Entries } from './sheet';

const field = (id: string, more: Partial<PadField> = {}): PadField => ({
  id, section: 'one', label: id, icon: null, scope: 'seat', kind: 'number', least: 0, most: 20, values: [], open: [true, true], place: id, help: '', keys: [], longest: 1, alone: true, ...more,
});
const number = field('number');
const list = field('list', { kind: 'numbers', most: 9, least: 1 });
const holder = field('holder', { kind: 'holder', scope: 'table', section: 'two', open: [true] });

describe('a sheet', () => {
  it('goes on by itself only where no further digit can follow', () => {
    expect(typed(number, null, 3, true)).toEqual({ entry: 3, done: true });
    expect(typed(number, null, 1, true)).toEqual({ entry: 1, done: false });
    expect(typed(number, 1, 4, false)).toEqual({ entry: 14, done: true });
    expect(typed(number, 7, 2, true)).toEqual({ entry: 2, done: false });
    expect(typed(number, 2, 0, false)).toEqual({ entry: 20, done: true });
    expect(typed(number, 5, 0, true)).toEqual({ entry: 0, done: true });
    expect(typed(number, 2, 5, false)).toEqual({ entry: 5, done: true });
  });

  it('is done with a number by one key, and never with a list', () => {
    expect(pressed(number, 4, 12)).toEqual({ entry: 12, done: true });
    expect(pressed(list, [5], 3)).toEqual({ entry: [5, 3], done: false });
    expect(readText(list, '5 3,2')).toEqual([5, 3, 2]);
    expect(readText(list, '532')).toEqual([5, 3, 2]);
    expect(readText(list, '12 8')).toEqual([12, 8]);
    expect(readText(list, '5 x')).toBe('5 x');
    expect([stepped(list, [5, 3], 1), stepped(list, [5, 1], -1), stepped(list, [], 1)]).toEqual([[5, 4], [5], [1]]);
    expect(erased(list, [5, 3])).toEqual([5]);
  });

  it('reads what is typed, and leaves what is no number for the server to refuse', () => {
    expect([readText(number, ' 12 '), readText(number, ''), readText(number, '−3'), readText(number, 'two')]).toEqual([12, null, -3, 'two']);
    expect([textOf(null), textOf(0), textOf(12), textOf([5, 3]), textOf('two')]).toEqual(['', '0', '12', '5 3', 'two']);
  });

  it('steps between the bounds, and erases digit by digit', () => {
    expect([stepped(number, null, 1), stepped(number, 20, 1), stepped(number, 0, -1)]).toEqual([1, 20, 0]);
    expect([erased(number, 14), erased(number, 4), erased(holder, 2)]).toEqual([1, null, null]);
  });

  it('keeps what is by seat and what is of the table apart', () => {
    let entries: Entries = withEntry({}, number, 1, 4);
    entries = withEntry(entries, holder, 0, 2);
    expect(entries).toEqual({ number: [null, 4], holder: 2 });
    expect([entryAt(entries, number, 0), entryAt(entries, number, 1), entryAt(entries, holder, 1), entryAt(entries, list, 0)]).toEqual([null, 4, 2, []]);
    expect([isEmpty(null), isEmpty(0), isEmpty([0, 0]), isEmpty([0, 1])]).toEqual([true, true, true, false]);
  });

  it('is counted part by part, in it seat by seat, past what is not asked', () => {
    const fields = [number, field('more', { open: [false, true] }), list, holder];
    const places = placesOf(fields, 2);
    expect(places.map(({ field: id, seat }) => `${id} ${seat}`)).toEqual(['number 0', 'list 0', 'number 1', 'more 1', 'list 1', 'holder 0']);
    expect(placeAfter(places, { field: 'list', seat: 1 }, 1)).toEqual({ field: 'holder', seat: 0 });
    expect(placeAfter(places, { field: 'holder', seat: 0 }, 1)).toBe(null);
    expect(withStep(fields, { field: 'number', seat: 0 }, 1, 'seat')).toEqual({ field: 'number', seat: 1 });
    expect(withStep(fields, { field: 'number', seat: 1 }, 1, 'seat')).toBe(null);
    expect(withStep(fields, { field: 'number', seat: 0 }, 1, 'row')).toEqual({ field: 'list', seat: 0 });
    expect(withStep(fields, { field: 'list', seat: 1 }, 1, 'row')).toEqual({ field: 'holder', seat: 0 });
  });
});
