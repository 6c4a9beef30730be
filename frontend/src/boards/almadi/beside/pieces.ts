/** Pieces of the box as one picks them at the table: what looks the same is one thing to pick. */
import { readComponents } from '../../../protocol/http';
import { settings } from '../../../settings.svelte';
import { recall } from '../../../storage.svelte';
import { isKnown } from '../box/known';
import { entryOf, isOwners, sectionOf, SECTIONS, type AnyEntry, type ComponentSet, type Section } from '../box/set';
import { contentOf, entryName } from '../box/words';

export interface Box {
  set: ComponentSet;
  labels: Record<string, string>;
}

/** One thing to pick: the first of the pieces that look like it, and how many of them there are. */
export interface Piece {
  id: string;
  section: Section;
  entry: AnyEntry;
  count: number;
  /** Everything one may look for, in small letters. */
  words: string;
  /** What stands on it, for whoever cannot see it. */
  name: string;
}

/** The shipped set with its words, and the one that this browser keeps as the owner's own: null where nobody has entered any piece. */
export async function readBoxes(game: string): Promise<{ shipped: Box; own: Box | null }> {
  const found = await readComponents(game, settings.language);
  const shipped = { set: found.set, labels: found.labels };
  const kept = recall(`zellige.components.${game}`);
  const own = isKnown(kept, shipped.set) && SECTIONS.some((section) => entered(kept, section)) ? { set: kept, labels: found.labels } : null;
  return { shipped, own };
}

function entered(set: ComponentSet, section: Section): boolean {
  return set[section === 'starts' || section === 'objectives' || section === 'characters' || section === 'stalls' || section === 'mosaics' ? section : 'landscapes'].some(isOwners);
}

/** What there is to see on an entry: two of the same face are the same to everybody. */
function face(entry: AnyEntry): string {
  const { id: _id, provenance: _provenance, ...seen } = entry;
  return JSON.stringify(seen, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).toSorted()) : value,
  );
}

/** What can be picked of some pieces, by section and then by id. */
export function piecesOf(box: Box, ids: readonly string[]): Piece[] {
  const found = new Map<string, Piece>();
  for (const id of ids) {
    const [entry, section] = [entryOf(box.set, id), sectionOf(box.set, id)];
    if (entry === null || section === null) continue;
    // Objectives and Characters are told apart by their text, which the set does not hold.
    const key = `${section} ${section === 'objectives' || section === 'characters' || section === 'starts' ? id : face(entry)}`;
    const before = found.get(key);
    if (before !== undefined) {
      found.set(key, { ...before, count: before.count + 1, words: `${before.words} ${id.toLowerCase()}` });
      continue;
    }
    const name = [entryName(entry, box.labels, section), contentOf(section, entry, box.labels)].join(', ');
    found.set(key, { id, section, entry, count: 1, words: plain(name), name });
  }
  return [...found.values()].toSorted((one, other) => SECTIONS.indexOf(one.section) - SECTIONS.indexOf(other.section) || one.id.localeCompare(other.id));
}

/** Small letters without accents. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Those of which every word that is looked for says something. */
export function matching(pieces: readonly Piece[], sought: string): Piece[] {
  const words = plain(sought).split(/\s+/).filter((word) => word !== '');
  return pieces.filter((piece) => words.every((word) => piece.words.includes(word)));
}
