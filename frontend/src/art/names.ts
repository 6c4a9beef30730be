/** Names of the symbols drawn in icons.svg and patterns.svg; names.test.ts keeps the lists and the files equal. */
export const ICONS = [
  'tribe-vizier', 'tribe-elder', 'tribe-merchant', 'tribe-builder', 'tribe-assassin', 'tribe-elder-fr', 'camel',
  'palm', 'palace', 'ft-village', 'ft-sacred', 'ft-smarket', 'ft-lmarket', 'ft-oasis', 'good-ivory', 'good-jewels',
  'good-gold', 'good-papyrus', 'good-silk', 'good-spice', 'good-fish', 'good-wheat', 'good-pottery', 'good-fakir',
  'djinn', 'coin', 'bid-pawn', 'roof-orange', 'roof-brown', 'roof-grey', 'roof-violet', 'wall-plan', 'bldg-orange',
  'bldg-brown', 'bldg-grey', 'bldg-violet', 'stable', 'merchant', 'wall', 'tower', 'tower-plan', 'well',
  'roof-marker', 'roof-neutral', 'tea', 'med-tile-tower', 'med-tile-palace', 'land-oasis', 'tile-oasis',
  'land-caravan', 'tile-caravan', 'land-market', 'tile-market', 'land-palace', 'tile-palace', 'fx-genie',
  'fx-marteline', 'fx-stall', 'fx-moon', 'fx-ruby', 'fx-jar', 'fx-arrow', 'al-spice', 'al-leather', 'al-carpet',
  'al-pottery', 'mosaic-a', 'mosaic-b', 'mosaic-c', 'mosaic-d', 'ruby-token', 'character', 'objective', 'seat-star',
  'seat-crescent', 'seat-lozenge', 'seat-arch', 'seat-drop', 'seat-neutral', 'badge', 'mark', 'ui-undo', 'ui-redo',
  'ui-reset', 'ui-check', 'ui-close', 'ui-help', 'ui-settings', 'ui-sun', 'ui-moon', 'ui-globe', 'ui-play',
  'ui-pause', 'ui-prev', 'ui-next', 'ui-first', 'ui-last', 'ui-down', 'ui-up', 'ui-bot', 'ui-person', 'ui-link',
  'ui-seed', 'ui-eye', 'ui-eye-off', 'ui-book', 'ui-graph', 'ui-lock', 'ui-plus', 'ui-minus', 'ui-menu', 'ui-log',
  'ui-people', 'ui-score', 'ui-bolt', 'ui-flag', 'ui-share', 'ui-search', 'ui-clock', 'ui-info', 'ui-grid',
  'al-niche', 'al-notch', 'al-bridge',
] as const;

export const PATTERNS = [
  'p-frieze', 'p-khatam', 'p-stucco', 'p-girih8', 'p-girih10', 'p-girih12', 'p-strap8', 'p-strap12', 'p-merlon',
  'p-chevron',
] as const;

export const MEDALLIONS = [
  'medallion-8', 'medallion-10', 'medallion-12',
] as const;

export type IconName = (typeof ICONS)[number];
export type PatternName = (typeof PATTERNS)[number];
export type MedallionName = (typeof MEDALLIONS)[number];
