/** What somebody means to do once they are asked: text in this page only. Nothing of it is sent before, and nothing is reckoned. */
import type { Refusal } from '../boards/contract';
import { say } from '../locale/language.svelte';
import type { TableSession } from './session.svelte';

interface Planned {
  action: string;
  /** What was to be seen when it was planned. */
  view: unknown;
  words: string;
}

export class Premove {
  private planned = $state.raw<Planned | null>(null);
  /** What could be done here when this seat was asked last, in notation. */
  choices = $state.raw<readonly string[]>([]);
  /** The version of the table since which others decide. */
  since = 0;

  action = $derived(this.planned?.action ?? null);
  words = $derived(this.planned?.words ?? '');

  constructor(private readonly session: TableSession) {}

  /** The seat that may plan: the only one of this browser, while somebody else decides and nobody looks back or learns. */
  get seat(): number | null {
    const { live, mine, lesson, moment, correcting, over } = this.session;
    const { decision } = live ?? {};
    if (decision == null || live?.halted != null || over || lesson !== null || moment !== null || correcting !== null) return null;
    return mine.length === 1 && !decision.mine && decision.closed !== true ? mine[0]! : null;
  }

  /** This seat has decided: from now on others do. */
  begin(choices: readonly string[], version: number): void {
    this.choices = choices;
    this.since = version;
  }

  /** Plans an action; the same once more takes it back. */
  plan(action: string): void {
    if (this.seat === null) return;
    if (action === this.action) return void this.withdraw();
    const { shown, board } = this.session;
    const words = board?.premove?.words?.(action, shown?.view, say) ?? action;
    this.planned = { action, view: shown?.view, words };
    this.session.speak(say('planned-spoken', { what: words }));
  }

  /** Takes it back. Whether there was anything. */
  withdraw(): boolean {
    if (this.planned === null) return false;
    this.planned = null;
    this.session.speak(say('planned-withdrawn'));
    return true;
  }

  /** Whatever was planned is of no account any more. */
  forget(): void {
    this.planned = null;
  }

  /** The decision that this was for has come: what is to be chosen, or that it is not what it was; null where nothing was planned. */
  take(): { action: string; words: string; gone: Refusal | null } | null {
    const { planned } = this;
    this.planned = null;
    if (planned === null) return null;
    const { action, view, words } = planned;
    const { shown, board } = this.session;
    const same = board?.premove?.same?.(action, view, shown?.view) ?? true;
    return { action, words, gone: same ? null : { action: '', text: say('planned-changed', { what: words }), section: '' } };
  }
}
