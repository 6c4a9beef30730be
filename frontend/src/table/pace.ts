/** Shows table messages one at a time, so that a person can follow what bots do. */
import type { TableMessage } from '../protocol/messages';
import { type Pace, PACES } from '../settings.svelte';

export class PacedQueue {
  private queue: TableMessage[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private last: TableMessage | null = null;
  private shownAt = 0;

  constructor(
    private readonly show: (message: TableMessage) => void,
    private readonly pace: () => Pace,
  ) {}

  push(message: TableMessage): void {
    this.queue.push(message);
    this.turn();
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

  private turn(): void {
    if (this.timer !== null) return;
    const next = this.queue[0];
    if (next === undefined) return;
    const rest = this.delay(next);
    if (rest > 0) {
      this.timer = setTimeout(() => {
        this.timer = null;
        this.advance();
      }, rest);
    } else {
      this.advance();
    }
  }

  private advance(): void {
    const message = this.queue.shift();
    if (message !== undefined) this.present(message);
    this.turn();
  }

  private present(message: TableMessage): void {
    this.last = message;
    this.shownAt = Date.now();
    this.show(message);
  }

  /** Only a move of somebody else that follows what is shown waits for its time. */
  private delay(next: TableMessage): number {
    if (this.last === null || next.log.length <= this.last.log.length || document.hidden) return 0;
    const mover = next.log.findLast((entry) => !entry.undone)?.seat ?? null;
    const mine = next.seats.some((seat) => seat.mine && seat.seat === mover);
    return mine ? 0 : this.shownAt + PACES[this.pace()] - Date.now();
  }
}
