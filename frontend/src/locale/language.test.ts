import { afterEach, describe, expect, it } from 'vitest';
import { called } from '../protocol/seats';
import { settings } from '../settings.svelte';
import { say } from './language.svelte';

const SEATS = ['Élise', 'Vous'].map((name, number) => ({ seat: number + 1, name, kind: 'person' as const, player: null, player_label: null, mine: true }));

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
