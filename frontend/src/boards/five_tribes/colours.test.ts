import { describe, expect, it } from 'vitest';
import sprite from './icons.svg?raw';
import { COLOURS, type Colour } from './view';
import { tribeSymbol } from './words';

/** Measured apart for normal, protan, deutan and tritan eyes: no two closer than 18 by CIEDE2000. */
const APART: Record<Colour, string> = { yellow: '#F5C710', white: '#FFFFFF', green: '#1B9E77', blue: '#1D4E9E', red: '#8E1B3A' };

function drawn(symbol: string): string {
  return sprite.match(new RegExp(`<symbol id="${symbol}"[^]*?</symbol>`))?.[0] ?? '';
}

describe('the five tribes', () => {
  it.each(COLOURS)('%s has the colour that was measured', (colour) => {
    for (const lang of ['en', 'fr'] as const) {
      const bodies = [...drawn(tribeSymbol(colour, lang)).matchAll(/var\(--body,(#\w+)\)/g)].map(([, body]) => body);
      expect(new Set(bodies)).toEqual(new Set([APART[colour]]));
    }
  });

  it('are known by their outline and letter too', () => {
    for (const lang of ['en', 'fr'] as const) {
      expect(new Set(COLOURS.map((colour) => drawn(tribeSymbol(colour, lang)))).size).toBe(COLOURS.length);
    }
  });
});
