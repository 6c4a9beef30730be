// Shows the notifications of pages that may not do so themselves. It keeps nothing and answers for no page.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const page = pages.find(({ url }) => url === notification.data) ?? pages[0];
      return page === undefined ? self.clients.openWindow(notification.data) : page.focus();
    }),
  );
});
