/** The part of a service worker's scope that is used here: TypeScript's library for it can't stand beside the page's. */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Event & { request: Request; respondWith: (response: Promise<Response>) => void };
type Scope = {
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};

/** What pocket mode needs; the build puts the list in. */
declare const FILES: readonly string[];
/** Changes with the contents of these files. */
declare const VERSION: string;

const scope = self as unknown as Scope;
const NAME = `pocket-${VERSION}`;

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll([...FILES]);
  await scope.skipWaiting();
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));

// The page and its files come from the device first; calls and everything else are the network's.
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = request.mode === "navigate" ? "/pocket" : new URL(request.url).pathname;
  if (request.method !== "GET" || !FILES.includes(path)) return;
  event.respondWith(caches.match(path, { cacheName: NAME }).then((kept) => kept ?? fetch(request)));
});
