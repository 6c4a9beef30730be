/** Finds boards by name. A game's board is a folder here with an index.ts; nothing else has to be told about it. */
import type { Component } from 'svelte';
import { joinIcons } from '../art/sprite.svelte';
import { joinWords } from '../locale/language.svelte';
import { listGames } from '../protocol/http';
import type { Language } from '../settings.svelte';
import type { BoardModule, SetUpProps } from './contract';
import type { EditModule } from './edit';

// The app handles every view as unknown data; only the board of that view looks inside.
type AnyBoard = BoardModule<never>;

const found = import.meta.glob<AnyBoard>('./*/index.ts', { import: 'default' });

/** The board module of a name the server gave; unknown names are drawn as text. */
export async function loadBoard(name: string): Promise<BoardModule> {
  const known = `./${name}/index.ts` in found ? name : 'plain';
  const board = (await found[`./${known}/index.ts`]!()) as BoardModule;
  joinWords(known, board.locale);
  if (board.icons !== undefined) joinIcons(board.icons);
  return board;
}

const edits = import.meta.glob<EditModule<never>>('./*/edit.ts', { import: 'default' });

/** Whether positions can be put together on a board. */
export const canEdit = (board: string): boolean => `./${board}/edit.ts` in edits;

/** How positions are put together on a board; null where nobody can. */
export async function loadEdit(board: string): Promise<EditModule | null> {
  return ((await edits[`./${board}/edit.ts`]?.()) as EditModule | undefined) ?? null;
}

const boxes = import.meta.glob<Component<{ game: string }>>('./*/box/BoxPage.svelte', { import: 'default' });

/** The page on which an owner of a game enters what is in the box; a game whose board has none gets its components as text. */
export async function loadBox(game: string, lang: Language): Promise<Component<{ game: string }>> {
  const board = await boardOf(game, lang).catch(() => 'plain');
  return (boxes[`./${board}/box/BoxPage.svelte`] ?? boxes['./plain/box/BoxPage.svelte']!)();
}

const setUps = import.meta.glob<Component<SetUpProps>>('./*/beside/SetUp.svelte', { import: 'default' });

/** Where one enters what lies on a real table; null where a game has no such page. */
export async function loadSetUp(game: string, lang: Language): Promise<Component<SetUpProps> | null> {
  const found = setUps[`./${await boardOf(game, lang)}/beside/SetUp.svelte`];
  return found === undefined ? null : found();
}

/** The board that a game names. */
async function boardOf(game: string, lang: Language): Promise<string> {
  const games = await listGames(lang);
  return games.find((one) => one.name === game)?.board ?? 'plain';
}
