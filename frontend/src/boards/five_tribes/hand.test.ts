import { describe, expect, it } from 'vitest';
import { secret } from './hand';
import { player, sampleTable } from './sample';

const view = sampleTable({ players: [player({ cards: ['silk'], card_count: 1 }), player({ coins: null, hidden_cards: 2, card_count: 2 })] });
const say = (id: string, params?: Record<string, string | number>): string => [id, ...Object.values(params ?? {})].join(' ');

describe('what a number of the score leaves out', () => {
  it('is nothing where everything is known', () => {
    for (const column of ['coins', 'merchandise', 'tiles', null]) expect(secret(view, 1, column, say)).toBe('');
  });

  it('is coins that lie face down and cards that nobody saw arrive', () => {
    expect(secret(view, 2, 'coins', say)).toBe('five_tribes-coins-secret');
    expect(secret(view, 2, 'merchandise', say)).toBe('five_tribes-cards-secret 2');
    expect(secret(view, 2, 'tiles', say)).toBe('');
  });

  it('is both in the total', () => {
    expect(secret(view, 2, null, say)).toBe('five_tribes-coins-secret, five_tribes-cards-secret 2');
  });
});
