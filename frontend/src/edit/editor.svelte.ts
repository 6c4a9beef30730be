/** A position under work: kept at every change, looked at by the server after every change, and what was before it. */
import { untrack } from 'svelte';
import type { BoardModule } from '../boards/contract';
import { withAt } from '../boards/document';
import type { Brush, Doc, EditModule, Field, Told } from '../boards/edit';
import { say } from '../locale/language.svelte';
import { failure, lookAt, readEmpty } from '../protocol/http';
import type { PositionAnswer, PositionForm } from '../protocol/messages';
import { settings } from '../settings.svelte';
import { keepSketch, MOST_PAST, recallSketch, sketchPlace } from '../sketches';
import { onElsewhere } from '../storage.svelte';

export const ERASER = 'erase';

export class Editor {
  document = $state.raw<Doc>({});
  /** What the server made of the document last; of one it could not read, only the refusals are new. */
  answer = $state.raw<PositionAnswer | null>(null);
  told = $state.raw<Told | null>(null);
  /** The document that `answer` is about. */
  asked = $state.raw<Doc | null>(null);
  problem = $state<string | null>(null);
  brush = $state<string | null>(null);
  past = $state.raw<Doc[]>([]);
  future = $state.raw<Doc[]>([]);
  /** The document when the stroke under way began, and whether it takes away. */
  private stroke: { before: Doc; takes: boolean } | null = null;
  private asking = false;
  private again = false;

  constructor(
    /** With the document that one begins from. */
    readonly form: Omit<PositionForm, 'document'> & { document: Doc },
    readonly board: BoardModule,
    readonly edit: EditModule,
    brought: Doc | null,
    /** Where the browser keeps it. */
    readonly place = sketchPlace(form.game),
  ) {
    const kept = recallSketch(form.game, place);
    this.document = brought ?? kept?.document ?? form.document;
    this.past = brought !== null && kept !== null ? [...kept.past, kept.document] : (kept?.past ?? []);
    if (brought !== null) this.keep();
    void this.ask();
  }

  /** Goes on from what another window writes; answers how to stop. */
  follow(): () => void {
    return onElsewhere(this.place, () => {
      const found = recallSketch(this.form.game, this.place);
      if (found === null || JSON.stringify(found.document) === JSON.stringify(this.document)) return;
      this.document = found.document;
      this.past = found.past;
      void this.ask();
    });
  }

  // --- what the server says ---

  /** One question at a time; what has changed meanwhile is asked next. */
  async ask(): Promise<void> {
    if (this.asking) {
      this.again = true;
      return;
    }
    this.asking = true;
    do {
      this.again = false;
      const asked = this.document;
      try {
        const answer = await lookAt(this.form.game, { document: asked }, settings.language);
        this.answer = answer;
        this.asked = asked;
        this.problem = null;
        if (answer.view !== null && answer.document !== null) this.told = { document: answer.document as Doc, view: answer.view, answer };
      } catch (error) {
        this.problem = failure(error, 'edit-offline');
      }
    } while (this.again);
    this.asking = false;
  }

  /** Whether the document is a whole position as it stands. */
  get whole(): boolean {
    return this.answer !== null && this.answer.refusals.length === 0 && this.answer.document !== null;
  }

  get seats(): number {
    return this.answer?.scores?.rows.length ?? this.told?.answer.scores?.rows.length ?? 0;
  }

  // Worked out once for each document: a board asks for its view at every cell.
  brushes = $derived.by((): Brush[] => this.edit.brushes(this.document, this.told, say));
  fields = $derived.by((): Field[] => this.edit.fields(this.document, this.told, say));
  view = $derived.by((): unknown => (this.told === null ? null : this.edit.drawn(this.told.view, this.document)));
  /** The sentence about every cell of the board that is to blame for something. */
  blamed = $derived.by((): Map<string, string> => {
    const found = new Map<string, string>();
    for (const refusal of this.answer?.refusals ?? []) {
      for (const cell of refusal.at.flatMap((path) => this.edit.cells(path, this.document))) if (!found.has(cell)) found.set(cell, refusal.text);
    }
    return found;
  });

  // --- changes ---

  private keep(): void {
    keepSketch(this.form.game, { document: this.document, past: this.past }, this.place);
  }

  private write(document: Doc, before: Doc): void {
    if (document === before) return;
    this.past = [...this.past, before].slice(-MOST_PAST);
    this.future = [];
    this.document = document;
    this.keep();
    void untrack(() => this.ask());
  }

  change(document: Doc): void {
    this.write(document, this.document);
  }

  set(path: string, value: unknown): void {
    this.change(withAt(this.document, path, value));
  }

  choose(brush: string | null): void {
    this.brush = brush;
  }

  begin(cell: string, take: boolean): void {
    const held = this.brush !== null && this.brush !== ERASER && this.edit.holds?.(this.document, this.brush, cell, this.told) === true;
    this.stroke = { before: this.document, takes: take || this.brush === ERASER || held };
    this.go(cell);
  }

  go(cell: string): void {
    if (this.stroke === null) return;
    const piece = this.brush === ERASER ? null : this.brush;
    if (this.stroke.takes) this.document = this.edit.take(this.document, cell, piece, this.told);
    else if (piece !== null) this.document = this.edit.put(this.document, piece, cell, this.told);
    // Kept at every cell: the window may go before the stroke ends.
    if (this.document !== this.stroke.before) keepSketch(this.form.game, { document: this.document, past: [...this.past, this.stroke.before] }, this.place);
    void this.ask();
  }

  end(): void {
    const before = this.stroke?.before;
    this.stroke = null;
    if (before !== undefined) this.write(this.document, before);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.future = [...this.future, this.document];
    this.past = this.past.slice(0, -1);
    this.document = before;
    this.keep();
    void this.ask();
  }

  redo(): void {
    const next = this.future.at(-1);
    if (next === undefined) return;
    this.past = [...this.past, this.document];
    this.future = this.future.slice(0, -1);
    this.document = next;
    this.keep();
    void this.ask();
  }

  /** An empty table for so many. */
  async anew(seats: number): Promise<void> {
    try {
      this.change((await readEmpty(this.form.game, seats, settings.language)).document as Doc);
      this.told = null;
    } catch (error) {
      this.problem = failure(error, 'edit-offline');
    }
  }
}
