/** Actions, cells and cards in words: labels of buttons, and the accessible names of cells. */
import { signed } from '../../locale/figures';
import { called } from '../../protocol/seats';
import type { Say, SeatInfo } from '../contract';
import { changeFor } from '../offers';
import type { Offer } from './offers';
import { activeOn, GOODS, SIDES, onSide, placeOf, wokenBy, type AlmadiView, type Character, type Goods, type Landscape } from './view';

export interface Telling {
  view: AlmadiView;
  seats: readonly SeatInfo[];
  say: Say;
}

export function kindName(kind: string, say: Say): string {
  return say('almadi-kind', { kind });
}

export function effectName(effect: string, say: Say): string {
  return say('almadi-effect', { effect });
}

export function goodsText(goods: Goods, say: Say): string {
  return GOODS.flatMap((good) => (goods[good] ? [say('almadi-goods', { good, count: goods[good] })] : [])).join(', ');
}

/** A Landscape with its sides, clockwise from the top; active effects are said to be so. */
export function landscapeText(tile: Landscape, say: Say): string {
  const active = activeOn(tile);
  const sides = SIDES.flatMap((side) => {
    const what = onSide(tile, side);
    return what === null ? [] : [say('almadi-side', { side, what, active: active.includes(side) ? 'yes' : 'no' })];
  });
  return [kindName(tile.kind, say), goodsText(tile.goods ?? {}, say), ...sides].filter((part) => part !== '').join(', ');
}

function cellName(cell: string, say: Say): string {
  const [row, column] = placeOf(cell);
  return say('almadi-cell', { row, column });
}

/** Every Character in sight, by id. */
function characterOf(id: string, view: AlmadiView): Character | undefined {
  const realms = view.realms.flatMap((realm) => [...realm.recruited, ...realm.hand, ...realm.dealt]);
  return [...view.face_up, ...realms].find((one): one is Character => one?.id === id);
}

export function characterName(id: string, view: AlmadiView): string {
  return characterOf(id, view)?.name ?? id;
}

/** The effects an action would wake, in words; '' for none. */
function wakesText(offer: Offer, { view, say }: Pick<Telling, 'view' | 'say'>): string {
  const woken = wokenBy(view, offer).map(({ effect }) => effectName(effect, say));
  return woken.length === 0 ? '' : say('almadi-wakes', { what: woken.join(', ') });
}

function stallGoods(text: string): Goods {
  const found: Goods = {};
  for (const good of GOODS) {
    const count = new RegExp(`${good}(\\d+)`).exec(text)?.[1];
    if (count !== undefined) found[good] = Number(count);
  }
  return found;
}

/** What a button says that does an action. */
export function labelOf(action: string, telling: Telling): string {
  const { view, seats, say } = telling;
  const [verb = '', name = ''] = action.split(' ');
  switch (verb) {
    case 'marteline':
    case 'stall':
    case 'ruby':
      return say('almadi-do-effect', { effect: verb });
    case 'aladdin':
    case 'badroulboudour':
    case 'paribanou':
      return say('almadi-do-power', { power: verb });
    case 'ali':
      return say('almadi-do-ali');
    case 'done':
      return say('almadi-do-done');
    case 'pass':
      return say('almadi-do-pass');
    case 'start':
      return say('almadi-do-start', { start: name });
    case 'keep':
      return say('almadi-do-keep', { names: action.split(' ').slice(1).map((id) => characterName(id, view)).join(', ') });
    case 'recruit':
      return say('almadi-do-recruit', { name: characterName(name, view) });
    case 'zumurrud':
      return say('almadi-do-copy', { name: characterName(name, view) });
    case 'zaynab': {
      const [given = '', taken = ''] = name.split('>');
      return taken === 'stall'
        ? say('almadi-do-give-mosaic', { motif: given })
        : say('almadi-do-give-stall', { goods: goodsText(stallGoods(given), say) || '0' });
    }
    case 'moon': {
      const [id = '', holder = ''] = name.split('<seat');
      const goal = view.objectives.find((one) => one.id === id);
      const text = goal?.text ?? id;
      return holder === '' ? say('almadi-do-moon', { text }) : say('almadi-do-steal', { text, ...called(Number(holder), seats) });
    }
    default:
      return action;
  }
}

