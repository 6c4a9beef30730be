/**
 * One tab stop for a whole board: arrow keys move inside, Enter or Space points at a cell.
 *
 * A board sets `rows` (cell names in the order of the screen, null for holes) and `targets` (cells worth stopping at, in
 * reading order), gives each cell element `data-cell`, `tabindex={focus.tabindex(cell)}` and `onfocus={() => focus.at(cell)}`,
 * and the grid element `onkeydown={focus.key}` and `{@attach focus.attach}`.
 */
export type Row = readonly (string | null)[];

export class GridFocus {
  rows = $state.raw<readonly Row[]>([]);
  targets = $state.raw<readonly string[]>([]);
  current = $state<string | null>(null);
  /** Called when Enter or Space is pressed on a cell. */
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
  }

  attach = (element: HTMLElement): (() => void) => {
    this.element = element;
    return () => {
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

  key = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
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
