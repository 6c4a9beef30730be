/** What somebody may have meant. */
const SHOWN = 3;

/** The legal actions that are most like a text: in the same words at the same places, then in how they begin. */
export function alike(text: string, legal: readonly string[]): string[] {
  const words = text.split(' ');
  const likeness = (action: string): number => {
    const same = action.split(' ').filter((word, place) => word === words[place]).length;
    const parting = [...action].findIndex((letter, place) => letter !== text[place]);
    return same * 100 + (parting < 0 ? action.length : parting);
  };
  return legal.toSorted((one, other) => likeness(other) - likeness(one)).slice(0, SHOWN);
}
