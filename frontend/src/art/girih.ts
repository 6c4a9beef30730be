/**
 * Stars on a lattice, cut like hand-made tiles: the ornament of a game card.
 *
 * A star {n/k} of outer radius R has its inner corners at r = R cos(kπ/n) / cos((k−1)π/n). On a square lattice of period 2R
 * the tips of eight-pointed stars touch along the axes and the diagonals leave room for a four-pointed one.
 */
type Point = readonly [x: number, y: number];

export interface Glaze {
  /** Large stars, their hearts, and the small stars between them. */
  star: string;
  heart: string;
  between: string;
  /** Plaster under everything, and the joint between pieces. */
  ground: string;
  joint: string;
}

export interface Piece {
  path: string;
  fill: string;
}

/** Outline of a star with `points` tips; `inner` is the radius of its inner corners, `turn` the angle of the first tip. */
export function star(centre: Point, points: number, outer: number, inner: number, turn = 0): string {
  const corners: string[] = [];
  for (let corner = 0; corner < 2 * points; corner++) {
    const radius = corner % 2 === 0 ? outer : inner;
    const angle = turn + (corner * Math.PI) / points;
    const x = centre[0] + radius * Math.cos(angle);
    const y = centre[1] + radius * Math.sin(angle);
    corners.push(`${x.toFixed(2)} ${y.toFixed(2)}`);
  }
  return `M${corners.join('L')}Z`;
}

/** Inner radius of {n/k} for outer radius 1. */
export function innerRadius(points: number, step: number): number {
  return Math.cos((step * Math.PI) / points) / Math.cos(((step - 1) * Math.PI) / points);
}

interface Lattice {
  period: Point;
  /** Places of large stars inside one period. */
  stars: readonly Point[];
  /** Small stars: place, tips, radius, turn. */
  small: readonly { at: Point; tips: number; outer: number; inner: number; turn: number }[];
  outer: number;
  turn: number;
}

const DIAGONAL = Math.PI / 4;

/** The lattice of stars with eight, ten or twelve tips. */
function lattice(tips: 8 | 10 | 12): Lattice {
  if (tips === 8) {
    const outer = 24;
    const gap = outer * (Math.SQRT2 - 1);
    const small = { at: [24, 24] as Point, tips: 4, outer: gap, inner: gap * 0.415, turn: DIAGONAL };
    return { period: [48, 48], stars: [[0, 0]], small: [small], outer, turn: 0 };
  }
  if (tips === 10) {
    const step = 37;
    const across = 2 * step * Math.cos(Math.PI / 5);
    const down = 2 * step * Math.sin(Math.PI / 5);
    const small = [
      { at: [across / 2, 0] as Point, tips: 4, outer: 11, inner: 5, turn: 0 },
      { at: [0, down / 2] as Point, tips: 4, outer: 8, inner: 3, turn: 0 },
    ];
    return { period: [across, down], stars: [[0, 0], [across / 2, down / 2]], small, outer: step * 0.56, turn: Math.PI / 10 };
  }
  const side = 62;
  const height = (side * Math.sqrt(3)) / 2;
  const third = height * (2 / 3);
  const small = [
    { at: [side / 2, height - third] as Point, tips: 6, outer: 11, inner: 6, turn: Math.PI / 2 },
    { at: [side / 2, 2 * height - (height - third)] as Point, tips: 6, outer: 11, inner: 6, turn: Math.PI / 2 },
    { at: [0, third] as Point, tips: 6, outer: 11, inner: 6, turn: Math.PI / 2 },
    { at: [0, 2 * height - third] as Point, tips: 6, outer: 11, inner: 6, turn: Math.PI / 2 },
  ];
  return { period: [side, 2 * height], stars: [[0, 0], [side / 2, height]], small, outer: side / 2, turn: 0 };
}

/** The pieces of a field of stars over `width` by `height`; the same every time. */
export function field(tips: 8 | 10 | 12, width: number, height: number, glaze: Glaze): Piece[] {
  const { period, stars, small, outer, turn } = lattice(tips);
  const hand = shades();
  const pieces: Piece[] = [];
  const inner = outer * innerRadius(tips, tips === 8 ? 3 : tips / 2 - 2);
  const start = (width / 2) % period[0] - period[0] * 1.5;
  for (let y = -period[1] * 0.12; y < height + period[1]; y += period[1]) {
    for (let x = start; x < width + period[0]; x += period[0]) {
      for (const one of small) {
        const at: Point = [x + one.at[0], y + one.at[1]];
        pieces.push({ path: star(at, one.tips, one.outer, one.inner, one.turn), fill: hand(glaze.between) });
      }
      for (const [right, down] of stars) {
        const at: Point = [x + right, y + down];
        pieces.push({ path: star(at, tips, outer, inner, turn), fill: hand(glaze.star) });
        pieces.push({ path: star(at, tips, outer * 0.45, inner * 0.47, turn + Math.PI / tips), fill: hand(glaze.heart) });
      }
    }
  }
  return pieces;
}

/** Lightness varies from piece to piece by a normal deviate of 7 %, as glaze does. */
function shades(): (colour: string) => string {
  let seed = 0x2f6e2b1;
  const uniform = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return (seed + 1) / 4294967297;
  };
  return (colour) => {
    const deviate = Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    return lightened(colour, 0.07 * deviate);
  };
}

function lightened(colour: string, by: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const moved = parts.map((part) => Math.round(Math.min(255, Math.max(0, part * (1 + by)))));
  return `#${moved.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The seventeen voussoirs of a horseshoe arch that goes on 28 degrees below its centre, in turn of two colours. */
export function voussoirs(centre: Point, inner: number, outer: number): string[] {
  const below = (28 * Math.PI) / 180;
  const span = (Math.PI + 2 * below) / 17;
  const at = (radius: number, angle: number): string =>
    `${(centre[0] + radius * Math.cos(angle)).toFixed(2)} ${(centre[1] + radius * Math.sin(angle)).toFixed(2)}`;
  return Array.from({ length: 17 }, (_, stone) => {
    const from = Math.PI - below + stone * span;
    const to = from + span;
    return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
  });
}
