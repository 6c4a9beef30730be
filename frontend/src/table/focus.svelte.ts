/** Where the focus is on the page of a table: on the button that confirms what is chosen, else where the next decision is. */
import { flushSync, tick } from 'svelte';
import { thisPress } from '../held';
import type { TableSession } from './session.svelte';

export class Focus {
  /** The button that confirms, and the one that shows what is covered. */
  confirmButton = $state<HTMLButtonElement | null>(null);
  showButton = $state<HTMLButtonElement | null>(null);
  /** Where the focus was put by no one: it goes on to the button that confirms once that is all there is to do. */
  private rested: Element | null = null;

  constructor(private readonly session: TableSession) {
    $effect(() => {
      if (session.choice.waits && this.rested !== null && document.activeElement === this.rested) this.confirm();
    });
  }

  /** To the button that confirms. */
  confirm = (): void => this.confirmButton?.focus();

  /** The focus waits where the next decision is. */
  private rest(byKey: boolean): void {
    if (this.session.choice.chosen === null) this.session.pointing.rest(byKey);
    else this.confirm();
    this.rested = document.activeElement;
  }

  /** Chooses; the button that confirms has the focus before the next key can come. */
  decide = (action: string): void => {
    flushSync(() => this.session.choice.point(action));
    this.confirm();
  };

  /** Confirms; the focus then stays where the next decision is, not on a button that is gone or asleep. */
  press = async (): Promise<void> => {
    const byKey = thisPress()?.pointer !== true;
    await this.session.choice.press();
    await tick();
    const focus = document.activeElement;
    if (focus === document.body || focus === this.confirmButton) this.rest(byKey);
  };

  /** Opens what is covered; the focus goes to the next decision. */
  showMine = async (): Promise<void> => {
    const byKey = thisPress()?.pointer !== true;
    await this.session.showMine();
    await tick();
    if (document.activeElement === document.body) this.rest(byKey);
  };

  /** A piece that is an action of its own is chosen, and the button that confirms has the focus; others wait for a place. */
  pick = (kind: string): void => {
    if (this.session.choice.isAction(kind)) this.decide(kind);
    else this.session.choice.pick(kind);
  };

  /** Presses what a key stands for; what that chooses, Enter confirms. */
  click = (button: HTMLElement): void => {
    const before = this.session.choice.way;
    flushSync(() => button.click());
    if (this.session.choice.chosen !== null && this.session.choice.way !== before) this.confirm();
  };
}
