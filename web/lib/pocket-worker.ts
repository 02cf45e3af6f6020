/** The one service worker. It keeps pocket mode on the device and shows notices; its scope excludes all other pages. */
const WORKER = { url: "/pocket-worker.js", scope: "/pocket" };

/** Registers the service worker. Throws what the browser throws. */
export const registerPocketWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(WORKER.url, { scope: WORKER.scope });

/** Finds the service worker's registration on this device; undefined without one. */
export const pocketWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(WORKER.scope);

/** Waits until a new service worker has been installed. Throws when it could not be. */
export async function activation({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  if (!worker) throw new Error("no service worker");
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === "activated") resolve();
      if (worker.state === "redundant") reject(new Error("the service worker was not installed"));
    };
    worker.addEventListener("statechange", look);
    look();
  });
}
