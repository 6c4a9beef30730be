/** Files that people bring: which of the two a file is, whatever door it came through. */

type Brought = 'record' | 'position';

/** A record begins with a line that says so; any other JSON may be a position. Null: it is neither. */
export function kindOf(text: string): Brought | null {
  const start = text.trimStart();
  if (formatOf(start.split('\n', 1)[0] ?? '')?.startsWith('zellige-record/')) return 'record';
  return formatOf(start) === null ? null : 'position';
}

/** The format an object in JSON names, '' where it names none; null for what is no such object. */
function formatOf(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return 'format' in value && typeof value.format === 'string' ? value.format : '';
  } catch {
    return null;
  }
}
