import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Language, Say } from '../contract';
import english from './en.ftl?raw';
import french from './fr.ftl?raw';
import { buttons } from './hand';
import { sampleTable, SEATS } from './sample';
import { labelOf, sceneOf, signOfDrawn, targetOf, tribeSymbol } from './words';

function words(language: Language): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(language === 'en' ? english : french));
  return (id, params) => {
    const errors: Error[] = [];
    const text = bundle.formatPattern(bundle.getMessage(id)!.value!, params ?? null, errors);
    if (errors[0]) throw errors[0];
    return text;
  };
}

function label(action: string, lang: Language): string {
  return labelOf(action, { view: sampleTable(), seats: SEATS, say: words(lang) }, lang);
}

describe('labels of choices', () => {
  it.each([
    ['bid 8 fakirs 2', '8, discarding 2 Fakirs', '8, en défaussant 2 Fakirs'],
    ['build 0', 'No Fakir', 'Aucun Fakir'],
    ['kill d4 blue,red fakirs 2', 'Builder and Assassin, for 2 Fakirs', 'Bâtisseur et Assassin, pour 2 Fakirs'],
    ['kill seat2 elder,vizier', 'Leïla: Elder and Vizier', 'Leïla : Sage et Vizir'],
    ['palm c3', 'Here', 'Ici'],
    ['palace c4 hagis fakir', 'With Hagis, for a Fakir', 'Avec Hagis, pour un Fakir'],
    ['djinn enki elders', 'Enki: two Elders', 'Enki : deux Sages'],
    ['use leta c4 fakir', 'Call Leta for an Elder and a Fakir', 'Invoquer Leta pour un Sage et un Fakir'],
    ['use sloar fakir', 'Call Sloar for a Fakir', 'Invoquer Sloar pour un Fakir'],
    ['keep baal', 'Keep Ba’al', 'Garder Ba’al'],
  ])('%s', (action, inEnglish, inFrench) => {
    expect(label(action, 'en')).toBe(inEnglish);
    expect(label(action, 'fr')).toBe(inFrench);
  });
});

describe('the confirm button', () => {
  it('names the tile and the tribe, never notation', () => {
    expect(targetOf('drop c2 red', words('fr'))).toBe('c2, Assassin');
    expect(targetOf('take c2', words('en'))).toBe('c2');
    expect(targetOf('sell fish,gold', words('en'))).toBe('');
  });
});

describe('tiles in French', () => {
  it('say type, value, meeples and owner', () => {
    const view = sampleTable({}, { b2: { type: 'sacred_place', value: 12, meeples: 'wwr', camel: 2, palaces: 2 } });
    expect(sceneOf('b2', { view, seats: SEATS, say: words('fr') })).toBe(
      'b2 : Lieu Sacré, bleu 12. 2 Sages, 1 Assassin. Chameau : Leïla. 2 palais',
    );
  });

  it('give the Sage its own letter', () => {
    expect(tribeSymbol('white', 'fr')).toBe('tribe-elder-fr');
    expect(tribeSymbol('white', 'en')).toBe('tribe-elder');
  });
});

describe('buttons of the prompt bar', () => {
  const say = words('en');

  it('leave what may be left, and end the turn', () => {
    const captured = { tile: 'c3', colour: 'yellow', count: 2 } as const;
    expect(buttons(sampleTable({ phase: 'finish' }), say).map((one) => one.action)).toEqual(['end']);
    expect(buttons(sampleTable({ phase: 'tile', captured }), say).map((one) => one.action)).toEqual(['skip']);
    expect(buttons(sampleTable({ phase: 'tile', captured }, { c3: { type: 'oasis' } }), say)).toEqual([]);
    expect(buttons(sampleTable({ phase: 'move', moves_left: 0 }), say).map((one) => one.label)).toEqual(['Pass']);
    expect(buttons(sampleTable({ phase: 'kill' }), say).map((one) => one.label)).toEqual(['Skip']);
    expect(buttons(sampleTable({ phase: 'sow' }), say)).toEqual([]);
  });

  it('do nothing else while a choice waits', () => {
    expect(buttons(sampleTable({ phase: 'finish', pending: { kind: 'palm', tile: 'c3' } }), say)).toEqual([]);
  });
});

it('has a sign for whatever is drawn', () => {
  expect(['draw silk', 'draw fakir', 'draw white', 'draw blue', 'draw jafaar'].map(signOfDrawn)).toEqual(['good-silk', 'good-fakir', 'elder', 'tribe-builder', 'djinn jafaar']);
});
