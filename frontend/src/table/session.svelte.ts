/** One table as this browser sees it: what is shown and what is said. What is chosen there and what is asked of the server have rooms of their own. */
import type { Snippet } from 'svelte';
import type { BoardModule, HandSlot, Language, LitCell, Marks, OfferedAction } from '../boards/contract';
import { Pointing } from '../boards/pointing.svelte';
import { canEdit, loadBoard } from '../boards/registry';
import { say } from '../locale/language.svelte';
import { Connection } from '../protocol/connection.svelte';
import { failure, readCorrection, readMoment, readPosition, readThoughts, saveFile } from '../protocol/http';
import type { ClockMessage, Lesson, LogEntry, SaidMessage, ScoreTerm, TableMessage, Thought } from '../protocol/messages';
import { nameOf } from '../protocol/seats';
import { noteTable } from '../remembered.svelte';
import { hashOf } from '../route';
import { settings } from '../settings.svelte';
import { bringSketch } from '../sketches';
import { Choice } from './choice.svelte';
import { Deeds } from './deeds.svelte';
import { PacedQueue } from './pace';
import { type Phrase, STANDS } from './phrases';
import { Premove } from './premove.svelte';
import { closed } from './sentence';
import { gainsOf, turnsOf } from './turns';

/** A number of the score that is opened: its terms and the cells behind them. */
interface OpenedNumber {
  seat: number;
  /** A column id, or null for the total. */
  column: string | null;
}

/** Milliseconds after which a bot can be told to move. */
const LINGERS = 1000;

/** What is said of a moment; `changes`: of the scores, where it was a decision. */
interface Moment {
  seat: number | null;
  text: string;
  cells: string[];
  changes?: number[];
}

export class TableSession {
  /** The newest message that is shown; the ones behind it wait for their time. */
  live = $state.raw<TableMessage | null>(null);
  /** What was said a moment ago, by seat. */
  said = $state.raw<Partial<Record<number, Phrase>>>({});
  /** What the clocks showed when the server said so last, and when that was here. */
  clock = $state.raw<(ClockMessage & { at: number }) | null>(null);
  moment = $state.raw<TableMessage | null>(null);
  /** A moment of a real table at which something was entered wrongly, with what else it may have been. */
  correcting = $state.raw<TableMessage | null>(null);
  board = $state.raw<BoardModule | null>(null);
  problem = $state<string | null>(null);
  /** What the guide beside the board was asked about; null: it is closed. */
  reading = $state.raw<{ about: string | null } | null>(null);
  opened = $state.raw<OpenedNumber | null>(null);
  /** What bots expected, by the decision it was said of; nothing until the game is over. */
  thoughts = $state.raw<ReadonlyMap<number, Thought>>(new Map());
  private watched = $state.raw<{ place: number; since: number } | null>(null);
  spoken = $state('');
  hideHands = $state(false);
  /** The seat and turn for which a hidden hand is shown. */
  private uncovered = $state<string | null>(null);
  /** What the board has in the prompt. */
  tools = $state.raw<Snippet | null>(null);
  /** What a turn of somebody else has brought so far. */
  private unspoken: string[] = [];
  private wanted: number | null = null;
  /** The version of the table at which a bot has thought for a while. */
  private thoughtAt = $state<number | null>(null);
  private thinking: ReturnType<typeof setTimeout> | null = null;
  /** Whoever left the page is told nothing any more, whatever still arrives. */
  closed = false;
  readonly choice = new Choice(this);
  readonly deeds = new Deeds(this);
  readonly premove = new Premove(this);
  readonly pointing = new Pointing();
  readonly connection: Connection;
  private readonly paced: PacedQueue;

  constructor(
    readonly table: string,
    readonly key: string | null,
    readonly lang: Language,
    /** Between several people at this screen, what one of them alone may see is covered. */
    readonly veil = false,
  ) {
    this.paced = new PacedQueue(
      (message) => this.show(message),
      () => settings.pace,
    );
    this.connection = new Connection(table, key, lang, (message) => this.paced.push(message), veil);
    this.connection.onsaid = (message) => this.hear(message);
    this.connection.onclock = (message) => (this.clock = { ...message, at: performance.now() });
  }

