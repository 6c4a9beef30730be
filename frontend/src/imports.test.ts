import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

/** What a room may import beside itself, from below to above; a file at the top is a room of its own, and so is the folder of a board. */
const BELOW: Record<string, readonly string[]> = {
  held: [],
  download: [],
  route: [],
  storage: [],
  styles: [],
  art: [],
  settings: ['storage'],
  locale: ['settings'],
  protocol: ['download', 'locale', 'settings'],
  brought: ['protocol', 'storage'],
  sketches: ['storage'],
  learnt: ['storage'],
  remembered: ['storage'],
  evenings: ['remembered', 'storage'],
  chrome: ['art', 'locale', 'settings', 'storage'],
  friends: ['art', 'chrome', 'locale', 'protocol', 'remembered', 'route', 'settings'],
  // What holds for every board: the contract, the registry, the pictures on the start page.
  boards: ['art', 'locale', 'protocol', 'settings'],
  board: ['art', 'boards', 'brought', 'chrome', 'download', 'locale', 'protocol', 'route', 'settings', 'storage'],
  rules: ['art', 'boards', 'locale', 'protocol', 'settings'],
  table: ['art', 'boards', 'chrome', 'evenings', 'friends', 'held', 'locale', 'protocol', 'remembered', 'route', 'rules', 'settings', 'sketches'],
  home: ['art', 'boards', 'brought', 'chrome', 'friends', 'learnt', 'locale', 'protocol', 'remembered', 'route', 'settings', 'sketches', 'table'],
  guide: ['art', 'boards', 'chrome', 'held', 'home', 'learnt', 'locale', 'protocol', 'route', 'rules', 'settings', 'table'],
  pad: ['art', 'boards', 'chrome', 'download', 'evenings', 'locale', 'protocol', 'remembered', 'route', 'settings', 'storage'],
  edit: ['art', 'boards', 'brought', 'chrome', 'download', 'evenings', 'friends', 'locale', 'pad', 'protocol', 'remembered', 'route', 'settings', 'sketches', 'storage'],
  beside: ['art', 'boards', 'chrome', 'edit', 'home', 'locale', 'protocol', 'remembered', 'route', 'settings'],
  App: ['art', 'beside', 'boards', 'edit', 'friends', 'guide', 'held', 'home', 'locale', 'pad', 'protocol', 'route', 'settings', 'table'],
  main: ['App', 'styles'],
  testing: ['boards', 'locale', 'protocol'],
};

/** The folder of a board by its name, else the first folder or the file at the top. */
function roomOf(path: string): string {
  const [first = '', second, third] = path.split('/');
  if (first === 'boards' && third !== undefined) return `boards/${second}`;
  return first.split('.')[0]!;
}

function importsOf(path: string, source: string): string[] {
  const found = [...source.matchAll(/(?:from|import|import\()\s*'(\.[^']*)'/g)].map((match) => match[1]!);
  return found.map((name) => new URL(name, `file:///${path}`).pathname.slice(1));
}

const files = Object.entries(sources).map(([path, source]) => ({ path: path.slice(2), source }));
const app = files.filter(({ path }) => !path.endsWith('.test.ts'));

describe('imports point one way', () => {
  it('no room imports what stands above it, and no board another', () => {
    const wrong = app.flatMap(({ path, source }) => {
      const room = roomOf(path);
      const allowed = BELOW[room.startsWith('boards/') ? 'board' : room];
      expect(allowed, `${room} is a room`).toBeDefined();
      return importsOf(path, source)
        .filter((name) => ![room, ...allowed!].includes(roomOf(name)))
        .map((name) => `${path} imports ${name}`);
    });
    expect(app.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it('only the folder of a board names its game', () => {
    const games = new Set(files.map(({ path }) => roomOf(path)).filter((room) => room.startsWith('boards/') && room !== 'boards/plain'));
    const named = new RegExp(`\\b(?:${[...games].map((room) => room.slice('boards/'.length)).join('|')})\\b`, 'i');
    const wrong = app.filter(({ path, source }) => !games.has(roomOf(path)) && path !== 'protocol/wire.ts' && named.test(source));
    expect(games.size).toBeGreaterThan(1);
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('goes round in no circle', () => {
    const rooms = Object.keys(BELOW);
    for (const [place, room] of rooms.entries()) for (const below of BELOW[room]!) expect(rooms.slice(0, place), `${below}, below ${room}`).toContain(below);
  });
});
