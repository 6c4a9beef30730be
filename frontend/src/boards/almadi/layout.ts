/** How large the cells of a realm are, and which of them are drawn, so that what may be done stays in sight. */
import { columnsToShow, placeOf, type Realm } from './view';

export interface Layout {
  narrow: boolean;
  /** Side of a cell, of a Landscape on offer, and the room between two, in pixels. */
  cell: number;
  offerSide: number;
  gap: number;
  /** The cells, a list for each row of the screen. */
  rows: string[][];
  /** The row at the top: 1, or 0 where the realm reaches or may ever reach beyond. */
  firstRow: number;
  /** The columns drawn, and how many fit without scrolling. */
  columns: number;
  fill: number;
}

const NARROW = 640;
const LARGEST = 112;
/** What is kept free under the realm for Objectives and cards, and above it for the names. */
const LOWER = 244;
const HEADS = 40;
/** Above a wide realm of somebody who plays alone: the title so far, and its bar. */
const TITLES = 44;
/** Landscapes on offer below a narrow realm: the side of one, and what stands around the two rows. */
const OFFERED = 78;
const AROUND = 34;
/** The least side of a cell, of a realm of four rows and of one with the rows outside. */
const LEAST = { narrow: [48, 44], wide: [64, 52] } as const;

interface Shown {
  realm: Realm;
  /** Cells that may be reached. */
  aims: readonly string[];
  /** Whether Characters are in the game: one of them lets a realm reach beyond its four rows. */
  characters: boolean;
  /** Whether somebody plays alone, for a title. */
  titled?: boolean;
  /** Cells that a picture in the guide marks. */
  marked: readonly string[];
  offering: boolean;
  still: boolean;
}

/** Into a slot of so many pixels; 0 by 0: not yet measured. */
export function layoutOf(slot: { width: number; height: number }, { realm, aims, characters, titled = false, marked, offering, still }: Shown): Layout {
  const narrow = slot.width > 0 && slot.width < NARROW;
  const gap = narrow || still ? 4 : 6;
  const [across, down] = [slot.width || 886, slot.height || 700];
  // While one plays there is room for every row that may ever be reached, so that the realm keeps its place and size.
  const outer = characters && offering && !still;
  const reached = Object.keys(realm.cells).map((at) => placeOf(at)[0]);
  const firstRow = Math.min(outer ? 0 : 1, ...reached);
  const lines = Math.max(outer ? 5 : 4, ...reached) - firstRow + 1;
  const pictured = Math.max(1, realm.width, ...marked.filter((at) => at.includes(',')).map((at) => placeOf(at)[1] + 1));
  const least = LEAST[narrow ? 'narrow' : 'wide'][lines > 4 ? 1 : 0];
  const side = Math.min(OFFERED, Math.floor((slot.width - 40) / 4.3));
  // Nothing is chosen any more: the whole realm is in sight, and what is below it.
  const cell = !still && !offering
    ? Math.max(24, Math.min(LARGEST, Math.floor((across - (narrow ? 24 : 74)) / Math.max(1, realm.width)) - gap))
    : still
    ? Math.max(26, Math.floor(Math.min((across - gap) / pictured - gap, down / lines - gap, LARGEST)))
    : narrow
      ? Math.max(least, Math.min(66, Math.floor((across - 24) / 5.4) - gap, Math.floor((down - HEADS - 2 * side - AROUND) / lines) - gap))
      : Math.max(least, Math.min(LARGEST, Math.floor((down - HEADS - (titled ? TITLES : 0) - LOWER) / lines) - gap));
  const offerSide = narrow ? side : cell;
  const room = narrow ? slot.width - 24 : slot.width - (offering ? 2 * (offerSide + gap) : 0) - 74;
  const fill = still ? 1 : Math.max(1, Math.floor(room / (cell + gap)));
  const columns = still ? pictured : offering ? columnsToShow(realm, aims, fill) : realm.width;
  const rows = Array.from({ length: lines }, (_, row) => Array.from({ length: columns }, (__, column) => `${row + firstRow},${column}`));
  return { narrow, cell, offerSide, gap, rows, firstRow, columns, fill };
}
