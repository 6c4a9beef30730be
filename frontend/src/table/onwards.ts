/** From a game that is over to the next one: this browser keeps what opens its seats there, and goes there. */
import { openAgain, openRematch } from '../protocol/http';
import { findTable, rememberTable, type SeatLink } from '../remembered.svelte';
import { hashOf } from '../route';
import { settings } from '../settings.svelte';
import type { TableSession } from './session.svelte';

/** The table that is over. */
type Ended = Pick<TableSession, 'table' | 'key' | 'live'>;

function keep({ table: before, live }: Ended, table: string, key: string | null, links: SeatLink[] | null): void {
  const { game, title } = live!;
  rememberTable({ table, key, game, title, hideHands: findTable(before)?.hideHands ?? false, ...(links === null ? {} : { links }) });
}

/** The same key opens this browser's seat there. Whoever has none looks on. */
export function follow(ended: Ended, table: string): void {
  const known = findTable(ended.table);
  if (ended.key !== null) keep(ended, table, known?.key ?? null, known?.links === undefined ? null : []);
  location.hash = hashOf({ screen: ended.key === null ? 'watch' : 'table', table, moment: null });
}

/** The same game is proposed to whoever sits elsewhere. */
export async function propose(ended: Ended): Promise<void> {
  follow(ended, (await openRematch(ended.table, ended.key, settings.language)).table);
}

/** The same company plays once more, by the same deal or by a new one, and with the next seat first. */
export async function again(ended: Ended, deal: 'same' | 'new', rotate: boolean): Promise<void> {
  const { table, key, links } = await openAgain(ended.table, ended.key, { deal, rotate }, settings.language);
  keep(ended, table, key || null, links.length > 0 ? links : null);
  location.hash = hashOf({ screen: 'table', table, moment: null });
}
