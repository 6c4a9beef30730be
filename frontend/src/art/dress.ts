/**
 * The whole page in the colours of a game, and of who plays it: `colours` says by seat which of the game's it has, from 1.
 * Drawings name a seat (`data-seat`), never a colour, so nothing else has to know. Returns what undoes it.
 */
export function dress(board: string, colours: readonly number[]): () => void {
  const { dataset, style } = document.documentElement;
  const worn = colours.flatMap((colour, index) =>
    colour === index + 1 ? [] : ['seat', 'on-seat', 'line'].map((part) => [`--worn-${part}-${index + 1}`, `var(--${part}-${colour})`] as const),
  );
  dataset['board'] = board;
  for (const [name, value] of worn) style.setProperty(name, value);
  return () => {
    delete dataset['board'];
    for (const [name] of worn) style.removeProperty(name);
  };
}
