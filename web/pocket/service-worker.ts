/** The part of a service worker's scope that is used here: TypeScript's library for it can't stand beside the page's. */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Event & { request: Request; respondWith: (response: Promise<Response>) => void };
type Pushed = Lasting & { data: { json: () => { notification: Notice } } | null };
type Clicked = Lasting & { notification: Notification & { data: { navigate: string } } };
type Scope = {
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "push", listener: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Clicked) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; openWindow(url: string): Promise<unknown> };
  registration: ServiceWorkerRegistration;
  navigator: { setAppBadge?: () => Promise<void>; clearAppBadge?: () => Promise<void> };
};
/** What the server says of a new review, in the form that Safari shows by itself. */
type Notice = { title: string; body: string; navigate: string };

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

async function show({ title, body, navigate }: Notice): Promise<void> {
  // One at a time: a newer review's takes its place.
  const options = { body, tag: "reviews", icon: "/icons/192.png", data: { navigate } };
  await scope.registration.showNotification(title, options);
  await scope.navigator.setAppBadge?.();
}

async function open({ notification }: Clicked): Promise<void> {
  notification.close();
  await scope.navigator.clearAppBadge?.();
  await scope.clients.openWindow(notification.data.navigate);
}

scope.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json().notification));
});
scope.addEventListener("notificationclick", (event) => event.waitUntil(open(event)));
