import { beforeEach, expect, test, vi } from 'vitest';
import type { BoardModule } from '../boards/contract';
import type { EditModule, Told } from '../boards/edit';
import type { PositionForm } from '../protocol/messages';
import { Editor } from './editor.svelte';

const DOCUMENT = { board: ['.'] };

function opened(edit: Partial<EditModule>, place?: string): Editor {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const none = { brushes: () => [], fields: () => [], cells: () => [], put: (document: object) => ({ ...document }), take: (document: object) => document };
  return new Editor({ game: 'g', document: DOCUMENT } as unknown as PositionForm, {} as BoardModule, { ...none, ...edit } as EditModule, null, place);
}

beforeEach(() => localStorage.clear());

test('a document is drawn once, however many cells of the board look at it', () => {
  const drawn = vi.fn((view: unknown) => ({ ...(view as object) }));
  const editor = opened({ drawn });
  editor.told = { document: DOCUMENT, view: {}, answer: {} } as unknown as Told;
  expect(editor.view).toBe(editor.view);
  expect(drawn).toHaveBeenCalledTimes(1);
  editor.change({ board: ['o'] });
  void editor.view;
  expect(drawn).toHaveBeenCalledTimes(2);
});

test('a stroke under way is kept where the rest of that table is', () => {
  const editor = opened({}, 'zellige.beside.g');
  editor.choose('piece');
  editor.begin('a1', false);
  expect(localStorage.getItem('zellige.beside.g')).not.toBeNull();
  expect(localStorage.getItem('zellige.edit.g')).toBeNull();
});
