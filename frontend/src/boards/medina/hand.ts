/** The tray of a seat: every kind in its fixed order, the empty ones too, and tea. */
import type { HandSlot, OfferedAction, PromptButton, Say } from '../contract';
import { KINDS, type MedinaView } from './view';

export function hand(view: MedinaView, seat: number, actions: OfferedAction[], say: Say): HandSlot[] {
  const held = view.hands[seat - 1]!;
  const placeable = new Set(actions.map((action) => action.text.split(' ')[0]));
  // With four seats every roof has an owner: there are no neutral ones in the box.
  const kinds = view.hands.length === 4 ? KINDS.filter((kind) => kind !== 'neutral') : KINDS;
  return [...kinds, 'tea' as const].map((kind) => ({
    kind,
    icon: kind,
    count: held[kind],
    label: say(`medina-piece-${kind}`),
    enabled: placeable.has(kind),
  }));
}

export function buttons(_view: MedinaView, say: Say): PromptButton[] {
  return [{ action: 'tea', icon: 'tea', label: say('medina-take-tea') }];
}

/** What is left in a hand; tea is no piece. */
export function seatNote(view: MedinaView, seat: number, say: Say): string {
  const held = view.hands[seat - 1]!;
  return say('medina-pieces-left', { count: KINDS.reduce((sum, kind) => sum + held[kind], 0) });
}
