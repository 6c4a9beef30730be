import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import english from './en.ftl?raw';
import french from './fr.ftl?raw';
import { buttons, hand, seatNote } from './hand';
import Icon from './Icon.svelte';
import icons from './icons.svg?raw';
import Panel from './Panel.svelte';
import type { MedinaView } from './view';
import { plannedWords } from './words';

const medina: BoardModule<MedinaView> = {
  Board,
  Icon,
  Panel,
  hand,
  buttons,
  keys: { digits: 'key-digits' },
  seatNote,
  colours: (say) => [say('medina-colour-blue'), say('medina-colour-red'), say('medina-colour-green'), say('medina-colour-yellow')],
  premove: { words: plannedWords },
  help: (say) => say('medina-help'),
  icons,
  locale: { en: english, fr: french },
};

export default medina;
