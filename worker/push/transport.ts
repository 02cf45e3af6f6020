import { DAY, SECOND } from "#schema/durations.ts";
import type { Ctx } from "../context.ts";

/** Returns the keys that name this server to push services (RFC 8292); null where it sends no notices. */
export function vapidOf({ config }: Pick<Ctx, "config">) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, CONTACT_EMAIL, PUBLIC_ORIGIN } = config;
  if (!publicKey || !privateKey) return null;
  return { publicKey, privateKey, subject: CONTACT_EMAIL ? `mailto:${CONTACT_EMAIL}` : PUBLIC_ORIGIN };
}

/** The content of a notification. Locked screens show it, so no one's words are in it. */
export type Notice = { title: string; body: string; url: string };

/** `gone`: the device takes no notices any more; `refused`: no attempt will succeed; `later`: another may. */
type PushOutcome = "sent" | "gone" | "refused" | "later";

/** ms without a response after which an attempt has failed. */
const TIMEOUT_MS = 10_000;

const outcomeOf = (status: number): PushOutcome => {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status >= 400 && status < 500 && status !== 408 && status !== 429 ? "refused" : "later";
};

type Device = { endpoint: string; p256dh: string; auth: string };

/** Returns whether a key is a point of the curve. Nothing can be encrypted for a device with another one. */
async function isPoint(p256dh: string): Promise<boolean> {
  const point = Buffer.from(p256dh, "base64url");
  const imported = crypto.subtle.importKey("raw", point, { name: "ECDH", namedCurve: "P-256" }, false, []);
  return imported.then(
    () => true,
    () => false,
  );
}

/**
 * Encrypts a notice for one device (RFC 8291) and sends it to its push service. A service's failure is an outcome, not
 * an error.
 */
export async function sendPush(
  ctx: Ctx,
  { endpoint, p256dh, auth }: Device,
  { title, body, url }: Notice,
): Promise<{ outcome: PushOutcome; status: number }> {
  const vapid = vapidOf(ctx);
  if (!vapid) return { outcome: "later", status: 0 };
  if (!(await isPoint(p256dh))) return { outcome: "gone", status: 0 };
  // Safari shows this form without a script; our service worker reads the same form.
  const data = { web_push: 8030, notification: { title, body, navigate: url } };
  const { buildPushPayload } = await import("@block65/webcrypto-web-push");
  const request = await buildPushPayload(
    { data, options: { ttl: DAY / SECOND, urgency: "normal", topic: "reviews" } },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    vapid,
  );
  const { PUSH_API_BASE: standIn } = ctx.config;
  const address = standIn ? `${standIn}/push/${endpoint.slice("https://".length)}` : endpoint;
  const response = await fetch(address, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => undefined,
  );
  await response?.body?.cancel();
  const status = response?.status ?? 0;
  return { outcome: outcomeOf(status), status };
}
