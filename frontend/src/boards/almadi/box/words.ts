/** What an entry says, in words. */
import { joinIcons } from '../../../art/sprite.svelte';
import { joinWords, say } from '../../../locale/language.svelte';
import almadiEnglish from '../en.ftl?raw';
import almadiFrench from '../fr.ftl?raw';
import icons from '../icons.svg?raw';
import { goodsText, landscapeText } from '../words';
import english from './en.ftl?raw';
import french from './fr.ftl?raw';
import {
  asLandscape,
  EFFECTS,
  type AnyEntry,
  type CharacterEntry,
  type MosaicEntry,
  type ObjectiveEntry,
  type Section,
  type StallEntry,
  type StartEntry,
  type TileEntry,
} from './set';

joinWords('almadi', { en: almadiEnglish, fr: almadiFrench });
joinIcons(icons);
joinWords('box', { en: english, fr: french });

/** The key that types each effect, in the language that is set. */
export function effectLetters(): Record<string, string> {
  return Object.fromEntries(EFFECTS.map((effect) => [effect, say('box-letter', { effect })]));
}

/** "A Activation, G Genie, …" */
export function spelledLetters(): string {
  return EFFECTS.map((effect) => `${say('box-letter', { effect }).toUpperCase()} ${say('box-effect', { effect })}`).join(', ');
}

/** The name of an entry: a Character's own, else the name of the piece. */
export function entryName(entry: AnyEntry, labels: Record<string, string>, section: Section): string {
  return section === 'characters' ? (labels[entry.id] ?? entry.id) : entry.id;
}

/** Everything that stands on an entry. */
export function contentOf(section: Section, entry: AnyEntry, labels: Record<string, string>): string {
  switch (section) {
    case 'starts':
      return (entry as StartEntry).landscapes.map((piece) => landscapeText(asLandscape(piece), say)).join('; ');
    case 'objectives': {
      const { colour, points } = entry as ObjectiveEntry;
      return `${labels[entry.id] ?? ''}, ${say('box-colour-name', { colour })}, ${say('box-points')} ${points}`;
    }
    case 'characters':
      return `${say('box-cost')} ${(entry as CharacterEntry).cost}`;
    case 'stalls':
      return goodsText((entry as StallEntry).goods, say);
    case 'mosaics':
      return `${say('box-motif')} ${(entry as MosaicEntry).motif}`;
    default:
      return landscapeText(asLandscape(entry as TileEntry), say);
  }
}
