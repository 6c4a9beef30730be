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

/** Letters and marks that turn the line around them. */
const TURNING = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A text from outside as it stands inside a sentence: it turns nothing around but itself (as the server does). */
export function isolated(text: string): string {
  return TURNING.test(text) ? `\u2068${text}\u2069` : text;
}

/** An interface word or sentence; reading it inside a component follows the language. */
export const say: Say = (id, params) => {
  const words = bundles[settings.language];
  const message = words.getMessage(id);
  if (message?.value === null || message?.value === undefined) throw new Error(`there is no word "${id}"`);
  if (params === undefined) return words.formatPattern(message.value);
  const said = Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]);
  return words.formatPattern(message.value, Object.fromEntries(said));
};

/** "a, b and c" in the language that is set. */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(parts);
}
