/** How large the tiles are, so that they and what stands below them fit into the slot. */
export interface Layout {
  /** Side of a tile, and the room between two, in pixels. */
  cell: number;
  gap: number;
  /** Room for the letters above and the numbers beside the tiles. */
  margin: number;
  narrow: boolean;
}

const NARROW = 640;
const TRACK = 108;
/** Between the tiles and what is below them. */
const GAP = 8;
const LARGEST = 150;

/** `bare`: the tiles alone, as large as they fit; `below`: the height of what stands under them; 0 by 0: a slot not yet measured. */
export function layoutOf(slot: { width: number; height: number }, rows: readonly string[][], bare: boolean, below: number): Layout {
  const narrow = !bare && slot.width > 0 && slot.width < NARROW;
  const margin = narrow || bare ? 11 : 14;
  const gap = narrow || bare ? 3 : 6;
  const [across, down] = [slot.width || 886, slot.height || 640];
  const byWidth = (across - (narrow || bare ? 0 : TRACK + 12) - margin) / rows[0]!.length - gap;
  if (narrow) return { cell: Math.floor(byWidth), gap, margin, narrow };
  const byHeight = (down - (bare ? 0 : below + GAP) - margin - (rows.length - 1) * gap) / rows.length - 3;
  return { cell: Math.max(bare ? 20 : 56, Math.floor(Math.min(byWidth, byHeight, LARGEST))), gap, margin, narrow };
}
