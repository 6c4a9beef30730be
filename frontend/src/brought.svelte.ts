/** The component set that a person takes from the page of their box to the start page: kept until they put it back. */
import type { ComponentSet } from './protocol/messages';
import { keep, onElsewhere, recall } from './storage.svelte';

type NamedSet = ComponentSet & { id: string };

interface Brought {
  game: string | null;
  set: NamedSet | null;
  /** Whether it was brought since this page was opened: then the start page begins with its game. */
  fresh: boolean;
}

const PLACE = 'zellige.components.brought';

function read(): Brought {
  const found = recall(PLACE) as Partial<Brought> | null;
  return typeof found?.game === 'string' && typeof found.set?.id === 'string'
    ? { game: found.game, set: found.set, fresh: false }
    : { game: null, set: null, fresh: false };
}

export const broughtSet = $state<Brought>(read());
onElsewhere(PLACE, () => Object.assign(broughtSet, read()));

export function bring(game: string | null, set: NamedSet | null): void {
  broughtSet.game = game;
  broughtSet.set = set;
  broughtSet.fresh = game !== null;
  keep(PLACE, $state.snapshot(broughtSet));
}
