import { describe, expect, it } from 'vitest';
import { pictureRows } from './crop';
import { sampleTable } from './sample';

describe('the part of the board that a picture shows', () => {
  it('reaches from the first to the last tile that says something', () => {
    const view = sampleTable({}, { b2: { meeples: 'b' }, d3: { type: 'oasis' } });
    expect(pictureRows(view, [])).toEqual([['b2', 'c2', 'd2'], ['b3', 'c3', 'd3']]);
  });

  it('takes marked tiles in', () => {
    expect(pictureRows(sampleTable({}, { b2: { palms: 1 } }), ['a1'])).toEqual([['a1', 'b1'], ['a2', 'b2']]);
  });

  it('is no board where nothing but bids is told', () => {
    expect(pictureRows(sampleTable({ phase: 'bid' }), [])).toEqual([]);
    expect(pictureRows(sampleTable({ phase: 'bid' }, { b2: { palms: 1 } }), [])).toEqual([['b2']]);
  });

  it('is the whole board when every tile is blank', () => {
    expect(pictureRows(sampleTable(), []).flat()).toHaveLength(30);
  });
});
