/** Outlines as SVG path data. Numbers of the cut are in 48ths of a cell, as on the icons. */
import type { Box } from './layout';
import type { Colour } from './view';

type Cut = 'round' | 'chamfer' | 'notch' | 'square';

/** Each colour has its own corner, so that a palace is known without its colour. */
const CORNERS: Record<Colour, { cut: Cut; size: number }> = {
  orange: { cut: 'round', size: 11 },
  grey: { cut: 'chamfer', size: 10 },
  violet: { cut: 'notch', size: 8 },
  brown: { cut: 'square', size: 0 },
};
const STABLE_CORNER = { cut: 'round', size: 3.7 } as const;
/** A cell of a palace leaves this part of its side free where the palace ends. */
const INSET = 0.095;

function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function point(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}

/** An octagon that fills the box, less `inset`, with corners of length `cut`. */
export function octagon(box: Box, inset: number, cut: number): string {
  const [left, top] = [box.x + inset, box.y + inset];
  const [right, bottom] = [box.x + box.width - inset, box.y + box.height - inset];
  const corners = [
    point(left, top + cut), point(left + cut, top), point(right - cut, top), point(right, top + cut),
    point(right, bottom - cut), point(right - cut, bottom), point(left + cut, bottom), point(left, bottom - cut),
  ];
  return `M${corners.join('L')}Z`;
}

/** The eight-point star {8/2} around a centre; inner corners at R cos 45° / cos 22.5°. */
export function khatam(x: number, y: number, radius: number): string {
  const inner = (radius * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  const corners = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8 - Math.PI / 2;
    const length = index % 2 === 0 ? radius : inner;
    return point(x + length * Math.cos(angle), y + length * Math.sin(angle));
  });
  return `M${corners.join('L')}Z`;
}

export function lozenge(x: number, y: number, radius: number): string {
  return `M${point(x - radius, y)}L${point(x, y - radius)}L${point(x + radius, y)}L${point(x, y + radius)}Z`;
}

/** A cell of a palace on the screen: its column and row there, and whether a stable stands in it. */
export interface Stone {
  x: number;
  y: number;
  box: Box;
  stable: boolean;
}

/** A palace as drawn: everything together, its buildings, its stables, light on the upper edges, joints between cells. */
interface Masonry {
  whole: string;
  buildings: string;
  stables: string;
  light: string;
  joints: string;
}

type Open = { left: boolean; right: boolean; top: boolean; bottom: boolean };

export function masonry(stones: readonly Stone[], colour: Colour): Masonry {
  const taken = new Map(stones.map((stone) => [`${stone.x},${stone.y}`, stone]));
  const openAt = ({ x, y }: Stone): Open => ({
    left: !taken.has(`${x - 1},${y}`),
    right: !taken.has(`${x + 1},${y}`),
    top: !taken.has(`${x},${y - 1}`),
    bottom: !taken.has(`${x},${y + 1}`),
  });
  const result: Masonry = { whole: '', buildings: '', stables: '', light: '', joints: '' };
  for (const stone of stones) {
    const open = openAt(stone);
    const path = block(stone, colour, open);
    result.whole += path;
    if (stone.stable) result.stables += path;
    else result.buildings += path;
    if (open.top) result.light += light(stone, colour, open);
    const here = edges(stone.box, open);
    const right = taken.get(`${stone.x + 1},${stone.y}`);
    if (right) {
      const there = edges(right.box, openAt(right));
      result.joints += `M${point(here.right, Math.max(here.top, there.top))}V${round(Math.min(here.bottom, there.bottom))}`;
    }
    const below = taken.get(`${stone.x},${stone.y + 1}`);
    if (below) {
      const there = edges(below.box, openAt(below));
      result.joints += `M${point(Math.max(here.left, there.left), here.bottom)}H${round(Math.min(here.right, there.right))}`;
    }
  }
  return result;
}

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function edges(box: Box, open: Open): Edges {
  const inset = box.width * INSET;
  return {
    left: box.x + (open.left ? inset : 0),
    top: box.y + (open.top ? inset : 0),
    right: box.x + box.width - (open.right ? inset : 0),
    bottom: box.y + box.height - (open.bottom ? inset : 0),
  };
}

function cornerOf(stone: Stone, colour: Colour): { cut: Cut; length: number } {
  const corner = stone.stable ? STABLE_CORNER : CORNERS[colour];
  return { cut: corner.cut, length: (corner.size * 0.95 * stone.box.width) / 48 };
}

/** One cell: a rectangle whose corners are cut where both sides are open. */
function block(stone: Stone, colour: Colour, open: Open): string {
  const { left, top, right, bottom } = edges(stone.box, open);
  const { cut, length } = cornerOf(stone, colour);
  const turn = (free: boolean, x: number, y: number, fromX: number, fromY: number, toX: number, toY: number): string => {
    if (!free || cut === 'square') return point(x, y);
    const from = point(x + fromX * length, y + fromY * length);
    const to = point(x + toX * length, y + toY * length);
    if (cut === 'chamfer') return `${from}L${to}`;
    return `${from}A${round(length)} ${round(length)} 0 0 ${cut === 'round' ? 1 : 0} ${to}`;
  };
  const corners = [
    turn(open.left && open.top, left, top, 0, 1, 1, 0),
    turn(open.right && open.top, right, top, -1, 0, 0, 1),
    turn(open.right && open.bottom, right, bottom, 0, -1, -1, 0),
    turn(open.left && open.bottom, left, bottom, 1, 0, 0, -1),
  ];
  return `M${corners.join('L')}Z`;
}

function light(stone: Stone, colour: Colour, open: Open): string {
  const { left, top, right } = edges(stone.box, open);
  const length = cornerOf(stone, colour).length + 1.6;
  const start = left + (open.left ? length : 0);
  const end = right - (open.right ? length : 0);
  return end > start ? `M${point(start, top + 1.6)}H${round(end)}` : '';
}

export type Outwards = 'up' | 'down' | 'left' | 'right';

const MERLON_STEPS = 7;

/** A piece of wall with its merlons turned outwards; `ring` is the depth of the ring of walls. */
export function wall(box: Box, outwards: Outwards, ring: number): string {
  const length = outwards === 'up' || outwards === 'down' ? box.width : box.height;
  const [foot, crest, notch] = [ring * 0.1, ring * 0.9, ring * 0.7];
  const profile: [along: number, out: number][] = [[0, foot]];
  for (let step = 0; step < MERLON_STEPS; step += 1) {
    const out = step % 2 === 0 ? crest : notch;
    profile.push([(step * length) / MERLON_STEPS, out], [((step + 1) * length) / MERLON_STEPS, out]);
  }
  profile.push([length, foot]);
  const place = ([along, out]: [number, number]): string => {
    if (outwards === 'up') return point(box.x + along, box.y + box.height - out);
    if (outwards === 'down') return point(box.x + along, box.y + out);
    if (outwards === 'left') return point(box.x + box.width - out, box.y + along);
    return point(box.x + out, box.y + along);
  };
  return `M${profile.map(place).join('L')}Z`;
}

/** A line through the centres of boxes. */
export function lane(boxes: readonly Box[]): string {
  return `M${boxes.map((box) => point(box.x + box.width / 2, box.y + box.height / 2)).join('L')}`;
}

/** The saffron corner of something new. */
export function freshCorner(box: Box, cell: number): string {
  const [right, top, side] = [box.x + box.width - 1, box.y + 1, cell * 0.24];
  return `M${point(right - side, top)}H${round(right)}V${round(top + side)}Z`;
}
