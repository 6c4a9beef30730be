/** Names of the symbols drawn in icons.svg and patterns.svg; names.test.ts keeps the lists and the files equal. */
export const ICONS = [
  'seat-star', 'seat-crescent', 'seat-lozenge', 'seat-arch', 'seat-drop', 'seat-neutral', 'badge', 'mark',
  'ui-undo', 'ui-redo', 'ui-reset', 'ui-check', 'ui-close', 'ui-help', 'ui-settings', 'ui-sun', 'ui-moon',
  'ui-globe', 'ui-play', 'ui-pause', 'ui-prev', 'ui-next', 'ui-first', 'ui-last', 'ui-bot', 'ui-person',
  'ui-link', 'ui-seed', 'ui-book', 'ui-graph', 'ui-lock', 'ui-plus', 'ui-minus', 'ui-log', 'ui-people',
  'ui-eye', 'ui-speech', 'ui-score', 'ui-flag', 'ui-share', 'ui-clock', 'ui-info', 'ui-grid', 'ui-pen', 'medallion-8',
] as const;

export const PATTERNS = ['p-frieze', 'p-stucco'] as const;

/** The icons that the boards bring, by the board: each adds its own where it names them, in its icons.ts. */
export interface BoardIcons {}

export type IconName = (typeof ICONS)[number] | BoardIcons[keyof BoardIcons];
/** The icon called so among a board's own and those of every screen. */
export function iconCalled(name: string, own: readonly IconName[]): IconName | undefined {
  return [...own, ...ICONS].find((icon) => icon === name);
}

export type PatternName = (typeof PATTERNS)[number];
