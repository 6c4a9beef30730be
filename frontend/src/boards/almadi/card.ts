import type { CardArt } from '../card';
import icons from './icons.svg?raw';
import Scene from './Scene.svelte';

const card: CardArt = {
  tips: 12,
  glaze: { star: '#1B7058', heart: '#E0A93B', between: '#8C1D33', ground: '#F1E6CF', joint: '#F6EEDD' },
  stone: '#1B7058',
  corner: '#8C1D33',
  jamb: '#DDE8D8',
  sky: ['#123E44', '#3E8E86'],
  Scene,
  icons,
};

export default card;
