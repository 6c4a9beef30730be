/** Names of the symbols drawn in icons.svg; the tests keep the list and the file equal. */
export const ICONS = [
  'land-oasis', 'tile-oasis', 'land-caravan', 'tile-caravan', 'land-market', 'tile-market', 'land-palace',
  'tile-palace', 'fx-genie', 'fx-marteline', 'fx-stall', 'fx-moon', 'fx-ruby', 'fx-jar', 'fx-arrow', 'al-spice',
  'al-leather', 'al-carpet', 'al-pottery', 'mosaic-a', 'ruby-token', 'character', 'objective',
] as const;

type OwnIcon = (typeof ICONS)[number];

declare module '../../art/names' {
  interface BoardIcons {
    almadi: OwnIcon;
  }
}
