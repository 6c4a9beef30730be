import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { joinWords } from '../../../locale/language.svelte';
import english from './en.ftl?raw';
import french from './fr.ftl?raw';
import Stepper from './Stepper.svelte';

joinWords('box', { en: english, fr: french });

describe('a number with its buttons', () => {
  let shown: object;
  afterEach(() => unmount(shown));

  it('says at the field which numbers it takes, and what stays', () => {
    const onchange = vi.fn();
    shown = mount(Stepper, { target: document.body, props: { label: 'Points', value: 7, least: 1, most: 30, onchange } });
    const field = document.querySelector('input')!;
    const type = (text: string): void => {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      flushSync();
    };
    for (const text of ['99', '0', '-1', '2.5', '']) {
      type(text);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      const why = document.getElementById(field.getAttribute('aria-describedby')!);
      expect(why?.textContent).toBe('A whole number from 1 to 30, please; it stays 7.');
    }
    expect(onchange).not.toHaveBeenCalled();
    type('12');
    expect(onchange).toHaveBeenCalledExactlyOnceWith(12);
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(document.querySelector('[role=alert]')).toBeNull();
  });
});
