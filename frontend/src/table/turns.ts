/** The log as it is drawn: turns, and inside each the lines of its moments. */
import type { Gain } from '../boards/contract';
import type { LogEntry, SeatNote, TurnLine } from '../protocol/messages';

/** One moment of a turn: a decision with what it brought about, and with what only ended or left something out after it. */
export interface Line {
  entry: LogEntry;
  /** Actions after all that this line tells. */
  until: number;
  effects: string[];
  changes: number[];
}

/** A turn of the log. */
export interface Turn extends TurnLine {
  entries: LogEntry[];
  lines: Line[];
}

/** The turns of a log with what is inside them. A quiet entry joins the line before it. */
export function turnsOf(log: readonly LogEntry[], lines: readonly TurnLine[]): Turn[] {
  return lines.map((line, number) => {
    const entries = log.slice(line.first, lines[number + 1]?.first ?? log.length);
    return { ...line, entries, lines: linesOf(entries) };
  });
}

function linesOf(entries: readonly LogEntry[]): Line[] {
  const found: Line[] = [];
  for (const entry of entries) {
    const before = found.at(-1);
    const effects = entry.effects.map((effect) => effect.text);
    if (entry.quiet && before !== undefined && before.entry.undone === entry.undone) {
      before.until = entry.ply;
      before.effects.push(...effects);
      before.changes = before.changes.map((amount, seat) => amount + (entry.changes[seat] ?? 0));
    } else {
      found.push({ entry, until: entry.ply, effects, changes: entry.changes });
    }
  }
  return found;
}

/** What happened at the seats after a turn began and before the next one did; `null`: before the first. */
export function notesIn(notes: readonly SeatNote[], turns: readonly Turn[], place: number | null): SeatNote[] {
  const first = place === null ? 0 : turns[place]!.first + 1;
  const next = place === null ? 1 : (turns[place + 1]?.first ?? Infinity) + 1;
  return notes.filter((note) => first <= note.after && note.after < next);
}

/** Whether a moment lies inside what stands of a turn. */
export function holds(turn: Turn, ply: number): boolean {
  const standing = turn.entries.filter((entry) => !entry.undone);
  return standing.length > 0 && standing[0]!.decided <= ply && ply <= standing.at(-1)!.ply;
}

/** What decisions brought every seat, at the cell they were about; what is about none goes with the one before, else to `end`. */
export function gainsOf(told: readonly { seat: number | null; cells: string[]; changes?: number[] }[], end?: string): Gain[] {
  const found: Gain[] = [];
  let at = end;
  for (const { seat: by, cells, changes = [] } of told) {
    at = cells.at(-1) ?? at;
    if (at === undefined) continue;
    for (const [place, amount] of changes.entries()) {
      const seat = place + 1;
      const before = found.find((one) => one.cell === at && one.by === by && one.seat === seat);
      if (before !== undefined) before.amount += amount;
      else if (amount !== 0) found.push({ cell: at, by, seat, amount });
    }
  }
  return found.filter((one) => one.amount !== 0);
}
