import { describe, expect, it } from 'vitest';
import { buttons, hand, seatNote } from './hand';
import { ACTIONS, sampleCity } from './sample';

const say = (id: string, params?: Record<string, string | number>): string =>
  params ? `${id} ${Object.values(params).join(' ')}` : id;

describe('the tray', () => {
  it('holds the nine kinds and tea in a fixed order, the empty ones too', () => {
    const slots = hand(sampleCity(), 1, ACTIONS, say);
    expect(slots.map((slot) => slot.kind)).toEqual([
      'orange', 'brown', 'grey', 'violet', 'stable', 'merchant', 'wall', 'roof', 'neutral', 'tea',
    ]);
    expect(slots.map((slot) => slot.count)).toEqual([3, 1, 0, 5, 1, 3, 7, 2, 0, 1]);
  });

  it('enables what some legal action places', () => {
    const enabled = hand(sampleCity(), 1, ACTIONS, say).filter((slot) => slot.enabled);
    expect(enabled.map((slot) => slot.kind)).toEqual(['violet', 'stable', 'merchant', 'wall', 'roof', 'neutral', 'tea']);
    expect(hand(sampleCity(), 1, [], say).some((slot) => slot.enabled)).toBe(false);
  });

  it('has no neutral roofs with four seats', () => {
    const [one] = sampleCity().hands;
    const four = sampleCity({ hands: [one!, one!, one!, one!] });
    expect(hand(four, 1, ACTIONS, say).map((slot) => slot.kind)).not.toContain('neutral');
  });

  it('counts pieces without tea, and offers tea beside the prompt', () => {
    expect(seatNote(sampleCity(), 1, say)).toBe('medina-pieces-left 22');
    expect(buttons(sampleCity(), say)).toEqual([{ action: 'tea', icon: 'tea', label: 'medina-take-tea' }]);
  });
});
