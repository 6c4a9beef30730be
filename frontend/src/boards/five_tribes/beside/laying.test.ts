import { describe, expect, it } from 'vitest';
import type { Doc } from '../../edit';
import { CARD_COUNTS, CARDS, DJINNS, MEEPLES, TILES } from '../pieces';
import { COLOURS } from '../view';
import { laying } from './laying';
import box from '../../../../../src/zellige/games/five_tribes/box.json';

const say = (id: string): string => id;
const EMPTY = laying.begun({}, 3);
const left = (document: Doc, part: string, brush: string): number | null | undefined => laying.parts(document, say).find((one) => one.name === part)!.brushes.find((one) => one.id === brush)!.left;

it('the box has as many of every piece as the rules know', () => {
  expect(TILES.map(([type, value, , count]) => [type, value, count])).toEqual(expect.arrayContaining(box.tiles.map((tile) => [tile.type, tile.value, tile.count])));
  expect(COLOURS.map((colour) => MEEPLES[colour])).toEqual(COLOURS.map((colour) => box.meeples.find((one) => one.colour === colour)!.count));
  expect(CARDS.map((kind) => CARD_COUNTS[kind])).toEqual(CARDS.map((kind) => box.resources.find((one) => one.kind === kind)!.count));
  expect([...DJINNS]).toEqual(box.djinns.map((djinn) => djinn.id));
});

describe('what lies on a table of tiles', () => {
  it('is one tile and three meeples on a place, cards in order, a marker for everybody', () => {
    const parts = laying.parts(EMPTY, say);
    expect(parts.map((part) => [part.name, part.places.length, part.each])).toEqual([['tiles', 30, 1], ['meeples', 30, 3], ['market', 9, 1], ['djinns', 3, 1], ['order', 3, 1]]);
    expect(laying.parts(laying.begun({}, 2), say)[4]!.places).toHaveLength(4);
  });

  it('is counted', () => {
    const table = ['tile 4', 'meeple red', 'meeple red'].reduce((found, brush) => laying.put(found, brush, 'c3'), EMPTY);
    expect([left(table, 'tiles', 'tile 4'), left(table, 'meeples', 'meeple red'), left(table, 'meeples', 'meeple blue')]).toEqual([0, 16, 18]);
    expect(laying.held(table, 'meeples', 'c3')).toEqual(['meeple red', 'meeple red']);
    expect(laying.held(laying.clear(table, 'meeples', 'c3'), 'meeples', 'c3')).toEqual([]);
    const bare = laying.clear(table, 'tiles', 'c3');
    expect([laying.held(bare, 'tiles', 'c3'), laying.held(bare, 'meeples', 'c3').length]).toEqual([[], 2]);
  });

  it('is put at the end of a list, or in the place of what lay there', () => {
    const row = ['fish', 'gold'].reduce((found, kind) => laying.put(found, `market ${kind}`, '8'), EMPTY);
    expect(row['resource_row']).toEqual(['fish', 'gold']);
    expect(laying.put(row, 'market silk', '0')['resource_row']).toEqual(['silk', 'gold']);
    expect(laying.clear(row, 'market', '0')['resource_row']).toEqual(['gold']);
  });

  it('stays when more sit down, but for their markers', () => {
    const table = laying.put(laying.put(EMPTY, 'order 2', '0'), 'djinns enki', '0');
    expect(laying.begun(table, 3)['bid_order']).toEqual([2]);
    expect([laying.begun(table, 4)['bid_order'], laying.begun(table, 4)['djinn_row']]).toEqual([[], ['enki']]);
    expect(laying.whole(table)).toMatchObject({ seat: 2, bid_order: [2, null, null, null] });
  });
});
