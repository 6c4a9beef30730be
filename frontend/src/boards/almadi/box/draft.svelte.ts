/** The set under work: kept in this browser at every change, checked by the server after every pause, with all steps to undo. */
import { download, textOf } from '../../../download';
import { checkComponents, readComponents, RequestFailed } from '../../../protocol/http';
import type { ComponentFinding } from '../../../protocol/messages';
import { settings } from '../../../settings.svelte';
import { forgetAside, keep, moveAside, onElsewhere, putAside, recall } from '../../../storage.svelte';
import { isKnown } from './known';
import { entryOf, isOwners, seen, unseen, withEntry, type AnyEntry, type ComponentSet } from './set';

const MOST_UNDO = 300;
const PAUSE = 350;

/** A set as it was, and the entry that was changed then. */
interface Past {
  set: ComponentSet;
  at: string | null;
}

const place = (game: string): string => `zellige.components.${game}`;

export class Draft {
  set = $state.raw<ComponentSet | null>(null);
  shipped = $state.raw<ComponentSet | null>(null);
  labels = $state.raw<Record<string, string>>({});
  findings = $state.raw<ComponentFinding[]>([]);
  /** Whether it can be played with; null until the server has said so about this very set. */
  good = $state<boolean | null>(null);
  problem = $state<string | null>(null);
  past = $state.raw<Past[]>([]);
  future = $state.raw<Past[]>([]);
  /** Kept drafts of a shape this page does not know, as they stood: nothing writes over them. */
  aside = $state.raw<string[]>([]);
  /** Whether changes are kept; not where an unknown draft could not be moved out of the way. */
  keeps = $state(true);
  private stop: () => void;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(readonly game: string) {
    this.stop = onElsewhere(place(game), () => this.follow());
  }

  /** Goes on with the set this browser keeps, else begins with the shipped one; a draft it does not know is put aside. */
  async open(name: string): Promise<void> {
    try {
      const found = await readComponents(this.game, settings.language);
      this.shipped = found.set;
      this.labels = found.labels;
      const kept = recall(place(this.game));
      if (isKnown(kept, this.shipped)) {
        this.take(kept);
      } else {
        this.keeps = moveAside(place(this.game));
        this.take(this.started(name));
      }
      this.aside = putAside(place(this.game));
    } catch (error) {
      this.problem = error instanceof RequestFailed ? error.sentence : null;
      if (this.problem === null) throw error;
    }
  }

  /** A set to begin with, under a name of its own. */
  started(name: string): ComponentSet {
    return { ...this.shipped!, id: name, version: 1, about: {} };
  }

  private take(set: ComponentSet): void {
    this.set = set;
    if (this.keeps) keep(place(this.game), set);
    this.good = null;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.check(), PAUSE);
  }

  async check(): Promise<void> {
    const set = this.set;
    if (set === null) return;
    const number = ++this.asked;
    try {
      const said = await checkComponents(this.game, set, settings.language);
      if (number !== this.asked || set !== this.set) return;
      this.findings = said.findings;
      this.good = said.good;
      this.problem = null;
    } catch (error) {
      this.problem = error instanceof RequestFailed ? error.sentence : null;
    }
  }

  /** Another window has changed the draft: this one goes on from there, and can take it back. */
  private follow(): void {
    const kept = recall(place(this.game));
    if (this.shipped !== null && isKnown(kept, this.shipped) && JSON.stringify(kept) !== JSON.stringify(this.set)) this.put(kept);
  }

  close(): void {
    this.stop();
    clearTimeout(this.waiting);
    this.asked++;
  }

  // --- changes ---

  /** A whole other set; `at`: the entry it is about. */
  put(set: ComponentSet, at: string | null = null): void {
    if (this.set === null || set === this.set) return;
    this.past = [...this.past.slice(-MOST_UNDO), { set: this.set, at }];
    this.future = [];
    this.take(set);
  }

  change(entry: AnyEntry): void {
    if (this.set !== null) this.put(withEntry(this.set, entry), entry.id);
  }

  /** Says that an entry was seen in the box, or that it was not after all. */
  mark(entry: AnyEntry, isSeen: boolean): void {
    const changed = isSeen ? seen(entry) : isOwners(entry) ? unseen(entry, entryOf(this.shipped!, entry.id)) : entry;
    if (changed !== entry) this.change(changed);
  }

  /** One step back; answers the entry that was changed then. */
  undo(): string | null {
    return this.step('past', 'future');
  }

  redo(): string | null {
    return this.step('future', 'past');
  }

  private step(from: 'past' | 'future', to: 'past' | 'future'): string | null {
    const last = this[from].at(-1);
    if (last === undefined || this.set === null) return null;
    this[from] = this[from].slice(0, -1);
    this[to] = [...this[to], { set: this.set, at: last.at }];
    this.take(last.set);
    return last.at;
  }

  // --- files ---

  /** Takes the set of a file in; answers what stands against it, null when nothing does. */
  async load(document: unknown): Promise<string | null> {
    const said = await checkComponents(this.game, document, settings.language);
    if (this.shipped === null || !isKnown(document, this.shipped)) return said.findings[0]?.text ?? '';
    this.put(document);
    return null;
  }

  /** Saves the set as a file of its name. */
  save(): void {
    if (this.set !== null) download(`${this.set.id}.json`, json(`${JSON.stringify(this.set, null, 1)}\n`));
  }

  /** Saves the drafts that were put aside, each as a file. */
  saveAside(): void {
    this.aside.forEach((text, at) => download(`zellige-${this.game}-${at + 1}.json`, json(text)));
  }

  forgetAside(): void {
    forgetAside(place(this.game));
    this.aside = [];
  }
}

const json = (text: string): Blob => textOf('application/json', text);
