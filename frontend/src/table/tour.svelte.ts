/** First steps on the real board: a step waits until what it asks for was done. */
import type { TourStep } from '../protocol/messages';
import type { TableSession } from './session.svelte';

export class Tour {
  number = $state(0);
  /** How many actions were done or planned before this step. */
  private begun = 0;

  constructor(
    readonly steps: readonly TourStep[],
    private readonly session: TableSession,
  ) {
    // What a step waits for is seen in the session itself, so that every way of doing it counts.
    $effect(() => {
      if (this.done) this.next();
    });
  }

  step = $derived.by(() => this.steps[this.number] ?? null);
  cells = $derived.by(() => this.step?.cells ?? []);
  /** Without an expectation the reader goes on by a button. */
  waits = $derived.by(() => this.step !== null && this.step.expect !== null);

  private get done(): boolean {
    const expect = this.step?.expect ?? null;
    const action = this.session.done.slice(this.begun).at(-1);
    if (expect === null || action === undefined) return false;
    return 'kind' in expect ? action.split(' ')[0] === expect.kind : action === expect.action;
  }

  next(): void {
    this.begun = this.session.done.length;
    this.number += 1;
  }
}
