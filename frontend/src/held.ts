/** Keys that are held down. */
const MOVES = /^(Arrow|Page)|^(Home|End|Tab)$/;

/** Of a key that is held down only its first press counts, unless it moves or writes: nobody takes back a whole game with one `u`. */
export function firstPressOnly(event: KeyboardEvent): void {
  if (!event.repeat || MOVES.test(event.key)) return;
  if (event.target instanceof Element && event.target.matches('input, textarea, select')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
