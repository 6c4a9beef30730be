/** How a solo game ended: the title that is won, and how far the next one is. */
import type { Say } from '../contract';
import type { AlmadiView } from './view';

export function ending({ titles }: AlmadiView, total: number, say: Say): { headline: string; detail: string } | null {
  const at = titles?.findIndex((title) => title.reached) ?? -1;
  const won = titles?.[at];
  if (won === undefined) return null;
  const next = titles?.[at + 1];
  const further = next === undefined ? '' : say('almadi-ending-next', { points: (next.from ?? 0) - total, title: next.name });
  return { headline: say('almadi-ending', { title: won.name, total }), detail: [won.verdict, further].join(' ').trim() };
}
