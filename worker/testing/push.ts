import { env } from "cloudflare:workers";
import { inject } from "vitest";

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
};
const toBase64Url = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Builds the environment of a server for which this machine's stand-in takes the place of all push services. */
export const pushEnv = (): Env => Object.assign({ ...env }, { PUSH_API_BASE: inject("mailbox") });

const text = (value: string) => new TextEncoder().encode(value);
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

async function derive(secret: BufferSource, salt: BufferSource, info: BufferSource, bytes: number) {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const wanted = { name: "HKDF", hash: "SHA-256", salt, info };
  return new Uint8Array(await crypto.subtle.deriveBits(wanted, key, bytes * 8));
}

let count = 0;

/** Creates a browser's device: what it sends to the server, and how it reads a message (RFC 8188, RFC 8291). */
export async function makeDevice(host = "fcm.googleapis.com") {
  const pair = (await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, false, [
    "deriveBits",
  ])) as CryptoKeyPair;
  const publicKey = new Uint8Array((await crypto.subtle.exportKey("raw", pair.publicKey)) as ArrayBuffer);
  const auth = crypto.getRandomValues(new Uint8Array(16));
  const endpoint = `https://${host}/fcm/send/device-${Date.now()}-${++count}`;

  async function decrypt(base64: string): Promise<unknown> {
    const body = fromBase64Url(base64);
    const salt = body.slice(0, 16);
    const idLength = body[20] ?? 0;
    const sender = body.slice(21, 21 + idLength);
    const key = await crypto.subtle.importKey(
      "raw",
      sender,
      { name: "ECDH", namedCurve: "P-256" },
      false,
      [],
    );
    const shared = await crypto.subtle.deriveBits(
      { name: "ECDH", public: key } as unknown as SubtleCryptoDeriveKeyAlgorithm,
      pair.privateKey,
      256,
    );
    const input = await derive(shared, auth, joined(text("WebPush: info\0"), publicKey, sender), 32);
    const content = await derive(input, salt, text("Content-Encoding: aes128gcm\0"), 16);
    const iv = await derive(input, salt, text("Content-Encoding: nonce\0"), 12);
    const aes = await crypto.subtle.importKey("raw", content, "AES-GCM", false, ["decrypt"]);
    const plain = new Uint8Array(
      await crypto.subtle.decrypt({ name: "AES-GCM", iv }, aes, body.slice(21 + idLength)),
    );
    // A record ends with a 2 and zeros.
    return JSON.parse(new TextDecoder().decode(plain.slice(0, plain.lastIndexOf(2))));
  }

  const query = `endpoint=${encodeURIComponent(endpoint)}`;
  const received = async (): Promise<{ headers: Record<string, string>; body: string; status: number }[]> =>
    (await fetch(`${inject("mailbox")}/pushes?${query}`)).json();
  return {
    subscription: { endpoint, keys: { p256dh: toBase64Url(publicKey), auth: toBase64Url(auth) } },
    endpoint,
    received,
    /** lists the contents of its messages */
    messages: async () => Promise.all((await received()).map(({ body }) => decrypt(body))),
    /** makes the push service respond to the next messages with these statuses */
    respondNext: async (...statuses: number[]) => {
      await fetch(`${inject("mailbox")}/pushes/next`, {
        method: "POST",
        body: JSON.stringify({ endpoint, statuses }),
      });
    },
  };
}
