import type { CardArt } from '../card';
import icons from './icons.svg?raw';
import Scene from './Scene.svelte';

const card: CardArt = {
  tips: 8,
  glaze: { star: '#B5562F', heart: '#E0A93B', between: '#1F4380', ground: '#F1E6CF', joint: '#F6EEDD' },
  stone: '#B5562F',
  corner: '#1F4380',
  jamb: '#E8D3AE',
  sky: ['#E9B27C', '#F7E2BD'],
  Scene,
  icons,
};

export default card;
