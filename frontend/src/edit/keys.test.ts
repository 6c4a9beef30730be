import { expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { ERASER, type Editor } from './editor.svelte';
import { layingKeys } from './keys';

const brushes = [{ id: 'stone', group: '', label: '', icon: '', key: '1' }, { id: 'tree', group: '', label: '', icon: '', key: '2' }];

function pressed(key: string, how: KeyboardEventInit = {}, on = document.createElement('div') as HTMLElement) {
  const heard = { undo: vi.fn(), choose: vi.fn(), leave: vi.fn() };
  const keys = layingKeys({ editor: () => ({ brush: 'tree' }) as Editor, brushes: () => brushes, ...heard });
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...how });
  document.body.append(on);
  on.addEventListener('keydown', keys, { once: true });
  on.dispatchEvent(event);
  on.remove();
  return { ...heard, took: event.defaultPrevented };
}

it('choose the piece of a key, put it down by the same, and take away by nought', () => {
  settings.letters = true;
  expect(pressed('1').choose).toHaveBeenCalledWith('stone');
  expect(pressed('2').choose).toHaveBeenCalledWith(null);
  expect(pressed('0').choose).toHaveBeenCalledWith(ERASER);
  expect(pressed('3')).toMatchObject({ took: false });
});

it('take back and bring back, and leave what is chosen', () => {
  settings.letters = true;
  expect(pressed('u').undo).toHaveBeenCalledWith(false);
  expect(pressed('U', { shiftKey: true }).undo).toHaveBeenCalledWith(true);
  const left = pressed('Escape');
  expect([left.leave.mock.calls.length, left.took]).toEqual([1, false]);
});

it('are nothing in a field, with other keys held, or where letters are off', () => {
  settings.letters = true;
  expect(pressed('1', {}, document.createElement('input')).took).toBe(false);
  expect(pressed('u', { ctrlKey: true }).took).toBe(false);
  settings.letters = false;
  const off = pressed('u');
  expect([off.undo.mock.calls.length, off.took]).toEqual([0, false]);
  settings.letters = true;
});
