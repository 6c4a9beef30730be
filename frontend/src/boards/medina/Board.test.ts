import { FluentBundle, FluentResource } from '@fluent/bundle';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../contract';
import { GridFocus } from '../grid.svelte';
import Board from './Board.svelte';
import english from './en.ftl?raw';
import { ACTIONS, sampleCity, SEATS } from './sample';
import type { MedinaView } from './view';

const words = new FluentBundle('en', { useIsolating: false });
words.addResource(new FluentResource(english));

function say(id: string, params?: Record<string, string | number>): string {
  return words.formatPattern(words.getMessage(id)!.value!, params ?? null);
}

const QUIET = { veil: false, lit: [], good: [], bad: [], fresh: [] };

let shown: Record<string, unknown> | null = null;

function show(changed: Partial<BoardProps<MedinaView>> = {}) {
  const heard = { onchoose: vi.fn(), onconfirm: vi.fn(), onwhy: vi.fn(), onkind: vi.fn() };
  const focus = new GridFocus();
  shown = mount(Board, {
    target: document.body,
    props: {
      view: sampleCity(), seats: SEATS, decider: 1, actions: ACTIONS, kind: null, chosen: null, refused: null,
      marks: QUIET, quarterTurn: false, still: false, label: 'Médina', lang: 'en', say, focus, ...heard, ...changed,
    },
  });
  flushSync();
  return { ...heard, focus };
}

function cell(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-cell="${name}"]`);
  if (!found) throw new Error(`no cell ${name}`);
  return found;
}

function press(name: string, key: string): void {
  cell(name).focus();
  cell(name).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

beforeAll(() => {
  vi.stubGlobal('ResizeObserver', class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  });
  vi.stubGlobal('CSS', { escape: (name: string) => name });
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

describe('the grid', () => {
  it('has a row for every row of the city and two for the walls, and one tab stop', () => {
    show({ kind: 'stable' });
    expect(document.querySelectorAll('[role=grid] > [role=row]')).toHaveLength(13);
    expect(document.querySelectorAll('[role=row] > [role=gridcell]')).toHaveLength(13 * 18);
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
    expect(cell('c1').getAttribute('tabindex')).toBe('0');
  });

  it('names every cell', () => {
    show({ kind: 'stable' });
    expect(cell('c1').getAttribute('aria-label')).toBe('c1: empty. Legal: Leïla +1');
    expect(cell('wall e4').getAttribute('aria-label')).toBe('east wall, 4: built. Not legal');
    expect([...document.querySelectorAll('[role=gridcell]')].every((one) => one.getAttribute('aria-label'))).toBe(true);
  });

  it('moves with the arrows and hops between legal cells', () => {
    const { focus } = show({ kind: 'stable' });
    press('c1', 'ArrowDown');
    expect(document.activeElement).toBe(cell('c2'));
    focus.hop(1);
    expect(document.activeElement).toBe(cell('c10'));
    press('a1', 'ArrowUp');
    expect(document.activeElement).toBe(cell('wall na'));
  });
});

describe('pointing', () => {
  it('chooses a legal cell', () => {
    const { onchoose, onkind } = show({ kind: 'stable' });
    cell('c10').click();
    expect(onchoose).toHaveBeenCalledExactlyOnceWith('stable c10');
    expect(onkind).not.toHaveBeenCalled();
  });

  it('asks why of any other', () => {
    const { onwhy, onchoose } = show({ kind: 'stable' });
    cell('j10').click();
    expect(onwhy).toHaveBeenCalledExactlyOnceWith('stable j10');
    expect(onchoose).not.toHaveBeenCalled();
  });

  it('confirms the chosen cell by Enter, not by a second click', () => {
    const { onconfirm, onchoose } = show({ kind: 'stable', chosen: 'stable c10' });
    cell('c10').click();
    expect(onconfirm).not.toHaveBeenCalled();
    press('c10', 'Enter');
    expect(onconfirm).toHaveBeenCalledOnce();
    expect(onchoose).not.toHaveBeenCalled();
    expect(cell('c10').getAttribute('aria-selected')).toBe('true');
  });

  it('roofs a palace at its building', () => {
    const { onchoose } = show({ kind: 'roof' });
    cell('c9').click();
    expect(onchoose).toHaveBeenCalledWith('roof c9');
  });

  it('picks the piece itself where only one kind fits', () => {
    const { onchoose, onkind } = show();
    cell('wall nc').click();
    expect(onkind).toHaveBeenCalledWith('wall');
    expect(onchoose).toHaveBeenCalledWith('wall nc');
  });

  it('asks for a piece first where several or none fit', () => {
    const { onchoose, onwhy } = show();
    cell('c9').click();
    flushSync();
    expect(document.querySelector('[role=tooltip]')?.textContent).toContain('Pick a piece of your hand first.');
    expect(onchoose).not.toHaveBeenCalled();
    expect(onwhy).not.toHaveBeenCalled();
  });

  it('says where walls stand, where the notation has no word for the question', () => {
    const { onwhy } = show({ kind: 'wall' });
    cell('j10').click();
    flushSync();
    expect(document.querySelector('[role=tooltip]')?.textContent).toContain('Walls stand on the ring');
    expect(onwhy).not.toHaveBeenCalled();
  });

  it('does nothing while the board is only looked at', () => {
    const { onwhy, onchoose } = show({ decider: null, actions: [], kind: 'stable' });
    cell('j10').click();
    expect(onwhy).not.toHaveBeenCalled();
    expect(onchoose).not.toHaveBeenCalled();
  });
});

describe('the picture', () => {
  it('shows the reason at its cell', () => {
    show({ kind: 'stable', refused: { action: 'stable j10', text: 'Too close.', section: 'Stables' } });
    const tooltip = document.querySelector('[role=tooltip]');
    expect(tooltip?.textContent).toMatch(/Too close\.\s*Stables/);
    expect(cell('j10').getAttribute('aria-describedby')).toBe(tooltip?.id);
  });

  it('carries the exact change of score on legal cells', () => {
    show({ kind: 'roof' });
    expect([...document.querySelectorAll('.picture text')].map((text) => text.textContent?.trim())).toContain('+3');
  });

  it('is one image, without cells to stop at, when it stands in the guide', () => {
    show({ still: true, marks: { ...QUIET, good: ['c10'], bad: ['c1'] } });
    expect(document.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe('Médina');
    expect(document.querySelector('[role=grid]')).toBeNull();
    expect(document.querySelector('[tabindex]')).toBeNull();
  });
});
