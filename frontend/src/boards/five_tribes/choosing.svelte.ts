/** What somebody may choose on a board of Five Tribes, where a movement can end, and what it means to point at a tile or a spot. */
import type { BoardProps } from '../contract';
import { bestOf, changeFor } from '../offers';
import { dropColour, offerOf, offersByTile, questionFor, spotsOf, type Look, type Offer, type Spot } from './offers';
import { COLOURS, endsFrom, type Colour, type End, type FiveTribesView } from './view';
import type { Standing } from './words';

export class Choosing {
  private readonly board: BoardProps<FiveTribesView>;
  /** The djinn that is being called, until its tile is pointed at. */
  calling = $state<string | null>(null);
  private wanted = $state<Colour | null>(null);
  /** Meeples are dropped one at a time, since somebody has begun to: else a tile where the movement can end is its end. */
  stepping = $state(false);

  offers: Offer[] = $derived.by(() => (this.board.decider === null ? [] : this.board.actions.map(offerOf)));
  decision = $derived(this.offers.map((offer) => offer.action).join(' '));
  aims = $derived(offersByTile(this.offers, this.calling));
  chosenOffer = $derived.by(() => this.offers.find((offer) => offer.action === this.board.chosen) ?? null);
  chosenTile = $derived.by(() => tileOf(this.board.chosen));
  /** What else can be chosen on the tile that is chosen. */
  here = $derived(this.chosenOffer?.tile ? (this.aims.get(this.chosenOffer.tile) ?? []) : []);
  refusedTile = $derived.by(() => tileOf(this.board.refused?.action ?? null));
  /** Before one's own bid one can plan a bid, else where to take the meeples. */
  private bids = $derived.by(() => {
    const { premove = null, view } = this.board;
    return premove !== null && view.phase === 'bid' && view.bid_order.includes(premove.seat);
  });
  spots: Spot[] = $derived.by(() => {
    const { view, decider } = this.board;
    if (view.phase !== 'bid') return [];
    if (this.bids) return spotsOf(view, view.turn_order.map(({ price }) => offerOf({ text: `bid ${price}`, changes: [] })));
    return decider === null ? [] : spotsOf(view, this.offers);
  });
  planned = $derived.by(() => (this.board.premove?.action == null ? null : offerOf({ text: this.board.premove.action, changes: [] })));
  /** The colour that the next drop takes: the one picked while it still can be dropped. */
  colour: Colour | null = $derived.by(() => {
    const droppable = COLOURS.filter((one) => this.offers.some((offer) => dropColour(offer.action) === one));
    return droppable.find((one) => one === this.wanted) ?? droppable[0] ?? null;
  });

  // --- where a movement can end ---

  /** The tile that a movement begins on: of the one under way, else of what is chosen or under the mouse. */
  private start = $derived.by(() => {
    const { view, chosen, pointing } = this.board;
    if (view.sow !== null) return view.sow.start;
    if (this.chosenOffer?.verb === 'take') return this.chosenOffer.tile;
    return chosen === null && this.calling === null ? pointing.over : null;
  });
  private ends = $derived.by(() => {
    const found = new Map<string, End[]>();
    if (this.start !== null && this.calling === null) for (const end of endsFrom(this.board.view, this.start)) found.set(end.end, [...(found.get(end.end) ?? []), end]);
    return found;
  });
  /** Where the movement can end on the tile that is chosen. */
  goal = $derived.by(() => (this.board.view.sow === null || this.chosenTile === null ? [] : (this.ends.get(this.chosenTile) ?? [])));
  /** Drops that are only chosen. */
  aimed = $derived.by(() =>
    this.board.way.flatMap((action): [string, Colour][] => {
      const colour = dropColour(action);
      return colour === null ? [] : [[action.split(' ')[1]!, colour]];
    }),
  );
  path = $derived.by(() => {
    const { sow } = this.board.view;
    return sow === null ? (this.board.marks.path ?? []) : [sow.start, ...[...sow.drops, ...this.aimed].map(([tile]) => tile)];
  });
  /** Every drop of the movement in order, also those that are only chosen: any of them can be taken back, with those behind it. */
  drops = $derived.by(() => (this.board.view.sow === null ? [] : [...this.board.view.sow.drops, ...this.aimed]));
  /** How many of them are done, and were not only planned. */
  kept = $derived.by(() => (this.board.view.sow?.drops.length ?? 0) - this.board.plan.filter((action) => dropColour(action) !== null).length);

  constructor(board: BoardProps<FiveTribesView>) {
    this.board = board;
    $effect.pre(() => {
      void this.decision;
      this.calling = null;
      const { sow } = board.view;
      if (sow !== null && sow.drops.length > 0) return;
      // A new movement: what was picked for the one before says nothing of it.
      this.stepping = false;
      this.wanted = null;
    });
  }

  /** The number on a tile: the change of what is offered there, or of the best end; null for none. */
  private figureOf(tile: string): Look['figure'] {
    const { view, decider } = this.board;
    const offer = bestOf(this.aims.get(tile) ?? [], decider);
    const final = offer !== undefined && offer.verb !== 'take' && !(offer.verb === 'drop' && (view.sow?.hand.length ?? 0) > 1);
    if (final) {
      const shown = this.chosenOffer?.tile === tile ? this.chosenOffer : offer;
      // What follows the last drop without a choice counts as well.
      const followed = this.ends.get(tile)?.find((end) => end.colour === dropColour(shown.action));
      if (followed !== undefined) return { amount: followed.change, end: null, sure: true };
      const amount = changeFor(shown, decider);
      return amount === null ? null : { amount, end: null, sure: true };
    }
    const end = this.ends.get(tile)?.[0];
    if (end !== undefined) return { amount: end.change, end, sure: true };
    const goal = this.start === null && offer?.verb === 'take' ? endsFrom(view, tile)[0] : undefined;
    return goal === undefined ? null : { amount: goal.change, end: null, sure: false };
  }

