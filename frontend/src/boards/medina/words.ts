/** The accessible name of every place: where it is, what stands there, and whether it may be chosen. */
import { signed } from '../../locale/figures';
import { called, nameOf } from '../../protocol/seats';
import type { Say, SeatInfo } from '../contract';
import { aimOf, type Offer } from './offers';
import { isBuilt, palaceAt, type MedinaView, type Owner, type Palace, type Place } from './view';

export interface Telling {
  view: MedinaView;
  seats: readonly SeatInfo[];
  say: Say;
}

export interface Standing {
  /** The offer that this place chooses. */
  offer: Offer | undefined;
  /** A piece is picked, so that a place without an offer is not legal for it. */
  picked: boolean;
  chosen: boolean;
  /** Whether figures are shown at all. */
  told: boolean;
  figure: string | undefined;
  fresh: boolean;
}

/** Where a place is and what stands there: the part of its name that lasts until a piece moves. */
export function sceneOf(place: Place, telling: Telling): string {
  return telling.say('medina-place', { place: whereOf(place, telling), rest: contentOf(place, telling) });
}

function whereOf(place: Place, { say, view }: Telling): string {
  if (place.at === 'wall') return say('medina-wall-place', { side: place.side, cell: place.key.slice(6) });
  if (place.at === 'tower') return say('medina-tower-place', { number: towerAt(place.corner, view)?.number ?? 0 });
  return place.key;
}

function towerAt(corner: string, view: MedinaView): MedinaView['towers'][number] | undefined {
  return view.towers.find((tower) => tower.corner === corner);
}

function contentOf(place: Place, telling: Telling): string {
  const { view, say } = telling;
  if (place.at === 'tower') return towerContent(place, telling);
  if (place.at === 'wall') {
    const index = place.side === 'n' || place.side === 's' ? place.column : place.row;
    return isBuilt(view, place.side, index) ? say('medina-wall-built') : say('medina-wall-free');
  }
  const letter = view.board[place.row]?.[place.column];
  if (letter === 'm') return say('medina-holds-merchant');
  if (letter === 'W') return say('medina-holds-well');
  const palace = palaceAt(view, place.key);
  if (palace) return palaceContent(palace, letter === 's', telling);
  return view.well_cells.includes(place.key) ? say('medina-empty-well') : say('medina-empty');
}

function palaceContent(palace: Palace, stable: boolean, telling: Telling): string {
  const details = {
    colour: palace.colour,
    size: palace.buildings.length + palace.stables.length,
    owner: ownerWord(palace.owner),
    ...called(palace.owner, telling.seats),
  };
  return stable ? telling.say('medina-holds-stable', details) : telling.say('medina-holds-building', details);
}

function towerContent(place: Extract<Place, { at: 'tower' }>, { view, seats, say }: Telling): string {
  const tower = towerAt(place.corner, view);
  return say('medina-tower-tile', {
    owner: ownerWord(tower?.holder ?? null),
    ...called(tower?.holder ?? null, seats),
    merchants: tower?.merchants ?? 0,
  });
}

function ownerWord(owner: Owner): 'none' | 'neutral' | 'seat' {
  if (owner === null) return 'none';
  return owner === 'neutral' ? 'neutral' : 'seat';
}

/** An action before anybody has said what it does: the piece and its place. */
export function plannedWords(action: string, view: MedinaView, say: Say): string {
  if (action === 'tea') return say('medina-take-tea');
  const aim = aimOf(action, view);
  if (aim === null) return action;
  const [side, cell] = aim.key.startsWith('wall ') ? [aim.key[5]!, aim.key.slice(6)] : [null, aim.key];
  return side === null ? `${say(`medina-piece-${aim.kind}`)} ${cell}` : say('medina-wall-place', { side, cell });
}

/** What can be said of a place right now, a sentence each: new, counted, legal, chosen, refused. */
export function stateOf(place: Place, standing: Standing, telling: Telling): string[] {
  const { say } = telling;
  const state: string[] = [];
  if (standing.fresh) state.push(say('medina-is-new'));
  if (standing.figure) state.push(say('medina-counts', { points: standing.figure }));
  if (standing.offer) {
    const changes = changesOf(standing.offer.changes, telling);
    state.push(standing.chosen ? say('medina-is-chosen', { changes }) : say('medina-is-legal', { changes, told: standing.told ? 'yes' : 'no' }));
  } else if (standing.picked && place.at !== 'tower') {
    state.push(say('medina-not-legal'));
  }
  return state;
}

/** "You +3, Leïla −1", that nobody's score changes, or that the server still counts. */
function changesOf(changes: readonly number[], { seats, say }: Telling): string {
  if (changes.length === 0) return say('medina-change-unknown');
  const told = changes.flatMap((amount, index) =>
    amount === 0 ? [] : [`${nameOf(index + 1, seats)} ${signed(amount)}`],
  );
  return told.length > 0 ? told.join(', ') : say('medina-no-change');
}
