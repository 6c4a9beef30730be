/** Which offered action points where: at a tile, at a card, or only at words. */
import type { OfferedAction } from '../contract';
import type { Colour, End, FiveTribesView } from './view';

export interface Offer {
  action: string;
  /** First word of the notation. */
  verb: string;
  tile: string | null;
  /** The djinn that is called (not one that is bought or kept, nor a helper of a placement). */
  called: string | null;
  changes: number[];
}

const TILE = /^[a-f][1-5]$/;

export function offerOf({ text, changes }: OfferedAction): Offer {
  const words = text.split(' ');
  const verb = words[0]!;
  return {
    action: text,
    verb,
    tile: words.slice(1, 3).find((word) => TILE.test(word)) ?? null,
    called: verb === 'use' ? words[1]! : null,
    changes,
  };
}

/** A place of the turn order that one can point at while bids are made. */
export interface Spot {
  /** Its name among the places that are pointed at. */
  cell: string;
  index: number;
  price: number;
  seat: number | null;
  /** The bid for it; of several that pay it in different ways the first. */
  offer: Offer | undefined;
}

/** The spots as they stand on the screen, the dearest first. Of those that cost nothing a bid enters at the first free one. */
export function spotsOf(view: FiveTribesView, offers: readonly Offer[]): Spot[] {
  const freeZero = [2, 1, 0].find((index) => view.turn_order[index]?.seat === null);
  const spots = view.turn_order.map(({ price, seat }, index): Spot => {
    const free = seat === null && (price !== 0 || index === freeZero);
    const paying = offers.filter((one) => one.verb === 'bid' && one.action.split(' ')[1] === String(price));
    const offer = free ? (paying.find((one) => one.action === `bid ${price}`) ?? paying[0]) : undefined;
    return { cell: `spot ${index}`, index, price, seat, offer };
  });
  return spots.filter(({ price, index }) => price !== 0 || index === freeZero).reverse();
}

/** Offers that point at a tile, by tile: of the step itself, or of the djinn that is being called. */
export function offersByTile(offers: readonly Offer[], calling: string | null): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    if (offer.tile === null || offer.called !== calling) continue;
    found.set(offer.tile, [...(found.get(offer.tile) ?? []), offer]);
  }
  return found;
}

/** Djinns that can be called to a tile now. */
export function callable(offers: readonly Offer[]): string[] {
  return [...new Set(offers.flatMap((offer) => (offer.called !== null && offer.tile !== null ? [offer.called] : [])))];
}

export function dropColour(action: string): Colour | null {
  const [verb, , colour] = action.split(' ');
  return verb === 'drop' ? (colour as Colour) : null;
}

/** Places in the row (from 0) that a purchase names. */
export function boughtPlaces(action: string): number[] {
  return action.startsWith('buy ') ? action.slice(4).split(',').map((place) => Number(place) - 1) : [];
}

/** Goods that a sale names. */
export function soldGoods(action: string): string[] {
  return action.startsWith('sell ') ? action.slice(5).split(',') : [];
}

/** The question to ask about a tile that cannot be chosen. */
export function questionFor(tile: string, offers: readonly Offer[], calling: string | null, colour: Colour | null, meeples: string): string | null {
  const like = offers.find((offer) => offer.tile !== null && offer.called === calling);
  if (like === undefined) return null;
  if (calling !== null) return like.action.replace(like.tile!, tile);
  if (like.verb === 'drop') return `drop ${tile} ${colour ?? dropColour(like.action) ?? ''}`;
  if (like.verb === 'kill') return `kill ${tile} ${colourNamed(meeples)}`;
  return `${like.verb} ${tile}`;
}

function colourNamed(meeples: string): Colour {
  const names: Record<string, Colour> = { b: 'blue', g: 'green', r: 'red', w: 'white', y: 'yellow' };
  return names[meeples[0] ?? 'r'] ?? 'red';
}

/** How a tile looks while something is chosen. */
export interface Look {
  legal: boolean;
  /** Legal, but not for the colour that is dropped next. */
  other: boolean;
  /** Where the movement can end, where it began, and where it is. */
  end: boolean;
  start: boolean;
  walker: boolean;
  chosen: boolean;
  planned: boolean;
  /** The change it brings; not `sure` before the movement is begun. `end`: whose last meeple makes it. */
  figure: { amount: number; end: End | null; sure: boolean } | null;
}

/** The end of the turn, where beside it goods can only be sold: they can be at any later turn, and count at the end. */
export function proposes(actions: readonly OfferedAction[]): string | null {
  const [rest, ...others] = actions.filter(({ text }) => !text.startsWith('sell '));
  return others.length === 0 && rest?.text === 'end' ? 'end' : null;
}
