/** The symbols that stand in the page: the app's own, and those of a game as soon as one of its screens is opened. */
import icons from './icons.svg?raw';
import patterns from './patterns.svg?raw';

export const sprites = $state([icons, patterns]);

/** Adds the icons of a board, once. */
export function joinIcons(board: string): void {
  if (!sprites.includes(board)) sprites.push(board);
}
