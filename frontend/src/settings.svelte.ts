/** What a person set for this browser; kept in its local storage. */
import { keep, onElsewhere, recall } from './storage.svelte';

export type Language = 'en' | 'fr';
type Theme = 'system' | 'light' | 'dark';
type Motion = 'system' | 'reduced';
/** Where the figures on a board are shown: everywhere, where one points or has chosen, or nowhere. */
export type Figures = 'always' | 'pointed' | 'never';
/** Milliseconds from the beginning of one turn of others to that of the next. */
export const PACES = { slow: 4000, normal: 2000, fast: 500, once: 0 } as const;
export type Pace = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as Pace[];
export const LANGUAGES: readonly Language[] = ['en', 'fr'];
export const FIGURES: readonly Figures[] = ['always', 'pointed', 'never'];
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

interface Stored {
  language: Language;
  theme: Theme;
  motion: Motion;
  letters: boolean;
  pace: Pace;
  figures: Figures;
  /** Whether it was said once what the figures are worth. */
  figuresTold: boolean;
  name: string;
  /** Whether nobody here wants to hear what others say. */
  muted: boolean;
  /** Whether a notification says that it is one's turn where the page is not seen. */
  notifies: boolean;
}

/** Letters the server takes for a name. */
const LONGEST_NAME = 40;
const PLACE = 'zellige.settings';

function spoken(): Language {
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

function oneOf<Value>(value: unknown, known: readonly Value[], otherwise: Value): Value {
  return known.find((one) => one === value) ?? otherwise;
}

function read(): Stored {
  const found = (recall(PLACE) ?? {}) as Partial<Record<keyof Stored, unknown>>;
  return {
    language: oneOf(found.language, LANGUAGES, spoken()),
    theme: oneOf(found.theme, THEMES, 'system'),
    motion: oneOf<Motion>(found.motion, ['system', 'reduced'], 'system'),
    letters: oneOf(found.letters, [true, false], true),
    pace: oneOf(found.pace, PACE_NAMES, 'normal'),
    figures: oneOf(found.figures, FIGURES, 'always'),
    figuresTold: found.figuresTold === true,
    name: typeof found.name === 'string' ? found.name.slice(0, LONGEST_NAME) : '',
    muted: found.muted === true,
    notifies: found.notifies === true,
  };
}

export const settings = $state<Stored>(read());
onElsewhere(PLACE, () => Object.assign(settings, read()));

const darkScreen = matchMedia('(prefers-color-scheme: dark)');
const system = $state({ dark: darkScreen.matches });
darkScreen.addEventListener('change', (event) => (system.dark = event.matches));

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'system' && system.dark);
}

/** Writes the settings down, beside what another version may have set, and puts them on the page; called inside an effect. */
export function applySettings(): void {
  const before = recall(PLACE);
  keep(PLACE, { ...(typeof before === 'object' ? before : null), ...$state.snapshot(settings) });
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset['theme'] = isDark() ? 'dark' : 'light';
  if (settings.motion === 'reduced') root.dataset['motion'] = 'reduced';
  else delete root.dataset['motion'];
}
