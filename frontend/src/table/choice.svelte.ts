/** What somebody chooses at a table, what is said of it before it is confirmed, and what confirms it. */
import type { HandSlot, OfferedAction, Refusal } from '../boards/contract';
import { thisPress, type Press } from '../held';
import { signed } from '../locale/figures';
import { isolated, listed, say } from '../locale/language.svelte';
import type { Ahead } from '../protocol/messages';
import { settings } from '../settings.svelte';
import { closed } from './sentence';
import type { TableSession } from './session.svelte';

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

export class Choice {
  picked = $state<string | null>(null);
  private pickedAt = $state<number | null>(null);
  /** Steps that wait with what is chosen after them: the board shows them as done, and nothing of them is sent. */
  plan = $state.raw<string[]>([]);
  /** What is to be decided after the plan; null without one. */
  ahead = $state.raw<Ahead | null>(null);
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
  known = 0;
  refused = $state.raw<Refusal | null>(null);
  /** How often a person, or the table, went on: an answer about what was before is not shown over what came after. */
  private doings = 0;
  /** What is refused was sent: the sentence stays until the person does something, whatever the others do. */
  private sentInVain = false;

  chosen = $derived(this.way.at(-1) ?? null);
  /** Whether what is chosen was chosen already, by nobody here. */
  waits = $derived(this.chosen !== null && this.way === this.waiting);
  kind = $derived(this.pickedKind());

  /** Whether it is said beside the first figures of a first game what they are worth. */
  explains = $derived.by(
    () =>
      !settings.figuresTold &&
      this.session.pointing.figured &&
      this.session.decider !== null &&
      this.session.lesson === null &&
      this.preview === null &&
      this.refused === null,
  );

  constructor(private readonly session: TableSession) {}

  // --- a piece of the hand ---

  private pickedKind(): string | null {
    if (this.session.premove.seat !== null) {
      const held = this.session.hand.some((slot) => slot.kind === this.picked && slot.count > 0);
      return held && this.pickedAt !== null && this.pickedAt >= this.session.premove.since ? this.picked : null;
    }
    const usable = this.session.hand.filter((slot) => slot.enabled && this.placeable(slot.kind));
    const asked = this.pickedAt === this.session.live?.version && this.session.hand.some((slot) => slot.kind === this.picked && this.pickable(slot));
    if (asked || usable.some((slot) => slot.kind === this.picked)) return this.picked;
    return usable[0]?.kind ?? null;
  }

  /** A piece one holds may be picked even when no place takes it: each place then says why not. */
  pickable(slot: HandSlot): boolean {
    return slot.enabled || ((this.session.decider ?? this.session.premove.seat) !== null && slot.count > 0);
  }

  /** A kind that is an action of its own and needs no place. */
  isAction(kind: string): boolean {
    return this.session.actions.some((action) => action.text === kind) && !this.placeable(kind);
  }

  /** A kind with at least one action that names a cell. */
  private placeable(kind: string): boolean {
    return this.session.actions.some((action) => action.text.startsWith(`${kind} `));
  }

  // --- choosing ---

  pick(kind: string | null): void {
    if (kind !== null && this.isAction(kind)) return this.choose(kind);
    if (this.session.buttons.some((button) => button.action === kind)) {
      void this.why(kind!);
      return;
    }
    this.picked = kind;
    this.pickedAt = this.session.live?.version ?? null;
    this.clear();
  }

  /** Something is pointed at: it is chosen, and the same once more confirms it. */
  point(...way: string[]): void {
    if (this.way.length > 0 && way.join('\n') === this.way.join('\n')) void this.again();
    else this.choose(...way);
  }

  /** Chooses an action that is offered, or several that follow one another as one choice. */
  choose(...way: string[]): void {
    if (this.session.decider === null || this.session.deeds.sending || this.planning) return;
    const offered = this.session.actions.find((one) => one.text === way[0]);
    if (offered === undefined) return;
    this.session.opened = null;
    this.refused = null;
    this.settle(way, offered);
  }

  /** What is chosen already: the one thing that can be done, or what the board proposes. */
  private get ready(): OfferedAction | undefined {
    if (this.session.actions.length <= 1 || this.session.decider === null) return this.session.actions[0];
    const proposed = this.session.board?.proposes?.(this.session.actions, this.session.decider) ?? null;
    return this.session.actions.find((one) => one.text === proposed);
  }

