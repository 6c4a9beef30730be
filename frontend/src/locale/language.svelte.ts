/** Interface words in the language that is set; a board's own words join when the board is loaded. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { type Language, LANGUAGES, settings } from '../settings.svelte';
import english from './en.ftl?raw';
import french from './fr.ftl?raw';

/** An interface word: a message id of the app's or a board's Fluent file, with its parameters. */
export type Say = (id: string, params?: Record<string, string | number>) => string;

function bundle(language: Language, text: string): FluentBundle {
  const words = new FluentBundle(language, { useIsolating: false });
  words.addResource(typeset(language, text));
  return words;
}

/** Words as their language sets them (as the server does): French signs of two parts and quotes stay on the line of their words. */
function typeset(language: Language, text: string): FluentResource {
  return new FluentResource(language === 'fr' ? text.replace(/(?<=\S) (?=[;:?!»])|(?<=«) /g, '\u00a0') : text);
}

const bundles: Record<Language, FluentBundle> = { en: bundle('en', english), fr: bundle('fr', french) };
const joined = new Set<string>();

/** Adds the words of a board, once. */
export function joinWords(board: string, words: Record<Language, string>): void {
  if (joined.has(board)) return;
  joined.add(board);
  for (const language of LANGUAGES) bundles[language].addResource(typeset(language, words[language]));
}

/** An interface word or sentence; reading it inside a component follows the language. */
export const say: Say = (id, params) => {
  const words = bundles[settings.language];
  const message = words.getMessage(id);
  if (message?.value === null || message?.value === undefined) throw new Error(`there is no word "${id}"`);
  return words.formatPattern(message.value, params);
};

/** "a, b and c" in the language that is set. */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(parts);
}
