import type { PlainView } from '../../protocol/wire';
import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import Icon from './Icon.svelte';

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
