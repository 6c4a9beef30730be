/** One table as this browser sees it: what is shown, what is chosen, and what was asked of the server. */
import type { Snippet } from 'svelte';
import type { BoardModule, HandSlot, Language, LitCell, Marks, OfferedAction, Refusal } from '../boards/contract';
import { Pointing } from '../boards/pointing.svelte';
import { canEdit, loadBoard } from '../boards/registry';
import { thisPress, type Press } from '../held';
import { signed } from '../locale/figures';
import { isolated, listed, say } from '../locale/language.svelte';
import { Connection } from '../protocol/connection.svelte';
import { readCorrection, readMoment, readPosition, RequestFailed, saveFile } from '../protocol/http';
import type { Ahead, ClockMessage, Deed, Lesson, LogEntry, SaidMessage, ScoreTerm, TableMessage } from '../protocol/messages';
import { noteTable } from '../remembered.svelte';
import { hashOf } from '../route';
import { settings } from '../settings.svelte';
import { bringSketch } from '../sketches';
import { PacedQueue } from './pace';
import { type Phrase, STANDS } from './phrases';
import { gainsOf, turnsOf } from './turns';

/** A number of the score that is opened: its terms and the cells behind them. */
export interface OpenedNumber {
  seat: number;
  /** A column id, or null for the total. */
  column: string | null;
}

export type TakeBack = 'undo' | 'reset';

/** What is said of a moment; `changes`: of the scores, where it was a decision. */
interface Moment {
  seat: number | null;
  text: string;
  cells: string[];
  changes?: number[];
}

export interface Preview {
  actions: string[];
  /** What follows them because nothing else can be done: it is confirmed with them. */
  forced: string[];
  sentences: string[];
  changes: number[];
  causes: string[];
}

