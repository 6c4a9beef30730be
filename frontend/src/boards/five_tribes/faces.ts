/** What the djinns are about, by sign: how each is known among the others without a word. */
import type { ICONS } from './icons';

type Sign = (typeof ICONS)[number];

export const FACES: Record<string, readonly [Sign] | readonly [Sign, Sign]> = {
  al_amin: ['good-fakir'],
  anun_nak: ['tribe-merchant', 'tribe-builder'],
  baal: ['djinn', 'coin'],
  boaz: ['tribe-vizier', 'tribe-elder'],
  bouraq: ['ft-village', 'palace'],
  echidna: ['tribe-builder', 'coin'],
  enki: ['ft-oasis', 'palm'],
  hagis: ['palace', 'palace'],
  haurvatat: ['palm'],
  iblis: ['tribe-assassin', 'tribe-assassin'],
  jafaar: ['tribe-vizier'],
  kandicha: ['tribe-assassin', 'good-papyrus'],
  kumarbi: ['good-fakir', 'bid-pawn'],
  lamia: ['palm', 'palm'],
  leta: ['camel'],
  marid: ['camel', 'coin'],
  monkir: ['palace', 'coin'],
  nekir: ['tribe-assassin', 'coin'],
  shamhat: ['tribe-elder'],
  sibittis: ['djinn', 'djinn'],
  sloar: ['good-papyrus'],
  utug: ['camel', 'tribe-merchant'],
};
