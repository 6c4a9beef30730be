/** The picture of a game on the start page: boards/GAME/card.ts exports one; a game without it gets a plain arch. */
import type { Component } from 'svelte';
import type { Glaze } from '../art/girih';
import { joinIcons } from '../art/sprite.svelte';

export interface CardArt {
  /** Tips of the stars around the arch. */
  tips: 8 | 10 | 12;
  glaze: Glaze;
  /** Arch stones and corner stars, and the jambs. */
  stone: string;
  corner: string;
  jamb: string;
  /** Sky from top to horizon. */
  sky: readonly [string, string];
  /** What stands under the arch, drawn in a view of 134..314 by 50..240. */
  Scene: Component | null;
  /** The board's icons, where the scene is drawn with them. */
  icons?: string;
}

const found = import.meta.glob<CardArt>('./*/card.ts', { import: 'default' });

const PLAIN: CardArt = {
  tips: 12,
  glaze: { star: '#1F4380', heart: '#E0A93B', between: '#17643F', ground: '#F1E6CF', joint: '#F6EEDD' },
  stone: '#0B5C63',
  corner: '#8C1D33',
  jamb: '#D9E9E4',
  sky: ['#123E44', '#4FA79A'],
  Scene: null,
};

export async function loadCard(board: string): Promise<CardArt> {
  const art = (await found[`./${board}/card.ts`]?.()) ?? PLAIN;
  if (art.icons !== undefined) joinIcons(art.icons);
  return art;
}
