/** What a clock shows, in words and figures. */
import { say } from '../locale/language.svelte';
import type { Clocks } from '../protocol/messages';

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000] as const;

const two = (count: number): string => String(count).padStart(2, '0');

/** "4:05", "1:02:03", or days and hours: what is left, up to the second that has begun. */
export function shownTime(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  if (left >= DAY) return say('clock-days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Whether so little is left that it should be seen. */
export function isShort(left: number, clock: Clocks): boolean {
  return left <= (clock.time >= DAY ? HOUR : Math.min(MINUTE, clock.time / 2));
}

/** Milliseconds until what a clock shows is another. */
export function nextChange(left: number): number {
  const step = left > DAY ? MINUTE : SECOND;
  return left % step || step;
}

/** By what terms people think at a table. */
export function terms(clock: Clocks): string {
  const time = say('clock-length', { days: Math.floor(clock.time / DAY), minutes: Math.floor((clock.time % DAY) / MINUTE), seconds: (clock.time % MINUTE) / SECOND });
  const first = clock.each ? say('clock-each', { time }) : say('clock-total', { time, increment: clock.increment / SECOND });
  return `${first} ${clock.then_label === null ? say('clock-then-out') : say('clock-then-bot', { player: clock.then_label })}`;
}
