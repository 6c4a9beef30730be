/** Seats as the people are called who sit there. */
import type { SeatInfo } from './messages';

/** The name at a seat, counted from 1; '' where nobody sits: at no seat, or a neutral one. */
export function nameOf(seat: number | 'neutral' | null, seats: readonly SeatInfo[]): string {
  return seats.find((one) => one.seat === seat)?.name ?? (typeof seat === 'number' ? String(seat) : '');
}
