/** What the guide to a game is asked for. */
import { readGuide } from '../protocol/http';
import type { Guide } from '../protocol/messages';
import { settings } from '../settings.svelte';

/** The section of all signs, and that of all names in both languages: every guide has them. */
export const SIGNS = 'signs';
export const GLOSSARY = 'glossary';

/** What can be asked about: a rule that refused, a rule or a column of the score. */
export const topicOf = (what: 'reason' | 'term' | 'column', name: string): string => `${what}-${name.replaceAll(/[ .]/g, '-')}`;

const read = new Map<string, Promise<Guide>>();

/** The guide to a game in the language that is set, fetched once. */
export function guideTo(game: string): Promise<Guide> {
  const name = `${settings.language} ${game}`;
  const found = read.get(name) ?? readGuide(game, settings.language);
  read.set(name, found);
  found.catch(() => read.delete(name));
  return found;
}
