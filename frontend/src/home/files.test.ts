import { describe, expect, it } from 'vitest';
import { kindOf } from './files';

describe('a file somebody brings', () => {
  const header = JSON.stringify({ format: 'zellige-record/1', game: 'nim', start: { format: 'zellige-position/1' } });

  it.each([
    ['a record', `${header}\n{"seat": 1, "action": "take 1"}\n`, 'record'],
    ['a record of which nothing was played, after blanks', `\n ${header}`, 'record'],
    ['a position on several lines', JSON.stringify({ format: 'zellige-position/1', game: 'nim' }, null, 2), 'position'],
    ['a position that names no format', '{"game": "nim"}', 'position'],
    ['a list', '[1]', null],
    ['lines of JSON that are no record', '{"a": 1}\n{"b": 2}', null],
    ['no JSON', 'hello', null],
  ])('is known by what it says: %s', (_, text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});
