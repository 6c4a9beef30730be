/** How far this browser has come in the first steps of each game: they can be left and resumed. */
import { keep, onElsewhere, recall } from './storage.svelte';

const PLACE = 'zellige.lessons';

interface Progress {
  chapter: string;
  /** The table of the chapter, and the right to play there. */
  table: string;
  key: string;
  /** Chapters of which the aim was reached. */
  done: string[];
}

type Kept = Record<string, Progress>;

function understood(entry: unknown): entry is Progress {
  if (typeof entry !== 'object' || entry === null) return false;
  const { chapter, table, key, done } = entry as Partial<Record<keyof Progress, unknown>>;
  const words = [chapter, table, key];
  return words.every((word) => typeof word === 'string') && Array.isArray(done) && done.every((word) => typeof word === 'string');
}

function stored(): Kept {
  const found = recall(PLACE);
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Progress] => understood(entry[1])));
}

const progress = $state<{ games: Kept }>({ games: stored() });
onElsewhere(PLACE, () => (progress.games = stored()));

export const progressIn = (game: string): Progress | null => progress.games[game] ?? null;

export function noteProgress(game: string, now: Progress): void {
  // Where nothing can be kept, what this window knows holds until it is closed.
  progress.games = { ...progress.games, ...stored(), [game]: now };
  keep(PLACE, $state.snapshot(progress.games));
}
