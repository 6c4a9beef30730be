/** What an offered action of any game is worth to a seat. */
import type { OfferedAction } from './contract';

type Changing = Pick<OfferedAction, 'changes'>;

/** The change of a seat's score; null for no seat, and while the changes are being prepared. */
export function changeFor({ changes }: Changing, seat: number | null): number | null {
  return seat === null ? null : (changes[seat - 1] ?? null);
}

/** The offer that gives the seat most; among equals the first. */
export function bestOf<Offer extends Changing>(offers: readonly Offer[], seat: number | null): Offer | undefined {
  const worth = (offer: Offer): number => changeFor(offer, seat) ?? 0;
  return offers.reduce<Offer | undefined>((best, offer) => (best === undefined || worth(offer) > worth(best) ? offer : best), undefined);
}
