import { describe, expect, it } from 'vitest';
import { hashOf, parseRoute, type Route } from './route';

describe('addresses', () => {
  it.each<[string, Route]>([
    ['#/', { screen: 'home' }],
    ['#/tables', { screen: 'tables' }],
    ['#/table/k3v9', { screen: 'table', table: 'k3v9', moment: null }],
    ['#/table/k3v9/17', { screen: 'table', table: 'k3v9', moment: 17 }],
    ['#/again/k3v9', { screen: 'again', table: 'k3v9' }],
    ['#/deal/k3v9/a_b-c', { screen: 'deal', deal: 'k3v9', link: 'a_b-c' }],
    ['#/deal/k3v9', { screen: 'deal', deal: 'k3v9', link: null }],
    ['#/join/k3v9/2-a_b-c', { screen: 'join', table: 'k3v9', link: '2-a_b-c' }],
    ['#/lay/nim/k3v9', { screen: 'lay', game: 'nim', table: 'k3v9' }],
    ['#/words', { screen: 'words', table: null }],
    ['#/words/k3v9', { screen: 'words', table: 'k3v9' }],
    ['#/guide/medina', { screen: 'guide', game: 'medina', at: null }],
    ['#/guide/medina/tea', { screen: 'guide', game: 'medina', at: 'tea' }],
    ['#/components/almadi', { screen: 'components', game: 'almadi' }],
    ['#/learn/five%20tribes', { screen: 'learn', game: 'five tribes' }],
  ])('%s reads and writes', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
    expect(hashOf(route)).toBe(hash);
  });

  it.each(['', '#', '#/nowhere', '#/table', '#/table/', '#/tables/x', '#/other/x', '#/join/k3v9', '#/join/k3v9/'])('%j leads to the start page', (hash) => {
    expect(parseRoute(hash)).toEqual({ screen: 'home' });
  });

  it('takes a moment that is no number for none', () => {
    expect(parseRoute('#/table/k3v9/x')).toEqual({ screen: 'table', table: 'k3v9', moment: null });
    expect(parseRoute('#/table/%E0%A4%A')).toMatchObject({ screen: 'table' });
  });
});
