/** Actions and tiles in words: labels of buttons, and the accessible names of tiles. */
import { signed } from '../../locale/figures';
import { called, nameOf } from '../../protocol/seats';
import type { Language, Say, SeatInfo } from '../contract';
import { bestOf, changeFor } from '../offers';
import { FACES } from './faces';
import type { Offer } from './offers';
import { countsOf, type Colour, type End, type FiveTribesView } from './view';

export interface Telling {
  view: FiveTribesView;
  seats: readonly SeatInfo[];
  say: Say;
}

function joined(parts: readonly string[], lang: Language): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(parts);
}

/** A djinn's name, from the cards in sight or from our own list. */
export function djinnName(djinn: string, { view, say }: Pick<Telling, 'view' | 'say'>): string {
  const seen = [...view.djinn_row, ...view.brought, ...view.players.flatMap((player) => player.djinns)].find((card) => card.djinn === djinn);
  return seen?.name ?? say('five_tribes-djinn-name', { djinn });
}

function costWords(cost: string, say: Say): string {
  return say('five_tribes-cost', { cost });
}

/** What a button says that does an action which stands beside others. */
export function labelOf(action: string, telling: Telling, lang: Language): string {
  const { say, seats } = telling;
  const [verb, first = '', ...more] = action.split(' ');
  const fakirs = Number(more[more.indexOf('fakirs') + 1] ?? 0) || 0;
  switch (verb) {
    case 'bid':
      return say('five_tribes-do-bid', { price: first, fakirs });
    case 'build':
      return say('five_tribes-do-build', { fakirs: Number(first) });
    case 'kill': {
      const victims = joined((more[0] ?? '').split(',').map((victim) => say('five_tribes-victim', { victim })), lang);
      if (!first.startsWith('seat')) return say('five_tribes-do-kill', { victims, fakirs });
      return say('five_tribes-do-kill-held', { victims, name: nameOf(Number(first.slice(4)), seats) });
    }
    case 'palm':
    case 'palace':
      return say('five_tribes-do-place', { djinn: more[0] ?? 'none', cost: costWords(more[1] ?? 'none', say) });
    case 'djinn':
      return say('five_tribes-do-djinn', { name: djinnName(first, telling), cost: costWords(more[0] === 'fakir' ? 'elder-fakir' : 'elders', say) });
    case 'keep':
      return say('five_tribes-do-keep', { name: djinnName(first, telling) });
    case 'use':
      return say('five_tribes-do-use', { name: djinnName(first, telling), cost: costWords(priceOfUse(first, more.at(-1) ?? ''), say) });
    default:
      return targetOf(action, say);
  }
}

const PRICED_AT_TWO = new Set(['echidna', 'leta', 'sibittis', 'utug']);

/** `fakir` in the notation of a djinn that costs two means an Elder and a Fakir. */
function priceOfUse(djinn: string, cost: string): string {
  return cost === 'fakir' && PRICED_AT_TWO.has(djinn) ? 'elder-fakir' : cost;
}

/** What the confirm button says that an action goes to; '' for one that the sentence above it says well enough. */
export function targetOf(action: string, say: Say): string {
  const [verb, first = '', second = ''] = action.split(' ');
  if (verb === 'take') return first;
  if (verb === 'drop') return say('five_tribes-target-drop', { tile: first, victim: second });
  if (verb === 'bid') return first;
  if (/^[a-f][1-5]$/.test(first)) return first;
  return '';
}

/** An action before anybody has said what it does. */
export function plannedWords(action: string, _view: FiveTribesView, say: Say): string {
  const [verb = '', at = ''] = action.split(' ');
  return verb === 'take' || verb === 'bid' ? say('five_tribes-planned', { verb, at }) : action;
}

// --- tiles ---

/** Where a tile is and what is on it: the part of its name that lasts until something moves. */
/** What was drawn, as `Icon` calls it: a card, a djinn, a meeple. */
export function signOfDrawn(outcome: string): string {
  const what = outcome.split(' ')[1] ?? '';
  if (what === 'white') return 'elder'; // which has another letter in French
  if (what in SYMBOL) return SYMBOL[what as Colour];
  return what in FACES ? `djinn ${what}` : `good-${what}`;
}

