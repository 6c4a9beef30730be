import { beforeEach, describe, expect, it, vi } from 'vitest';

const PLACE = 'zellige.settings';

async function opened(): Promise<typeof import('./settings.svelte')> {
  vi.resetModules();
  return import('./settings.svelte');
}

describe('what a person set', () => {
  beforeEach(() => localStorage.clear());

  it.each(['', '{', 'null', '7', '"fr"', '[]', '{"language":"xx","theme":5,"motion":null,"letters":"no","pace":[],"name":{}}'])(
    'is as at first where %j stands',
    async (text) => {
      localStorage.setItem(PLACE, text);
      const { settings } = await opened();
      expect({ ...settings }).toEqual({ language: 'en', theme: 'system', motion: 'system', letters: true, pace: 'normal', figures: 'always', figuresTold: false, name: '', muted: false, notifies: false });
    },
  );

  it('keeps what is good beside what is not, and what another version set', async () => {
    localStorage.setItem(PLACE, JSON.stringify({ language: 'fr', theme: 'green', later: 1, name: 'é'.repeat(200) }));
    const { settings, applySettings } = await opened();
    expect(settings).toMatchObject({ language: 'fr', theme: 'system', name: 'é'.repeat(40) });
    applySettings();
    expect(JSON.parse(localStorage.getItem(PLACE)!)).toMatchObject({ language: 'fr', later: 1 });
  });

  it('follows another window', async () => {
    const { settings } = await opened();
    localStorage.setItem(PLACE, JSON.stringify({ theme: 'dark' }));
    dispatchEvent(new StorageEvent('storage', { key: PLACE }));
    expect(settings.theme).toBe('dark');
  });
});
