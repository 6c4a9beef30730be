import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry, TableMessage, TurnLine } from '../protocol/messages';
import { settings } from '../settings.svelte';
import { tableMessage } from '../testing/sample';
import { FakeSocket } from '../testing/socket';
import LogPanel from './LogPanel.svelte';
import SeatChips from './SeatChips.svelte';
import { TableSession } from './session.svelte';

function entry(ply: number, seat: number, text: string, more: Partial<LogEntry> = {}): LogEntry {
  return { ply, decided: ply, turn: 1, seat, text, cells: [`c${ply}`], quiet: false, changes: [0, 0], effects: [], undone: false, ...more };
}

function turn(first: number, seat: number, ply: number | null, text: string, open = false): TurnLine {
  return { first, turn: first + 1, seat, text, ply, path: [], changes: [0, 4], open };
}

/** You have played; then Tariq three moves, the last of them only the end of his turn; you have taken one back and begun anew. */
const TOLD: Partial<TableMessage> = {
  ply: 6,
  since: 6,
  log: [
    entry(1, 1, 'You began'),
    entry(2, 2, 'Tariq took two'),
    entry(3, 2, 'Tariq dropped one', { effects: [{ ply: 3, seat: 2, text: 'Tariq took c1', cells: [] }] }),
    entry(5, 2, 'Tariq ended the turn', { decided: 4, quiet: true, effects: [{ ply: 5, seat: null, text: 'A card came', cells: [] }] }),
    entry(6, 1, 'You took one', { undone: true }),
    entry(6, 1, 'You took three'),
  ],
  turns: [turn(0, 1, 1, 'You: began'), turn(1, 2, 5, 'Tariq: two, to c1'), turn(4, 1, 6, 'You: three', true)],
};

