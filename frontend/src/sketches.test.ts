import { beforeEach, describe, expect, it } from 'vitest';
import { bringSketch, packed, recallSketch, sketchPlace, unpacked } from './sketches';

beforeEach(() => localStorage.clear());

describe('a position behind the # of an address', () => {
  it('comes back as it was', async () => {
    const document = { game: 'nim', names: ['Léa', '🐪'], board: Array.from({ length: 40 }, () => '..............') };
    const text = await packed(document);
    expect(text).toMatch(/^[\w-]+$/);
    expect(text.length).toBeLessThan(200);
    expect(await unpacked(text)).toEqual(document);
  });

  it('is nothing where the text is something else', async () => {
    for (const text of ['', 'z', 'zAAAA', 'j!!', 'jW10', 'history']) expect(await unpacked(text)).toBeNull();
  });
});

describe('what is under work', () => {
  it('is kept, and what was there before can be gone back to', () => {
    expect(recallSketch('nim')).toBeNull();
    bringSketch('nim', { left: 3 });
    bringSketch('nim', { left: 2 });
    expect(recallSketch('nim')).toEqual({ document: { left: 2 }, past: [{ left: 3 }] });
  });

  it('is nothing where something else stands in the storage', () => {
    localStorage.setItem(sketchPlace('nim'), '[1]');
    expect(recallSketch('nim')).toBeNull();
  });
});