  /**
   * What somebody planned while others decided is chosen now, as if they had just pointed at it; what no longer fits goes with a
   * sentence. Whether anything was planned; `lead`: what is said before it.
   */
  takeUp(lead = ''): boolean {
    if (this.session.decider === null) return false;
    const planned = this.session.premove.take();
    if (planned === null) return false;
    void this.fit(planned, lead);
    return true;
  }

  private async fit({ action, words, gone }: { action: string; words: string; gone: Refusal | null }, lead: string): Promise<void> {
    this.waitsFrom = this.decidedFrom = performance.now();
    if (gone !== null) return this.refuse(gone, false, lead);
    const offered = this.session.actions.find((one) => one.text === action);
    const lays = this.session.board?.premove?.lays?.(action) ?? this.begins(action);
    if (offered !== undefined && !lays) {
      this.waiting = [action];
      return this.settle(this.waiting, offered, lead);
    }
    this.session.speak(lead);
    const asked = ++this.doings;
    const refusal = offered === undefined ? await this.attempt(action) : await this.foresee([action]).then(() => null);
    if (refusal === null) [this.waiting, this.waitsFrom] = [this.way, performance.now()];
    else if (asked === this.doings) this.refuse({ ...refusal, text: `${say('planned-unfit', { what: words })} ${closed(refusal.text)}` }, false, lead);
  }

