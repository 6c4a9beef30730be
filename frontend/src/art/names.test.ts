import { describe, expect, it } from 'vitest';
import { ICONS, PATTERNS } from './names';
import { emblemOf } from './seats';

const sprites = import.meta.glob<string>(['./icons.svg', '../boards/*/icons.svg'], { query: '?raw', import: 'default', eager: true });
const patterns = Object.values(import.meta.glob<string>('./patterns.svg', { query: '?raw', import: 'default', eager: true })).join();
const named = import.meta.glob<readonly string[]>('../boards/*/icons.ts', { import: 'ICONS', eager: true });
const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/{icons,names,*.test}.ts'], { query: '?raw', import: 'default', eager: true });

const own = './icons.svg';
const symbols = new Map(Object.entries(sprites).map(([file, text]) => [file, idsOf(text, 'symbol')]));

function idsOf(source: string, element: string): string[] {
  return [...source.matchAll(new RegExp(`<${element} id="([^"]+)"`, 'g'))].map((found) => found[1] ?? '');
}

/** Whether a source says a name, or the beginning of names that it puts together. */
function says(source: string, name: string): boolean {
  return new RegExp(`['"\`#]${name}['"\`]`).test(source) || [...source.matchAll(/[`"#]([a-z]+-)\$?\{/g)].some((found) => name.startsWith(found[1]!));
}

describe('the sprites', () => {
  it.each([...symbols])('%s draws exactly the icons that have a name', (file, ids) => {
    expect(ids).toEqual([...(file === own ? ICONS : named[file.replace('.svg', '.ts')]!)]);
  });

  it('draws exactly the patterns that have a name', () => {
    expect(idsOf(patterns, 'pattern')).toEqual([...PATTERNS]);
  });

  it('give a name to one symbol only, whatever boards meet in a page', () => {
    const all = [...symbols.values(), idsOf(patterns, 'symbol'), idsOf(patterns, 'pattern')].flat();
    expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([]);
  });

  it.each([...symbols])('%s draws nothing that is not shown', (file, ids) => {
    const room = file === own ? '' : file.replace('icons.svg', '');
    const shown = Object.entries(sources).flatMap(([path, source]) => (path.startsWith(room) ? [source] : []));
    expect(ids.filter((id) => !shown.some((source) => says(source, id)))).toEqual([]);
  });

  it('refer only to symbols beside them', () => {
    expect(Object.values(sprites).join()).not.toContain('href=');
    expect([...patterns.matchAll(/href="#([^"]+)"/g)].map((found) => found[1])).toEqual(idsOf(patterns, 'symbol'));
  });

  it.each([...Object.entries(sprites), ['patterns', patterns]])('%s obeys a strict content security policy and speaks no language', (_file, source) => {
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