export function sceneOf(tile: string, { view, seats, say }: Telling): string {
  const here = view.tiles[tile]!;
  const parts = [here.blank === true ? say('five_tribes-blank', { tile }) : say('five_tribes-tile', { tile, type: here.type, value: here.value, colour: isBlue(here.type) ? 'blue' : 'red' })];
  const meeples = countsOf(here.meeples).map(([colour, count]) => say('five_tribes-meeples', { colour, count }));
  parts.push(meeples.length > 0 ? meeples.join(', ') : say('five_tribes-no-meeple'));
  if (here.camel !== null) parts.push(say('five_tribes-camel-of', called(here.camel, seats)));
  if (here.palms > 0) parts.push(say('five_tribes-palms', { count: here.palms }));
  if (here.palaces > 0) parts.push(say('five_tribes-palaces', { count: here.palaces }));
  return parts.join('. ');
}

export function isBlue(type: string): boolean {
  return type === 'village' || type === 'sacred_place';
}

export interface Standing {
  offers: readonly Offer[];
  decider: number | null;
  chosen: boolean;
  /** Whether figures are shown at all. */
  told: boolean;
  /** Tiles are being chosen, so that one without an offer cannot be. */
  choosing: boolean;
  ends: readonly End[];
  /** From this tile, before it is taken. */
  reaches: readonly End[];
  /** The steps of a movement that led here, and whether it is the one under way. */
  onPath: number[];
  moving: boolean;
  figure: string | undefined;
  fresh: boolean;
}

/** What can be said of a tile right now, a sentence each. */
export function stateOf(standing: Standing, telling: Telling): string[] {
  const { say } = telling;
  const state: string[] = [];
  if (standing.fresh) state.push(say('five_tribes-is-new'));
  if (standing.figure !== undefined) state.push(say('five_tribes-counts', { points: standing.figure }));
  if (standing.onPath.length > 0) state.push(say('five_tribes-on-path', { step: standing.onPath.join(', '), own: standing.moving ? 'yes' : 'no' }));
  const best = bestOf(standing.offers, standing.decider);
  if (standing.chosen) state.push(say('five_tribes-is-chosen'));
  else if (best !== undefined) state.push(legalWords(best, standing, say));
  else if (standing.choosing && standing.ends.length === 0) state.push(say('five_tribes-not-legal'));
  if (standing.ends.length > 0) state.push(say('five_tribes-is-end', { ends: endWords(standing.ends, standing.told, say) }));
  const [goal] = standing.reaches;
  if (goal !== undefined && standing.told) state.push(say('five_tribes-best-end', { end: goal.end, victim: goal.colour, change: signed(goal.change) }));
  return state;
}

function legalWords(offer: Offer, standing: Standing, say: Say): string {
  const change = changeWords(offer, standing, say);
  return change === '' ? say('five_tribes-legal') : say('five_tribes-is-legal', { change });
}

function changeWords(offer: Offer, standing: Standing, say: Say): string {
  if (offer.verb === 'take') return say('five_tribes-can-take');
  if (!standing.told) return '';
  const change = changeFor(offer, standing.decider);
  return change === null ? say('five_tribes-change-unknown') : signed(change);
}

function endWords(ends: readonly End[], told: boolean, say: Say): string {
  return ends.map((end) => say('five_tribes-end', { victim: end.colour, change: told ? signed(end.change) : '' }).trimEnd()).join(', ');
}

export const SYMBOL: Record<Colour, string> = {
  yellow: 'tribe-vizier',
  white: 'tribe-elder',
  green: 'tribe-merchant',
  blue: 'tribe-builder',
  red: 'tribe-assassin',
};

/** The symbol of a tribe: a Sage has another letter than an Elder. */
export function tribeSymbol(colour: Colour, lang: Language): string {
  return colour === 'white' && lang === 'fr' ? 'tribe-elder-fr' : SYMBOL[colour];
}
