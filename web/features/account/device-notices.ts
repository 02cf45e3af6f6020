import { activation, pocketWorker, registerPocketWorker } from "#web/lib/pocket-worker.ts";
import { addPushSubscription, removePushSubscription } from "./mutations.ts";

/** Whether this browser can be told of something while the page is closed. An iPhone can from the home screen only. */
export const canNotify = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The person said no to the browser's question, now or earlier. */
export class NoticesRefused extends Error {}

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await (await pocketWorker())?.pushManager.getSubscription()) ?? null;

/** Whether this device is told of new reviews, as far as the browser knows. */
export const isNotifying = async (): Promise<boolean> =>
  Notification.permission === "granted" && (await subscriptionHere()) !== null;

/** Has this device told of new reviews from now on. Throws NoticesRefused, and what calls throw. */
export async function startNotices(publicKey: string): Promise<void> {
  // Asked first: Safari wants it right after the tap.
  if ((await Notification.requestPermission()) !== "granted") throw new NoticesRefused();
  const registration = await registerPocketWorker();
  await activation(registration);
  const { pushManager } = registration;
  // One that was made for another key of the server is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = made.toJSON();
  await addPushSubscription({
    endpoint: endpoint ?? "",
    keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
  });
}

/** Has this device told of nothing more. Throws what calls throw. */
export async function stopNotices(): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  await removePushSubscription(subscription.endpoint);
  await subscription.unsubscribe();
}
