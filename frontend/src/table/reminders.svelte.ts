/** What whoever looks elsewhere is told: that it is their turn, and that their time runs out. */
import { untrack } from 'svelte';
import { say } from '../locale/language.svelte';
import { settings } from '../settings.svelte';
import type { TableSession } from './session.svelte';

/** For the page of a table, while it is made. `awaited`: whether it is one's turn; `title`: the words that say so. */
export function remind(session: TableSession, awaited: () => boolean, title: () => string): void {
  /** Whoever has the page behind others is told once that it is their turn, where they have asked for that. */
  $effect(() => {
    if (awaited() && session.live !== null) untrack(() => notify(session.table, title()));
  });

  /** One's own clock is heard twice, a minute and ten seconds before its end. */
  $effect(() => {
    const running = session.clock?.running ?? null;
    const left = running !== null && session.mine.includes(running) ? untrack(() => session.leftTo(running)) : null;
    if (left === null) return;
    const timers = [60, 10]
      .filter((seconds) => left > seconds * 1000)
      .map((seconds) => setTimeout(() => session.speak(say('clock-voice', { seconds })), Math.min(left - seconds * 1000, 2 ** 31 - 1)));
    return () => timers.forEach(clearTimeout);
  });
}

function notify(table: string, title: string): void {
  if (!settings.notifies || !document.hidden || !isSecureContext || Notification.permission !== 'granted') return;
  const note = new Notification(title, { tag: table });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
