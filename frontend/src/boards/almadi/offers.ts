/** Which offered action points where: at a tile on offer, at a cell of the realm, from one cell to another, or at a card. */
import type { OfferedAction } from '../contract';
import { bestOf, changeFor } from '../offers';
import { POOL } from './view';

export interface Offer {
  action: string;
  /** First word of the notation. */
  verb: string;
  /** `2a`: a space of the board. */
  space: string | null;
  from: string | null;
  to: string | null;
  changes: number[];
}

const ARROW = /^(genie|hussain) (\d,\d+)<?>(\d,\d+)$/;

export function offerOf({ text, changes }: OfferedAction): Offer {
  const [verb = '', name = ''] = text.split(' ');
  const arrow = ARROW.exec(text);
  return {
    action: text,
    verb,
    space: verb === 'take' || verb === 'put' ? name : null,
    from: arrow?.[2] ?? null,
    to: verb === 'place' ? name : (arrow?.[3] ?? null),
    changes,
  };
}

/** Offers by the Landscape they lift; a swap lifts either of its two. */
export function byOrigin(offers: readonly Offer[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  const add = (cell: string, offer: Offer): void => void found.set(cell, [...(found.get(cell) ?? []), offer]);
  for (const offer of offers) {
    if (offer.from === null) continue;
    add(offer.from, offer);
    if (offer.verb === 'hussain' && offer.to !== null) add(offer.to, offer);
  }
  return found;
}

/** Offers by the cell they reach: placements, or what the lifted Landscape can do. */
export function byTarget(offers: readonly Offer[], lifted: string | null): Map<string, Offer> {
  const found = new Map<string, Offer>();
  for (const offer of offers) {
    if (offer.to === null) continue;
    if (offer.from === null) found.set(offer.to, offer);
    else if (offer.from === lifted) found.set(offer.to, offer);
    else if (offer.verb === 'hussain' && offer.to === lifted) found.set(offer.from, offer);
  }
  return found;
}

/** The question to ask about a cell of the realm that cannot be chosen. */
export function questionFor(cell: string, offers: readonly Offer[], lifted: string | null): string | null {
  if (offers.some((offer) => offer.verb === 'place')) return `place ${cell}`;
  if (lifted !== null) return `genie ${lifted}>${cell}`;
  return null;
}

/** The change that each cell brings: of the offer that reaches it, else of the best that lifts its Landscape. */
export function figuresOf(
  targets: ReadonlyMap<string, Offer>,
  origins: ReadonlyMap<string, readonly Offer[]>,
  seat: number | null,
): Map<string, number> {
  const best = [...origins].map(([cell, each]) => [cell, bestOf(each, seat)] as const);
  return new Map([...targets, ...best].flatMap(([cell, offer]) => {
    const amount = offer === undefined ? null : changeFor(offer, seat);
    return amount === null ? [] : [[cell, amount] as const];
  }));
}

const EFFECTS: readonly string[] = [...POOL, 'genie'];

/** The one effect that is left beside the end of the turn, unless it costs points. */
export function proposes(actions: readonly OfferedAction[], seat: number): string | null {
  const [left, ...others] = actions.filter(({ text }) => text !== 'done').map(offerOf);
  if (left === undefined || others.length > 0 || !EFFECTS.includes(left.verb)) return null;
  return (changeFor(left, seat) ?? 0) < 0 ? null : left.action;
}