describe('the log', () => {
  let session: TableSession;
  let panel: Record<string, unknown> | null = null;
  const gone = vi.fn();

  const texts = (): string[] => [...document.querySelectorAll('.log li')].map((line) => line.textContent.replace(/\s+/g, ' ').trim());
  const fold = (): HTMLButtonElement | null => document.querySelector('.fold[aria-label$="Tariq: two, to c1"]');

  function show(message: Partial<TableMessage>, current: number | null = null): void {
    FakeSocket.newest.say(tableMessage({ ...TOLD, ...message }));
    panel = mount(LogPanel, { target: document.body, props: { session, current, ongo: gone } });
    flushSync();
  }

  beforeEach(() => {
    settings.language = 'en';
    settings.pace = 'once';
    FakeSocket.opened = [];
    vi.stubGlobal('WebSocket', Object.assign(FakeSocket, { OPEN: 1, CLOSED: 3 }));
    session = new TableSession('k3v9', 'key', 'en');
  });

  afterEach(async () => {
    if (panel !== null) await unmount(panel);
    panel = null;
    session.close();
    gone.mockReset();
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    await vi.dynamicImportSettled();
  });

  it('has one line a turn; the turn under way is open, with what was taken back inside', () => {
    show({});
    expect(texts()).toEqual(['1 You: began', '2 Tariq: two, to c1 +4', '5 You: three', 'You took one taken back', 'You took three']);
    expect(document.querySelector('.inside s')?.textContent).toBe('You took one');
  });

  it('goes to the end of a turn, and to each of its moments', () => {
    show({});
    const press = (text: string): void => [...document.querySelectorAll<HTMLElement>('.log .tx button')].find((one) => one.textContent.trim() === text)!.click();
    press('Tariq: two, to c1');
    expect(gone).toHaveBeenLastCalledWith(5);
    fold()!.click();
    flushSync();
    expect(fold()!.getAttribute('aria-expanded')).toBe('true');
    press('Tariq took two');
    expect(gone).toHaveBeenLastCalledWith(2);
    press('Tariq dropped one');
    expect(gone).toHaveBeenLastCalledWith(5);
  });

  it('gives what only ends a turn no line of its own; what came of it stands under the line before', () => {
    show({});
    fold()!.click();
    flushSync();
    expect(texts().slice(2, 6)).toEqual(['Tariq took two', 'Tariq dropped one', 'Tariq took c1', 'A card came']);
    expect(texts()).not.toContain('Tariq ended the turn');
  });

  it('opens the turn in which one looks at a moment', () => {
    show({}, 3);
    expect(fold()!.getAttribute('aria-expanded')).toBe('true');
    expect(document.querySelector('.cur')?.textContent.trim()).toBe('Tariq dropped one');
  });

  it('shows what a bot expected when it decided, once the game is over', async () => {
    const thoughts = [{ decided: 2, values: [71.4, 83.6], line: ['two to c2', 'one to c3', 'the tile'] }, { decided: 6, values: [-0.4, 9], line: [] }];
    const asked = vi.fn((_address: string) => Promise.resolve(new Response(JSON.stringify({ thoughts }))));
    vi.stubGlobal('fetch', asked);
    const opened = (): string[] => [...document.querySelectorAll('.thought')].map((one) => one.textContent.trim());
    const bots = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('.ponder')];
    show({});
    await vi.dynamicImportSettled();
    expect([asked.mock.calls.length, bots().length]).toEqual([0, 0]);
    FakeSocket.newest.say(tableMessage({ ...TOLD, version: 2, status: 'over', decision: null }));
    flushSync();
    await vi.waitFor(() => expect(session.thoughts.size).toBe(2));
    flushSync();
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/tables/k3v9/thoughts?lang=en']);
    fold()!.click();
    flushSync();
    expect(bots().map((one) => one.getAttribute('aria-label'))).toEqual(['What the bot thought: Tariq took two', 'What the bot thought: You took three']);
    bots()[0]!.click();
    flushSync();
    expect(bots()[0]!.getAttribute('aria-expanded')).toBe('true');
    expect(opened()).toEqual(['It expected 84 for itself and 71 for you. It meant to go on: two to c2, then one to c3, then the tile.']);
    bots()[1]!.click();
    flushSync();
    expect(opened()[1]).toBe('It expected 0 for itself and 9 for Tariq.');
    bots()[0]!.click();
    flushSync();
    expect(opened()).toHaveLength(1);
  });

  it('opens and closes by the arrow keys, and goes from line to line', () => {
    show({});
    const key = (name: string): void => {
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
      flushSync();
    };
    document.querySelector<HTMLElement>('.log [tabindex="0"]')!.focus();
    expect(document.activeElement!.textContent.trim()).toBe('You took three');
    key('ArrowUp');
    key('ArrowUp');
    expect(document.activeElement!.textContent.trim()).toBe('Tariq: two, to c1');
    key('ArrowRight');
    key('ArrowDown');
    expect(document.activeElement!.textContent.trim()).toBe('Tariq took two');
    key('ArrowLeft');
    expect(texts()).not.toContain('Tariq took two');
  });

  it('counts turns since my last one, and none when the game is over', () => {
    show({ ply: 5, since: 1, log: TOLD.log!.slice(0, 4), turns: TOLD.turns!.slice(0, 2) });
    expect(session.newTurns).toEqual([1]);
    expect(texts()).toContain('Since your last turn');
    expect(session.marks.fresh).toEqual(['c2', 'c3', 'c5']);
    session.choice.choose('take 1');
    expect(session.marks.fresh).toEqual([]);
    FakeSocket.newest.say(tableMessage({ ...TOLD, version: 2, ply: 5, since: 1, log: TOLD.log!.slice(0, 4), turns: TOLD.turns!.slice(0, 2), status: 'over', decision: null }));
    expect(session.newTurns).toEqual([]);
  });

  it('shows an earlier turn on the board when it is asked for, until my next decision', () => {
    const log = [entry(1, 1, 'You began'), entry(2, 2, 'Tariq took'), entry(3, 3, 'Nour took')];
    const turns = [turn(0, 1, 1, 'You'), { ...turn(1, 2, 2, 'Tariq'), path: ['c2'] }, { ...turn(2, 3, 3, 'Nour'), path: ['c3'] }];
    show({ ply: 3, since: 1, log, turns });
    expect([session.marks.fresh, session.marks.path]).toEqual([['c3'], ['c3']]);
    session.watch(1);
    expect([session.marks.fresh, session.marks.path]).toEqual([['c2'], ['c2']]);
    FakeSocket.newest.say(tableMessage({ version: 2, ply: 5, since: 4, log: [...log, entry(4, 1, 'You'), entry(5, 3, 'Nour')],
      turns: [...turns, turn(3, 1, 4, 'You'), turn(4, 3, 5, 'Nour')] }));
    expect(session.marks.fresh).toEqual(['c5']);
  });

  it('shows the turn of whoever one asks for at their chip, where the window is narrow; else their chip opens scores and log', async () => {
    const log = [entry(1, 1, 'You began'), entry(2, 2, 'Tariq took'), entry(3, 3, 'Nour took')];
    const turns = [turn(0, 1, 1, 'You'), { ...turn(1, 2, 2, 'Tariq'), path: ['c2'] }, { ...turn(2, 3, 3, 'Nour'), path: ['c3'] }];
    const [you, tariq] = tableMessage().seats;
    show({ ply: 3, since: 1, log, turns, seats: [you!, tariq!, { ...tariq!, seat: 3, name: 'Nour' }] });
    const opened = vi.fn();
    const chips = mount(SeatChips, { target: document.body, props: { session, onopen: opened, onlookers: createRawSnippet(() => ({ render: () => '<i></i>' })) } });
    flushSync();
    const chip = (seat: number): HTMLButtonElement => [...document.querySelectorAll<HTMLButtonElement>('.chips button')][seat - 1]!;
    expect([1, 2, 3].map((seat) => chip(seat).classList.contains('news'))).toEqual([false, true, false]);
    chip(2).click();
    flushSync();
    expect([session.marks.path, chip(3).classList.contains('news'), opened.mock.calls.length]).toEqual([['c2'], true, 0]);
    chip(1).click();
    expect(opened).toHaveBeenCalledOnce();
    await unmount(chips);
  });
});
