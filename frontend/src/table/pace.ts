/** Shows table messages so that a person can follow what bots do: a turn is one motion, and the next one has its time. */
import type { TableMessage } from '../protocol/messages';
import { type Pace, PACES } from '../settings.svelte';

/** Moves that a turn has room for in its time, one after the other. */
const MOVES = 12;

export class PacedQueue {
  private queue: TableMessage[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private last: TableMessage | null = null;
  /** When what is shown was to be shown, and when it was. */
  private shownAt = 0;
  private drawnAt = 0;
  /** When the turn of somebody else that is shown began. */
  private begunAt: number | null = null;

  constructor(
    private readonly show: (message: TableMessage) => void,
    private readonly pace: () => Pace,
  ) {}

  push(message: TableMessage): void {
    this.queue.push(message);
    if (this.timer === null) this.turn(Date.now());
  }

  /** Shows everything that waits at once. */
  flush(): void {
    this.stop();
    for (const message of this.queue.splice(0)) this.present(message);
  }

  get waiting(): number {
    return this.queue.length;
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Shows the next message when its time has come; `since`: when it could have been shown at the earliest. */
  private turn(since: number): void {
    const next = this.queue[0];
    if (next === undefined) return;
    const wanted = this.due(next);
    const due = Math.max(wanted, since);
    // What was shown last is drawn first; what comes in the meantime waits in the queue.
    const rest = Math.max(due, wanted === 0 ? 0 : this.drawnAt + this.step) - Date.now();
    if (rest > 0) {
      this.timer = setTimeout(() => {
        this.timer = null;
        this.advance(due);
      }, rest);
    } else {
      this.advance(due);
    }
  }

  /** A screen that cannot keep up leaves moves of a turn out, and its end comes in time. */
  private advance(due: number): void {
    let message = this.queue.shift();
    let [next] = this.queue;
    while (message !== undefined && next !== undefined && goesOn(message, next) && due + this.step <= Date.now()) {
      due += this.step;
      message = this.queue.shift();
      [next] = this.queue;
    }
    if (message !== undefined) this.present(message, due);
    this.turn(0);
  }

  private present(message: TableMessage, at = Date.now()): void {
    if (this.last === null || isOwn(message)) this.begunAt = null;
    else if (this.begunAt === null || message.turns.length > this.last.turns.length) this.begunAt = at;
    this.last = message;
    this.shownAt = at;
    this.show(message);
    this.drawnAt = Date.now();
  }

  private get step(): number {
    return PACES[this.pace()] / MOVES;
  }

  /** When a message is to be shown: only a move of somebody else that follows what is shown waits for its time. */
  private due(next: TableMessage): number {
    if (this.last === null || next.log.length <= this.last.log.length || document.hidden || isOwn(next)) return 0;
    const begins = this.begunAt !== null && next.turns.length > this.last.turns.length;
    return Math.max(begins ? this.begunAt! + PACES[this.pace()] : 0, this.shownAt + this.step);
  }
}

/** Whether a message goes on with the turn of the one before it, which was somebody else's. */
function goesOn(before: TableMessage, next: TableMessage): boolean {
  return next.turns.length === before.turns.length && next.log.length > before.log.length && !isOwn(before) && !isOwn(next);
}

/** Whether the last move was made in this browser. */
function isOwn(message: TableMessage): boolean {
  const mover = message.log.findLast((entry) => !entry.undone)?.seat ?? null;
  return message.seats.some((seat) => seat.mine && seat.seat === mover);
}
