/** A game of a real table is one of the evenings that this browser keeps. */
import { findEvening, keepEvening } from '../evenings.svelte';
import type { TableMessage } from '../protocol/messages';
import { findTable } from '../remembered.svelte';

/** Keeps a game that is over, once: later its evening only has what it came to written again. */
export function keepAsEvening({ table, game, title, scores, winners, seats }: TableMessage): void {
  const lineup = findTable(table)?.lineup;
  const names = seats.map((seat, at) => (seat.kind === 'bot' ? seat.name : (lineup?.[at]?.name.trim() ?? '')));
  const rows = scores.rows.map((row) => ({ total: row.total, place: row.place, won: winners?.includes(row.seat) === true, columns: row.columns }));
  const columns = scores.columns.map(({ id, label }) => ({ id, label }));
  const now = Date.now();
  const began = findEvening(table)?.began ?? now;
  keepEvening({ id: table, game, title, began, changed: now, done: true, names, options: {}, entries: {}, outcome: { columns, rows }, table });
}
