import type { CardArt } from '../card';
import icons from './icons.svg?raw';
import Scene from './Scene.svelte';

const card: CardArt = {
  tips: 10,
  glaze: { star: '#24529C', heart: '#E0A93B', between: '#7EBFC3', ground: '#F1E6CF', joint: '#F6EEDD' },
  stone: '#24529C',
  corner: '#C8841A',
  jamb: '#C9D8EE',
  sky: ['#131F42', '#3C5B96'],
  Scene,
  icons,
};

export default card;
