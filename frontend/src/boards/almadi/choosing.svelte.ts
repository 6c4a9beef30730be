/** What somebody may choose on a board of Almadi and what would come of it, which Landscape is lifted, and what it means to point somewhere. */
import { untrack } from 'svelte';
import type { BoardProps } from '../contract';
import { gaze } from './gaze.svelte';
import { byOrigin, byTarget, figuresOf, offerOf, questionFor, type Offer } from './offers';
import { beyond, contactsOf, wokenBy, type AlmadiView, type Effect, type Landscape, type Realm } from './view';
import { tileOn } from './words';

export class Choosing {
  private readonly board: BoardProps<AlmadiView>;
  /** The cell of the Landscape that is lifted, to be moved. */
  lifted = $state<string | null>(null);

  offers: Offer[] = $derived.by(() => (this.board.decider === null ? [] : this.board.actions.map(offerOf)));
  private decision = $derived(this.offers.map((offer) => offer.action).join(' '));
  /** The seat of whoever decides here, else of somebody who sits here. */
  home = $derived.by(() => this.board.decider ?? this.board.seats.find((one) => one.mine)?.seat ?? this.board.view.to_move ?? 1);
  /** Whose realm is shown. */
  looked = $derived.by(() => this.board.marks.seat ?? gaze.seat ?? this.watched ?? this.home);
  realm: Realm = $derived.by(() => this.board.view.realms.find((one) => one.seat === this.looked) ?? this.board.view.realms[0]!);
  private watched = $derived.by(() => this.board.marks.watched);
  private own = $derived.by(() => this.board.decider !== null && this.looked === this.board.decider);
  /** The Landscape that is chosen and waits for its cell; another may be chosen instead. */
  private taken = $derived.by(() => (this.board.plan.length === 1 ? offerOf({ text: this.board.plan[0]!, changes: [] }) : null));
  spaces = $derived.by(() => {
    const all = [...this.offers, ...(this.taken === null ? [] : this.board.first.map(offerOf))];
    return new Map(all.flatMap((offer) => (offer.space === null ? [] : [[offer.space, offer] as const])));
  });
  origins = $derived(this.own ? byOrigin(this.offers) : new Map<string, never[]>());
  /** What may be lifted now. */
  liftable = $derived(this.lifted === null ? this.origins : new Map<string, never[]>());
  targets = $derived(this.own ? byTarget(this.offers, this.lifted) : new Map<string, never>());
  chosenOffer = $derived.by(() => this.offers.find((offer) => offer.action === this.board.chosen) ?? null);
  chosenSpace = $derived(this.chosenOffer?.space ?? this.taken?.space ?? null);
  chosenCell = $derived(this.own && this.chosenOffer !== null ? this.aimOf(this.chosenOffer) : null);
  refusedCell = $derived.by(() => (this.board.refused === null ? null : (/(\d,\d+)$/.exec(this.board.refused.action)?.[1] ?? null)));
  /** What is worth stopping at, of the cells of the realm. */
  aims = $derived([...this.targets.keys(), ...this.liftable.keys()]);
  worth = $derived.by(() => figuresOf(this.targets, this.liftable, this.board.decider));
  figures = $derived.by(() => new Map([...this.worth].filter(([at]) => this.board.pointing.tells(at, this.chosenCell === at))));

  /** What is shown as if it were done: what is chosen, else what is pointed at. */
  private shown: Offer | null = $derived.by(() => {
    if (!this.own || this.chosenOffer?.to != null) return this.own ? this.chosenOffer : null;
    const at = this.board.pointing.over ?? this.board.pointing.focused;
    return at === null ? null : (this.targets.get(at) ?? null);
  });
  /** The Landscape that would stand on `at`. */
  preview = $derived.by((): { at: string; tile: Landscape; leaves: string | null } | null => {
    if (this.shown?.to == null || this.shown.verb === 'hussain') return null;
    const leaves = this.shown.from;
    const tile = leaves === null ? this.board.view.hand?.tile : this.realm.cells[leaves];
    return tile === undefined ? null : { at: this.shown.to, tile, leaves };
  });
  woken = $derived.by(() => wokenBy(this.board.view, this.shown));
  /** The effects that a Landscape would wake, by the cell it goes to. */
  wakes: ReadonlyMap<string, Effect[]> = $derived.by(
    () => new Map([...this.targets].map(([at, offer]) => [at, wokenBy(this.board.view, offer).map(({ effect }) => effect)])),
  );
  contacts = $derived.by(() => {
    const leaves = this.preview?.leaves ?? null;
    return contactsOf(this.realm).filter(({ cell, side }) => leaves === null || ![cell, beyond(cell, side)].includes(leaves));
  });

  constructor(board: BoardProps<AlmadiView>) {
    this.board = board;
    $effect.pre(() => {
      void this.decision;
      gaze.seat = null;
      this.lifted = untrack(() => this.onlyOrigin());
    });
    $effect.pre(() => {
      void this.watched;
      gaze.seat = null;
    });
  }

  /** The Landscape that alone can be moved is lifted already. */
  private onlyOrigin(): string | null {
    const [only, ...others] = this.origins.keys();
    return only === undefined || others.length > 0 || this.board.learning ? null : only;
  }

  private aimOf({ from, to }: Offer): string | null {
    return to !== null && to === this.lifted ? from : to;
  }

  isTarget(at: string): boolean {
    return this.spaces.has(at) || this.aims.includes(at);
  }

  point(at: string): void {
    const { view, decider, chosen, premove = null, learning = false, onchoose, onwhy, onkind } = this.board;
    if (premove !== null) return at.includes(',') || tileOn(at, view) === null ? undefined : premove.plan(`take ${at}`);
    if (decider === null) return;
    const space = this.spaces.get(at);
    if (space?.verb === 'take') return this.take(space.action);
    if (space !== undefined) return onchoose(space.action);
    if (!at.includes(',')) return onwhy(`${view.phase === 'ali' ? 'put' : 'take'} ${at}`);
    if (!this.own) return;
    const target = this.targets.get(at);
    if (target !== undefined) return onchoose(target.action);
    if (at === this.lifted) return this.drop();
    if (this.origins.has(at)) {
      if (chosen !== null) onkind(null);
      this.lifted = at;
      const goals = [...byTarget(this.offers, at).values()];
      if (goals.length === 1 && !learning) onchoose(goals[0]!.action);
      return;
    }
    const question = questionFor(at, this.offers, this.lifted);
    if (question !== null) onwhy(question);
  }

  /** A Landscape waits for its cell. The same once more confirms it with the cell that is chosen, or goes back where none is. */
  private take(action: string): void {
    const { chosen, onplan, onchoose } = this.board;
    if (action !== this.taken?.action) onplan([action]);
    else if (chosen === null) onplan([]);
    else onchoose(chosen);
  }

  drop = (): void => {
    this.lifted = null;
    this.board.onkind(null);
  };

  /** Escape puts down what is lifted where nothing is chosen; all else is for the cells. */
  key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || this.lifted === null || this.board.chosen !== null) return this.board.pointing.key(event);
    event.preventDefault();
    this.lifted = null;
  };
}
