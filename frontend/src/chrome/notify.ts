/** Notifications of the system, for whoever looks elsewhere and has asked for them. */
import { settings } from '../settings.svelte';

/** Over plain HTTP from elsewhere, and in some browsers, there are none. */
export const notifiable = (): boolean => globalThis.isSecureContext && 'Notification' in globalThis;

/** Tells whoever has this page behind others, once; what comes later about the same table takes its place. */
export function notify(table: string, title: string): void {
  if (!settings.notifies || !document.hidden || !notifiable() || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { tag: table });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    void byWorker(table, title);
  }
}

/** Chrome on phones lets no page show any itself. */
async function byWorker(table: string, title: string): Promise<void> {
  await navigator.serviceWorker.register('./notify.js');
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { tag: table, data: location.href });
}
