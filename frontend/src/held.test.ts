import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearPresses } from './held';

const heard = vi.fn();
let deafen: () => void;

/** Whether a key that is held down on an element is heard, and does what it does by itself. */
function held(key: string, tag: string): { heard: boolean; done: boolean } {
  const element = document.body.appendChild(document.createElement(tag));
  const press = (repeat: boolean): boolean =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }));
  expect(press(false)).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
  const done = press(true);
  return { heard: heard.mock.calls.length === 2, done };
}

beforeEach(() => {
  deafen = hearPresses(window);
  document.addEventListener('keydown', heard);
});

afterEach(() => {
  deafen();
  document.removeEventListener('keydown', heard);
  heard.mockReset();
  document.body.replaceChildren();
});

it.each(['u', 'r', 'Enter', ' ', 'Escape', '1', '.'])('hears %s once, however long it is held', (key) => {
  expect(held(key, 'button')).toEqual({ heard: false, done: false });
});

it.each(['ArrowLeft', 'PageDown', 'Home', 'Tab'])('lets %s go on moving', (key) => {
  expect(held(key, 'button')).toEqual({ heard: true, done: true });
});

it.each(['input', 'textarea'])('lets a letter go on in a %s', (tag) => {
  expect(held('u', tag)).toEqual({ heard: true, done: true });
});

it('sends what was written once, however long Enter is held', () => {
  expect(held('Enter', 'input')).toEqual({ heard: false, done: false });
});
