import { describe, expect, it } from 'vitest';
import { keepAssumed, takeAssumed } from './assumed';

describe('what a position leaves out', () => {
  it('is said once, at its own table', () => {
    keepAssumed('k3v9', ['Seat 1 is taken to be the one to move.']);
    keepAssumed('m2x7', []);
    expect(takeAssumed('m2x7')).toEqual([]);
    expect(takeAssumed('k3v9')).toEqual(['Seat 1 is taken to be the one to move.']);
    expect(takeAssumed('k3v9')).toEqual([]);
  });
});
