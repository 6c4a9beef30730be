/** What is asked of the server at a table, one thing at a time, and whether its answer has been seen here. */
import type { Deed } from '../protocol/messages';
import type { Phrase } from './phrases';
import type { TableSession } from './session.svelte';

export type TakeBack = 'undo' | 'reset';

/** Milliseconds after which a table message is no longer waited for. */
const LONGEST_WAIT = 4000;

export class Deeds {
  sending = $state(false);
  /** What is to be taken back once the person agrees that the game becomes practice. */
  asked = $state<TakeBack | null>(null);
  private arrivals: (() => void)[] = [];

  constructor(private readonly session: TableSession) {}

  /** Takes back the last step or all of the plan; without one the last decision, or the turn begun: first says so where that makes the game practice. */
  takeBack(what: TakeBack): void {
    if (this.session.choice.plan.length > 0) return void this.session.choice.foresee(what === 'undo' ? this.session.choice.plan.slice(0, -1) : []);
    if (!this.mayTakeBack(what)) return;
    if (this.makesPractice(what)) this.asked = what;
    else void this.tellBack(what);
  }

  mayTakeBack(what: TakeBack): boolean {
    if (this.session.choice.plan.length > 0) return true;
    const answer = this.session.decision?.[what] ?? 'no';
    return answer === 'free' || answer === 'practice' || (answer === 'ask' && this.session.live?.request === null);
  }

  /** Answers what everybody is asked; whoever has asked it withdraws it by a no. */
  async reply(yes: boolean): Promise<void> {
    if (this.session.live === null || this.sending) return;
    await this.tell({ type: 'reply', yes, version: this.session.live.version });
  }

  /** Whether taking back would make practice of a game that is none yet; first steps are nothing else. */
  makesPractice(what: TakeBack): boolean {
    return this.session.choice.plan.length === 0 && this.session.decision?.[what] === 'practice' && this.session.live?.practice === false && this.session.live.lesson === null;
  }

  /** The answer to whether the game may become practice. */
  answer(yes: boolean): void {
    const what = this.asked;
    this.asked = null;
    if (yes && what !== null && this.mayTakeBack(what)) void this.tellBack(what);
  }

  /** Lets another player take the place of the bot that has failed. */
  async standIn(player: string): Promise<void> {
    if (this.session.live === null || this.session.decision === null || this.sending) return;
    await this.tell({ type: 'replace', seat: this.session.decision.seat, player, version: this.session.live.version });
  }

  /** Lets a bot decide for a seat from now on, or its person again (null). Answers why that cannot be. */
  async letDecide(seat: number, player: string | null): Promise<string | null> {
    if (this.session.live === null) return null;
    const answer = await this.session.connection.ask({ type: 'replace', seat, player, version: this.session.live.version });
    return answer.type === 'error' ? answer.error : null;
  }

  /** Gives up a seat of this browser. Answers why that cannot be. */
  async resign(seat: number): Promise<string | null> {
    if (this.session.live === null) return null;
    const answer = await this.session.connection.ask({ type: 'resign', seat, version: this.session.live.version });
    return answer.type === 'error' ? answer.error : null;
  }

  /** Wants the game to end without a result; where others play they are asked. Answers why that cannot be. */
  async abandonGame(): Promise<string | null> {
    if (this.session.live === null) return null;
    const answer = await this.session.connection.ask({ type: 'abandon', version: this.session.live.version });
    return answer.type === 'error' ? answer.error : null;
  }

  mayRedo(): boolean {
    return this.session.choice.plan.length === 0 && this.session.decision?.redo === true;
  }

  /** Plays again what was taken back last. */
  async redo(): Promise<void> {
    if (!this.mayRedo() || this.session.live === null || this.sending) return;
    this.session.choice.clear();
    await this.tell({ type: 'redo', version: this.session.live.version });
  }

  /** Takes back everything that was decided here, one after the other; false where something of it stays. */
  async beginAgain(): Promise<boolean> {
    this.session.choice.abandon();
    this.session.choice.clear();
    while (this.session.decision?.undo === 'free' || this.session.decision?.undo === 'practice') {
      if (this.session.live === null || this.sending || !(await this.tell({ type: 'undo', version: this.session.live.version }))) return false;
    }
    return this.session.live?.decision?.undo === 'no' && !this.session.over;
  }

  private async tellBack(what: TakeBack): Promise<void> {
    if (this.session.live === null || this.sending) return;
    this.session.choice.clear();
    this.session.premove.forget();
    this.session.cover();
    await this.tell({ type: what, version: this.session.live.version });
  }

  /** Says a phrase to everybody at the table. Answers why that cannot be. */
  async say(phrase: Phrase): Promise<string | null> {
    const answer = await this.session.connection.ask({ type: 'say', phrase });
    return answer.type === 'error' ? answer.error : null;
  }

  /** Wants no clock to run, or where none does that they do: others are asked. Answers why that cannot be. */
  async pauseClocks(): Promise<string | null> {
    if (this.session.live === null) return null;
    const answer = await this.session.connection.ask({ type: 'pause', version: this.session.live.version });
    return answer.type === 'error' ? answer.error : null;
  }

  /** Tells the bot that thinks to move now, and waits for what it does. Where it has just moved nothing is to be said. */
  async moveNow(): Promise<void> {
    if (this.session.live === null) return;
    const { version } = this.session.live;
    const answer = await this.session.connection.ask({ type: 'move-now', version });
    if (answer.type !== 'error' && this.session.live.version === version) await this.nextMove();
  }

  /** Sends what changes the table, and waits until the change is seen here. Whether it was done. */
  async tell(frame: Deed): Promise<boolean> {
    this.sending = true;
    const answer = await this.session.connection.ask(frame);
    // What was stored is seen in the next table message; until then nothing new can be decided here.
    if (answer.type !== 'error' && this.session.live?.version === frame.version) await this.nextMove();
    this.sending = false;
    if (answer.type !== 'error') return true;
    this.session.choice.refuse({ action: frame.type === 'act' ? frame.actions.at(-1)! : '', text: answer.error, section: '' }, true);
    return false;
  }

  /** Once the next message of the table is there, or is no longer waited for. */
  nextMove(): Promise<void> {
    return new Promise((resolve) => {
      this.arrivals.push(resolve);
      setTimeout(resolve, LONGEST_WAIT);
    });
  }

  /** A message of the table has come. */
  arrived(): void {
    for (const arrived of this.arrivals.splice(0)) arrived();
  }
}
