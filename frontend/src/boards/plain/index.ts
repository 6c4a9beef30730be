import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import Icon from './Icon.svelte';

export interface PlainView {
  /** The board as it stands on the screen, or its lines: each may be a message of the game. */
  text: string | string[];
  /** By seat, what its score leaves out because this browser may not know it, in words; '' for nothing. */
  secrets?: string[];
}

const plain: BoardModule<PlainView> = {
  Board,
  Icon,
  keys: { digits: 'plain-key-digits' },
  help: (say) => say('plain-help'),
  target: () => '',
  secret: (view, seat) => view.secrets?.[seat - 1] ?? '',
  locale: { en, fr },
};

export default plain;
