import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hearPresses } from '../held';
import { settings } from '../settings.svelte';
import { tableMessage } from '../testing/sample';
import { FakeSocket } from '../testing/socket';
import { tableKeys } from './keys';
import { STANDS } from './phrases';
import { TableSession } from './session.svelte';

describe('a table in this browser', () => {
  let session: TableSession;

  /** The newest frame of a type that the browser sent. */
  function frame(type: string): Record<string, unknown> {
    return FakeSocket.newest.sent.findLast((one) => one['type'] === type)!;
  }

  /** Lets what waits for an answer go on. */
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

  beforeEach(() => {
    settings.language = 'en';
    settings.pace = 'once';
    settings.letters = true;
    FakeSocket.opened = [];
    vi.stubGlobal('WebSocket', Object.assign(FakeSocket, { OPEN: 1, CLOSED: 3 }));
    session = new TableSession('k3v9', 'key', 'en');
    FakeSocket.newest.say(tableMessage());
  });

  afterEach(async () => {
    session.close();
    vi.unstubAllGlobals();
    // The board that the session asked for may still be on its way.
    await vi.dynamicImportSettled();
  });

  it('keeps what is chosen while the table comes again as it was', async () => {
    session.choice.choose('take 2');
    FakeSocket.newest.say(tableMessage());
    await session.look(null);
    expect(session.choice.chosen).toBe('take 2');
  });

  it('says who has come, and lets what is chosen stand', () => {
    const [you, other] = tableMessage().seats;
    const friend = { ...other!, kind: 'person' as const, player: null, player_label: null, open: true };
    FakeSocket.newest.say(tableMessage({ version: 2, seats: [you!, friend] }));
    session.choice.choose('take 2');
    FakeSocket.newest.say(tableMessage({ version: 3, seats: [you!, { ...friend, name: 'Leïla', open: false }] }));
    expect(session.spoken).toBe('Leïla has come. Take one or two pebbles.');
    expect(session.choice.chosen).toBe('take 2');
    FakeSocket.newest.say(tableMessage({ version: 4, ply: 3, seats: [you!, { ...friend, name: 'Leïla', open: false }] }));
    expect(session.choice.chosen).toBeNull();
  });

  it('lets what is chosen stand when somebody begins to watch, and says nothing again', () => {
    session.choice.choose('take 2');
    const whole = tableMessage();
    FakeSocket.newest.say({ ...whole, number: 1 });
    const { spoken } = session;
    FakeSocket.newest.say({ type: 'change', number: 2, base: 1, version: whole.version, changes: [{ at: ['around', 'onlookers'], value: 2 }] });
    expect([session.live?.around.onlookers, session.choice.chosen, session.spoken]).toEqual([2, 'take 2', spoken]);
  });

  it('shows and says for a while what somebody says, unless it is muted', () => {
    vi.useFakeTimers();
    FakeSocket.newest.say({ type: 'said', version: 1, seat: 2, phrase: 'well-played' });
    expect([session.said[2], session.spoken]).toEqual(['well-played', 'Tariq says: Well played!']);
    vi.advanceTimersByTime(STANDS);
    expect(session.said[2]).toBeUndefined();
    settings.muted = true;
    FakeSocket.newest.say({ type: 'said', version: 1, seat: 2, phrase: 'thanks' });
    expect([session.said[2], session.spoken]).toEqual([undefined, 'Tariq says: Well played!']);
    settings.muted = false;
    vi.useRealTimers();
  });

  it('counts down the clock that runs from what the server said last', () => {
    const clock = { time: 300_000, increment: 0, each: false, then: null, then_label: null, left: [300_000, 300_000] };
    FakeSocket.newest.say(tableMessage({ clock }));
    expect(session.leftTo(1)).toBe(300_000);
    FakeSocket.newest.say({ type: 'clock', version: 1, left: [200_000, 250_000], running: 2, paused: false });
    const { at } = session.clock!;
    expect([1, 2].map((seat) => session.leftTo(seat, at + 1500))).toEqual([200_000, 248_500]);
    expect(session.leftTo(2, at + 300_000)).toBe(0);
  });

  it('shows with one press what is secret and the hands that people here hide', async () => {
    session.close();
    session = new TableSession('k3v9', 'key', 'en', true);
    session.hideHands = true;
    const { decision, seats } = tableMessage();
    const here = seats.map((seat) => ({ ...seat, kind: 'person' as const, player: null, mine: true, own: true }));
    FakeSocket.newest.say(tableMessage({ seats: here, decision: { ...decision!, closed: true } }));
    expect(session.covered).toBe(true);
    const shown = session.showMine();
    FakeSocket.newest.say(tableMessage({ version: 2, seats: here }));
    FakeSocket.newest.say({ type: 'done', id: frame('show')['id'] });
    await shown;
    expect(session.covered).toBe(false);
  });

  it('chooses, previews and confirms', async () => {
    session.choice.choose('take 2');
    expect(frame('preview')).toMatchObject({ actions: ['take 2'] });
    FakeSocket.newest.say({ type: 'preview', id: frame('preview')['id'], actions: ['take 2'], forced: [], ahead: null, sentences: ['You take two.'], changes: [2, 0], causes: [] });
    await settle();
    expect(session.choice.previewText()).toBe('You take two.');
    expect(session.spoken).toBe('You take two. You +2. Enter confirms.');
    const confirmed = session.choice.confirm();
    expect(frame('act')).toMatchObject({ actions: ['take 2'], version: 1 });
    FakeSocket.newest.say({ type: 'done', id: frame('act')['id'] });
    await settle();
    session.choice.choose('take 1');
    expect(session.choice.chosen).toBe('take 2');
    FakeSocket.newest.say(tableMessage({ version: 2, ply: 3 }));
    await confirmed;
    expect(session.choice.chosen).toBeNull();
  });

  it('says once what figures are worth, until the next decision', async () => {
    settings.figuresTold = false;
    expect(session.choice.explains).toBe(false);
    session.pointing.figured = true;
    expect(session.choice.explains).toBe(true);
    session.choice.explain();
    expect(session.spoken).toContain('not whether it is wise');
    session.choice.choose('take 2');
    expect(session.choice.explains).toBe(false);
    const confirmed = session.choice.confirm();
    FakeSocket.newest.say({ type: 'done', id: frame('act')['id'] });
    FakeSocket.newest.say(tableMessage({ version: 2, ply: 3 }));
    await confirmed;
    expect(settings.figuresTold).toBe(true);
    expect(session.choice.explains).toBe(false);
  });

  it('does not say why not over what somebody has gone on to', async () => {
    const late = { type: 'why', actions: ['take 5'], legal: false, rule: '', text: 'There is no fifth.', section: '' };
    const goneOn = [
      () => session.choice.choose('take 2'),
      () => session.choice.back(),
      () => FakeSocket.newest.say(tableMessage({ version: 2, ply: 3 })),
    ];
    for (const go of [...goneOn, () => undefined]) {
      const why = session.choice.why('take 5');
      const { id } = frame('why');
      go();
      FakeSocket.newest.say({ ...late, id });
      await why;
      expect(session.choice.refused?.text).toBe(goneOn.includes(go) ? undefined : 'There is no fifth.');
      if (go === goneOn[0]) expect(session.choice.chosen).toBe('take 2');
    }
  });

  describe('pointed at once more', () => {
    let hearing: () => void;

    /** A press of a pointer or a key on the page, on the clock of the test. */
    const pressed = (type: string, more: object = {}): void => {
      window.dispatchEvent(Object.defineProperties(new Event(type), { timeStamp: { value: performance.now() }, ...Object.fromEntries(
        Object.entries(more).map(([name, value]) => [name, { value }])) }));
    };
    const tap = (action: string): void => {
      pressed('pointerdown');
      pressed('click');
      session.choice.point(action);
    };
    /** The sentence about what was asked last comes, and is drawn. */
    const previewed = async (): Promise<void> => {
      const { id, actions } = frame('preview');
      FakeSocket.newest.say({ type: 'preview', id, actions, forced: [], ahead: null, sentences: ['You take.'], changes: [2, 0], causes: [] });
      await vi.advanceTimersByTimeAsync(20);
    };
    const acts = (): number => FakeSocket.newest.sent.filter((one) => one['type'] === 'act').length;

    beforeEach(() => {
      vi.useFakeTimers();
      hearing = hearPresses(window);
      FakeSocket.newest.say(tableMessage({ version: 2 }));
      vi.advanceTimersByTime(1000);
    });

    afterEach(() => {
      hearing();
      vi.useRealTimers();
    });

    it('does it 250 ms after its sentence came into sight, and not before', async () => {
      tap('take 2');
      vi.advanceTimersByTime(3000);
      tap('take 2');
      expect(acts()).toBe(0);
      await previewed();
      vi.advanceTimersByTime(200);
      tap('take 2');
      expect(acts()).toBe(0);
      vi.advanceTimersByTime(50);
      tap('take 2');
      expect(acts()).toBe(1);
    });

    it('does it 250 ms after the sentence about what was chosen last', async () => {
      tap('take 1');
      await previewed();
      vi.advanceTimersByTime(1000);
      tap('take 2');
      tap('take 2');
      expect(acts()).toBe(0);
      await previewed();
      vi.advanceTimersByTime(250);
      tap('take 2');
      expect(frame('act')).toMatchObject({ actions: ['take 2'] });
    });

    it('does nothing that appeared within 400 ms before the press', async () => {
      FakeSocket.newest.say(tableMessage({ version: 3 }));
      tap('take 2');
      await previewed();
      vi.advanceTimersByTime(370);
      tap('take 2');
      expect(acts()).toBe(0);
      vi.advanceTimersByTime(10);
      tap('take 2');
      expect(acts()).toBe(1);
    });

    it('does not do it by the press that chose, however often that is heard', async () => {
      pressed('keydown', { key: 'Enter', repeat: false });
      session.choice.point('take 2');
      await previewed();
      vi.advanceTimersByTime(1000);
      // A click that the key makes while it is held down.
      pressed('click');
      session.choice.point('take 2');
      pressed('click');
      session.choice.point('take 2');
      expect(acts()).toBe(0);
      pressed('keyup', { key: 'Enter' });
      pressed('keydown', { key: 'Enter', repeat: false });
      session.choice.point('take 2');
      expect(acts()).toBe(1);
    });

    it('takes a click without a press for one of its own, as a screen reader makes it', async () => {
      tap('take 2');
      await previewed();
      vi.advanceTimersByTime(1000);
      pressed('click');
      session.choice.point('take 2');
      expect(acts()).toBe(1);
    });

    it('serves no second decision with one press', async () => {
      tap('take 2');
      pressed('pointerdown');
      session.choice.press();
      FakeSocket.newest.say({ type: 'done', id: frame('act')['id'] });
      FakeSocket.newest.say(tableMessage({ version: 3 }));
      await vi.advanceTimersByTimeAsync(1000);
      session.choice.choose('take 1');
      session.choice.press();
      expect(acts()).toBe(1);
    });

    it('waits for nothing at the button that confirms, unless a key presses that', async () => {
      tap('take 2');
      pressed('keydown', { key: 'Enter', repeat: false });
      session.choice.press();
      expect(acts()).toBe(0);
      pressed('pointerdown');
      session.choice.press();
      expect(acts()).toBe(1);
    });
  });

  describe('what is forced', () => {
    let hearing: () => void;

    const pressed = (type: string): void => {
      window.dispatchEvent(Object.defineProperty(new Event(type), 'timeStamp', { value: performance.now() }));
    };
    /** A press of the button that confirms. */
    const confirmed = (): void => {
      pressed('pointerdown');
      pressed('click');
      void session.choice.press();
    };
    /** What was asked last is answered, and drawn. */
    const previewed = async (forced: string[], ...sentences: string[]): Promise<void> => {
      const { id, actions } = frame('preview');
      FakeSocket.newest.say({ type: 'preview', id, actions, forced, ahead: null, sentences, changes: [2, 0], causes: [] });
      await vi.advanceTimersByTimeAsync(20);
    };
    const only = { ...tableMessage().decision!, title: 'End the turn.', actions: [{ text: 'done', changes: [0, 0] }] };
    const [line, entry] = [tableMessage().turns[0]!, tableMessage().log[0]!];
    const acts = (): unknown[] => FakeSocket.newest.sent.filter((one) => one['type'] === 'act').map((one) => one['actions']);

    beforeEach(() => {
      vi.useFakeTimers();
      hearing = hearPresses(window);
      vi.advanceTimersByTime(1000);
    });

    afterEach(() => {
      hearing();
      vi.useRealTimers();
    });

    it('is sent with the choice where that has been said', async () => {
      session.choice.choose('take 2');
      expect(frame('preview')).toMatchObject({ actions: ['take 2'], forced: true });
      await previewed(['drop 2', 'done'], 'You take two.', 'You end the turn.');
      expect(session.choice.preview?.forced).toEqual(['drop 2', 'done']);
      vi.advanceTimersByTime(400);
      confirmed();
      expect(acts()).toEqual([['take 2', 'drop 2', 'done']]);
      const own = ['You took two pebbles', 'You dropped two', 'You ended the turn', 'You won a prize'].map((text, at) => ({ ...entry, ply: at + 3, decided: at + 3, text }));
      own[2]!.effects = [{ ply: 5, seat: null, text: 'A pebble was drawn', cells: [] }];
      FakeSocket.newest.say({ type: 'done', id: frame('act')['id'] });
      FakeSocket.newest.say(tableMessage({ version: 5, ply: 6, log: [...tableMessage().log, ...own] }));
      // What was confirmed is known; what was drawn, and what played itself behind it, is not.
      expect(session.spoken).toBe('A pebble was drawn. You won a prize. Take one or two pebbles.');
    });

    it('is not sent where it appeared within 400 ms before the press, and Enter waits as long', async () => {
      session.choice.choose('take 2');
      await previewed(['done'], 'You take two.', 'You end the turn.');
      vi.advanceTimersByTime(300);
      void session.choice.again();
      expect(acts()).toEqual([]);
      confirmed();
      expect(acts()).toEqual([['take 2']]);
    });

    it('is chosen already where it waits: one press confirms it, and one utterance says both', async () => {
      session.spoken = 'before';
      const log = [...tableMessage().log, { ...entry, seat: 2, ply: 3, text: 'Tariq took one pebble' }];
      FakeSocket.newest.say(tableMessage({ version: 2, ply: 3, decision: only, log, turns: [...tableMessage().turns, { ...line, first: 2, seat: 2 }] }));
      expect(session.choice.chosen).toBe('done');
      expect(session.watching).toBe(2);
      expect(session.spoken).toBe('before');
      await previewed([], 'You end the turn.');
      expect(session.spoken).toBe('Tariq took one pebble. End the turn. You end the turn. You +2. Enter confirms.');
      vi.advanceTimersByTime(370);
      confirmed();
      expect(acts()).toEqual([]);
      vi.advanceTimersByTime(30);
      confirmed();
      expect(acts()).toEqual([['done']]);
    });

    it('waits for nothing once somebody has chosen it themselves', () => {
      FakeSocket.newest.say(tableMessage({ version: 2, decision: only }));
      session.choice.choose('done');
      expect(session.choice.waits).toBe(false);
      confirmed();
      expect(acts()).toEqual([['done']]);
    });

    it('stays chosen while the table comes again as it was, and is left by Escape', () => {
      FakeSocket.newest.say(tableMessage({ version: 2, decision: only }));
      const { way } = session.choice;
      FakeSocket.newest.say(tableMessage({ version: 2, decision: { ...only, actions: [{ text: 'done', changes: [1, 0] }] } }));
      expect(session.choice.way).toBe(way);
      expect(session.choice.back()).toBe(true);
      expect(session.choice.chosen).toBeNull();
    });

    it('is chosen again after one has looked back', async () => {
      FakeSocket.newest.say(tableMessage({ version: 2, decision: only }));
      vi.stubGlobal('fetch', () => Promise.resolve(Response.json(tableMessage({ moment: 1, decision: null }))));
      await session.look(1);
      expect(session.choice.chosen).toBeNull();
      await session.look(null);
      expect(session.choice.chosen).toBe('done');
    });

    it('is what the board proposes of several things, but not in first steps', async () => {
      await vi.waitFor(() => expect(session.board).not.toBeNull());
      session.board = { ...session.board!, proposes: (actions) => actions[1]?.text ?? null };
      FakeSocket.newest.say(tableMessage({ version: 2 }));
      expect(session.choice.chosen).toBe('take 2');
      expect(session.choice.waits).toBe(true);
      session.choice.choose('take 1');
      expect(session.choice.waits).toBe(false);
      const lesson = { chapter: 'begin', title: 'Begin', state: 'path' as const, steps: [], text: 'Go on.', told: [] };
      FakeSocket.newest.say(tableMessage({ version: 3, lesson }));
      expect(session.choice.chosen).toBeNull();
    });

    it('is asked for piece by piece in first steps: what is to be picked, then where it goes', async () => {
      await vi.waitFor(() => expect(session.board).not.toBeNull());
      session.handOf = () => ['take', 'drop'].map((kind) => ({ kind, icon: kind, count: 1, label: kind, enabled: true }));
      const steps = [{ play: 'drop 1', cells: ['1'], text: 'Drop.' }, { play: 'take 2', cells: ['2'], text: 'Take.' }];
      FakeSocket.newest.say(tableMessage({ version: 2, lesson: { chapter: 'begin', title: 'Begin', state: 'path', steps, text: 'Drop.', told: [] } }));
      session.choice.pick('take');
      expect(session.wantedPiece).toBe('drop');
      session.choice.pick('drop');
      expect(session.wantedPiece).toBeNull();
      session.choice.way = ['drop 1', 'take 2'];
      expect([session.lesson?.text, session.lesson?.cells]).toEqual(['Take.', ['2']]);
      session.choice.way = ['drop 3'];
      expect(session.lesson?.text).toBe('Drop.');
    });

    it('is not chosen in first steps, nor over what was refused, nor for somebody else', async () => {
      const lesson = { chapter: 'begin', title: 'Begin', state: 'path' as const, steps: [], text: 'Go on.', told: [] };
      FakeSocket.newest.say(tableMessage({ version: 2, decision: only, lesson }));
      expect(session.choice.chosen).toBeNull();
      FakeSocket.newest.say(tableMessage({ version: 3, decision: { ...only, mine: false } }));
      expect(session.choice.chosen).toBeNull();
      FakeSocket.newest.say(tableMessage({ version: 4 }));
      session.choice.choose('take 1');
      confirmed();
      FakeSocket.newest.say(tableMessage({ version: 5 }));
      FakeSocket.newest.say({ type: 'error', id: frame('act')['id'], error: 'The table has moved on.' });
      await vi.advanceTimersByTimeAsync(0);
      FakeSocket.newest.say(tableMessage({ version: 6, decision: only }));
      expect(session.choice.refused?.text).toBe('The table has moved on.');
      expect(session.choice.chosen).toBeNull();
    });
  });

  describe('a plan', () => {
    /** Plans a step, after which another is offered. */
    async function planned(): Promise<void> {
      const asked = session.choice.foresee(['take 1']);
      expect(frame('preview')).toMatchObject({ actions: ['take 1'], ahead: true });
      const ahead = { title: 'Take another.', detail: null, actions: [{ text: 'drop 1', changes: [3, 0] }], view: { kind: 'plain', text: 'o o' } };
      FakeSocket.newest.say({ type: 'preview', id: frame('preview')['id'], actions: ['take 1'], forced: [], ahead, sentences: ['You take one.'], changes: [1, 0], causes: [] });
      await asked;
    }

    it('is shown as if it were done, with what can be decided then, and is sent as one with what is chosen', async () => {
      await planned();
      expect(session.shown?.view).toEqual({ kind: 'plain', text: 'o o' });
      expect(session.decision?.title).toBe('Take another.');
      expect(session.actions.map((one) => one.text)).toEqual(['drop 1']);
      expect(session.first.map((one) => one.text)).toEqual(['take 1', 'take 2']);
      expect(session.spoken).toBe('You take one. Take another.');
      session.choice.choose('drop 1');
      expect(frame('preview')).toMatchObject({ actions: ['take 1', 'drop 1'] });
      void session.choice.confirm();
      expect(frame('act')).toMatchObject({ actions: ['take 1', 'drop 1'], version: 1 });
    });

    it('is taken back step by step, without a word to the server', async () => {
      await planned();
      session.choice.choose('drop 1');
      session.deeds.takeBack('undo');
      expect(session.choice.chosen).toBeNull();
      expect(session.choice.plan).toEqual([]);
      expect(session.shown?.view).toEqual({ kind: 'plain', text: 'o o o' });
      await planned();
      expect(session.choice.back()).toBe(true);
      expect(session.choice.back()).toBe(false);
      expect(frame('undo')).toBeUndefined();
    });

    it('asks why of what would come after it, and goes when the table moves on', async () => {
      await planned();
      void session.choice.why('drop 2');
      expect(frame('why')).toMatchObject({ actions: ['take 1', 'drop 2'] });
      FakeSocket.newest.say(tableMessage({ version: 2, ply: 3 }));
      expect(session.choice.plan).toEqual([]);
      expect(session.shown?.view).toEqual({ kind: 'plain', text: 'o o o' });
    });

    describe('of what is one choice with the next step', () => {
      const asked = (): unknown => frame('preview')['actions'];
      const PLACES = [{ text: 'drop 1', changes: [3, 0] }, { text: 'drop 2', changes: [1, 0] }];

      /** Names a step of the plan, after which places are offered. */
      async function begun(step: string, places = PLACES): Promise<void> {
        await vi.waitFor(() => expect(session.board).not.toBeNull());
        session.board = { ...session.board!, begins: (action) => action.startsWith('take ') };
        const naming = session.choice.attempt(step);
        expect(asked()).toEqual([step]);
        const ahead = { title: 'Drop it.', detail: null, actions: places, view: { kind: 'plain', text: 'o o' } };
        FakeSocket.newest.say({ type: 'preview', id: frame('preview')['id'], actions: [step], ahead, sentences: ['You take.'], changes: [0, 0], causes: [] });
        await naming;
      }

      it('waits for that, also when it is typed, and another can be chosen instead', async () => {
        await begun('take 1');
        expect(session.choice.plan).toEqual(['take 1']);
        expect(session.choice.chosen).toBeNull();
        expect(session.choice.nameable).toEqual(['drop 1', 'drop 2', 'take 1', 'take 2']);
        session.choice.choose('drop 1');
        await begun('take 2');
        expect(session.choice.plan).toEqual(['take 2']);
        expect(session.choice.chosen).toBeNull();
      });

      it('chooses the only place with it, and takes back both', async () => {
        await begun('take 1', PLACES.slice(0, 1));
        expect(session.choice.chosen).toBe('drop 1');
        expect(asked()).toEqual(['take 1', 'drop 1']);
        expect(session.choice.back()).toBe(true);
        expect(session.choice.plan).toEqual([]);
        expect(session.choice.chosen).toBeNull();
      });

      it('leaves also the only place to whoever learns in the first steps', async () => {
        const lesson = { chapter: 'one', title: 'One', state: 'open' as const, text: 'Go.', steps: [], told: [] };
        FakeSocket.newest.say(tableMessage({ version: 2, lesson }));
        await begun('take 1', PLACES.slice(0, 1));
        expect(session.choice.plan).toEqual(['take 1']);
        expect(session.choice.chosen).toBeNull();
      });

      it('takes back one after the other where there are several places', async () => {
        await begun('take 1');
        session.choice.choose('drop 2');
        session.choice.back();
        expect(session.choice.plan).toEqual(['take 1']);
        session.choice.back();
        expect(session.choice.plan).toEqual([]);
      });

      it('says of what cannot be chosen instead why not', async () => {
        await begun('take 1');
        const answer = (legal: boolean, text: string): void =>
          FakeSocket.newest.say({ type: 'why', id: frame('why')['id'], actions: frame('why')['actions'], legal, rule: '', text, section: '' });
        const why = session.choice.attempt('take 5');
        expect(frame('why')).toMatchObject({ actions: ['take 1', 'take 5'] });
        answer(false, 'You have taken one.');
        await settle();
        expect(frame('why')).toMatchObject({ actions: ['take 5'] });
        answer(false, 'There is no fifth.');
        expect((await why)?.text).toBe('There is no fifth.');
      });
    });

    it('is a choice where nothing can be decided with it', async () => {
      const asked = session.choice.foresee(['take 2']);
      FakeSocket.newest.say({ type: 'preview', id: frame('preview')['id'], actions: ['take 2'], forced: [], ahead: null, sentences: [], changes: [2, 0], causes: [] });
      await asked;
      expect(session.choice.chosen).toBe('take 2');
      expect(session.choice.plan).toEqual([]);
    });
  });

  it('does nothing with an action that was not offered, and asks why instead', async () => {
    session.choice.choose('take 3');
    expect(session.choice.chosen).toBeNull();
    const asked = session.choice.why('take 3');
    FakeSocket.newest.say({ type: 'why', id: frame('why')['id'], actions: ['take 3'], legal: false, text: 'Too many.', section: 'Turn' });
    await asked;
    expect(session.choice.refused).toEqual({ action: 'take 3', text: 'Too many.', section: 'Turn' });
    expect(session.spoken).toBe('Too many. Turn');
  });

  it('says what the server refuses', async () => {
    session.choice.choose('take 1');
    const confirmed = session.choice.confirm();
    FakeSocket.newest.say({ type: 'error', id: frame('act')['id'], error: 'The table has moved on.' });
    await confirmed;
    expect(session.choice.refused?.text).toBe('The table has moved on.');
    expect(session.deeds.sending).toBe(false);
  });

  it('goes on saying that a move came too late while the others play, until the person does something', async () => {
    session.choice.choose('take 1');
    const confirmed = session.choice.confirm();
    FakeSocket.newest.say(tableMessage({ version: 3, ply: 2 }));
    FakeSocket.newest.say({ type: 'error', id: frame('act')['id'], error: 'The table has moved on.' });
    await confirmed;
    FakeSocket.newest.say(tableMessage({ version: 4, ply: 3 }));
    expect(session.choice.refused?.text).toBe('The table has moved on.');
    session.choice.choose('take 1');
    expect(session.choice.refused).toBeNull();
  });

  it('drops a choice made on a board that another window has changed, though as many actions stand', () => {
    session.choice.choose('take 1');
    const [first, second] = tableMessage().log;
    const log = [first!, { ...second!, undone: true }, { ...second!, text: 'Tariq took one pebble' }];
    FakeSocket.newest.say(tableMessage({ version: 3, ply: 2, log }));
    expect(session.choice.chosen).toBeNull();
    expect(session.spoken).toBe('A decision was taken back. Tariq took one pebble. Take one or two pebbles.');
  });

  it('drops a choice when the table moves on, and speaks what the others did', () => {
    session.choice.choose('take 1');
    const log = [...tableMessage().log, { ...tableMessage().log[1]!, ply: 3, text: 'Tariq took one pebble' }];
    FakeSocket.newest.say(tableMessage({ version: 2, ply: 3, log }));
    expect(session.choice.chosen).toBeNull();
    expect(session.spoken).toBe('Tariq took one pebble. Take one or two pebbles.');
    expect(session.newTurns).toEqual([1]);
  });

  it('speaks a turn of somebody else as one, when it has ended', () => {
    const [line, entry] = [tableMessage().turns[1]!, tableMessage().log[1]!];
    const told = (version: number, open: boolean, decider: number): void => {
      const log = [...tableMessage().log, ...Array.from({ length: version - 1 }, (_, at) => ({ ...entry, ply: at + 3, text: `Tariq: move ${at + 1}` }))];
      const decision = { ...tableMessage().decision!, seat: decider, mine: decider === 1 };
      FakeSocket.newest.say(tableMessage({ version, ply: version + 1, log, decision, turns: [tableMessage().turns[0]!, { ...line, open }] }));
    };
    session.spoken = 'before';
    told(2, true, 2);
    told(3, true, 2);
    expect(session.spoken).toBe('before');
    told(4, false, 1);
    expect(session.spoken).toBe('Tariq: move 1. Tariq: move 2. Tariq: move 3. Take one or two pebbles.');
  });

  it('says before it is done that taking back makes the game practice, and does it only when that is wanted', () => {
    const decision = { ...tableMessage().decision!, undo: 'practice' as const };
    FakeSocket.newest.say(tableMessage({ version: 2, decision }));
    session.deeds.takeBack('undo');
    expect(session.deeds.asked).toBe('undo');
    expect(frame('undo')).toBeUndefined();
    session.deeds.answer(false);
    expect(session.deeds.asked).toBeNull();
    expect(frame('undo')).toBeUndefined();
    session.deeds.takeBack('undo');
    session.deeds.answer(true);
    expect(frame('undo')).toMatchObject({ version: 2 });
  });

  it('asks nothing where taking back is free, or the game is practice already', () => {
    const decision = { ...tableMessage().decision!, undo: 'practice' as const };
    FakeSocket.newest.say(tableMessage({ version: 2, practice: true, decision }));
    session.deeds.takeBack('undo');
    expect(session.deeds.asked).toBeNull();
    expect(frame('undo')).toMatchObject({ version: 2 });
  });

  it('asks the others where they would mind, once, and what is chosen meanwhile stays chosen', () => {
    const decision = { ...tableMessage().decision!, undo: 'ask' as const };
    FakeSocket.newest.say(tableMessage({ version: 2, decision }));
    session.choice.choose('take 2');
    const request = { seat: 2, what: 'undo' as const, own: false, answers: true, waits: [1], text: 'Tariq asks.' };
    FakeSocket.newest.say(tableMessage({ version: 3, decision, request }));
    expect(session.choice.chosen).toBe('take 2');
    expect(session.spoken).toContain('Tariq asks.');
    session.deeds.takeBack('undo');
    expect(frame('undo')).toBeUndefined();
    void session.deeds.reply(true);
    expect(frame('reply')).toMatchObject({ yes: true, version: 3 });
    FakeSocket.newest.say(tableMessage({ version: 4, decision }));
  });

  it('asks the others by the same button', () => {
    FakeSocket.newest.say(tableMessage({ version: 2, decision: { ...tableMessage().decision!, undo: 'ask' } }));
    session.deeds.takeBack('undo');
    expect(session.deeds.asked).toBeNull();
    expect(frame('undo')).toMatchObject({ version: 2 });
  });

  it('plays again what was taken back, by a button or Shift and u, while the server says that it can', () => {
    void session.deeds.redo();
    expect(frame('redo')).toBeUndefined();
    FakeSocket.newest.say(tableMessage({ version: 2, decision: { ...tableMessage().decision!, redo: true } }));
    const onkeydown = tableKeys(session, { press: () => {}, notation: () => {}, help: () => {}, guide: () => {}, signs: () => {}, back: () => {} });
    onkeydown(new KeyboardEvent('keydown', { key: 'U', shiftKey: true }));
    expect(frame('redo')).toMatchObject({ version: 2 });
    expect(frame('undo')).toBeUndefined();
    const [first, second] = tableMessage().log;
    FakeSocket.newest.say(tableMessage({ version: 3, log: [first!, { ...second!, undone: true }] }));
    FakeSocket.newest.say(tableMessage({ version: 4 }));
    expect(session.spoken).toBe('What was taken back was played again. Take one or two pebbles.');
  });

  it('says by name whose turn it is where several people sit at one screen', () => {
    const seats = tableMessage().seats.map((seat) => ({ ...seat, mine: true, own: true }));
    const decision = tableMessage().decision!;
    FakeSocket.newest.say(tableMessage({ version: 2, seats, decision: { ...decision, seat: 2 } }));
    expect(session.spoken).toBe('Tariq decides. Take one or two pebbles.');
    FakeSocket.newest.say(tableMessage({ version: 3, ply: 3, seats, decision: { ...decision, seat: 2, title: 'Once more.' } }));
    expect(session.spoken).toBe('Once more.');
  });

  it('says what a key picks, while the focus stays where it is', () => {
    document.body.innerHTML = '<main><button data-nth data-picks title="stable, 3 left"></button></main>';
    const onkeydown = tableKeys(session, { press: () => {}, notation: () => {}, help: () => {}, guide: () => {}, signs: () => {}, back: () => {} });
    onkeydown(new KeyboardEvent('keydown', { key: '1' }));
    expect(session.spoken).toBe('stable, 3 left');
    document.body.innerHTML = '';
  });

  it('lets another player take the place of a bot that has failed', async () => {
    const decision = { ...tableMessage().decision!, seat: 2, mine: false, actions: [], stand_ins: [{ name: 'random', label: 'Random' }] };
    FakeSocket.newest.say(tableMessage({ version: 2, decision }));
    const told = session.deeds.standIn('random');
    expect(frame('replace')).toMatchObject({ seat: 2, player: 'random', version: 2 });
    FakeSocket.newest.say({ type: 'done', id: frame('replace')['id'] });
    FakeSocket.newest.say(tableMessage({ version: 3 }));
    await told;
    expect(session.deeds.sending).toBe(false);
  });

  it('has a sentence for every moment: the decision, what chance drew after it, and the deal', () => {
    const [first, second] = tableMessage().log;
    const effects = [
      { ply: 2, seat: 1, text: 'You gained a point', cells: [] },
      { ply: 3, seat: null, text: 'The die shows two', cells: ['a3'] },
      { ply: 4, seat: null, text: 'The die shows one', cells: [] },
    ];
    const log = [{ ...first!, undone: true }, first!, { ...second!, ply: 4, effects }];
    FakeSocket.newest.say(tableMessage({ version: 3, ply: 4, log }));
    expect([0, 1, 2, 3, 4].map((ply) => session.toldAt(ply)?.text ?? null)).toEqual([
      null,
      'You took a pebble',
      'Tariq took two pebbles',
      'The die shows two',
      'The die shows one',
    ]);
  });

  it('opens a number: its cells, and what each one counts', () => {
    session.toggleNumber(1, 'pebbles');
    expect(session.marks).toMatchObject({ veil: true, lit: [{ cell: 'a1', label: '1' }, { cell: 'a2', label: '1' }] });
    session.toggleNumber(1, 'last');
    expect(session.marks.lit).toEqual([{ cell: 'a2', label: '' }, { cell: 'a3', label: '' }]);
    session.toggleNumber(1, 'last');
    expect(session.marks.veil).toBe(false);
  });

  it('listens to keys unless they are switched off or meant for a field', async () => {
    const opened: string[] = [];
    const onkeydown = tableKeys(session, {
      press: (button) => opened.push(button.textContent),
      notation: () => opened.push('notation'),
      help: () => opened.push('help'),
      guide: () => opened.push('guide'),
      signs: () => opened.push('signs'),
      back: () => opened.push('back'),
    });
    const press = (key: string, target: Element = document.body): void => {
      const event = new KeyboardEvent('keydown', { key, cancelable: true });
      Object.defineProperty(event, 'target', { value: target });
      onkeydown(event);
    };
    press('/');
    press('?');
    press('?', document.createElement('input'));
    expect(opened).toEqual(['notation', 'help']);
    press('u');
    expect(frame('undo')).toMatchObject({ version: 1 });
    FakeSocket.newest.say({ type: 'done', id: frame('undo')['id'] });
    await settle();
    FakeSocket.newest.say(tableMessage({ version: 2, ply: 0 }));
    await settle();
    session.choice.choose('take 1');
    press('Escape');
    expect(session.choice.chosen).toBeNull();
    press('Escape');
    opened.splice(3);
    const page = document.body.appendChild(document.createElement('main'));
    page.innerHTML = ['data-nth', 'data-nth', 'data-keys="1"', 'data-keys="12"', 'data-keys="e"'].map((what, at) => `<i ${what}>${at}</i>`).join('');
    vi.stubGlobal('CSS', { escape: (name: string) => name });
    vi.useFakeTimers();
    // The number first, then the place; digits typed at once are one number where something has it.
    press('2');
    press('1');
    press('2');
    press('e');
    vi.advanceTimersByTime(2000);
    press('2');
    press('9');
    vi.useRealTimers();
    page.remove();
    expect(opened.splice(3)).toEqual(['1', '2', '3', '4', '1']);
    settings.letters = false;
    press('?');
    expect(opened).toEqual(['notation', 'help', 'back']);
  });
});
