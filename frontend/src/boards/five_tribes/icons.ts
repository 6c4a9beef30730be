/** Names of the symbols drawn in icons.svg; the tests keep the list and the file equal. */
export const ICONS = [
  'tribe-vizier', 'tribe-elder', 'tribe-merchant', 'tribe-builder', 'tribe-assassin', 'tribe-elder-fr', 'camel',
  'palm', 'palace', 'ft-village', 'ft-sacred', 'ft-smarket', 'ft-lmarket', 'ft-oasis', 'good-ivory',
  'good-jewels', 'good-gold', 'good-papyrus', 'good-silk', 'good-spice', 'good-fish', 'good-wheat',
  'good-pottery', 'good-fakir', 'djinn', 'coin', 'bid-pawn',
] as const;

type OwnIcon = (typeof ICONS)[number];

declare module '../../art/names' {
  interface BoardIcons {
    five_tribes: OwnIcon;
  }
}
