/** What a board is given where one only looks at it: in a picture, and under hands that lay pieces on it. */
import type { BoardProps, Marks, SeatInfo } from './contract';

const nothing = (): void => {};

/** Nothing is offered, chosen or asked. */
export const ONLY_SHOWN = {
  decider: null, actions: [], first: [], plan: [], way: [], kind: null, chosen: null, refused: null, quarterTurn: false, still: false,
  onchoose: nothing, onplan: nothing, onwhy: nothing, onkind: nothing,
} satisfies Partial<BoardProps>;

export const UNMARKED: Marks = { veil: false, lit: [], good: [], bad: [], fresh: [] };

/** People of these names; `mine`: at this screen. */
export function peopleNamed(names: readonly string[], mine: boolean): SeatInfo[] {
  return names.map((name, index) => ({
    seat: index + 1, name, kind: 'person', player: null, player_label: null, mine, own: mine, open: false, stands_in: false, may: [],
  }));
}
