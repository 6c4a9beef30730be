import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GridFocus } from './grid.svelte';

describe('the one tab stop of a board', () => {
  const ROWS = [
    ['a1', 'b1', 'c1'],
    ['a2', null, 'c2'],
  ];
  let grid: GridFocus;
  let element: HTMLElement;
  let detach: () => void;

  function press(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
    grid.key(event);
    return event;
  }

  beforeEach(() => {
    grid = new GridFocus();
    grid.rows = ROWS;
    grid.targets = ['b1', 'c2'];
    element = document.createElement('div');
    for (const cell of ROWS.flat()) {
      if (cell === null) continue;
      const button = document.createElement('button');
      button.dataset['cell'] = cell;
      element.append(button);
    }
    document.body.append(element);
    detach = grid.attach(element);
  });

  afterEach(() => {
    detach();
    element.remove();
  });

  it('is the first cell worth stopping at, then the one visited last', () => {
    expect(grid.tabindex('b1')).toBe(0);
    expect(grid.tabindex('a1')).toBe(-1);
    grid.at('a2');
    expect(ROWS.flat().filter((cell) => cell !== null && grid.tabindex(cell) === 0)).toEqual(['a2']);
  });

  it('moves with the arrows, over holes, and stops at the edge', () => {
    grid.go('a2');
    press('ArrowRight');
    expect(grid.current).toBe('c2');
    expect((document.activeElement as HTMLElement).dataset['cell']).toBe('c2');
    expect(press('ArrowRight').defaultPrevented).toBe(false);
    press('ArrowUp');
    press('Home');
    expect(grid.current).toBe('a1');
    press('End', { ctrlKey: true });
    expect(grid.current).toBe('c2');
  });

  it('hops between the cells worth stopping at, round and round', () => {
    grid.go('a1');
    grid.hop(1);
    expect(grid.current).toBe('b1');
    grid.hop(1);
    grid.hop(1);
    expect(grid.current).toBe('b1');
    grid.go('a2');
    grid.hop(-1);
    expect(grid.current).toBe('b1');
  });

  it('starts again when the visited cell is gone', () => {
    grid.go('a2');
    grid.rows = [['b1']];
    grid.targets = [];
    expect(grid.tabindex('b1')).toBe(0);
  });

  it('points with Enter and Space, and leaves Tab to the browser', () => {
    const pointed: string[] = [];
    grid.onpoint = (cell) => pointed.push(cell);
    grid.go('c1');
    press('Enter');
    press(' ');
    expect(pointed).toEqual(['c1', 'c1']);
    expect(press('Tab').defaultPrevented).toBe(false);
  });
});
