import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import common from '../art/icons.svg?raw';
import type { BoardModule } from './contract';

const games = import.meta.glob<BoardModule<never>>(['./*/index.ts', '!./plain/index.ts'], { import: 'default', eager: true });

it.each(Object.entries(games))('%s draws what buttons show by its name, and something for a name it does not know', async (_file, { Icon, icons = '' }) => {
  for (const name of ['ui-close', 'ui-next', 'nothing at all']) {
    const shown = mount(Icon, { target: document.body, props: { name, seat: 1, size: 20 } });
    flushSync();
    const symbol = document.querySelector('use')!.getAttribute('href')!.slice(1);
    if (name.startsWith('ui-')) expect(symbol).toBe(name);
    else expect(common + icons).toContain(`<symbol id="${symbol}"`);
    await unmount(shown);
  }
});

const faces = import.meta.glob<Record<string, readonly string[]>>('./*/faces.ts', { import: 'FACES', eager: true });

it.each(Object.entries(faces))('%s: no two cards look alike, and every one is drawn of signs that there are', (file, all) => {
  const { icons = '' } = games[file.replace('faces.ts', 'index.ts')]!;
  expect(Object.keys(all).length).toBeGreaterThanOrEqual(22);
  expect(new Set(Object.values(all).map(String)).size).toBe(Object.keys(all).length);
  for (const sign of Object.values(all).flat()) expect(common + icons).toContain(`<symbol id="${sign}"`);
});
