// Takes the offline shell off every tablet: put it in the place of sw.js (KILL_SERVICE_WORKER=1 does that). Pages that are
// open go on as they are; the next start comes from the server.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const end = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(end());
});
