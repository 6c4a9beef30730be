/** Keys of the table. Characters can be switched off; arrows, Enter and Escape cannot. */
import { settings } from '../settings.svelte';
import type { TableSession } from './session.svelte';

interface Doors {
  /** Presses what stands on the page under a key. */
  press: (button: HTMLElement) => void;
  notation: () => void;
  help: () => void;
  guide: () => void;
  signs: () => void;
  back: () => void;
}

/** Milliseconds within which digits make one number: a bid of 12. */
const NUMBER = 1000;

export function tableKeys(session: TableSession, doors: Doors): (event: KeyboardEvent) => void {
  const letters: Record<string, () => void> = {
    '.': () => session.pointing.hop(1),
    ',': () => session.pointing.hop(-1),
    '/': doors.notation,
    '?': doors.help,
    g: doors.guide,
    i: doors.signs,
    u: () => session.deeds.takeBack('undo'),
    U: () => void session.deeds.redo(),
    r: () => session.deeds.takeBack('reset'),
  };
  const number = numbers();
  /** What is picked by a key, while the focus stays on the board, is said: nothing else would tell what the next Enter places. */
  const press = (button: HTMLElement): void => {
    doors.press(button);
    if (button.dataset['picks'] !== undefined) session.speak(button.dataset['picks'] || button.title || button.ariaLabel || '');
  };
  return (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isElsewhere(event.target)) return;
    if (event.key === 'Escape') {
      if (!session.choice.back()) doors.back();
      return;
    }
    if (event.key === 'Enter' && event.target === document.body && session.choice.chosen !== null) {
      event.preventDefault();
      void session.choice.again();
      return;
    }
    if (!settings.letters) return;
    const key = event.shiftKey && event.key === 'U' ? 'U' : event.key.toLowerCase();
    const button = /^[0-9]$/.test(key) ? number(key) : marked(key);
    const act = letters[key] ?? (button === null ? undefined : () => press(button));
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
}

/** What has this key on the page. */
function marked(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main [data-keys="${CSS.escape(key)}"]`);
}

/** What a digit means: the number that the digits typed just now make, where something has it; else that place of what is numbered. */
function numbers(): (digit: string) => HTMLElement | null {
  let typed = '';
  let at = -Infinity;
  return (digit) => {
    const now = performance.now();
    const longer = now - at < NUMBER ? marked(typed + digit) : null;
    typed = longer === null ? digit : typed + digit;
    at = now;
    return longer ?? marked(digit) ?? document.querySelectorAll<HTMLElement>('main [data-nth]')[(Number(digit) + 9) % 10] ?? null;
  };
}

/** Where keys mean something else: fields and dialogs. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}
