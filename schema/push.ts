import * as z from "zod/mini";
import { parseUrl } from "./parse-url.ts";

/**
 * The hosts of the push services of Google, Mozilla, Apple and Microsoft. Only these are allowed, because this server
 * sends requests to an endpoint.
 */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  // Of Chromium without Google's keys, as Linux distributions build it
  /^jmt17\.google\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
];

function isPushService(text: string): boolean {
  const url = parseUrl(text);
  if (!url) return false;
  const { protocol, hostname, port, username, password } = url;
  const isPlain = protocol === "https:" && port === "" && username === "" && password === "";
  return isPlain && SERVICES.some((service) => service.test(hostname));
}

const ENDPOINT_MESSAGE = "This browser's push service isn't known here";
const endpoint = z
  .string(ENDPOINT_MESSAGE)
  .check(z.maxLength(1000, ENDPOINT_MESSAGE), z.refine(isPushService, ENDPOINT_MESSAGE));

/** Returns the rule of a key of so many bytes in base64url. */
const keyRule = (bytes: number) => {
  const letters = Math.ceil((bytes * 4) / 3);
  return z.string("Invalid input").check(z.regex(new RegExp(`^[\\w-]{${letters}}=*$`), "Invalid input"));
};

/** PUT /api/push: the fields of a browser's PushSubscription. */
export const pushSubscriptionSchema = z.object({
  endpoint,
  // By RFC 8291, section 3: an uncompressed point of P-256, and 16 random bytes.
  keys: z.object({ p256dh: keyRule(65), auth: keyRule(16) }),
});

/** DELETE /api/push */
export const pushEndpointSchema = z.object({ endpoint });

export type PushSubscriptionValues = z.output<typeof pushSubscriptionSchema>;

/** GET /api/push */
export type PushState = {
  /** this server's key in base64url; null where it sends no notices */
  publicKey: string | null;
  /** whether a guest has left a review: before that no one is asked to allow notices */
  hasReviews: boolean;
};
