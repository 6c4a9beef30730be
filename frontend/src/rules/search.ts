/** Finding words in what is written: case, accents and the kind of a space make no difference. */

/** A text as it is compared. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[‘’]/g, "'").toLowerCase().replaceAll('œ', 'oe').replaceAll(/\s+/g, ' ').trim();
}

/** Says whether texts hold every word of a question together. */
export function finder(question: string): (...texts: string[]) => boolean {
  const words = plain(question).split(' ');
  return (...texts) => {
    const text = plain(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
}
