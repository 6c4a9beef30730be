/** Begins a game: founds its table and remembers it. */
import { openDeal, openTable } from '../protocol/http';
import type { ComponentSet, GameInfo, NewClock, NewDeal, NewTable, PositionDocument } from '../protocol/messages';
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
  /** It goes beside a real table: what is drawn there is entered. */
  entered?: boolean;
  /** What the position leaves out is as everybody knows: at the beginning of a game. */
  begins?: boolean;
  clock?: NewClock | null;
  /** Which colour each seat has at a real table, from 1. Left out, or nobody has another: those of the seats. */
  colours?: readonly number[];
}

/** The name of the new table. */
export async function begin(game: GameInfo, lineup: PlannedSeat[], wishes: Wishes = {}): Promise<string> {
  const { options = {}, hideHands = false, seed = null, position = null, components = null, entered = false, begins = false, clock = null, colours = [] } = wishes;
  const asked = newTable(game, lineup, options, seed, position, components, clock);
  const chosen = colours.some((colour, index) => colour !== index + 1);
  const seats = chosen ? asked.seats.map((seat, index) => ({ ...seat, colour: colours[index]! })) : asked.seats;
  const request: NewTable = entered ? { ...asked, seats, chance: 'entered' } : asked;
  const opened = await openTable(request, settings.language);
  settings.name = lineup.find((planned) => planned.kind === 'person')?.name.trim() ?? settings.name;
  const names = request.seats.flatMap((seat) => seat.name ?? []);
  const table = { table: opened.table, key: opened.key || null, game: game.name, title: game.title, names };
  rememberTable({ ...table, ...(opened.links.length > 0 ? { links: opened.links } : {}), lineup, options, hideHands });
  if (!begins) keepAssumed(opened.table, opened.assumptions);
  return opened.table;
}

/** The name of a new deal that friends play each for themselves. */
export async function beginDeal(game: GameInfo, lineup: PlannedSeat[], options: OptionValues, places: number, closes: number): Promise<string> {
  const { seats } = newTable(game, lineup, options, null, null);
  const alone = seats.filter((seat): seat is NewDeal['seats'][number] => seat.kind !== 'friend');
  const opened = await openDeal({ game: game.name, seats: alone, options: { ...options }, places, closes }, settings.language);
  settings.name = lineup.find((planned) => planned.kind === 'person')?.name.trim() ?? settings.name;
  const names = seats.flatMap((seat) => seat.name ?? []);
  const { deal, link, table, key } = opened;
  rememberTable({ table, key, game: game.name, title: game.title, names, lineup, options, deal: { deal, link } });
  return deal;
}
