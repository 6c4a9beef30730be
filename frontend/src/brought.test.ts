import { beforeEach, describe, expect, it, vi } from 'vitest';

const PLACE = 'zellige.components.brought';

async function opened(): Promise<typeof import('./brought.svelte')> {
  vi.resetModules();
  return import('./brought.svelte');
}

describe('the set that is brought to the start page', () => {
  beforeEach(() => localStorage.clear());

  it.each(['{', '7', '"x"', '[]', '{"game":"almadi"}', '{"game":"almadi","set":null}', '{"game":"almadi","set":{"id":7}}', '{"game":7,"set":{"id":"a"}}'])(
    'is none where %s stands',
    async (text) => {
      localStorage.setItem(PLACE, text);
      expect({ ...(await opened()).broughtSet }).toEqual({ game: null, set: null, fresh: false });
    },
  );

  it('is taken back in another window, too', async () => {
    const { broughtSet, bring } = await opened();
    bring('almadi', { id: 'my-box' });
    expect(broughtSet.set?.id).toBe('my-box');
    localStorage.setItem(PLACE, JSON.stringify({ game: null, set: null }));
    dispatchEvent(new StorageEvent('storage', { key: PLACE }));
    expect(broughtSet.set).toBeNull();
  });
});
