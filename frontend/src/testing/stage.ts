/** Where a board is tried out by itself: one stage for the tests of all boards. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, vi, type Mock } from 'vitest';
import type { BoardProps, Premove, Say } from '../boards/contract';
import { Pointing } from '../boards/pointing.svelte';
import { ONLY_SHOWN, UNMARKED } from '../boards/shown';
import common from '../locale/en.ftl?raw';
import Stage from './Stage.svelte';

/** Reads a board's messages in English, and those of the app. */
export function english(text: string): Say {
  const words = new FluentBundle('en', { useIsolating: false });
  for (const each of [text, common]) words.addResource(new FluentResource(each));
  return (id, params) => words.formatPattern(words.getMessage(id)!.value!, params ?? null);
}

/** What a board is given while others decide. */
export function planning(action: string | null = null): Premove & { plan: Mock<(action: string) => void> } {
  return { seat: 1, action, choices: [], plan: vi.fn<(action: string) => void>() };
}

/** Answers a function that shows the board with some properties changed, and what was heard from it. */
export function stage<V>(
  Board: Component<BoardProps<V>>,
  say: Say,
  usual: () => Pick<BoardProps<V>, 'view' | 'seats' | 'actions' | 'label'>,
) {
  let shown: Record<string, unknown> | null = null;

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

  return (changed: Partial<BoardProps<V>> = {}) => {
    const heard = { onchoose: vi.fn(), onwhy: vi.fn(), onkind: vi.fn(), onplan: vi.fn() };
    const pointing = new Pointing();
    const props: BoardProps<V> = {
      ...ONLY_SHOWN, decider: 1, marks: UNMARKED, lang: 'en', say, pointing,
      ...usual(), ...heard, ...changed,
    };
    shown = mount(Stage<V>, { target: document.body, props: { Board, props } });
    flushSync();
    return { ...heard, pointing };
  };
}

/** The one element that a selector finds. */
export function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

export const cell = (name: string): HTMLElement => one(`[data-cell="${name}"]`);

export function press(name: string, key: string): void {
  cell(name).focus();
  cell(name).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

export function click(element: HTMLElement): void {
  element.click();
  flushSync();
}
