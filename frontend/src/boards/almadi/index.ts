import type { BoardModule, Say } from '../contract';
import Board from './Board.svelte';
import { ending } from './ending';
import english from './en.ftl?raw';
import french from './fr.ftl?raw';
import { buttons, seatNote } from './hand';
import Icon from './Icon.svelte';
import icons from './icons.svg?raw';
import { proposes } from './offers';
import Panel from './Panel.svelte';
import type { AlmadiView } from './view';
import { isSame, plannedWords, targetOf } from './words';

const almadi: BoardModule<AlmadiView> & { target: (action: string, say: Say) => string } = {
  Board,
  Icon,
  Panel,
  buttons,
  keys: { digits: 'almadi-key-digits', end: 'key-end' },
  seatNote,
  help: (say) => say('almadi-help'),
  turns: (view) => view.turns,
  ending,
  whole: true,
  begins: (action) => action.startsWith('take '),
  proposes,
  premove: { words: plannedWords, same: isSame },
  draws: async () => (await import('./beside/Draws.svelte')).default,
  target: targetOf,
  afterwards: (action, say) => (action === 'done' ? say('almadi-do-done') : targetOf(action, say)),
  icons,
  locale: { en: english, fr: french },
};

export default almadi;
