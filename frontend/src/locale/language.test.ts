import { afterEach, describe, expect, it } from 'vitest';
import { called } from '../protocol/seats';
import { settings } from '../settings.svelte';
import { say } from './language.svelte';

const SEATS = ['Élise', 'Vous'].map((name, number) => ({ seat: number + 1, name, kind: 'person' as const, player: null, player_label: null, mine: true, own: true, open: false, stands_in: false, may: [] }));

describe('a name inside a sentence', () => {
  it('turns nothing around but itself, and keeps its joiners', () => {
    expect(say('chip', { name: '\u05d3\u05e0\u05d4', total: 3 })).toBe('\u2068\u05d3\u05e0\u05d4\u2069: 3. Open scores and log');
    const [persian, family] = ['\u0646\u06cc\u06a9\u200c\u0645\u0647\u0631', '\u{1f468}\u200d\u{1f467}'];
    expect(say('chip', { name: persian, total: 3 })).toContain(`\u2068${persian}\u2069`);
    expect(say('chip', { name: family, total: 3 })).toBe(`${family}: 3. Open scores and log`);
  });
});

describe('French', () => {
  afterEach(() => (settings.language = 'en'));

  it('keeps signs of two parts and quotes on the line of their words', () => {
    settings.language = 'fr';
    expect(say('problem-offline')).toBe('Le serveur de la table ne répond pas. zellige est-il toujours lancé\u00a0?');
    expect(say('components-brought', { set: 'x' })).toBe('Avec les tuiles et les cartes de «\u00a0x\u00a0».');
    settings.language = 'en';
    expect(say('chip', { name: 'Ada', total: 3 })).toBe('Ada: 3. Open scores and log');
  });

  it('speaks to you instead of about somebody called so, and needs no elision before a name', () => {
    settings.language = 'fr';
    expect([1, 2].map((seat) => say('hand-of', called(seat, SEATS)))).toEqual(['Main\u00a0: Élise', 'Votre main']);
  });
});