  close(): void {
    this.closed = true;
    this.paced.stop();
    if (this.thinking !== null) clearTimeout(this.thinking);
    this.connection.close();
  }

  /** Saves what a link leads to as a file: the key that opens it is in no address. */
  async save(event: Event, what: 'record' | 'position' | 'export'): Promise<void> {
    event.preventDefault();
    this.problem = null;
    try {
      await saveFile(`/api/tables/{table}/${what}`, this.table, this.key, `${this.table}.${what === 'position' ? 'json' : 'jsonl'}`, this.lang);
    } catch (error) {
      this.problem = failure(error);
    }
  }

  /** Whether positions of this game can be put together on its board. */
  get editable(): boolean {
    return this.shown !== null && canEdit(this.shown.board);
  }

  /** To the board on which positions are put together, with what is shown here. */
  async edit(): Promise<void> {
    const shown = this.shown;
    if (shown === null) return;
    this.problem = null;
    try {
      bringSketch(shown.game, await readPosition(this.table, shown.ply, this.key, this.lang));
      location.hash = hashOf({ screen: 'edit', game: shown.game });
    } catch (error) {
      this.problem = failure(error);
    }
  }

  /** Somebody says something: it stands at their seat for a while, unless nobody here wants to hear any. */
  private hear({ seat, phrase }: SaidMessage): void {
    const name = this.live?.seats.find((one) => one.seat === seat)?.name;
    if (settings.muted || name === undefined) return;
    this.said = { ...this.said, [seat]: phrase };
    const said = this.said;
    this.speak(say('phrase-spoken', { name, phrase: say(`phrase-${phrase}`) }));
    setTimeout(() => {
      if (this.said[seat] === said[seat]) this.said = { ...this.said, [seat]: undefined };
    }, STANDS);
  }

  /** Milliseconds that are left to a seat at a moment of this page; null where nothing is counted. */
  leftTo(seat: number, now = performance.now()): number | null {
    const left = this.clock?.left[seat - 1] ?? this.live?.clock?.left[seat - 1];
    if (left === undefined) return null;
    return this.clock?.running === seat ? Math.max(0, left - (now - this.clock.at)) : left;
  }

  /** Whether a bot thinks for so long that somebody here may tell it to move: never in a deal, where everybody plays against the same bots. */
  lingers = $derived(this.thoughtAt !== null && this.thoughtAt === this.live?.version && this.live.deal === null && this.botThinks);

  /** Where a bot does not think yet, or never will, the server says more than whose turn it is. */
  private get botThinks(): boolean {
    const { decision, seats, request, halted, status } = this.live ?? {};
    const bot = seats?.some((one) => one.seat === decision?.seat && one.kind === 'bot') === true;
    return bot && decision?.detail === null && request === null && halted === null && status !== 'over';
  }

  /** A bot has its time from when it begins to think. */
  private timeBot(): void {
    if (this.thoughtAt === this.live?.version) return;
    if (this.thinking !== null) clearTimeout(this.thinking);
    this.thinking = setTimeout(() => {
      if (this.botThinks && this.paced.waiting === 0) this.thoughtAt = this.live?.version ?? null;
    }, LINGERS);
  }

  /** Everything that waits is shown now. */
  catchUp(): void {
    this.paced.flush();
  }

  // --- what is shown ---

