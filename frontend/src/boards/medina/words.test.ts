import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Language, Say } from '../contract';
import english from './en.ftl?raw';
import french from './fr.ftl?raw';
import { offersOf } from './offers';
import { ACTIONS, sampleCity, SEATS } from './sample';
import { placeAt } from './view';
import { plannedWords, sceneOf, stateOf, type Standing } from './words';

const CITY = sampleCity();
const QUIET: Standing = { offer: undefined, picked: false, chosen: false, told: true, figure: undefined, fresh: false };

function words(language: Language): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(language === 'en' ? english : french));
  return (id, params) => {
    const errors: Error[] = [];
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`no word "${id}"`);
    const text = bundle.formatPattern(message.value, params ?? null, errors);
    if (errors[0]) throw errors[0];
    return text;
  };
}

function name(column: number, row: number, standing: Partial<Standing> = {}, language: Language = 'en'): string {
  const place = placeAt(column, row, CITY.columns, CITY.rows);
  const telling = { view: CITY, seats: SEATS, say: words(language) };
  return [sceneOf(place, telling), ...stateOf(place, { ...QUIET, ...standing }, telling)].join('. ');
}

function offer(action: string): Standing['offer'] {
  return offersOf(ACTIONS, CITY).find((one) => one.action === action);
}

describe('accessible names', () => {
  it('say coordinate and content', () => {
    expect(name(6, 6)).toBe('g7: empty');
    expect(name(0, 0)).toBe('a1: orange building, palace with Leïla’s roof, size 4');
    expect(name(0, 2)).toBe('a3: stable of an orange palace, with Leïla’s roof, size 4');
    expect(name(15, 3)).toBe('p4: grey building, palace with a neutral roof, size 2');
    expect(name(2, 8)).toBe('c9: violet building, palace without a roof, size 1');
    expect(name(4, 1)).toBe('e2: merchant');
    expect(name(7, 5)).toBe('h6: the well');
    expect(name(7, 3)).toBe('h4: empty; a building or stable here scores 4 points (well)');
  });

  it('say walls and towers', () => {
    expect(name(1, -1)).toBe('north wall, b: wall built');
    expect(name(2, -1)).toBe('north wall, c: free cell');
    expect(name(16, 5)).toBe('east wall, 6: free cell');
    expect(name(-1, -1)).toBe('Tower 1: tile held by Leïla');
    expect(name(16, 11)).toBe('Tower 2: tile available, 2 merchants on it');
    expect(name(-1, 11)).toBe('Tower 4: tile available, no merchants on it');
  });

  it('say whether the picked piece may stand here and what it changes', () => {
    expect(name(2, 0, { offer: offer('stable c1'), picked: true })).toBe('c1: empty. Legal: Leïla +1');
    expect(name(2, 9, { offer: offer('stable c10'), picked: true })).toBe('c10: empty. Legal: score unchanged');
    expect(name(9, 9, { picked: true })).toBe('j10: empty. Not legal');
    const uncounted: Standing['offer'] = { action: 'stable c10', kind: 'stable', key: 'c10', reach: ['c10'], changes: [] };
    expect(name(2, 9, { offer: uncounted, picked: true })).toMatch(/score still being counted$/);
    expect(name(2, 8, { offer: offer('roof c9'), picked: true, chosen: true })).toMatch(/\. Chosen: You \+3$/);
  });

  it('say what is new and what counts', () => {
    expect(name(4, 1, { fresh: true, figure: '1' })).toBe('e2: merchant. New since your last turn. Scores 1');
  });

  it('speak French', () => {
    expect(name(0, 0, {}, 'fr')).toBe('a1 : bâtiment orange, palais avec un toit (Leïla), taille 4');
    expect(name(2, 0, { offer: offer('stable c1'), picked: true }, 'fr')).toBe('c1 : vide. Autorisé : Leïla +1');
    expect(name(16, 11, {}, 'fr')).toBe('Tour 2 : tuile disponible avec 2 marchands');
    expect(name(1, -1, {}, 'fr')).toBe('mur nord, b : mur construit');
  });

  it('differ for every place of the board', () => {
    const names = new Set<string>();
    for (let row = -1; row <= CITY.rows; row += 1) {
      for (let column = -1; column <= CITY.columns; column += 1) names.add(name(column, row));
    }
    expect(names.size).toBe((CITY.rows + 2) * (CITY.columns + 2));
  });
});

describe('what is planned', () => {
  it('is called by its piece and place, and whatever else was typed as it was typed', () => {
    const called = (action: string): string[] => [plannedWords(action, CITY, words('en')), plannedWords(action, CITY, words('fr'))];
    expect(['merchant g7', 'wall na', 'tea', 'marchand g7'].map(called)).toEqual([
      ['merchant g7', 'marchand g7'],
      ['north wall, a', 'mur nord, a'],
      ['Spend tea', 'Défausser un thé'],
      ['marchand g7', 'marchand g7'],
    ]);
  });
});
