/** What the table's shell shows of Five Tribes: no tray (cards are no pieces to place), and the buttons of the prompt bar. */
import type { PromptButton, Say } from '../contract';
import type { FiveTribesView } from './view';

export function buttons(view: FiveTribesView, say: Say): PromptButton[] {
  if (view.pending !== null) return [];
  if (view.phase === 'bid' && view.may_sit_out) return [{ action: 'skip', icon: 'ui-next', label: say('five_tribes-do-pass'), ends: true }];
  if (view.phase === 'finish') return [{ action: 'end', icon: 'ui-flag', label: say('five_tribes-do-end'), ends: true }];
  if (view.phase === 'move' && view.moves_left === 0) return [{ action: 'skip', icon: 'ui-next', label: say('five_tribes-do-pass'), ends: true }];
  if (view.phase === 'kill' || (view.phase === 'tile' && mayLeave(view))) {
    return [{ action: 'skip', icon: 'ui-close', label: say('five_tribes-do-skip') }];
  }
  return [];
}

/** Oasis and Village are compulsory. */
function mayLeave(view: FiveTribesView): boolean {
  const type = view.captured === null ? undefined : view.tiles[view.captured.tile]?.type;
  return type !== 'oasis' && type !== 'village';
}

/** Coins lie face down, and of a hand only what came from the row in the open is known. */
export function secret(view: FiveTribesView, seat: number, column: string | null, say: Say): string {
  const player = view.players[seat - 1];
  if (player === undefined) return '';
  const coins = player.coins === null ? say('five_tribes-coins-secret') : '';
  const cards = player.hidden_cards > 0 ? say('five_tribes-cards-secret', { count: player.hidden_cards }) : '';
  if (column === 'coins') return coins;
  if (column === 'merchandise') return cards;
  return column === null ? [coins, cards].filter((words) => words !== '').join(', ') : '';
}

export function seatNote(view: FiveTribesView, seat: number, say: Say): string {
  const player = view.players[seat - 1];
  return player === undefined ? '' : say('five_tribes-note', { camels: player.camels });
}
