import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hearPresses } from '../held';
import type { TableMessage } from '../protocol/messages';
import { settings } from '../settings.svelte';
import { tableMessage } from '../testing/sample';
import { FakeSocket } from '../testing/socket';
import { tableKeys } from './keys';
import { TableSession } from './session.svelte';

describe('what is planned while others decide', () => {
  let session: TableSession;
  let hearing: () => void;
  let version: number;

  const mine = tableMessage().decision!;
  const theirs = { ...mine, seat: 2, mine: false, title: 'Tariq is to take.', actions: [] };
  const say = (message: Partial<TableMessage>): void => FakeSocket.newest.say(tableMessage({ version: ++version, ...message }));
  const sent = (type: string): Record<string, unknown>[] => FakeSocket.newest.sent.filter((one) => one['type'] === type);
  const answer = async (type: string, more: object): Promise<void> => {
    FakeSocket.newest.say({ type, id: sent(type).at(-1)!['id'], ...more });
    await vi.advanceTimersByTimeAsync(20);
  };
  const pressed = async (): Promise<void> => {
    for (const type of ['pointerdown', 'click']) {
      window.dispatchEvent(Object.defineProperty(new Event(type), 'timeStamp', { value: performance.now() }));
    }
    await session.choice.press();
  };

  beforeEach(() => {
    settings.pace = 'once';
    FakeSocket.opened = [];
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Object.assign(FakeSocket, { OPEN: 1, CLOSED: 3 }));
    hearing = hearPresses(window);
    session = new TableSession('k3v9', 'key', 'en');
    version = 1;
    FakeSocket.newest.say(tableMessage());
    vi.advanceTimersByTime(1000);
    say({ decision: theirs });
  });

  afterEach(async () => {
    hearing();
    session.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    await vi.dynamicImportSettled();
  });

  it('is text in this page until one is asked, then chosen and previewed like any choice, and confirmed by nobody', async () => {
    const before = FakeSocket.newest.sent.length;
    expect(session.premove.choices).toEqual(['take 1', 'take 2']);
    session.premove.plan('take 2');
    expect([session.premove.action, session.spoken]).toEqual(['take 2', 'Planned: take 2. Escape takes it back.']);
    say({ decision: theirs, ply: 3 });
    expect([session.premove.action, FakeSocket.newest.sent.length]).toEqual(['take 2', before]);
    say({ ply: 4 });
    expect([session.choice.chosen, session.premove.action]).toEqual(['take 2', null]);
    await answer('preview', { actions: ['take 2'], forced: [], ahead: null, sentences: ['You take two.'], changes: [2, 0], causes: [] });
    expect(session.spoken).toContain('You take two. You +2.');
    await pressed();
    expect(sent('act')).toEqual([]);
    vi.advanceTimersByTime(400);
    await Promise.race([pressed(), vi.advanceTimersByTimeAsync(1)]);
    expect(sent('act')).toMatchObject([{ actions: ['take 2'], version }]);
  });

  it('is taken back by Escape, by the same once more, and by taking back a decision', () => {
    const keys = tableKeys(session, { press: () => {}, notation: () => {}, help: () => {}, guide: () => {}, signs: () => {}, back: () => {} });
    const takeBack = [() => keys(new KeyboardEvent('keydown', { key: 'Escape' })), () => session.premove.plan('take 1'), () => session.deeds.takeBack('undo')];
    for (const back of takeBack) {
      session.premove.plan('take 1');
      back();
      expect(session.premove.action).toBeNull();
    }
    say({});
    expect(session.choice.chosen).toBeNull();
  });

  it('goes with the reason where it is not possible any more', async () => {
    session.premove.plan('take 5');
    say({});
    await answer('why', { actions: ['take 5'], legal: false, rule: 'few', text: 'Only three are left', section: 'Rules, page 1' });
    expect(session.choice.refused).toMatchObject({ action: 'take 5', text: 'You had planned: take 5. That is not possible any more. Only three are left.', rule: 'few' });
    expect([session.choice.chosen, session.premove.action]).toEqual([null, null]);
  });

  it('goes where it would mean something else now', async () => {
    await vi.dynamicImportSettled();
    session.board = { ...session.board!, premove: { words: () => 'the left heap', same: () => false } };
    session.premove.plan('take 1');
    say({});
    expect([session.choice.chosen, session.choice.refused?.text]).toEqual([null, 'You had planned: the left heap. It is not there any more.']);
  });

  it('is what was typed, in whatever words', async () => {
    expect(await session.choice.attempt('prendre 2')).toBeNull();
    expect(session.premove.action).toBe('prendre 2');
    say({});
    await answer('why', { actions: ['take 2'], legal: true, rule: '', text: '', section: '' });
    expect(session.choice.chosen).toBe('take 2');
  });

  it('is nothing in the first steps, for two people at one screen, for onlookers, while looking back, and once the game is over', () => {
    const [one, other] = tableMessage().seats;
    const lesson = { id: 'a', title: 'A', state: 'path' as const, told: [], text: '', steps: [] } as unknown as TableMessage['lesson'];
    const nobody: Partial<TableMessage>[] = [
      { lesson },
      { seats: [one!, { ...other!, mine: true }] },
      { seats: [{ ...one!, mine: false }, other!] },
      { halted: 'The bot failed.' },
      { status: 'over', decision: null },
    ];
    for (const message of nobody) {
      say({ decision: theirs, ...message });
      session.premove.plan('take 1');
      expect([session.premove.seat, session.premove.action]).toEqual([null, null]);
    }
    say({ decision: theirs });
    expect(session.premove.seat).toBe(1);
    session.moment = tableMessage({ moment: 1 });
    expect(session.premove.seat).toBeNull();
  });
});
