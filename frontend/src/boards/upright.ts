import { MediaQuery } from 'svelte/reactivity';

/** Whether the screen is narrow and held upright: a wide board is drawn a quarter turn round then. */
export const upright = new MediaQuery('(max-width: 700px) and (orientation: portrait)');
