/** What the table's shell shows of Almadi: no tray, and the buttons that end a turn. */
import type { PromptButton, Say } from '../contract';
import type { AlmadiView } from './view';

export function buttons(view: AlmadiView, say: Say): PromptButton[] {
  if (view.phase === 'effects') return [{ action: 'done', icon: 'ui-flag', label: say('almadi-do-done'), ends: true }];
  if (view.phase === 'end1' || view.phase === 'end2') return [{ action: 'pass', icon: 'ui-next', label: say('almadi-do-pass'), ends: true }];
  return [];
}

export function seatNote(view: AlmadiView, seat: number, say: Say): string {
  const realm = view.realms.find((one) => one.seat === seat);
  if (realm === undefined) return '';
  return say('almadi-note', { mosaics: realm.mosaics.length, stalls: realm.stalls.length, rubies: realm.rubies });
}
