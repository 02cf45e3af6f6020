import { activation, pocketWorker, registerPocketWorker } from "#web/lib/pocket-worker.ts";
import { addPushSubscription, removePushSubscription } from "./mutations.ts";

/** Returns whether this browser can show notices while the page is closed. An iPhone can from the home screen only. */
export const canNotify = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The person has refused notices in the browser, now or earlier. */
export class NoticesRefused extends Error {}

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await (await pocketWorker())?.pushManager.getSubscription()) ?? null;

/** Returns whether this device shows notices of new reviews, as far as the browser knows. */
export const isNotifying = async (): Promise<boolean> =>
  Notification.permission === "granted" && (await subscriptionHere()) !== null;

/** Turns notices of new reviews on for this device. Throws NoticesRefused, and what calls throw. */
export async function startNotices(publicKey: string): Promise<void> {
  // The permission is asked for first, because Safari wants that right after the tap.
  if ((await Notification.requestPermission()) !== "granted") throw new NoticesRefused();
  const registration = await registerPocketWorker();
  await activation(registration);
  const { pushManager } = registration;
  // A subscription that was made for another key of the server doesn't work.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  await addPushSubscription({
    endpoint: endpoint ?? "",
    keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
  });
}

/** Turns notices off for this device. Throws what calls throw. */
export async function stopNotices(): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  await removePushSubscription(subscription.endpoint);
  await subscription.unsubscribe();
}
