/** Begins a game: founds its table and remembers it. */
import { openTable } from '../protocol/http';
import type { ComponentSet, GameInfo, PositionDocument } from '../protocol/messages';
import { rememberTable, type OptionValues, type PlannedSeat } from '../remembered.svelte';
import { settings } from '../settings.svelte';
import { keepAssumed } from '../table/assumed';
import { newTable } from './lineup';

interface Wishes {
  options?: OptionValues;
  hideHands?: boolean;
  seed?: string | null;
  position?: PositionDocument | null;
  components?: ComponentSet | null;
}

/** The name of the new table. */
export async function begin(game: GameInfo, lineup: PlannedSeat[], wishes: Wishes = {}): Promise<string> {
  const { options = {}, hideHands = false, seed = null, position = null, components = null } = wishes;
  const request = newTable(game, lineup, options, seed, position, components);
  const opened = await openTable(request, settings.language);
  settings.name = lineup.find((planned) => planned.kind === 'person')?.name.trim() ?? settings.name;
  const names = request.seats.flatMap((seat) => seat.name ?? []);
  const table = { table: opened.table, key: opened.key || null, game: game.name, title: game.title, names };
  rememberTable({ ...table, ...(opened.links.length > 0 ? { links: opened.links } : {}), lineup, options, turn: 1, over: false, hideHands, at: Date.now() });
  keepAssumed(opened.table, opened.assumptions);
  return opened.table;
}
