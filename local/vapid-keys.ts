import { createECDH } from "node:crypto";

export type VapidKeys = { VAPID_PUBLIC_KEY: string; VAPID_PRIVATE_KEY: string };

/** Returns a pair that names a server to push services (RFC 8292): a point of P-256 uncompressed, and its secret, in base64url. */
export function makeVapidKeys(): VapidKeys {
  const pair = createECDH("prime256v1");
  const point = pair.generateKeys("base64url");
  // OpenSSL leaves a secret's first zeros out.
  const secret = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { VAPID_PUBLIC_KEY: point, VAPID_PRIVATE_KEY: secret.toString("base64url") };
}