/** Milliseconds for which the sentence about a choice has stood on the screen before the same once more confirms it. */
const READING = 250;
/** Milliseconds that lie between what appears and a press that confirms it: a press aimed at what was there before. */
const SUDDEN = 400;
/** Milliseconds after which a table message is no longer waited for. */
const LONGEST_WAIT = 4000;

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
  picked = $state<string | null>(null);
  private pickedAt = $state<number | null>(null);
  /** Steps that wait with what is chosen after them: the board shows them as done, and nothing of them is sent. */
  plan = $state.raw<string[]>([]);
  /** What is to be decided after the plan; null without one. */
  private ahead = $state.raw<Ahead | null>(null);
  /** Whether the server is asked what a plan leads to: until it says so nothing can be chosen. */
  planning = $state(false);
  /** What is chosen after the plan: one action, or several that are one choice. The last is the one that is confirmed. */
  way = $state.raw<string[]>([]);
  preview = $state.raw<Preview | null>(null);
  /** The press that confirmed last: it confirms nothing else. */
  private served: Press | null = null;
  /** When the decision appeared, and when the sentence about the choice did. */
  private decidedFrom = -Infinity;
  private readFrom: number | null = null;
  /** What is chosen already, by nobody here, and since when. */
  private waiting = $state.raw<string[] | null>(null);
  private waitsFrom = -Infinity;
  /** How many of the next own decisions were confirmed here: whoever did so knows them. */
  private known = 0;
  refused = $state.raw<Refusal | null>(null);
  /** What the guide beside the board was asked about; null: it is closed. */
  reading = $state.raw<{ about: string | null } | null>(null);
  /** How often a person, or the table, went on: an answer about what was before is not shown over what came after. */
  private doings = 0;
  /** What is refused was sent: the sentence stays until the person does something, whatever the others do. */
  private sentInVain = false;
  sending = $state(false);
  /** What is to be taken back once the person agrees that the game becomes practice. */
  asked = $state<TakeBack | null>(null);
  opened = $state.raw<OpenedNumber | null>(null);
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
  /** Whoever left the page is told nothing any more, whatever still arrives. */
  private closed = false;
  private arrivals: (() => void)[] = [];
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
    this.connection.close();
  }

  /** Saves what a link leads to as a file: the key that opens it is in no address. */
  async save(event: Event, what: 'record' | 'position' | 'export'): Promise<void> {
    event.preventDefault();
    this.problem = null;
    try {
      await saveFile(`/api/tables/{table}/${what}`, this.table, this.key, `${this.table}.${what === 'position' ? 'json' : 'jsonl'}`, this.lang);
    } catch (error) {
      this.problem = error instanceof RequestFailed && error.sentence !== null ? error.sentence : say('problem-offline');
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
      this.problem = error instanceof RequestFailed && error.sentence !== null ? error.sentence : say('problem-offline');
    }
  }

  /** Says a phrase to everybody at the table. Answers why that cannot be. */
  async say(phrase: Phrase): Promise<string | null> {
    const answer = await this.connection.ask({ type: 'say', phrase });
    return answer.type === 'error' ? answer.error : null;
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

  /** Wants no clock to run, or where none does that they do: others are asked. Answers why that cannot be. */
  async pauseClocks(): Promise<string | null> {
    if (this.live === null) return null;
    const answer = await this.connection.ask({ type: 'pause', version: this.live.version });
    return answer.type === 'error' ? answer.error : null;
  }

  /** Everything that waits is shown now. */
  catchUp(): void {
    this.paced.flush();
  }

  // --- what is shown ---

  chosen = $derived(this.way.at(-1) ?? null);
  /** Whether what is chosen was chosen already, by nobody here. */
  waits = $derived(this.chosen !== null && this.way === this.waiting);
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
  lesson = $derived(this.live?.lesson ? lessonNow(this.live.lesson, this.plan) : null);
  mine = $derived((this.live?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  over = $derived(this.live?.status === 'over');
  /** Whose hand lies in the tray. */
  handSeat = $derived(this.decider ?? this.mine[0] ?? this.shown?.decision?.seat ?? 1);
  hand: HandSlot[] = $derived(this.handOf(this.handSeat, this.actions));
  kind = $derived(this.pickedKind());
  buttons = $derived(this.shown !== null && this.board !== null ? this.board.buttons(this.shown.view, say) : []);
  entries: LogEntry[] = $derived(this.live?.log ?? []);
  turns = $derived(turnsOf(this.entries, this.live?.turns ?? []));
  /** The turns of others since the last one of this browser, by their places; none once the game is over. */
  newTurns: number[] = $derived(this.newOnes());
  marks: Marks = $derived(this.boardMarks());

  /** The table as it would be after the plan. */
  private planned(): TableMessage | null {
    if (this.live?.decision == null || this.ahead === null) return this.live;
    const { title, detail, actions, view } = this.ahead;
    return { ...this.live, view, decision: { ...this.live.decision, title, detail, actions } };
  }

  /** Hands lie open, but people here have agreed to hide them: nobody's is shown between their turns. */
  get hidesHand(): boolean {
    return this.hideHands && this.veil && this.mine.length > 1 && this.decider === null;
  }

  private get hour(): string {
    return `${this.live?.decision?.seat} ${this.live?.turn}`;
  }

  private get coversHand(): boolean {
    return this.hideHands && this.veil && this.mine.length > 1 && this.uncovered !== this.hour;
  }

  /** Shows whoever decides what they alone may see, until their turn ends. */
  async showMine(): Promise<void> {
    if (this.decision?.closed !== true) {
      this.uncovered = this.hour;
      this.chooseOnly();
      return;
    }
    await this.connection.ask({ type: 'show' });
    if (this.live?.decision?.closed === true) await this.nextMove();
  }

  handOf(seat: number, actions: OfferedAction[] = []): HandSlot[] {
    return this.shown === null || this.board === null ? [] : this.board.hand(this.shown.view, seat, actions, say);
  }

  private pickedKind(): string | null {
    const usable = this.hand.filter((slot) => slot.enabled && this.placeable(slot.kind));
    const asked = this.pickedAt === this.live?.version && this.hand.some((slot) => slot.kind === this.picked && this.pickable(slot));
    if (asked || usable.some((slot) => slot.kind === this.picked)) return this.picked;
    return usable[0]?.kind ?? null;
  }

  /** A piece one holds may be picked even when no place takes it: each place then says why not. */
  pickable(slot: HandSlot): boolean {
    return slot.enabled || (this.decider !== null && slot.count > 0);
  }

  /** A kind that is an action of its own and needs no place. */
  isAction(kind: string): boolean {
    return this.actions.some((action) => action.text === kind) && !this.placeable(kind);
  }

  /** A kind with at least one action that names a cell. */
  private placeable(kind: string): boolean {
    return this.actions.some((action) => action.text.startsWith(`${kind} `));
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
    this.clear();
  }

  /** The turn that is shown on the board: the one asked for, else the last of the others; none once somebody here has chosen something. */
  watching: number | null = $derived.by(() => {
    if (this.plan.length > 0 || (this.chosen !== null && !this.waits)) return null;
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

  // --- choosing ---

  pick(kind: string | null): void {
    if (kind !== null && this.isAction(kind)) return this.choose(kind);
    if (this.buttons.some((button) => button.action === kind)) {
      void this.why(kind!);
      return;
    }
    this.picked = kind;
    this.pickedAt = this.live?.version ?? null;
    this.clear();
  }

  /** Something is pointed at: it is chosen, and the same once more confirms it. */
  point(...way: string[]): void {
    if (this.way.length > 0 && way.join('\n') === this.way.join('\n')) void this.again();
    else this.choose(...way);
  }

  /** Chooses an action that is offered, or several that follow one another as one choice. */
  choose(...way: string[]): void {
    if (this.decider === null || this.sending || this.planning) return;
    const offered = this.actions.find((one) => one.text === way[0]);
    if (offered === undefined) return;
    this.opened = null;
    this.refused = null;
    this.settle(way, offered);
  }

  /** What is chosen already: the one thing that can be done, or what the board proposes. */
  private get ready(): OfferedAction | undefined {
    if (this.actions.length <= 1 || this.decider === null) return this.actions[0];
    const proposed = this.board?.proposes?.(this.actions, this.decider) ?? null;
    return this.actions.find((one) => one.text === proposed);
  }

  /** Chooses what is chosen already, but not in the first steps. Whether it did; `lead`: what is said before it. */
  private chooseOnly(lead = ''): boolean {
    const only = this.ready;
    if (only === undefined || this.lesson !== null || this.refused !== null) return false;
    this.waiting = [only.text];
    this.waitsFrom = this.decidedFrom = performance.now();
    this.settle(this.waiting, only, lead);
    return true;
  }

  private settle(way: string[], offered: OfferedAction, lead = ''): void {
    this.doings += 1;
    this.way = way;
    this.readFrom = null;
    const actions = [...this.plan, ...way];
    if (this.correcting !== null) {
      // What came of it is seen once it is told so.
      const target = this.board?.target?.(offered.text, say) || offered.text;
      return this.tellPreview({ actions, forced: [], sentences: [target], changes: offered.changes, causes: [] });
    }
    this.preview = { actions, forced: [], sentences: [], changes: actions.length === 1 ? offered.changes : [], causes: [] };
    void this.connection.ask({ type: 'preview', actions, forced: true }).then((answer) => {
      if (this.closed) return;
      if (this.way !== way) return this.speak(lead);
      if (answer.type === 'error') return this.refuse({ action: actions.at(-1)!, text: answer.error, section: '' });
      if (answer.type !== 'preview') return;
      this.tellPreview(answer);
      const change = this.previewChange();
      const chosen = say('spoken-chosen', { what: this.previewText(), change: change === '' ? '' : closed(change) });
      this.speak(lead === '' ? chosen : `${lead} ${chosen}`);
    });
  }

  private tellPreview(preview: Preview): void {
    this.preview = preview;
    requestAnimationFrame(() => {
      if (this.preview === preview) this.readFrom = performance.now();
    });
  }

  /** The board plans steps. The second half of a double click does not take back what the first has just laid. */
  async lay(plan: string[]): Promise<void> {
    const at = thisPress()?.at ?? performance.now();
    if (plan.length < this.plan.length && at - this.decidedFrom < SUDDEN) return;
    await this.foresee(plan);
  }

  /**
   * Plans steps that are not for confirmation yet: the board shows them as done and offers what can be decided then. Where nothing
   * can, because something is drawn, shown or handed on, they are chosen instead. The only action that can complete what they begin
   * is chosen with them. No steps: back to the table as it is.
   */
  async foresee(plan: string[]): Promise<void> {
    if (this.correcting !== null && plan.length > 0) return this.choose(plan.at(-1)!);
    if (this.live?.decision?.mine !== true || this.sending || this.planning) return;
    this.clear();
    if (plan.length === 0) return this.abandon();
    const { version } = this.live;
    this.planning = true;
    const answer = await this.connection.ask({ type: 'preview', actions: plan, ahead: true });
    this.planning = false;
    if (this.closed || this.live?.version !== version) return;
    if (answer.type === 'error') return this.refuse({ action: plan.at(-1)!, text: answer.error, section: '' });
    if (answer.type !== 'preview') return;
    if (answer.ahead === null) {
      this.abandon();
      return this.choose(...plan);
    }
    this.plan = plan;
    this.ahead = answer.ahead;
    this.decidedFrom = performance.now();
    if (this.onlyOne()) return this.choose(answer.ahead.actions[0]!.text);
    this.speak([...answer.sentences.slice(-1), answer.ahead.title].map(closed).join(' '));
  }

  /** Whether what the plan begins can be completed in one way only, which is then chosen with it; in the first steps never. */
  private onlyOne(): boolean {
    return this.lesson === null && this.actions.length === 1 && this.begins(this.plan.at(-1));
  }

  private begins(action: string | undefined): boolean {
    return action !== undefined && this.board?.begins?.(action) === true;
  }

  /** Takes back what is chosen, else the last step of the plan; both where one came with the other. Whether there was anything. */
  back(): boolean {
    this.doings += 1;
    const chosen = this.chosen !== null || this.opened !== null || this.refused !== null;
    if (!chosen && this.plan.length === 0) return false;
    if (chosen && !(this.chosen !== null && this.onlyOne())) this.clear();
    else void this.foresee(this.plan.slice(0, -1));
    return true;
  }

  private abandon(): void {
    this.doings += 1;
    this.plan = [];
    this.ahead = null;
    this.way = [];
    this.preview = null;
  }

  /** What the chosen action does, in the server's words. */
  previewText(): string {
    return (this.preview?.sentences ?? []).map(closed).join(' ');
  }

  /** What the scores gain and lose by it, and by what; the sums alone until the server has said. */
  previewChange(): string {
    const { changes, causes } = this.preview ?? { changes: [], causes: [] };
    return causes.length > 0 ? causes.join(' · ') : this.changeText(changes);
  }

  /** Everybody's change in words: "You +3, Leïla −1". */
  changeText(changes: readonly number[]): string {
    if (changes.length === 0) return '';
    const seats = this.live?.seats ?? [];
    const moved = seats.filter((seat) => (changes[seat.seat - 1] ?? 0) !== 0);
    return listed(moved.map((seat) => `${isolated(seat.name)} ${signed(changes[seat.seat - 1] ?? 0)}`)) || say('no-change');
  }

  clear(): void {
    this.doings += 1;
    this.way = [];
    this.preview = null;
    this.refused = null;
    this.opened = null;
  }

  async why(action: string): Promise<void> {
    const asked = ++this.doings;
    const refusal = await this.attempt(action);
    if (refusal !== null && asked === this.doings) this.refuse(refusal);
  }

  /** Chooses an action by its name; what begins a choice waits for the rest of it, and may take the place of what began it before. */
  async name(action: string): Promise<void> {
    if (!this.begins(action)) return this.choose(action);
    await this.foresee(this.actions.some((one) => one.text === action) ? [...this.plan, action] : [action]);
  }

  /** Chooses an action that is legal, also one that is typed in words of the language; answers why another is not. */
  async attempt(action: string): Promise<Refusal | null> {
    if (this.decider === null) return null;
    const offered = this.nameable.find((one) => one.toLowerCase() === action.toLowerCase());
    if (offered !== undefined) {
      await this.name(offered);
      return null;
    }
    let answer = await this.connection.ask({ type: 'why', actions: [...this.plan, action] });
    if (answer.type === 'why' && !answer.legal && this.begins(this.plan.at(-1))) {
      const instead = await this.connection.ask({ type: 'why', actions: [action] });
      if (instead.type === 'why' && this.begins(instead.actions[0])) answer = instead;
    }
    if (this.closed) return null;
    if (answer.type === 'error') return { action, text: answer.error, section: '' };
    if (answer.type !== 'why') return null;
    const named = answer.actions.at(-1)!;
    if (!answer.legal) return { action: named, text: answer.text, section: answer.section, rule: answer.rule };
    await this.name(named);
    return null;
  }

  /** Every action that can be named now. */
  get nameable(): string[] {
    const now = this.actions.map((one) => one.text);
    return [...now, ...this.first.map((one) => one.text).filter((text) => this.begins(text) && !now.includes(text))];
  }

  private refuse(refusal: Refusal, sentInVain = false): void {
    this.sentInVain = sentInVain;
    this.way = [];
    this.preview = null;
    this.opened = null;
    this.refused = refusal;
    this.speak(`${refusal.text} ${refusal.section}`);
  }

  // --- the guide ---

  /** Opens the guide at a topic or an anchor; null: at its beginning. */
  read(about: string | null): void {
    this.reading = { about };
  }

  // --- figures ---

  /** Whether it is said beside the first figures of a first game what they are worth. */
  explains = $derived(
    !settings.figuresTold && this.pointing.figured && this.decider !== null && this.lesson === null && this.preview === null && this.refused === null,
  );

  private explained = false;

  /** It stands there now, and is spoken once; with the next decision it is known. */
  explain(): void {
    if (!this.explained) this.speak(`${this.spoken} ${say('figures-worth')}`);
    this.explained = true;
  }

  // --- deciding ---

  /** What is chosen is pointed at once more, or Enter is pressed: it is confirmed if one could read what it does. */
  async again(): Promise<void> {
    const at = thisPress()?.at ?? performance.now();
    const reading = this.preview?.forced.length === 0 ? READING : SUDDEN;
    if (this.readFrom === null || at - this.readFrom < reading || at - this.decidedFrom < SUDDEN) return;
    await this.confirm();
  }

  /** The button that confirms: a pointer on it need not wait, a key on it is Enter as anywhere. */
  async press(): Promise<void> {
    const press = thisPress();
    if (press?.pointer !== true) await this.again();
    else if (!this.waits || press.at - this.waitsFrom >= SUDDEN) await this.confirm();
  }

  async confirm(): Promise<void> {
    if (this.chosen === null || this.live === null || this.sending || this.decider === null) return;
    const press = thisPress();
    if (press !== null && press === this.served) return;
    this.served = press;
    if (this.correcting !== null) return this.correct(this.chosen);
    const { way } = this;
    const actions = [...this.plan, ...way, ...this.followers(press?.at ?? performance.now())];
    this.known = actions.length;
    if (!(await this.tell({ type: 'act', actions, version: this.live.version }))) this.known = 0;
    else if (this.way === way) this.clear();
    if (this.explained) settings.figuresTold = true;
  }

  // --- beside a real table ---

  /** Enters what was drawn; at a moment that is corrected, what had been. The second half of a double click enters nothing. */
  async enter(outcome: string): Promise<void> {
    const at = thisPress()?.at ?? performance.now();
    if (this.live === null || this.sending || at - this.decidedFrom < SUDDEN) return;
    if (this.correcting !== null) return this.correct(outcome);
    this.clear();
    await this.tell({ type: 'act', actions: [outcome], version: this.live.version });
  }

  /** Up to which action everything has been moved for the bots. */
  private carried = $state(0);
  /** What is still to be moved for them. */
  orders = $derived((this.live?.orders ?? []).filter((one) => one.ply > this.carried));

  /** It has been moved. */
  carryOut(): void {
    this.carried = this.orders.at(-1)?.ply ?? this.carried;
  }

  /** Whether the action that led to a moment can be told otherwise. */
  mayCorrect(ply: number): boolean {
    return this.live?.chance === 'entered' && this.live.halted === null && this.mine.length > 0 && ply > 0;
  }

  /** Asks what else the action number `ply` may have been. */
  async askCorrection(ply: number): Promise<void> {
    this.clear();
    try {
      const found = await readCorrection(this.table, ply - 1, this.key, this.lang);
      if (this.closed) return;
      this.correcting = found;
      this.decidedFrom = performance.now();
      this.speak([found.decision?.title ?? '', found.decision?.detail ?? ''].map(closed).join(' '));
    } catch (error) {
      this.problem = error instanceof RequestFailed ? (error.sentence ?? say('problem-offline')) : say('problem-offline');
    }
  }

  /** Leaves it as it is. */
  leaveCorrection(): void {
    this.correcting = null;
    this.clear();
  }

  private async correct(action: string): Promise<void> {
    const { correcting, live } = this;
    if (correcting === null || live === null) return;
    this.clear();
    this.carried = Math.min(this.carried, correcting.ply);
    if (action !== correcting.decision?.was && !(await this.tell({ type: 'correct', ply: correcting.ply + 1, action, version: live.version }))) return;
    this.correcting = null;
    this.moment = null;
    this.wanted = null;
    this.oncorrected();
  }

  /** What the page does once something was corrected. */
  oncorrected: () => void = () => {};

  /** What is confirmed together with what is chosen, if that had been said before the press. */
  private followers(at: number): string[] {
    return this.preview === null || this.readFrom === null || at - this.readFrom < SUDDEN ? [] : this.preview.forced;
  }

  /** Takes back the last step or all of the plan; without one the last decision, or the turn begun: first says so where that makes the game practice. */
  takeBack(what: TakeBack): void {
    if (this.plan.length > 0) return void this.foresee(what === 'undo' ? this.plan.slice(0, -1) : []);
    if (!this.mayTakeBack(what)) return;
    if (this.makesPractice(what)) this.asked = what;
    else void this.tellBack(what);
  }

  mayTakeBack(what: TakeBack): boolean {
    if (this.plan.length > 0) return true;
    const answer = this.decision?.[what] ?? 'no';
    return answer === 'free' || answer === 'practice' || (answer === 'ask' && this.live?.request === null);
  }

  /** Answers what everybody is asked; whoever has asked it withdraws it by a no. */
  async reply(yes: boolean): Promise<void> {
    if (this.live === null || this.sending) return;
    await this.tell({ type: 'reply', yes, version: this.live.version });
  }

  /** Whether taking back would make practice of a game that is none yet; first steps are nothing else. */
  makesPractice(what: TakeBack): boolean {
    return this.plan.length === 0 && this.decision?.[what] === 'practice' && this.live?.practice === false && this.live.lesson === null;
  }

  /** The answer to whether the game may become practice. */
  answer(yes: boolean): void {
    const what = this.asked;
    this.asked = null;
    if (yes && what !== null && this.mayTakeBack(what)) void this.tellBack(what);
  }

  /** Lets another player take the place of the bot that has failed. */
  async standIn(player: string): Promise<void> {
    if (this.live === null || this.decision === null || this.sending) return;
    await this.tell({ type: 'replace', seat: this.decision.seat, player, version: this.live.version });
  }

  /** Lets a bot decide for a seat from now on, or its person again (null). Answers why that cannot be. */
  async letDecide(seat: number, player: string | null): Promise<string | null> {
    if (this.live === null) return null;
    const answer = await this.connection.ask({ type: 'replace', seat, player, version: this.live.version });
    return answer.type === 'error' ? answer.error : null;
  }

  /** Gives up a seat of this browser. Answers why that cannot be. */
  async resign(seat: number): Promise<string | null> {
    if (this.live === null) return null;
    const answer = await this.connection.ask({ type: 'resign', seat, version: this.live.version });
    return answer.type === 'error' ? answer.error : null;
  }

  /** Wants the game to end without a result; where others play they are asked. Answers why that cannot be. */
  async abandonGame(): Promise<string | null> {
    if (this.live === null) return null;
    const answer = await this.connection.ask({ type: 'abandon', version: this.live.version });
    return answer.type === 'error' ? answer.error : null;
  }

  mayRedo(): boolean {
    return this.plan.length === 0 && this.decision?.redo === true;
  }

  /** Plays again what was taken back last. */
  async redo(): Promise<void> {
    if (!this.mayRedo() || this.live === null || this.sending) return;
    this.clear();
    await this.tell({ type: 'redo', version: this.live.version });
  }

  /** Takes back everything that was decided here, one after the other; false where something of it stays. */
  async beginAgain(): Promise<boolean> {
    this.abandon();
    this.clear();
    while (this.decision?.undo === 'free' || this.decision?.undo === 'practice') {
      if (this.live === null || this.sending || !(await this.tell({ type: 'undo', version: this.live.version }))) return false;
    }
    return this.live?.decision?.undo === 'no' && !this.over;
  }

  private async tellBack(what: TakeBack): Promise<void> {
    if (this.live === null || this.sending) return;
    this.clear();
    this.uncovered = null;
    await this.tell({ type: what, version: this.live.version });
  }

  private async tell(frame: Deed): Promise<boolean> {
    this.sending = true;
    const answer = await this.connection.ask(frame);
    // What was stored is seen in the next table message; until then nothing new can be decided here.
    if (answer.type !== 'error' && this.live?.version === frame.version) await this.nextMove();
    this.sending = false;
    if (answer.type !== 'error') return true;
    this.refuse({ action: frame.type === 'act' ? frame.actions.at(-1)! : '', text: answer.error, section: '' }, true);
    return false;
  }

  private nextMove(): Promise<void> {
    return new Promise((resolve) => {
      this.arrivals.push(resolve);
      setTimeout(resolve, LONGEST_WAIT);
    });
  }

  // --- looking back ---

  async look(ply: number | null): Promise<void> {
    // Whoever looks at the table as it is already does: what they have chosen stays chosen.
    if (ply === null && this.wanted === null) return;
    this.clear();
    this.wanted = ply;
    if (ply === null) {
      this.moment = null;
      this.chooseOnly();
      return;
    }
    try {
      const moment = await readMoment(this.table, ply, this.live?.decision?.closed === true ? null : this.key, this.lang);
      // Whoever walks fast asks for the next moment before this one came.
      if (this.closed || this.wanted !== ply) return;
      this.moment = moment;
      this.speak(this.toldAt(ply)?.text ?? say('moment-deal'));
    } catch (error) {
      if (this.closed) return;
      this.moment = null;
      this.problem = error instanceof RequestFailed ? (error.sentence ?? say('problem-offline')) : say('problem-offline');
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
      this.abandon();
      this.asked = null;
      this.decidedFrom = performance.now();
      if (!this.sentInVain) this.refused = null;
    }
    const appears = before?.version !== message.version || before.decision?.mine !== true;
    this.live = message;
    for (const arrived of this.arrivals.splice(0)) arrived();
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
      if (!own || this.known === 0) sentences.push(entry.text);
      else this.known -= 1;
      sentences.push(...entry.effects.map((effect) => effect.text));
    }
    if (now.decision?.mine === true) sentences.push(now.decision.title);
    else if (now.decision?.closed === true) sentences.push(now.decision.title, now.decision.detail ?? '');
    else if (now.decision !== null && now.turns.at(-1)?.open === true) {
      this.unspoken = sentences;
      return;
    }
    const said = sentences.map(closed).join(' ');
    if (!appears || !this.chooseOnly(said)) this.speak(said);
  }

  speak(sentence: string): void {
    if (sentence.trim() === '') return;
    // A region that receives the same words twice stays silent: the space makes them new.
    this.spoken = sentence === this.spoken ? `${sentence}\u00a0` : sentence;
  }
}

/** A chapter as far as somebody has come by what is done and planned; what is planned is not told. */
function lessonNow(lesson: Lesson, plan: string[]): Lesson & { cells: string[] } {
  const follows = lesson.state === 'path' && plan.every((action, at) => action === lesson.steps[at]?.play);
  if (lesson.state !== 'path' || follows) {
    const step = lesson.steps[Math.min(plan.length, lesson.steps.length - 1)];
    return { ...lesson, text: step?.text ?? lesson.text, cells: step?.cells ?? [] };
  }
  return { ...lesson, state: 'open', cells: [] };
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

/** A sentence with its end. */
export function closed(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
