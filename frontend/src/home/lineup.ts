/** Who sits where before a game starts. */
import type { ComponentSet, GameInfo, NewClock, NewTable, PlayerKind, PositionDocument, SeatChoice } from '../protocol/messages';
import type { OptionValues, PlannedSeat, RememberedTable } from '../remembered.svelte';

const BOT_NAMES = ['Amina', 'Leïla', 'Tariq', 'Yusra', 'Idris'];

/** The games a visitor is offered: examples are for whoever makes games, and stand here only where there is nothing else. */
export function offered(games: GameInfo[]): GameInfo[] {
  const played = games.filter((game) => !game.example);
  return played.length > 0 ? played : games;
}

/** One person first, then bots of the kind that was chosen last, where the game offers it; else of its gentlest. */
export function firstLineup(game: GameInfo, seats: number, yourName: string, lastBot: string | null = null): PlannedSeat[] {
  const choice = game.players.filter((one) => one.offered);
  const known = choice.some((one) => one.name === lastBot || one.styles.some((style) => style.name === lastBot));
  const player = (known ? lastBot : choice[0]?.name) ?? '';
  return Array.from({ length: seats }, (_, seat) => ({
    kind: seat === 0 || player === '' ? 'person' : 'bot',
    name: seat === 0 ? yourName : '',
    player,
  }));
}

/** The kind of bot that somebody chose last in this browser; null where nobody has. */
export function lastBot(tables: RememberedTable[]): string | null {
  const bots = tables.flatMap(({ lineup }) => lineup?.filter((seat) => seat.kind === 'bot') ?? []);
  return bots[0]?.player ?? null;
}

/** The kinds of bot that are known by how strong they are, the weakest first: the levels, where a game has them. */
export function ranked(players: PlayerKind[]): PlayerKind[] {
  const levels = players.filter((one) => one.name.startsWith('level:'));
  return levels.length > 0 ? levels : players.filter((one) => one.offered);
}

/** The kinds of bot a seat can have: those that are offered, and the one it has from before. */
export function choiceOf(players: PlayerKind[], planned: string): PlayerKind[] {
  return players.filter((one) => one.offered || one.name === planned);
}

/** A kind of bot without the style that may be added to it. */
export function unstyled(player: string): string {
  return player.startsWith('level:') ? player.split('+')[0]! : player;
}

/** The same people in more or fewer seats; who joins plays as those who are there. */
export function resized(lineup: PlannedSeat[], game: GameInfo, seats: number): PlannedSeat[] {
  const player = lineup.at(-1)?.player;
  const joining = firstLineup(game, seats, '').slice(lineup.length);
  return [...lineup.slice(0, seats), ...joining.map((seat) => ({ ...seat, player: player ?? seat.player }))];
}

/** One person, who plays for themselves, against bots: as everybody does who plays the same deal. */
export function forOne(lineup: PlannedSeat[], game: GameInfo): PlannedSeat[] {
  const player = game.players.find((one) => one.offered)?.name ?? '';
  const own = Math.max(0, lineup.findIndex((seat) => seat.kind === 'person'));
  return lineup.map((seat, at) => (at === own ? { ...seat, kind: 'person' } : { ...seat, kind: 'bot', player: seat.player || player }));
}

export function botName(seat: number): string {
  return BOT_NAMES[(seat - 1) % BOT_NAMES.length]!;
}

/** The request that opens the table; a person without a name is named by the server. */
export function newTable(
  game: GameInfo,
  lineup: PlannedSeat[],
  options: OptionValues,
  seed: string | null,
  position: PositionDocument | null,
  components: ComponentSet | null = null,
  clock: NewClock | null = null,
): NewTable {
  const seats = lineup.map((planned, index): SeatChoice => {
    if (planned.kind === 'bot') return { kind: 'bot', player: planned.player, name: botName(index + 1) };
    const name = planned.name.trim();
    return name === '' ? { kind: planned.kind } : { kind: planned.kind, name };
  });
  const table: NewTable = { game: game.name, seats, options: { ...options }, seed, ...(clock === null ? {} : { clock }) };
  if (position !== null) return { ...table, position };
  return components === null ? table : { ...table, components };
}

/** How many seats a position document has; null when it does not say. */
export function seatsOfDocument(document: unknown): number | null {
  const fields = document as { players?: unknown; seats?: unknown; hands?: unknown } | null;
  for (const count of [fields?.players, fields?.seats]) if (typeof count === 'number') return count;
  for (const list of [fields?.seats, fields?.hands]) if (Array.isArray(list)) return list.length;
  return null;
}
