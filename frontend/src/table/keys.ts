/** Keys of the table. Characters can be switched off; arrows, Enter and Escape cannot. */
import { settings } from '../settings.svelte';
import type { TableSession } from './session.svelte';

interface Doors {
  pick: (kind: string) => void;
  notation: () => void;
  help: () => void;
  back: () => void;
}

export function tableKeys(session: TableSession, doors: Doors): (event: KeyboardEvent) => void {
  const letters: Record<string, () => void> = {
    '.': () => session.pointing.hop(1),
    ',': () => session.pointing.hop(-1),
    '/': doors.notation,
    '?': doors.help,
    u: () => session.takeBack('undo'),
    r: () => session.takeBack('reset'),
  };
  return (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isElsewhere(event.target)) return;
    if (event.key === 'Escape') {
      if (!session.back()) doors.back();
      return;
    }
    if (event.key === 'Enter' && event.target === document.body && session.chosen !== null) {
      event.preventDefault();
      session.again();
      return;
    }
    if (!settings.letters) return;
    const act = letters[event.key.toLowerCase()] ?? digit(session, event.key, doors.pick);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
}

/** 1 is the first piece of the hand, 0 the tenth. */
function digit(session: TableSession, key: string, pick: Doors['pick']): (() => void) | undefined {
  if (!/^[0-9]$/.test(key)) return undefined;
  const slot = session.hand[(Number(key) + 9) % 10];
  return slot !== undefined && session.pickable(slot) ? () => pick(slot.kind) : undefined;
}

/** Where keys mean something else: fields and dialogs. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}
