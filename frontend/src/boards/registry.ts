/** Finds boards by name. A game's board is a folder here with an index.ts; nothing else has to be told about it. */
import type { BoardModule } from './contract';
import { joinWords } from '../locale/language.svelte';

// The app handles every view as unknown data; only the board of that view looks inside.
type AnyBoard = BoardModule<never>;

const found = import.meta.glob<AnyBoard>('./*/index.ts', { import: 'default' });

/** The board module of a name the server gave; unknown names are drawn as text. */
export async function loadBoard(name: string): Promise<BoardModule> {
  const known = `./${name}/index.ts` in found ? name : 'plain';
  const board = (await found[`./${known}/index.ts`]!()) as BoardModule;
  joinWords(known, board.locale);
  return board;
}
