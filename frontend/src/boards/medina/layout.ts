/** Where the cells of the board stand on the screen, in pixels. */
import { cityPosition, placeAt, type Place } from './view';

/** A part of the city, both corners included. */
export interface Crop {
  from: string;
  to: string;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Extent {
  rows: number;
  columns: number;
  /** A quarter turn clockwise: the north wall stands right. */
  turned: boolean;
  crop: Crop | null;
}

/** Letters and numbers at the edge need this much room; they appear from LABELLED_CELL on. */
const LABEL_MARGIN = 12;
export const LABELLED_CELL = 34;
/** On smaller boards they stand on the ring, if it is as wide as this. */
const LABELLED_RING = 14;
const LARGEST_CELL = 72;
const SMALLEST_CELL = 6;
/** Least side of anything that can be pointed at. */
const LEAST_TARGET = 24;

export class Layout {
  readonly cell: number;
  readonly ring: number;
  readonly margin: number;
  readonly ringLabelled: boolean;
  readonly width: number;
  readonly height: number;
  /** Rows and columns of the screen that are shown, the ring being -1 and `down` or `across`. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  private readonly originX: number;
  private readonly originY: number;

  constructor(
    private readonly extent: Extent,
    cell: number,
  ) {
    this.cell = cell;
    this.ring = Math.round(cell * (cell >= LABELLED_CELL ? 0.7 : 0.66));
    this.margin = cell >= LABELLED_CELL && !extent.crop ? LABEL_MARGIN : 0;
    this.ringLabelled = this.margin === 0 && !extent.crop && this.ring >= LABELLED_RING;
    [this.left, this.top, this.right, this.bottom] = this.shown();
    this.originX = this.margin + (this.left < 0 ? this.ring : -this.left * cell);
    this.originY = this.margin + (this.top < 0 ? this.ring : -this.top * cell);
    this.width = this.edge(this.right, this.across, this.originX);
    this.height = this.edge(this.bottom, this.down, this.originY);
  }

  /** The largest layout that fits; cells have whole pixels so that hairlines stay sharp. */
  static fit(extent: Extent, width: number, height: number): Layout {
    for (let cell = LARGEST_CELL; cell > SMALLEST_CELL; cell -= 1) {
      const layout = new Layout(extent, cell);
      if (layout.width <= width && layout.height <= height) return layout;
    }
    return new Layout(extent, SMALLEST_CELL);
  }

  /**
   * The layout of a board that is played on: turned where that makes its cells larger, and never with cells too small to point
   * at where the width allows better; then it is higher than the slot.
   */
  static toPlay(extent: Omit<Extent, 'turned'>, mayTurn: boolean, width: number, height: number): Layout {
    const upright = Layout.fit({ ...extent, turned: false }, width, height);
    const turned = Layout.fit({ ...extent, turned: true }, width, height);
    const fitting = mayTurn && turned.cell >= upright.cell ? turned : upright;
    if (fitting.cell >= LEAST_TARGET) return fitting;
    const high = Layout.fit({ ...extent, turned: mayTurn && height >= width * 0.8 }, width, Infinity);
    return high.cell > LEAST_TARGET ? new Layout(high.extent, LEAST_TARGET) : high;
  }

  get turned(): boolean {
    return this.extent.turned;
  }

  /** City cells from left to right on the screen. */
  get across(): number {
    return this.extent.turned ? this.extent.rows : this.extent.columns;
  }

  /** City cells from top to bottom on the screen. */
  get down(): number {
    return this.extent.turned ? this.extent.columns : this.extent.rows;
  }

  /** Column and row of the board -> column and row of the screen. */
  onScreen(column: number, row: number): [number, number] {
    return this.extent.turned ? [this.extent.rows - 1 - row, column] : [column, row];
  }

  /** Column and row of the screen -> what stands there. */
  placeOnScreen(x: number, y: number): Place {
    const { rows, columns, turned } = this.extent;
    return turned ? placeAt(y, rows - 1 - x, columns, rows) : placeAt(x, y, columns, rows);
  }

  /** Everything shown, row by row of the screen. */
  grid(): Place[][] {
    const grid: Place[][] = [];
    for (let y = this.top; y <= this.bottom; y += 1) {
      const row: Place[] = [];
      for (let x = this.left; x <= this.right; x += 1) row.push(this.placeOnScreen(x, y));
      grid.push(row);
    }
    return grid;
  }

  box(place: { column: number; row: number }): Box {
    const [x, y] = this.onScreen(place.column, place.row);
    const [left, width] = this.span(x, this.across, this.originX);
    const [top, height] = this.span(y, this.down, this.originY);
    return { x: left, y: top, width, height };
  }

  boxOf(cell: string): Box {
    const [column, row] = cityPosition(cell);
    return this.box({ column, row });
  }

  /** The box a finger aims at: that of the cell, widened outwards where the ring is too narrow. */
  target(place: { column: number; row: number }): Box {
    const box = this.box(place);
    const [x, y] = this.onScreen(place.column, place.row);
    const wider = Math.max(0, LEAST_TARGET - box.width);
    const higher = Math.max(0, LEAST_TARGET - box.height);
    return {
      x: x < 0 ? box.x - wider : box.x,
      y: y < 0 ? box.y - higher : box.y,
      width: x < 0 || x >= this.across ? box.width + wider : box.width,
      height: y < 0 || y >= this.down ? box.height + higher : box.height,
    };
  }

  /** The city without its ring. */
  city(): Box {
    return { x: this.originX, y: this.originY, width: this.across * this.cell, height: this.down * this.cell };
  }

  /** The city with its ring. */
  walls(): Box {
    const { x, y, width, height } = this.city();
    return { x: x - this.ring, y: y - this.ring, width: width + 2 * this.ring, height: height + 2 * this.ring };
  }

  private span(index: number, count: number, origin: number): [start: number, length: number] {
    if (index < 0) return [origin - this.ring, this.ring];
    return [origin + index * this.cell, index >= count ? this.ring : this.cell];
  }

  private edge(last: number, count: number, origin: number): number {
    const [start, length] = this.span(last, count, origin);
    return start + length;
  }

  /** First and last column and row of the screen; a crop that reaches the edge of the city shows the wall there. */
  private shown(): [number, number, number, number] {
    const crop = this.extent.crop;
    if (!crop) return [-1, -1, this.across, this.down];
    const [x1, y1] = this.onScreen(...cityPosition(crop.from));
    const [x2, y2] = this.onScreen(...cityPosition(crop.to));
    const outwards = (first: number, last: number, count: number): [number, number] => [
      first <= 0 ? -1 : first,
      last >= count - 1 ? count : last,
    ];
    const [left, right] = outwards(Math.min(x1, x2), Math.max(x1, x2), this.across);
    const [top, bottom] = outwards(Math.min(y1, y2), Math.max(y1, y2), this.down);
    return [left, top, right, bottom];
  }
}