  /** How a tile looks now; in a picture nothing is chosen. */
  look(tile: string): Look {
    const { view: { sow }, still, pointing } = this.board;
    const here = this.aims.get(tile) ?? [];
    return {
      legal: here.length > 0,
      other: sow !== null && here.length > 0 && !here.some((offer) => dropColour(offer.action) === this.colour),
      end: !still && this.ends.has(tile),
      start: !still && this.start === tile && (sow !== null || this.chosenOffer !== null),
      walker: !still && sow?.at === tile && sow.drops.length > 0,
      chosen: this.chosenTile === tile,
      planned: this.planned?.tile === tile,
      figure: pointing.tells(tile, this.chosenTile === tile) ? this.figureOf(tile) : null,
    };
  }

  /** What can be said of a tile beside how it looks: what is offered there, where it can lead, and which step of the path it is. */
  standing(tile: string): Pick<Standing, 'offers' | 'choosing' | 'ends' | 'reaches' | 'onPath' | 'moving'> {
    const { view } = this.board;
    const offers = this.aims.get(tile) ?? [];
    return {
      offers,
      choosing: this.aims.size > 0,
      ends: this.ends.get(tile) ?? [],
      reaches: this.start === null && offers[0]?.verb === 'take' ? endsFrom(view, tile) : [],
      onPath: this.path.flatMap((step, number) => (step === tile && number > 0 ? [number] : [])),
      moving: view.sow !== null,
    };
  }

  /** Whether a tile is worth stopping at. */
  isTarget(tile: string): boolean {
    return this.aims.has(tile) || (this.board.view.sow !== null && this.ends.has(tile));
  }

  // --- pointing ---

  point(at: string): void {
    const { view, decider, plan, premove = null, onchoose, onplan, onwhy } = this.board;
    const spot = this.spots.find((one) => one.cell === at);
    if (premove !== null) {
      if (spot?.offer !== undefined) premove.plan(spot.offer.action);
      else if (!this.bids && at in view.tiles) premove.plan(`take ${at}`);
      return;
    }
    if (decider === null || this.offers.length === 0) return;
    if (spot !== undefined) return spot.offer === undefined ? onwhy(`bid ${spot.price}`) : onchoose(spot.offer.action);
    const offered = this.aims.get(at);
    const goal = view.sow === null || this.calling !== null ? undefined : this.ends.get(at);
    if (goal !== undefined && !(this.stepping && offered !== undefined)) return onchoose(...this.endFor(goal).way);
    if (offered === undefined) return this.instead(at);
    const offer = this.nextOf(offered) ?? this.offerFor(offered);
    if (offer === undefined) return;
    // What is not the end of the movement waits for it, and is confirmed with it.
    const waits = offer.verb === 'take' || (offer.verb === 'drop' && (view.sow?.hand.length ?? 0) > 1);
    if (!waits) return onchoose(offer.action);
    if (offer.verb === 'drop') this.stepping = true;
    onplan([...plan, offer.action]);
  }

  /** The end that a tap on its tile means: the one in the colour that is picked, else the best; of several the next. */
  private endFor(goal: readonly End[]): End {
    const { way } = this.board;
    const now = goal.findIndex((end) => end.way.length === way.length && end.way.at(-1) === way.at(-1));
    if (now >= 0) return goal[(now + 1) % goal.length]!;
    return goal.find((end) => end.colour === this.wanted) ?? goal[0]!;
  }

  /** Before the first drop another tile may be taken instead, or the same be put back. */
  private instead(tile: string): void {
    const { view, plan, first, onplan, onwhy } = this.board;
    const begun = plan.length === 1 && view.sow !== null;
    if (begun && tile === view.sow?.start) return onplan([]);
    if (begun && first.some((offer) => offer.text === `take ${tile}`)) return onplan([`take ${tile}`]);
    const question = questionFor(tile, this.offers, this.calling, this.colour, view.tiles[tile]?.meeples ?? '');
    if (question !== null) onwhy(question);
  }

  /** Where a tile holds several actions a tap goes on from the one that is chosen to the next; of drops the colour decides. */
  private nextOf(at: readonly Offer[]): Offer | undefined {
    const now = this.chosenOffer === null || this.chosenOffer.verb === 'drop' ? -1 : at.indexOf(this.chosenOffer);
    return now < 0 ? undefined : at[(now + 1) % at.length];
  }

  private offerFor(at: readonly Offer[]): Offer | undefined {
    return at.find((offer) => dropColour(offer.action) === this.colour && offer.verb === 'drop') ?? bestOf(at, this.board.decider);
  }

  /** The next meeple to be dropped has this colour. */
  pick(colour: Colour): void {
    this.wanted = colour;
    this.stepping = true;
  }

  /** Takes back a drop of the movement, from the first on, with all that come behind it. */
  backTo(drop: number): void {
    const { view, plan, way, onplan } = this.board;
    const done = view.sow?.drops.length ?? 0;
    this.stepping = drop > 0;
    if (drop < done) onplan(plan.slice(0, plan.length - done + drop));
    else onplan([...plan, ...way.slice(0, drop - done)]);
  }
}

function tileOf(action: string | null): string | null {
  return action === null ? null : offerOf({ text: action, changes: [] }).tile;
}
