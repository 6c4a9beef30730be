/** The cut of a Landscape by its kind: round, chamfer, notch or square, centred on 0,0. */
import type { Kind, Side } from './view';

/** Half the side of a tile in drawing units. */
export const HALF = 56;

export const GLAZE: Record<Kind | 'grey', string> = {
  oasis: '#2FA37C',
  caravan: '#EBC163',
  market: '#9C1F3C',
  palace: '#2C56A8',
  grey: '#8B8F96',
};

/** The line inside a tile: dark on the light glaze, light on the others. */
export const INNER: Record<Kind, string> = { oasis: '#FFFFFF', caravan: '#5A3F10', market: '#FFFFFF', palace: '#FFFFFF' };

/** What a word on a glaze is written in. */
export const ON_GLAZE: Record<Kind | 'grey', string> = {
  oasis: '#1B1E26',
  caravan: '#1B1E26',
  market: '#FFFFFF',
  palace: '#FFFFFF',
  grey: '#1B1E26',
};

const CUT: Record<Kind, number> = { oasis: 14, caravan: 11, market: 9, palace: 0 };

/** The outline of a tile of half side `h`; `inset` keeps an inner line parallel. */
export function cutPath(kind: Kind, h: number, inset = 0): string {
  const e = h - inset;
  const c = Math.max(0, ((CUT[kind] * h) / HALF) - inset * 0.45);
  if (kind === 'palace') return `M${-e} ${-e}H${e}V${e}H${-e}Z`;
  if (kind === 'caravan') return `M${-e} ${-e + c}L${-e + c} ${-e}H${e - c}L${e} ${-e + c}V${e - c}L${e - c} ${e}H${-e + c}L${-e} ${e - c}Z`;
  const arc = `A${c} ${c} 0 0 ${kind === 'oasis' ? 1 : 0}`;
  return (
    `M${-e} ${-e + c}${arc} ${-e + c} ${-e}H${e - c}${arc} ${e} ${-e + c}` +
    `V${e - c}${arc} ${e - c} ${e}H${-e + c}${arc} ${-e} ${e - c}Z`
  );
}

export const TURN: Record<Side, number> = { N: 0, E: 90, S: 180, W: 270 };
export const NICHE = 'M-17 -55.4V-42C-17 -33 -8 -32 0 -26C8 -32 17 -33 17 -42V-55.4Z';
export const TRIANGLE = 'M0 -54L13 -41H-13Z';

/** Where the emblem of an effect stands: the middle of its niche. */
export function nicheMiddle(side: Side): [x: number, y: number] {
  return { N: [0, -43.5], E: [43.5, 0], S: [0, 43.5], W: [-43.5, 0] }[side] as [number, number];
}

/** A star polygon {n/2}, tips at radius R; the inner corners stay far enough out for a letter. */
export function starPath(n: number, R: number): string {
  const r = R * Math.max(0.66, Math.cos((2 * Math.PI) / n) / Math.cos(Math.PI / n));
  const points = Array.from({ length: 2 * n }, (_, at) => {
    const angle = (at * Math.PI) / n - Math.PI / 2;
    const radius = at % 2 === 0 ? R : r;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
