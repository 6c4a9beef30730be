/** A component set of Almadi as its file says it: docs/formats/components.md. Sets are never changed in place. */
import type { almadi_set_Components as ComponentSet } from '../../../protocol/wire';
import { sidesOf, type Effect, type Goods, type Kind, type Landscape, type Need, type Side } from '../view';

export type { ComponentSet };

export type What = Effect | 'A' | null;
export type TileEntry = ComponentSet['landscapes'][number];
export type StartEntry = ComponentSet['starts'][number];
export type ObjectiveEntry = ComponentSet['objectives'][number];
export type CharacterEntry = ComponentSet['characters'][number];
export type StallEntry = ComponentSet['stalls'][number];
export type MosaicEntry = ComponentSet['mosaics'][number];
export type Entry = Pick<TileEntry, 'id' | 'provenance'>;
export type Colour = ObjectiveEntry['colour'];
export type Condition = ObjectiveEntry['condition'];
export type FigureCell = [row: number, column: number, need: Need];

export interface Piece {
  kind: Kind;
  sides: Record<Side, What>;
  goods?: Goods;
}

export const GROUPS = ['landscapes', 'starts', 'objectives', 'characters', 'stalls', 'mosaics'] as const;
export type Group = (typeof GROUPS)[number];
export type AnyEntry = ComponentSet[Group][number];

export const EFFECTS = ['A', 'genie', 'marteline', 'stall', 'moon', 'ruby', 'jar'] as const;
export const NEEDS = ['any', 'palace', 'caravan', 'oasis', 'market', 'empty'] as const;
export const COLOURS = ['grey', 'blue', 'yellow', 'red', 'green'] as const;
export const KINDS = ['palace', 'caravan', 'oasis', 'market'] as const;
export const MOTIFS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
/** Rows and columns of a figure, and how many of its cells may ask for something. */
export const FIGURE_SIDE = 6;
const MOST_FIGURE_CELLS = 12;
export const MOST_GOODS = 9;
export const MOST_COST = 30;
export const MOST_POINTS = 30;

/** What one page of the editor shows: the Landscapes of one kind, or a whole list. */
export const SECTIONS = [...KINDS, 'starts', 'objectives', 'characters', 'stalls', 'mosaics'] as const;
export type Section = (typeof SECTIONS)[number];

export function groupOf(section: Section): Group {
  return (KINDS as readonly string[]).includes(section) ? 'landscapes' : (section as Group);
}

const LETTER: Record<Kind, string> = { palace: 'P', caravan: 'C', oasis: 'O', market: 'M' };

export function entriesOf(set: ComponentSet, section: Section): AnyEntry[] {
  const entries: AnyEntry[] = set[groupOf(section)];
  return section in LETTER ? entries.filter((entry) => entry.id.startsWith(LETTER[section as Kind])) : entries;
}

/** Where an entry stands: its section; null for what is no entry. */
export function sectionOf(set: ComponentSet, id: string): Section | null {
  return SECTIONS.find((section) => section === id || entriesOf(set, section).some((entry) => entry.id === id)) ?? null;
}

export function entryOf(set: ComponentSet, id: string): AnyEntry | null {
  for (const group of GROUPS) {
    const found = (set[group] as AnyEntry[]).find((entry) => entry.id === id);
    if (found !== undefined) return found;
  }
  return null;
}

/** The set with one entry replaced by another of the same id. */
export function withEntry(set: ComponentSet, entry: AnyEntry): ComponentSet {
  const group = GROUPS.find((name) => (set[name] as AnyEntry[]).some((one) => one.id === entry.id));
  if (group === undefined) return set;
  return { ...set, [group]: (set[group] as AnyEntry[]).map((one) => (one.id === entry.id ? entry : one)) };
}

// --- where an entry comes from ---

const GUESSED = 'reconstructed';

/** Whether a part of it is still the reconstruction and not the box. */
export function isReconstructed(entry: Entry): boolean {
  return Object.values(entry.provenance ?? {}).some((part) => part.source.includes(GUESSED));
}

/** The entry as its owner has seen it in the box. */
export function seen<Kept extends Entry>(entry: Kept): Kept {
  if (!isReconstructed(entry)) return entry;
  const parts = Object.entries(entry.provenance ?? {}).map(([name, part]) => [
    name,
    part.source.includes(GUESSED) ? { source: 'owner', confidence: 'certain' } : part,
  ]);
  return { ...entry, provenance: Object.fromEntries(parts) as NonNullable<Kept['provenance']> };
}

/** The entry with the provenance of the shipped one: it has not been seen after all. */
export function unseen<Kept extends Entry>(entry: Kept, shipped: Entry | null): Kept {
  return shipped?.provenance === undefined ? entry : { ...entry, provenance: shipped.provenance };
}

/** Whether an owner says so, and may take it back. */
export function isOwners(entry: Entry): boolean {
  return Object.values(entry.provenance ?? {}).some((part) => part.source === 'owner');
}

// --- changes ---

export function withSide(piece: Piece, side: Side, what: What): Piece {
  return { ...piece, sides: { ...piece.sides, [side]: what } };
}

/** Goods with one count changed; those of which there are none are left out. */
export function withGood(goods: Goods, good: keyof Goods, count: number): Goods {
  const { [good]: _, ...others } = goods;
  return count > 0 ? { ...others, [good]: count } : others;
}

/** A figure with one cell asking for something else (null: nothing); in reading order. Unchanged when it would be too large. */
export function withFigureCell(cells: readonly FigureCell[], row: number, column: number, need: Need | null): FigureCell[] {
  const others = cells.filter((cell) => cell[0] !== row || cell[1] !== column);
  if (need === null) return others;
  if (others.length >= MOST_FIGURE_CELLS) return [...cells];
  return [...others, [row, column, need] satisfies FigureCell].toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
}

/** A piece as the board's own drawing takes it. */
export function asLandscape(piece: Piece, id?: string): Landscape {
  return { ...(id === undefined ? {} : { id }), kind: piece.kind, sides: sidesOf(piece.sides), goods: piece.goods ?? {} };
}

/** A name that a set may have, made of any text. */
export function asName(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9.]+/g, '-').replace(/^[.-]+/, '').slice(0, 48);
}
