import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import Dialog from './Dialog.svelte';

it('may be told that it is closed after it has left the page', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const children = createRawSnippet(() => ({ render: () => '<p></p>' }));
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
