/** Pieces that came onto the board since the view before: they settle into place. */
import { builtWalls, cityKey, type MedinaView } from './view';

/** More news than this is a jump to another moment, and a jump does not move pieces. */
const MOST_ARRIVALS = 6;

function pieces(view: MedinaView): Set<string> {
  const found = new Set(builtWalls(view).map((wall) => wall.key));
  view.board.forEach((line, row) => {
    [...line].forEach((letter, column) => {
      if (letter !== '.') found.add(cityKey(column, row));
    });
  });
  for (const palace of view.palaces) if (palace.roof) found.add(`roof ${palace.roof}`);
  return found;
}

/** A function that is told every view in turn and answers with the keys of what is new in it. */
export function arrivalWatch(): (view: MedinaView) => ReadonlySet<string> {
  let seen: Set<string> | null = null;
  let lastView: MedinaView | null = null;
  let answer: ReadonlySet<string> = new Set();
  return (view) => {
    if (view === lastView) return answer;
    const now = pieces(view);
    const before = seen;
    const news = before ? [...now].filter((key) => !before.has(key)) : [];
    [seen, lastView, answer] = [now, view, new Set(news.length <= MOST_ARRIVALS ? news : [])];
    return answer;
  };
}
