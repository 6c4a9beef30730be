/**
 * Pointing at the cells of a board, by mouse, touch or keys: one tab stop for all of it, arrow keys move inside, a click, Enter or
 * Space points at a cell.
 *
 * A board sets `rows` (cell names in the order of the screen, null for holes), `targets` (cells worth stopping at, in reading
 * order) and `onpoint`, gives each cell element `data-cell`, `tabindex={pointing.tabindex(cell)}` and
 * `onfocus={() => pointing.at(cell)}`, and an element around them `onclick={pointing.click}`, `onkeydown={pointing.key}` and
 * `{@attach pointing.attach}`; where it shows what is under the mouse, `onpointerover={pointing.hover}` and
 * `onpointerleave={pointing.leave}`.
 */
import { on } from 'svelte/events';
import { settings } from '../settings.svelte';

export type Row = readonly (string | null)[];

export class Pointing {
  rows = $state.raw<readonly Row[]>([]);
  targets = $state.raw<readonly string[]>([]);
  current = $state<string | null>(null);
  /** The cell under the mouse. */
  over = $state<string | null>(null);
  /** The cell that has the focus. */
  focused = $state<string | null>(null);
  /** Whether some figure on the board is more than a dot. */
  figured = $state(false);
  /** Called with a cell that is pointed at. */
  onpoint: (cell: string) => void = () => {};
  private element: HTMLElement | null = null;

  /** 0 for the one cell that Tab reaches, -1 for the others. */
  tabindex(cell: string): 0 | -1 {
    return cell === this.stop ? 0 : -1;
  }

  /** The cell that Tab reaches: the one visited last, else the first. */
  private get stop(): string | null {
    if (this.current !== null && this.position(this.current) !== null) return this.current;
    return this.targets[0] ?? this.rows.flat().find((cell) => cell !== null) ?? null;
  }

  /** The board says that a cell received the focus. */
  at(cell: string): void {
    this.current = cell;
    this.focused = cell;
  }

  /** Whether the figure of a cell is shown, as it is set: everywhere, where one points or has chosen, or nowhere. */
  tells(cell: string, chosen: boolean): boolean {
    if (settings.figures !== 'pointed') return settings.figures === 'always';
    return chosen || cell === this.over || cell === this.focused;
  }

  attach = (element: HTMLElement): (() => void) => {
    this.element = element;
    const deafen = on(element, 'focusout', () => (this.focused = null));
    return () => {
      deafen();
      if (this.element === element) this.element = null;
    };
  };

  /** Moves the focus to a cell. */
  go(cell: string): void {
    this.current = cell;
    this.element?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cell)}"]`)?.focus();
  }

  /** The next (step 1) or previous (step -1) target after the current cell, round and round. */
  hop(step: 1 | -1): void {
    if (this.targets.length === 0) return;
    const here = this.current === null ? -1 : this.targets.indexOf(this.current);
    if (here >= 0) return this.go(this.targets[(here + step + this.targets.length) % this.targets.length]!);
    const order = this.rows.flat().filter((cell): cell is string => cell !== null);
    const place = this.current === null ? -1 : order.indexOf(this.current);
    const ahead = this.targets.filter((cell) => order.indexOf(cell) > place);
    const behind = this.targets.filter((cell) => order.indexOf(cell) < place);
    this.go((step === 1 ? (ahead[0] ?? this.targets[0]) : (behind.at(-1) ?? this.targets.at(-1)))!);
  }

  /** The focus comes to rest here: by key where something can be done, else on the board as a whole. */
  rest(byKey: boolean): void {
    const cell = this.current !== null && this.targets.includes(this.current) ? this.current : (this.targets[0] ?? this.stop);
    if (byKey && cell !== null) this.go(cell);
    else this.element?.focus({ preventScroll: true });
  }

  click = (event: MouseEvent): void => {
    const cell = cellAt(event);
    if (cell !== null) this.onpoint(cell);
  };

  /** A finger that passes over a cell looks at nothing. */
  hover = (event: PointerEvent): void => {
    this.over = event.pointerType === 'mouse' ? cellAt(event) : null;
  };

  leave = (): void => {
    this.over = null;
  };

  key = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    // What else stands between the cells has keys of its own.
    if (event.target !== this.element && cellAt(event) === null) return;
    const cell = this.stop;
    if (cell === null) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.onpoint(cell);
      return;
    }
    const next = this.after(cell, event.key, event.ctrlKey);
    if (next === null) return;
    event.preventDefault();
    this.go(next);
  };

  private after(cell: string, key: string, control: boolean): string | null {
    const place = this.position(cell);
    if (place === null) return null;
    const [row, column] = place;
    switch (key) {
      case 'ArrowRight':
        return this.walk(row, column, 0, 1);
      case 'ArrowLeft':
        return this.walk(row, column, 0, -1);
      case 'ArrowDown':
        return this.walk(row, column, 1, 0);
      case 'ArrowUp':
        return this.walk(row, column, -1, 0);
      case 'Home':
        return this.walk(control ? 0 : row, -1, 0, 1);
      case 'End': {
        const last = control ? this.rows.length - 1 : row;
        return this.walk(last, this.rows[last]!.length, 0, -1);
      }
      default:
        return null;
    }
  }

  private walk(row: number, column: number, down: number, right: number): string | null {
    for (;;) {
      row += down;
      column += right;
      const line = this.rows[row];
      if (line === undefined || column < 0 || column >= line.length) return null;
      const cell = line[column];
      if (cell !== null && cell !== undefined) return cell;
    }
  }

  private position(cell: string): [number, number] | null {
    for (const [row, line] of this.rows.entries()) {
      const column = line.indexOf(cell);
      if (column >= 0) return [row, column];
    }
    return null;
  }
}

export function cellAround(element: Element): string | null {
  return element.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? null;
}

/** The cell in which something happened. */
export function cellAt({ target }: Event): string | null {
  return target instanceof Element ? cellAround(target) : null;
}
