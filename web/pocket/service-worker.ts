// These types are the part of a service worker's scope that is used here, because TypeScript's library of it conflicts with
// the page's.
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
/** The server's notice of a new review, in the form that Safari shows by itself. */
type Notice = { title: string; body: string; navigate: string };

/** The files that pocket mode needs. The build inserts the list. */
declare const FILES: readonly string[];
/** A version that changes with the contents of these files, and with what pocket mode says. */
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

// The page and its files come from the device first. A bare fetch() passes on what the device lacks; calls and everything
// else go to the network without the service worker.
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = request.mode === "navigate" ? "/pocket" : new URL(request.url).pathname;
  if (request.method !== "GET" || !FILES.includes(path)) return;
  event.respondWith(caches.match(path, { cacheName: NAME }).then((kept) => kept ?? fetch(request)));
});

async function show({ title, body, navigate }: Notice): Promise<void> {
  // The tag makes a newer review's notice replace the last one.
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
