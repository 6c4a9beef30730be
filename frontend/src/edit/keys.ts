/** Keys over a board on which pieces are laid: u takes back, and the keys of the pieces choose them, nought the one that takes away. */
import type { Brush } from '../boards/edit';
import { settings } from '../settings.svelte';
import { ERASER, type Editor } from './editor.svelte';

interface Laid {
  editor: () => Editor | null;
  brushes: () => readonly Brush[];
  /** `again`: what was taken back comes back. */
  undo: (again: boolean) => void;
  /** null: the piece that was chosen is put down. */
  choose: (brush: string | null) => void;
  /** Left out: Escape is for others. */
  leave?: () => void;
}

export function layingKeys({ editor, brushes, undo, choose, leave }: Laid): (event: KeyboardEvent) => void {
  return (event) => {
    const now = editor();
    if (now === null || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea, dialog') !== null) return;
    if (event.key === 'Escape') leave?.();
    if (!settings.letters) return;
    const brush = event.key === '0' ? ERASER : brushes().find((one) => one.key === event.key)?.id;
    if (event.key.toLowerCase() === 'u') undo(event.shiftKey);
    else if (brush !== undefined) choose(brush === now.brush ? null : brush);
    else return;
    event.preventDefault();
  };
}