  shown = $derived(this.correcting ?? this.moment ?? this.planned());
  decision = $derived(this.correcting !== null ? this.correcting.decision : this.moment === null ? (this.planned()?.decision ?? null) : null);
  /** The seat this browser may decide for now, or null. */
  decider = $derived(this.decision?.mine === true && !this.coversHand ? this.decision.seat : null);
  /** Whether this browser is to say what was drawn at a real table. */
  draws = $derived(this.decision?.mine === true && this.decision.outcomes.length > 0);
  /** Whether whoever is to decide must ask for what they alone may see: the server has not sent it, or hands are hidden here. */
  covered = $derived(this.decision?.closed === true || (this.decision?.mine === true && this.coversHand));
  actions: OfferedAction[] = $derived(this.decider === null ? [] : (this.decision?.actions ?? []));
  /** What could be decided without the plan. */
  first: OfferedAction[] = $derived(this.decider === null ? [] : (this.correcting ?? this.live)?.decision?.actions ?? []);
  /** How far the first steps have come here, the plan included; null at any other table. */
  lesson = $derived(this.live?.lesson ? lessonNow(this.live.lesson, this.choice.plan, this.choice.way) : null);
  mine = $derived((this.live?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  over = $derived(this.live?.status === 'over');
  /** Whose hand lies in the tray. */
  handSeat = $derived(this.decider ?? this.mine[0] ?? this.shown?.decision?.seat ?? 1);
  hand: HandSlot[] = $derived(this.handOf(this.handSeat, this.actions));
  /** The piece of the hand that the first steps want picked, until it is. */
  wantedPiece = $derived(
    this.moment === null && this.lesson?.piece !== this.choice.kind && this.lesson?.piece !== this.choice.chosen
      ? (this.hand.find((slot) => slot.kind === this.lesson?.piece)?.kind ?? null)
      : null,
  );
  buttons = $derived(this.shown === null ? [] : (this.board?.buttons?.(this.shown.view, say) ?? []));
  entries: LogEntry[] = $derived(this.live?.log ?? []);
  turns = $derived(turnsOf(this.entries, this.live?.turns ?? []));
  /** The turns of others since the last one of this browser, by their places; none once the game is over. */
  newTurns: number[] = $derived(this.newOnes());
  marks: Marks = $derived(this.boardMarks());

  /** The table as it would be after the plan. */
  private planned(): TableMessage | null {
    if (this.live?.decision == null || this.choice.ahead === null) return this.live;
    const { title, detail, actions, view } = this.choice.ahead;
    return { ...this.live, view, decision: { ...this.live.decision, title, detail, actions } };
  }

  /** Hands lie open, but people here have agreed to hide them: nobody's is shown between their turns. */
  get hidesHand(): boolean {
    return this.hideHands && this.veil && this.mine.length > 1 && this.decider === null;
  }

  /** Whatever a hidden hand was shown for is over. */
  cover(): void {
    this.uncovered = null;
  }

  private get hour(): string {
    return `${this.live?.decision?.seat} ${this.live?.turn}`;
  }

  private get coversHand(): boolean {
    return this.hideHands && this.veil && this.mine.length > 1 && this.uncovered !== this.hour;
  }

  /** Shows whoever decides what they alone may see, until their turn ends. */
  async showMine(): Promise<void> {
    this.uncovered = this.hour;
    if (this.decision?.closed !== true) {
      this.choice.chooseOnly();
      return;
    }
    if (this.correcting !== null) return this.askCorrection(this.correcting.ply + 1, false);
    await this.connection.ask({ type: 'show' });
    if (this.live?.decision?.closed === true) await this.deeds.nextMove();
  }

  handOf(seat: number, actions: OfferedAction[] = []): HandSlot[] {
    return this.shown === null ? [] : (this.board?.hand?.(this.shown.view, seat, actions, say) ?? []);
  }

  /** What happened last before a moment: a decision, or what chance drew; null at the deal. */
  toldAt(ply: number): Moment | null {
    const entry = this.entries.find((one) => !one.undone && one.decided <= ply && ply <= one.ply);
    if (entry === undefined || entry.decided === ply) return entry ?? null;
    return entry.effects.find((effect) => effect.ply === ply) ?? null;
  }

  private newOnes(): number[] {
    if (this.mine.length === 0 || this.over) return [];
    const since = this.live?.since ?? 0;
    return this.turns.flatMap((turn, place) => (turn.entries.some((entry) => this.isNew(entry, since)) ? [place] : []));
  }

  private isNew(entry: LogEntry, since: number): boolean {
    return !entry.undone && entry.ply > since && !this.mine.includes(entry.seat ?? 0);
  }

  /** Shows a turn of somebody else on the board, until the next decision of this browser. */
  watch(place: number): void {
    this.watched = { place, since: this.live?.since ?? 0 };
    this.choice.clear();
  }

  /** The turn that is shown on the board: the one asked for, else the last of the others; none once somebody here has chosen something. */
  watching: number | null = $derived.by(() => {
    if (this.choice.plan.length > 0 || (this.choice.chosen !== null && !this.choice.waits)) return null;
    return this.asksToSee ?? this.newTurns.at(-1) ?? null;
  });

  /** The turn that somebody here asked for. */
  private get asksToSee(): number | null {
    const { place, since } = this.watched ?? {};
    return place !== undefined && since === this.live?.since && this.newTurns.includes(place) ? place : null;
  }

  private boardMarks(): Marks {
    const looked = this.moment === null ? null : this.toldAt(this.moment.ply);
    const turn = this.moment === null && this.watching !== null ? this.turns[this.watching] : undefined;
    const since = this.live?.since ?? 0;
    const recent = turn === undefined ? (looked === null ? [] : [looked]) : turn.entries.filter((entry) => this.isNew(entry, since));
    const freshOf: Record<number, string[]> = {};
    for (const entry of recent) if (entry.seat !== null) freshOf[entry.seat] = [...(freshOf[entry.seat] ?? []), ...entry.cells];
    return {
      veil: this.opened !== null,
      lit: this.opened === null ? [] : this.litCells(this.opened),
      good: [],
      bad: [],
      fresh: [...new Set(recent.flatMap((entry) => entry.cells))],
      seat: this.opened?.seat ?? null,
      watched: this.watching !== null && this.watching === this.asksToSee ? (turn?.seat ?? null) : null,
      freshOf,
      path: turn?.path ?? [],
      gains: gainsOf(recent, turn?.path.at(-1)),
    };
  }

  /** The terms behind an opened number. */
  termsOf(opened: OpenedNumber): ScoreTerm[] {
    const row = this.shown?.scores.rows.find((one) => one.seat === opened.seat);
    return (row?.terms ?? []).filter((term) => opened.column === null || term.column === opened.column);
  }

  private litCells(opened: OpenedNumber): LitCell[] {
    const worth = new Map<string, number | null>();
    for (const term of this.termsOf(opened)) {
      const each = term.amount / term.cells.length;
      for (const cell of term.cells) {
        const before = worth.get(cell);
        worth.set(cell, before === null || !Number.isInteger(each) ? null : (before ?? 0) + each);
      }
    }
    return [...worth].map(([cell, value]) => ({ cell, label: value === null || value === 0 ? '' : String(value) }));
  }

  toggleNumber(seat: number, column: string | null): void {
    const same = this.opened?.seat === seat && this.opened.column === column;
    this.opened = same ? null : { seat, column };
  }

  /** Asks what bots expected, once nothing is secret any more. Where nobody can say, nothing is told of it. */
  async askThoughts(): Promise<void> {
    const told = this.over ? await readThoughts(this.table, this.key, this.lang).catch(() => []) : [];
    if (!this.closed) this.thoughts = new Map(told.map((one) => [one.decided, one]));
  }

  // --- the guide ---

  /** Opens the guide at a topic or an anchor; null: at its beginning. */
  read(about: string | null): void {
    this.reading = { about };
  }

  // --- beside a real table ---

  /** Enters what was drawn; at a moment that is corrected, what had been. The second half of a double click enters nothing. */
  async enter(outcome: string): Promise<void> {
    if (this.live === null || this.deeds.sending || this.choice.sudden) return;
    if (this.correcting !== null) return this.correct(outcome);
    this.choice.clear();
    await this.deeds.tell({ type: 'act', actions: [outcome], version: this.live.version });
  }

  /** Up to which action everything has been moved for the bots. */
  private carried = $state(0);
  /** What is still to be moved for them. */
  orders = $derived((this.live?.orders ?? []).filter((one) => one.ply > this.carried));

  /** It has been moved. */
  carryOut(): void {
    this.carried = this.orders.at(-1)?.ply ?? this.carried;
  }

  /** Whether what lay on the real table before the first action can be told otherwise. */
  get maySetUp(): boolean {
    return this.editable && this.live?.lays === true;
  }

  /** Where that is done. */
  get setUp(): string {
    return hashOf({ screen: 'lay', game: this.live?.game ?? '', table: this.table });
  }

  /** Asks what else the action number `ply` may have been. */
  async askCorrection(ply: number, veil = this.veil): Promise<void> {
    this.choice.clear();
    try {
      const found = await readCorrection(this.table, ply - 1, this.key, this.lang, veil);
      if (this.closed) return;
      this.correcting = found;
      this.choice.appears();
      this.speak([found.decision?.title ?? '', found.decision?.detail ?? ''].map(closed).join(' '));
    } catch (error) {
      this.problem = failure(error);
    }
  }

  /** Leaves it as it is. */
  leaveCorrection(): void {
    this.correcting = null;
    this.choice.clear();
  }

  /** Tells what happened at the moment that is corrected. */
  async correct(action: string): Promise<void> {
    const { correcting, live } = this;
    if (correcting === null || live === null) return;
    this.choice.clear();
    this.carried = Math.min(this.carried, correcting.ply);
    if (action !== correcting.decision?.was && !(await this.deeds.tell({ type: 'correct', ply: correcting.ply + 1, action, version: live.version }))) return;
    this.correcting = null;
    this.moment = null;
    this.wanted = null;
    this.oncorrected();
  }

  /** What the page does once something was corrected. */
  oncorrected: () => void = () => {};

  // --- looking back ---

  async look(ply: number | null): Promise<void> {
    // Whoever looks at the table as it is already does: what they have chosen stays chosen.
    if (ply === null && this.wanted === null) return;
    this.choice.clear();
    this.wanted = ply;
    if (ply === null) {
      this.moment = null;
      if (!this.choice.takeUp()) this.choice.chooseOnly();
      return;
    }
    try {
      const moment = await readMoment(this.table, ply, this.key, this.lang, this.live?.decision?.closed === true);
      // Whoever walks fast asks for the next moment before this one came.
      if (this.closed || this.wanted !== ply) return;
      this.moment = moment;
      this.speak(this.toldAt(ply)?.text ?? say('moment-deal'));
    } catch (error) {
      if (this.closed) return;
      this.moment = null;
      this.problem = failure(error);
    }
  }

  // --- arriving messages ---

  private show(message: TableMessage): void {
    const before = this.live;
    if (before !== null && isOnlyAround(before, message)) {
      this.live = message;
      return;
    }
    if (this.board === null || before?.board !== message.board) {
      void loadBoard(message.board).then((board) => (this.board = board));
    }
    if (before === null || (before.version !== message.version && !hasOnlyCome(before, message))) {
      this.choice.renew();
      this.deeds.asked = null;
      if (before?.decision?.mine === true) this.premove.begin(before.decision.actions.map((one) => one.text), message.version);
    }
    if (message.status === 'over' || message.halted !== null) this.premove.forget();
    const appears = before?.version !== message.version || before.decision?.mine !== true;
    this.live = message;
    this.timeBot();
    this.deeds.arrived();
    this.announce(before, message, appears);
    noteTable(this.table, {
      title: message.title,
      turn: message.turn,
      over: message.status === 'over',
      names: message.seats.map((seat) => seat.name),
      at: Date.now(),
    });
  }

  /** One polite region speaks what others did, a turn at a time, with its effects, and then what is to be decided. */
  private announce(before: TableMessage | null, now: TableMessage, appears: boolean): void {
    const known = before?.log ?? now.log;
    const turned = (undone: boolean): boolean => known.some((entry, at) => entry.undone !== undone && now.log[at]?.undone === undone);
    const waiting = this.unspoken.splice(0);
    // What one person was told is not said to whoever takes their place.
    const sentences = now.decision?.closed === true ? [] : waiting;
    for (const [at, seat] of (before?.seats ?? []).entries()) {
      const come = now.seats[at];
      if (seat.open && come?.open === false) sentences.push(say('spoken-come', { name: come.name }));
    }
    for (const note of now.notes.slice(before?.notes.length ?? now.notes.length)) sentences.push(note.text);
    if (now.rematch !== null && before?.rematch === null) sentences.push(now.rematch.text);
    if (now.request !== null && now.request.text !== before?.request?.text) sentences.push(now.request.text);
    if (turned(true)) sentences.push(say('spoken-undone'));
    else if (turned(false)) sentences.push(say('spoken-redone'));
    for (const entry of now.log.slice(known.length)) {
      if (entry.undone) continue;
      const own = now.seats.some((seat) => seat.mine && seat.seat === entry.seat);
      if (!own || this.choice.known === 0) sentences.push(entry.text);
      else this.choice.known -= 1;
      sentences.push(...entry.effects.map((effect) => effect.text));
    }
    if (now.decision?.mine === true) {
      const { seat } = now.decision;
      if (this.mine.length > 1 && seat !== before?.decision?.seat) sentences.push(say('my-theirs', { name: nameOf(seat, now.seats) }));
      sentences.push(now.decision.title);
    }
    else if (now.decision?.closed === true) sentences.push(now.decision.title, now.decision.detail ?? '');
    else if (now.decision !== null && now.turns.at(-1)?.open === true) {
      this.unspoken = sentences;
      return;
    }
    const said = sentences.map(closed).join(' ');
    if (!appears || !(this.choice.takeUp(said) || this.choice.chooseOnly(said))) this.speak(said);
  }

  speak(sentence: string): void {
    if (sentence.trim() === '') return;
    // A region that receives the same words twice stays silent: the space makes them new.
    this.spoken = sentence === this.spoken ? `${sentence}\u00a0` : sentence;
  }
}

/** A chapter as far as somebody has come by what is done, planned and, of several steps at once, chosen; that is not told. */
function lessonNow(lesson: Lesson, plan: string[], way: string[]): Lesson & { cells: string[]; piece: string | null } {
  const suggested = (actions: string[]): boolean => actions.every((action, at) => action === lesson.steps[at]?.play);
  if (lesson.state !== 'path' || suggested(plan)) {
    const all = [...plan, ...way];
    const step = lesson.steps[Math.min(suggested(all) ? Math.max(plan.length, all.length - 1) : plan.length, lesson.steps.length - 1)];
    return { ...lesson, text: step?.text ?? lesson.text, cells: step?.cells ?? [], piece: step?.play.split(' ')[0] ?? null };
  }
  return { ...lesson, state: 'open', cells: [], piece: null };
}

/** Whether nothing is different but who looks on: whatever waits for the table waits on, and nothing is said again. */
function isOnlyAround(before: TableMessage, now: TableMessage): boolean {
  const same = (name: keyof TableMessage): boolean => before[name] === now[name];
  const names = Object.keys(now) as (keyof TableMessage)[];
  return !same('around') && names.every((name) => name === 'around' || name === 'number' || same(name));
}

/** Whether somebody has come to a seat or left it and nothing else has happened: what is chosen stays chosen. */
function hasOnlyCome(before: TableMessage, now: TableMessage): boolean {
  const sits = ({ seats, notes, request, clock }: TableMessage): string => `${notes.length} ${request?.text} ${clock?.left} ${seats.map((seat) => seat.open)}`;
  if (sits(before) === sits(now)) return false;
  const undone = (message: TableMessage): number => message.log.filter((entry) => entry.undone).length;
  const mover = ({ decision }: TableMessage): string => `${decision?.seat} ${decision?.mine} ${decision?.closed}`;
  return before.ply === now.ply && before.log.length === now.log.length && undone(before) === undone(now) && mover(before) === mover(now);
}
