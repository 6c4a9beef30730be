/** Keys that are held down, and which press is which: a key has one however long it is held, a pointer one from going down to its click. */
const MOVES = /^(Arrow|Page)|^(Home|End|Tab)$/;

export interface Press {
  /** When it began, on the clock of `performance.now()`. */
  at: number;
  pointer: boolean;
}

let latest: Press | null = null;
let clicked = false;
let keyDown = false;

/** The press that is being answered; null before the first. */
export function thisPress(): Press | null {
  return latest;
}

function begin(event: Event, pointer: boolean): void {
  latest = { at: event.timeStamp, pointer };
  clicked = false;
}

/** Hears every press before anything on the page does; answers how to stop. */
export function hearPresses(page: Window): () => void {
  const deaf = new AbortController();
  const early = { capture: true, signal: deaf.signal };
  page.addEventListener('keydown', keyPressed, early);
  page.addEventListener('keyup', () => (keyDown = false), early);
  page.addEventListener('blur', () => (keyDown = false), { signal: deaf.signal });
  page.addEventListener('pointerdown', (event) => begin(event, true), early);
  page.addEventListener('click', clickHeard, early);
  return () => {
    deaf.abort();
    latest = null;
    keyDown = false;
  };
}

/** Of a key that is held down only its first press counts, unless it moves or writes: nobody takes back a whole game with one `u`. */
function keyPressed(event: KeyboardEvent): void {
  if (!event.repeat) {
    begin(event, false);
    keyDown = true;
    return;
  }
  if (MOVES.test(event.key)) return;
  if (event.target instanceof Element && event.target.matches(event.key === 'Enter' ? 'textarea' : 'input, textarea, select')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** A click belongs to the press before it. One more is made by a key that is still down, or is a press of its own: by a screen reader, say. */
function clickHeard(event: MouseEvent): void {
  if (clicked && !keyDown) begin(event, false);
  clicked = true;
}
