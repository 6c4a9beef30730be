/** The component set that a person takes from the page of their box to the start page: kept until they put it back. */
import type { ComponentSet, PositionDocument } from './protocol/messages';
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

/** A position that was put together and is to be played on: the start page takes it. */
export const broughtPosition = $state<{ document: PositionDocument | null; name: string }>({ document: null, name: '' });

export function bringPosition(document: PositionDocument | null, name: string): void {
  broughtPosition.document = document;
  broughtPosition.name = name;
}
