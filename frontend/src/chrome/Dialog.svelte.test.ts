import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import Dialog from './Dialog.svelte';

const children = createRawSnippet(() => ({ render: () => '<p></p>' }));
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

it('may be told that it is closed after it has left the page', async () => {
  const shown = mount(Dialog, { target: document.body, props: { open: true, title: 'A drawer', children } });
  flushSync();
  const dialog = document.querySelector('dialog')!;
  expect(dialog.open).toBe(true);
  await unmount(shown);
  const heard: string[] = [];
  addEventListener('error', (event) => heard.push(event.message), { once: true });
  dialog.dispatchEvent(new Event('close'));
  expect(heard).toEqual([]);
});

it('opens again at once after Escape, before the browser has said that it is closed', () => {
  const props = $state({ open: true });
  const shown = mount(Dialog, {
    target: document.body,
    props: {
      title: 'A move',
      children,
      get open() {
        return props.open;
      },
      set open(value: boolean) {
        props.open = value;
      },
    },
  });
  flushSync();
  const dialog = document.querySelector('dialog')!;
  dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  flushSync();
  expect(dialog.open).toBe(false);
  props.open = true;
  flushSync();
  dialog.dispatchEvent(new Event('close'));
  flushSync();
  expect(dialog.open).toBe(true);
  void unmount(shown);
});
