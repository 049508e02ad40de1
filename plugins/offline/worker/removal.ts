// What is served as the service worker while config/build/offline.ts says that there is none: it takes the place of the one
// that a browser may have, deletes what that has cached, and removes itself.

/// <reference lib="webworker" />

const leaving = self as unknown as ServiceWorkerGlobalScope;

leaving.addEventListener("install", () => void leaving.skipWaiting());
leaving.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await leaving.registration.unregister();
    })(),
  );
});
