/** Seats as the people are called who sit there. */
import { say } from '../locale/language.svelte';
import type { SeatInfo } from './messages';

/** The name at a seat, counted from 1; '' where nobody sits: at no seat, or a neutral one. */
export function nameOf(seat: number | 'neutral' | null, seats: readonly SeatInfo[]): string {
  return seats.find((one) => one.seat === seat)?.name ?? (typeof seat === 'number' ? String(seat) : '');
}

/** What a sentence takes that may speak to the reader instead: "your hand", never "hand of You". */
export function isYou(name: string): 'yes' | 'no' {
  return name.toLowerCase() === say('you') ? 'yes' : 'no';
}

/** What a sentence about a seat takes: its name, and whether that is the reader. */
export function called(seat: number | 'neutral' | null, seats: readonly SeatInfo[]): { name: string; you: 'yes' | 'no' } {
  const name = nameOf(seat, seats);
  return { name, you: isYou(name) };
}
