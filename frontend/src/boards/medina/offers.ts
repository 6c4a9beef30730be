/** Which places of the board an offered action is chosen at, and what it is worth to whom. */
import type { OfferedAction } from '../contract';
import { isInCity, isOnRing } from './named';
import { KINDS, palaceAt, type Kind, type MedinaView, type Place } from './view';

export interface Offer {
  action: string;
  kind: Kind;
  /** Where the mark stands. */
  key: string;
  /** Every place that chooses it: all buildings of a palace that may get a roof. */
  reach: string[];
  changes: number[];
}

export interface Aim {
  kind: Kind;
  key: string;
  reach: string[];
}

/** Where an action in notation aims; null for one without a cell of this board ("tea", or whatever else was typed). */
export function aimOf(action: string, view: MedinaView): Aim | null {
  const [word, cell] = action.split(' ');
  const kind = KINDS.find((known) => known === word);
  if (!kind || !cell) return null;
  if (kind === 'wall') return isOnRing(cell, view) ? { kind, key: `wall ${cell}`, reach: [`wall ${cell}`] } : null;
  if (!isInCity(cell, view)) return null;
  const palace = kind === 'roof' || kind === 'neutral' ? palaceAt(view, cell) : null;
  return { kind, key: cell, reach: palace?.buildings ?? [cell] };
}

export function offersOf(actions: readonly OfferedAction[], view: MedinaView): Offer[] {
  return actions.flatMap(({ text, changes }) => {
    const aim = aimOf(text, view);
    return aim ? [{ ...aim, action: text, changes }] : [];
  });
}

/** Offers of one kind by every place that chooses them. */
export function offersByPlace(offers: readonly Offer[], kind: string | null): Map<string, Offer> {
  const places = new Map<string, Offer>();
  for (const offer of offers) {
    if (offer.kind === kind) for (const key of offer.reach) places.set(key, offer);
  }
  return places;
}

/** The notation for putting a kind at a place; null where no notation exists (a wall in the city, a stable on the ring). */
export function notationFor(kind: string, place: Place): string | null {
  if (place.at === 'tower' || (kind === 'wall') !== (place.at === 'wall')) return null;
  return place.at === 'wall' ? place.key : `${kind} ${place.key}`;
}

type Worth =
  /** The server has not measured it yet. */
  | { tone: 'unknown'; amount: 0 }
  | { tone: 'gain'; amount: number }
  | { tone: 'loss'; amount: number }
  | { tone: 'even'; amount: 0 }
  /** Nothing for the one who decides, but something for another seat. */
  | { tone: 'other'; amount: number; seat: number };

/** What a change of score means to the seat that decides; of the others, the one that it touches most. */
export function worthOf(changes: readonly number[], decider: number): Worth {
  if (changes.length === 0) return { tone: 'unknown', amount: 0 };
  const own = changes[decider - 1] ?? 0;
  if (own > 0) return { tone: 'gain', amount: own };
  if (own < 0) return { tone: 'loss', amount: own };
  let most: Worth = { tone: 'even', amount: 0 };
  changes.forEach((amount, index) => {
    if (Math.abs(amount) > Math.abs(most.amount)) most = { tone: 'other', amount, seat: index + 1 };
  });
  return most;
}
