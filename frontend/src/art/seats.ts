import type { IconName } from './names';

const EMBLEMS = ['seat-star', 'seat-crescent', 'seat-lozenge', 'seat-arch', 'seat-drop'] as const satisfies readonly IconName[];

/** Emblem of a seat, counted from 1, or of the neutral owner. */
export function emblemOf(seat: number | 'neutral'): IconName {
  const emblem = seat === 'neutral' ? 'seat-neutral' : EMBLEMS[seat - 1];
  if (!emblem) throw new RangeError(`there is no seat ${seat}`);
  return emblem;
}
