/**
 * Painting on the cells of a board (`data-cell`): press and drag, a tap, or Enter, Space and Delete on the cell that has the focus.
 * What the board itself would make of a press is kept from it.
 */
import { on } from 'svelte/events';
import { cellAround, cellAt } from '../boards/pointing.svelte';

interface Painting {
  /** Whether something is chosen that can be painted: else a finger scrolls and the board is only looked at. */
  active: () => boolean;
  /** The first cell of a stroke. `take`: with the right button, or by Delete. */
  begin: (cell: string, take: boolean) => void;
  /** Every further cell the stroke comes to. */
  go: (cell: string) => void;
  end: () => void;
}

/** How far apart, in pixels, the points are at which a fast stroke looks for cells. */
const STEP = 8;

export function painting(paint: Painting): (element: HTMLElement) => () => void {
  return (element) => {
    let last: { x: number; y: number } | null = null;
    const seen = new Set<string>();

    const visit = (cell: string | null): void => {
      if (cell === null || seen.has(cell)) return;
      seen.add(cell);
      paint.go(cell);
    };
    const down = (event: PointerEvent): void => {
      const cell = cellAt(event);
      if (cell === null || !paint.active() || !event.isPrimary || (event.button !== 0 && event.button !== 2)) return;
      last = { x: event.clientX, y: event.clientY };
      seen.clear();
      seen.add(cell);
      if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId)) event.target.releasePointerCapture(event.pointerId);
      paint.begin(cell, event.button === 2);
    };
    const to = ({ clientX, clientY }: PointerEvent): void => {
      if (last === null) return;
      const [dx, dy] = [clientX - last.x, clientY - last.y];
      const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / STEP));
      for (let step = 1; step <= steps; step++) {
        const found = document.elementFromPoint(last.x + (dx * step) / steps, last.y + (dy * step) / steps);
        if (found !== null && element.contains(found)) visit(cellAround(found));
      }
      last = { x: clientX, y: clientY };
    };
    /** Between two pictures the pointer may have gone round a corner. */
    const move = (event: PointerEvent): void => {
      if (last === null || !event.isPrimary) return;
      const way = event.getCoalescedEvents?.() ?? [];
      (way.length > 0 ? way : [event]).forEach(to);
    };
    const up = (): void => {
      if (last !== null) paint.end();
      last = null;
    };
    const once = (cell: string, take: boolean): void => {
      paint.begin(cell, take);
      paint.end();
    };
    const key = (event: KeyboardEvent): void => {
      const cell = cellAt(event);
      if (cell === null || event.altKey || event.ctrlKey || event.metaKey) return;
      const take = event.key === 'Delete' || event.key === 'Backspace';
      if (!take && event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      if (take || paint.active()) once(cell, take);
    };
    /** A click that no pointer made comes from a reader of the screen. */
    const click = (event: MouseEvent): void => {
      const cell = cellAt(event);
      if (cell === null) return;
      event.stopPropagation();
      if (event.detail === 0 && paint.active()) once(cell, false);
    };
    const menu = (event: MouseEvent): void => {
      if (cellAt(event) !== null && paint.active()) event.preventDefault();
    };
    const deaf = [
      on(element, 'pointerdown', down),
      on(window, 'pointermove', move),
      on(window, 'pointerup', up),
      on(window, 'pointercancel', up),
      on(element, 'keydown', key, { capture: true }),
      on(element, 'click', click, { capture: true }),
      on(element, 'contextmenu', menu),
    ];
    return () => deaf.forEach((one) => one());
  };
}