  /** Chooses what is chosen already, but not in the first steps. Whether it did; `lead`: what is said before it. */
  chooseOnly(lead = ''): boolean {
    const only = this.ready;
    if (only === undefined || this.session.lesson !== null || this.refused !== null) return false;
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
    const { correcting } = this.session;
    this.preview = { actions, forced: [], sentences: [], changes: actions.length === 1 ? offered.changes : [], causes: [] };
    void this.session.connection.ask({ type: 'preview', actions, forced: true, ...(correcting === null ? {} : { ply: correcting.ply + 1 }) }).then((answer) => {
      if (this.session.closed) return;
      if (this.way !== way) return this.session.speak(lead);
      if (answer.type === 'error') return this.refuse({ action: actions.at(-1)!, text: answer.error, section: '' });
      if (answer.type !== 'preview') return;
      this.tellPreview(answer);
      const change = this.previewChange();
      const chosen = say('spoken-chosen', { what: this.previewText(), change: change === '' ? '' : closed(change) });
      this.session.speak(lead === '' ? chosen : `${lead} ${chosen}`);
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
    if (this.session.correcting !== null && plan.length > 0) return this.choose(plan.at(-1)!);
    if (this.session.live?.decision?.mine !== true || this.session.deeds.sending || this.planning) return;
    this.clear();
    if (plan.length === 0) return this.abandon();
    const { version } = this.session.live;
    this.planning = true;
    const answer = await this.session.connection.ask({ type: 'preview', actions: plan, ahead: true });
    this.planning = false;
    if (this.session.closed || this.session.live?.version !== version) return;
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
    this.session.speak([...answer.sentences.slice(-1), answer.ahead.title].map(closed).join(' '));
  }

  /** Whether what the plan begins can be completed in one way only, which is then chosen with it; in the first steps never. */
  private onlyOne(): boolean {
    return this.session.lesson === null && this.session.actions.length === 1 && this.begins(this.plan.at(-1));
  }

  begins(action: string | undefined): boolean {
    return action !== undefined && this.session.board?.begins?.(action) === true;
  }

  /** Takes back what is chosen, else the last step of the plan; both where one came with the other. Whether there was anything. */
  back(): boolean {
    this.doings += 1;
    if (this.session.premove.seat !== null && this.session.premove.withdraw()) return true;
    const chosen = this.chosen !== null || this.session.opened !== null || this.refused !== null;
    if (!chosen && this.plan.length === 0) return false;
    if (chosen && !(this.chosen !== null && this.onlyOne())) this.clear();
    else void this.foresee(this.plan.slice(0, -1));
    return true;
  }

  /** Another decision has appeared: nothing is chosen for it yet. What was sent in vain is still said to be refused. */
  renew(): void {
    this.abandon();
    this.decidedFrom = performance.now();
    if (!this.sentInVain) this.refused = null;
  }

  /** Something to decide about has just come into sight. */
  appears(): void {
    this.decidedFrom = performance.now();
  }

  /** Whether a press was aimed at what was there before. */
  get sudden(): boolean {
    return (thisPress()?.at ?? performance.now()) - this.decidedFrom < SUDDEN;
  }

  abandon(): void {
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
    const seats = this.session.live?.seats ?? [];
    const moved = seats.filter((seat) => (changes[seat.seat - 1] ?? 0) !== 0);
    return listed(moved.map((seat) => `${isolated(seat.name)} ${signed(changes[seat.seat - 1] ?? 0)}`)) || say('no-change');
  }

  clear(): void {
    this.doings += 1;
    this.way = [];
    this.preview = null;
    this.refused = null;
    this.session.opened = null;
  }

  async why(action: string): Promise<void> {
    const asked = ++this.doings;
    const refusal = await this.attempt(action);
    if (refusal !== null && asked === this.doings) this.refuse(refusal);
  }

  /** Chooses an action by its name; what begins a choice waits for the rest of it, and may take the place of what began it before. */
  async name(action: string): Promise<void> {
    if (!this.begins(action)) return this.choose(action);
    await this.foresee(this.session.actions.some((one) => one.text === action) ? [...this.plan, action] : [action]);
  }

  /** Chooses an action that is legal, also one that is typed in words of the language; answers why another is not. */
  async attempt(action: string): Promise<Refusal | null> {
    if (this.session.decider === null) {
      this.session.premove.plan(action);
      return null;
    }
    const offered = this.nameable.find((one) => one.toLowerCase() === action.toLowerCase());
    if (offered !== undefined) {
      await this.name(offered);
      return null;
    }
    let answer = await this.session.connection.ask({ type: 'why', actions: [...this.plan, action] });
    if (answer.type === 'why' && !answer.legal && this.begins(this.plan.at(-1))) {
      const instead = await this.session.connection.ask({ type: 'why', actions: [action] });
      if (instead.type === 'why' && this.begins(instead.actions[0])) answer = instead;
    }
    if (this.session.closed) return null;
    if (answer.type === 'error') return { action, text: answer.error, section: '' };
    if (answer.type !== 'why') return null;
    const named = answer.actions.at(-1)!;
    if (!answer.legal) return { action: named, text: answer.text, section: answer.section, rule: answer.rule };
    await this.name(named);
    return null;
  }

  /** Every action that can be named now. */
  get nameable(): string[] {
    if (this.session.premove.seat !== null) return [...this.session.premove.choices];
    const now = this.session.actions.map((one) => one.text);
    return [...now, ...this.session.first.map((one) => one.text).filter((text) => this.begins(text) && !now.includes(text))];
  }

  refuse(refusal: Refusal, sentInVain = false, lead = ''): void {
    this.sentInVain = sentInVain;
    this.way = [];
    this.preview = null;
    this.session.opened = null;
    this.refused = refusal;
    this.session.speak(`${lead} ${refusal.text} ${refusal.section}`.trim());
  }

  // --- figures ---

  private explained = false;

  /** It stands there now, and is spoken once; with the next decision it is known. */
  explain(): void {
    if (!this.explained) this.session.speak(`${this.session.spoken} ${say('figures-worth')}`);
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
    if (this.chosen === null || this.session.live === null || this.session.deeds.sending || this.session.decider === null) return;
    const press = thisPress();
    if (press !== null && press === this.served) return;
    this.served = press;
    if (this.session.correcting !== null) return this.session.correct(this.chosen);
    const { way } = this;
    const actions = [...this.plan, ...way, ...this.followers(press?.at ?? performance.now())];
    this.known = actions.length;
    if (!(await this.session.deeds.tell({ type: 'act', actions, version: this.session.live.version }))) this.known = 0;
    else if (this.way === way) this.clear();
    if (this.explained) settings.figuresTold = true;
  }

  /** What is confirmed together with what is chosen, if that had been said before the press. */
  private followers(at: number): string[] {
    return this.preview === null || this.readFrom === null || at - this.readFrom < SUDDEN ? [] : this.preview.forced;
  }
}