/** Where an action goes, for the button that confirms it; '' when only the sentence beside it says. */
export function targetOf(action: string, say: Say): string {
  const [verb = '', where = ''] = action.split(' ');
  if (verb === 'place') return where;
  if (verb === 'genie' || verb === 'hussain') return where.replace(/<?>/, verb === 'genie' ? '\u00a0→\u00a0' : '\u00a0↔\u00a0');
  if (['marteline', 'stall', 'ruby'].includes(verb)) return effectName(verb, say);
  return '';
}

/** What can be said of a cell right now. */
export interface Standing {
  tile: Landscape | undefined;
  /** The offer that reaches it. */
  target: Offer | undefined;
  decider: number | null;
  lifted: boolean;
  /** The best change of moving the Landscape that stands there; null where it cannot be lifted. */
  moves: number | null;
  chosen: boolean;
  /** Whether figures are shown at all. */
  told: boolean;
  counted: string | undefined;
  fresh: boolean;
}

/** The accessible name of a cell of a realm. */
export function cellText(at: string, standing: Standing, telling: Telling): string {
  const { say } = telling;
  const { tile, target, moves, counted } = standing;
  const parts = [cellName(at, say), tile === undefined ? say('almadi-empty') : landscapeText(tile, say)];
  if (target !== undefined) parts.push(changeText(standing.told ? changeFor(target, standing.decider) : null, say), wakesText(target, telling));
  else if (standing.lifted) parts.push(say('almadi-lifted'));
  else if (moves !== null) parts.push(say('almadi-can-move', { change: signed(moves), told: standing.told ? 'yes' : 'no' }));
  if (standing.chosen) parts.push(say('almadi-chosen'));
  if (counted !== undefined) parts.push(counted === '' ? say('almadi-counts') : say('almadi-counts-for', { points: counted }));
  if (standing.fresh) parts.push(say('almadi-fresh'));
  return parts.filter((part) => part !== '').join('. ');
}

function changeText(amount: number | null, say: Say): string {
  return amount === null ? say('almadi-can') : say('almadi-can-for', { change: signed(amount) });
}

/** An action before anybody has said what it does: the Landscape it takes. */
export function plannedWords(action: string, view: AlmadiView, say: Say): string {
  const [verb, space = ''] = action.split(' ');
  const tile = verb === 'take' ? tileOn(space, view) : null;
  return tile === null ? action : say('almadi-planned', { what: kindName(tile.kind, say), row: space[0]! });
}

/** Whether a Landscape that somebody means to take still lies there. */
export function isSame(action: string, then: AlmadiView, now: AlmadiView): boolean {
  const [verb, space = ''] = action.split(' ');
  return verb !== 'take' || JSON.stringify(tileOn(space, then)) === JSON.stringify(tileOn(space, now));
}

export function tileOn(space: string, view: AlmadiView): Landscape | null {
  return view.board[space] ?? null;
}

/** The accessible name of a space of the board. */
export function spaceText(space: string, now: { offer: Offer | undefined; chosen: boolean; doomed: boolean; planned: boolean }, { view, say }: Telling): string {
  const tile = tileOn(space, view) ?? (now.chosen ? view.hand?.tile : null) ?? null;
  const parts = [say('almadi-space', { row: space[0]! }), tile === null ? say('almadi-empty') : landscapeText(tile, say)];
  if (now.offer !== undefined && !(now.chosen && now.offer.verb === 'take')) parts.push(say(now.offer.verb === 'put' ? 'almadi-can-put' : 'almadi-can-take'));
  if (now.chosen) parts.push(say('almadi-chosen'));
  if (now.planned) parts.push(say('planned-here'));
  if (now.doomed) parts.push(say('almadi-doomed'));
  return parts.join('. ');
}
