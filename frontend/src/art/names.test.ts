import { describe, expect, it } from 'vitest';
import icons from './icons.svg?raw';
import patterns from './patterns.svg?raw';
import { ICONS, MEDALLIONS, PATTERNS } from './names';
import { emblemOf } from './seats';

function idsOf(source: string, element: string): string[] {
  return [...source.matchAll(new RegExp(`<${element} id="([^"]+)"`, 'g'))].map((found) => found[1] ?? '');
}

describe('the sprite', () => {
  it('draws exactly the icons that have a name', () => {
    expect(idsOf(icons, 'symbol')).toEqual([...ICONS]);
  });

  it('draws exactly the patterns and medallions that have a name', () => {
    expect(idsOf(patterns, 'pattern')).toEqual([...PATTERNS]);
    expect(idsOf(patterns, 'symbol').filter((id) => !id.startsWith('unit-'))).toEqual([...MEDALLIONS]);
  });

  it('refers only to symbols it holds', () => {
    const known = new Set([...idsOf(icons, 'symbol'), ...idsOf(patterns, 'symbol')]);
    const wanted = [...(icons + patterns).matchAll(/href="#([^"]+)"/g)].map((found) => found[1] ?? '');
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((id) => !known.has(id))).toEqual([]);
  });

  it.each([
    ['icons', icons],
    ['patterns', patterns],
  ])('%s obey a strict content security policy and speak no language', (_file, source) => {
    expect(source).not.toMatch(/ style=|<style|<script|<title|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
  });
});

describe('emblems', () => {
  it('differ for five seats and the neutral owner', () => {
    const emblems = ([1, 2, 3, 4, 5, 'neutral'] as const).map(emblemOf);
    expect(new Set(emblems).size).toBe(6);
  });

  it('exist for no sixth seat', () => {
    expect(() => emblemOf(6)).toThrow(RangeError);
  });
});
