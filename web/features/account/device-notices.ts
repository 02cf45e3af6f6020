import { activation, pocketWorker, registerPocketWorker } from "#web/lib/pocket-worker.ts";
import { addPushSubscription, removePushSubscription } from "./mutations.ts";

/** Returns whether this browser can show notices while the page is closed. An iPhone can from the home screen only. */
export const canNotify = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The person has refused notices in the browser, now or earlier. */
export class NoticesRefused extends Error {}

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await (await pocketWorker())?.pushManager.getSubscription()) ?? null;

/** The key of the id of the user who has turned notices on here: the next account on this device hasn't. */
const KEY = "notices-of";

function keepUser(userId: number): void {
  try {
    localStorage.setItem(KEY, String(userId));
  } catch (error) {
    console.warn(error);
  }
}
/** Returns whether another user has turned notices on here. Where storage is refused nobody knows. */
function isOfAnother(userId: number): boolean {
  try {
    return (localStorage.getItem(KEY) ?? String(userId)) !== String(userId);
  } catch (error) {
    console.warn(error);
    return false;
  }
}

const subscriptionOf = async (userId: number): Promise<PushSubscription | null> =>
  Notification.permission === "granted" && !isOfAnother(userId) ? subscriptionHere() : null;

/** Returns whether this device shows a user notices of new reviews, as far as the browser knows. */
export const isNotifying = async (userId: number): Promise<boolean> =>
  (await subscriptionOf(userId)) !== null;

/** Stores a subscription with this session: the server tells nobody whose session is over. */
async function store(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await addPushSubscription({
    endpoint: endpoint ?? "",
    keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
  });
}

/** Stores this device with the session of a user who has turned notices on in an earlier one. Throws what calls throw. */
export async function renewNotices(userId: number): Promise<void> {
  const subscription = await subscriptionOf(userId);
  if (subscription) await store(subscription);
}

/** Turns notices of new reviews on for this device and a user. Throws NoticesRefused, and what calls throw. */
export async function startNotices(publicKey: string, userId: number): Promise<void> {
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
  try {
    await store(subscription);
  } catch (error) {
    // The browser's is what the switch goes by: it must not look as if the server knew of it.
    await subscription.unsubscribe();
    throw error;
  }
  keepUser(userId);
}

/** Turns notices off for this device. Throws what calls throw. */
export async function stopNotices(): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  await removePushSubscription(subscription.endpoint);
  await subscription.unsubscribe();
}
