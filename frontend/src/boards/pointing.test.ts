import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Pointing } from './pointing.svelte';

describe('pointing at a board', () => {
  const ROWS = [
    ['a1', 'b1', 'c1'],
    ['a2', null, 'c2'],
  ];
  let board: Pointing;
  let element: HTMLElement;
  let detach: () => void;

  function press(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
    element.dispatchEvent(event);
    return event;
  }

  beforeEach(() => {
    board = new Pointing();
    board.rows = ROWS;
    board.targets = ['b1', 'c2'];
    element = document.createElement('div');
    for (const cell of ROWS.flat()) {
      if (cell === null) continue;
      const button = document.createElement('button');
      button.dataset['cell'] = cell;
      element.append(button);
    }
    element.addEventListener('keydown', board.key);
    element.addEventListener('click', board.click);
    document.body.append(element);
    detach = board.attach(element);
  });

  afterEach(() => {
    detach();
    element.remove();
  });

  it('has one tab stop: the first cell worth stopping at, then the one visited last', () => {
    expect(board.tabindex('b1')).toBe(0);
    expect(board.tabindex('a1')).toBe(-1);
    board.at('a2');
    expect(ROWS.flat().filter((cell) => cell !== null && board.tabindex(cell) === 0)).toEqual(['a2']);
  });

  it('moves with the arrows, over holes, and stops at the edge', () => {
    board.go('a2');
    press('ArrowRight');
    expect(board.current).toBe('c2');
    expect((document.activeElement as HTMLElement).dataset['cell']).toBe('c2');
    expect(press('ArrowRight').defaultPrevented).toBe(false);
    press('ArrowUp');
    press('Home');
    expect(board.current).toBe('a1');
    press('End', { ctrlKey: true });
    expect(board.current).toBe('c2');
  });

  it('hops between the cells worth stopping at, round and round', () => {
    board.go('a1');
    board.hop(1);
    expect(board.current).toBe('b1');
    board.hop(1);
    board.hop(1);
    expect(board.current).toBe('b1');
    board.go('a2');
    board.hop(-1);
    expect(board.current).toBe('b1');
  });

  it('starts again when the visited cell is gone', () => {
    board.go('a2');
    board.rows = [['b1']];
    board.targets = [];
    expect(board.tabindex('b1')).toBe(0);
  });

  it('points with Enter, Space and a click on whatever lies in a cell, and leaves Tab to the browser', () => {
    const pointed: string[] = [];
    board.onpoint = (cell) => pointed.push(cell);
    board.go('c1');
    press('Enter');
    press(' ');
    element.click();
    const piece = document.createElement('b');
    element.querySelector('[data-cell="a2"]')!.append(piece);
    piece.click();
    expect(pointed).toEqual(['c1', 'c1', 'a2']);
    expect(press('Tab').defaultPrevented).toBe(false);
  });

  it('leaves its keys to a button that stands between the cells', () => {
    const button = document.createElement('button');
    element.append(button);
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    button.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  it('looks at what the mouse is over, not at what a finger passes', () => {
    const over = (pointerType: string): string | null => {
      const event = Object.assign(new Event('pointerover'), { pointerType }) as PointerEvent;
      element.addEventListener('pointerover', (heard) => board.hover(heard as PointerEvent), { once: true, capture: true });
      element.querySelector('[data-cell="b1"]')!.dispatchEvent(event);
      return board.over;
    };
    expect(over('mouse')).toBe('b1');
    board.leave();
    expect(board.over).toBeNull();
    expect(over('touch')).toBeNull();
  });
});
