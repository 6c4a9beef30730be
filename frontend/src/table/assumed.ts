/** What reading the position of a new table took for granted: said once, on the first page that shows the table. */
const untold = new Map<string, string[]>();

export function keepAssumed(table: string, sentences: string[]): void {
  if (sentences.length > 0) untold.set(table, sentences);
}

export function takeAssumed(table: string): string[] {
  const sentences = untold.get(table) ?? [];
  untold.delete(table);
  return sentences;
}
