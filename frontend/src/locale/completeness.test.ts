import { describe, expect, it } from 'vitest';
import { checkLocales } from '../../locale-check';

describe('interface words', () => {
  it('are complete in both languages: none missing, surplus, unknown or unreadable', () => {
    expect(checkLocales(process.cwd())).toEqual([]);
  });
});
