/** What whoever looks elsewhere is told: that it is their turn, and that their time runs out. */
import { untrack } from 'svelte';
import { notify } from '../chrome/notify';
import { say } from '../locale/language.svelte';
import type { TableSession } from './session.svelte';

/** For the page of a table, while it is made. `awaited`: the words that say what one is waited for; null while one is not. */
export function remind(session: TableSession, awaited: () => string | null): void {
  /** Whoever has the page behind others is told once, whatever else happens at the table meanwhile. */
  const words = $derived(awaited());
  $effect(() => {
    if (words !== null) notify(session.table, words);
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
