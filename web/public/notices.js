// Tells of a turn also where no page is open. What comes says what is to be told about which game, and nothing else.

addEventListener('push', (event) => {
  event.waitUntil(told(event.data ? event.data.json() : {}));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(shown(event.notification.data.path));
});

async function told({ match, said }) {
  const path = `/table/${match}`;
  const windows = await at(path);
  if (windows.some((each) => each.visibilityState === 'visible')) return;
  await registration.showNotification(said, { tag: match, icon: '/icon-turn.svg', data: { path } });
}

async function shown(path) {
  const [first] = await at(path);
  await (first ? first.focus() : clients.openWindow(path));
}

async function at(path) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter((each) => new URL(each.url).pathname === path);
}
