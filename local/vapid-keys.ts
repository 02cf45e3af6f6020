import { generateKeyPairSync } from "node:crypto";

export type VapidKeys = { VAPID_PUBLIC_KEY: string; VAPID_PRIVATE_KEY: string };

/** Makes a pair that names a server to push services (RFC 8292): a point of P-256 uncompressed, and its secret, in base64url. */
export function makeVapidKeys(): VapidKeys {
  const {
    x = "",
    y = "",
    d = "",
  } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({
    format: "jwk",
  });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return { VAPID_PUBLIC_KEY: point.toString("base64url"), VAPID_PRIVATE_KEY: d };
}
