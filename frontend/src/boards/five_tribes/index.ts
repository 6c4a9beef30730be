import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import './colours.css';
import english from './en.ftl?raw';
import french from './fr.ftl?raw';
import { buttons, seatNote, secret } from './hand';
import Icon from './Icon.svelte';
import icons from './icons.svg?raw';
import Panel from './Panel.svelte';
import { proposes } from './offers';
import type { FiveTribesView } from './view';
import { plannedWords, signOfDrawn, targetOf } from './words';

const fiveTribes: BoardModule<FiveTribesView> = {
  Board,
  Icon,
  Panel,
  buttons,
  keys: { digits: 'five_tribes-key-digits', end: 'key-end' },
  seatNote,
  colours: (say) => [say('five_tribes-colour-blue'), say('five_tribes-colour-pink'), say('five_tribes-colour-black'), say('five_tribes-colour-orange')],
  help: (say) => say('five_tribes-help'),
  secret,
  drawn: signOfDrawn,
  premove: { words: plannedWords, lays: (action) => action.startsWith('take ') },
  proposes,
  target: targetOf,
  flat: true,
  afterwards: (action, say) => (action === 'end' ? say('five_tribes-do-end') : ''),
  icons,
  locale: { en: english, fr: french },
};

export default fiveTribes;
