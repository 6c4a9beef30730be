/** Names of the symbols drawn in icons.svg; the tests keep the list and the file equal. */
export const ICONS = [
  'roof-orange', 'roof-brown', 'roof-grey', 'roof-violet', 'bldg-orange', 'bldg-brown', 'bldg-grey',
  'bldg-violet', 'stable', 'merchant', 'wall', 'tower', 'tower-plan', 'well', 'roof-marker', 'roof-neutral',
  'tea', 'med-tile-tower', 'med-tile-palace', 'palace-front',
] as const;

type OwnIcon = (typeof ICONS)[number];

declare module '../../art/names' {
  interface BoardIcons {
    medina: OwnIcon;
  }
}
