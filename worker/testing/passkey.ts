import { isoCBOR } from "@simplewebauthn/server/helpers";
import { ORIGIN } from "./factories.ts";

// An authenticator by WebAuthn, with a real key. It returns what a browser would.

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const es256 = { name: "ECDSA", namedCurve: "P-256" };

const base64url = (bytes: Uint8Array | ArrayBuffer) =>
  Buffer.from(new Uint8Array(bytes)).toString("base64url");
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
const utf8 = (text: string) => new TextEncoder().encode(text);

/** Writes an integer of a signature in DER. */
function derInteger(bytes: Uint8Array): Buffer {
  const significant = bytes.subarray(bytes.findIndex((byte) => byte !== 0));
  const isNegative = ((significant[0] ?? 0) & 0x80) !== 0;
  const body = Buffer.concat([Buffer.alloc(isNegative ? 1 : 0), significant]);
  return Buffer.concat([Buffer.from([0x02, body.length]), body]);
}

type Options = { origin?: string; site?: string; isVerified?: boolean };

/** Creates an authenticator with one key. */
export async function makeAuthenticator() {
  const keys = (await crypto.subtle.generateKey(es256, true, ["sign", "verify"])) as CryptoKeyPair;
  const { x = "", y = "" } = (await crypto.subtle.exportKey("jwk", keys.publicKey)) as JsonWebKey;
  const id = crypto.getRandomValues(new Uint8Array(16));
  const credentialId = base64url(id);
  let counter = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    utf8(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = async (flags: number, site: string, more: Uint8Array = new Uint8Array()) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return new Uint8Array(Buffer.concat([await sha256(utf8(site)), Buffer.from([flags]), count, more]));
  };
  const flagsOf = (isVerified: boolean) => USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
  const publicKeyCredential = {
    id: credentialId,
    rawId: credentialId,
    type: "public-key",
    clientExtensionResults: {},
  };
  const host = new URL(ORIGIN).hostname;

  return {
    /** Sets the signature counter; 0 stays 0, as with synced passkeys. */
    setCounter: (value: number) => (counter = value),
    /** Returns navigator.credentials.create(). */
    async create(challenge: string, { origin = ORIGIN, site = host, isVerified = true }: Options = {}) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, "base64url"))],
          [-3, new Uint8Array(Buffer.from(y, "base64url"))],
        ]),
      );
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const authData = await authenticatorData(flagsOf(isVerified) | HAS_CREDENTIAL, site, credential);
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, never>()],
        ["authData", authData],
      ]);
      return {
        ...publicKeyCredential,
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", challenge, origin)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ["internal"],
        },
      };
    },
    /** Returns navigator.credentials.get(). */
    async get(challenge: string, { origin = ORIGIN, site = host, isVerified = true }: Options = {}) {
      const authData = await authenticatorData(flagsOf(isVerified), site);
      const client = clientData("webauthn.get", challenge, origin);
      const signed = new Uint8Array(Buffer.concat([authData, await sha256(client)]));
      const raw = new Uint8Array(
        await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, keys.privateKey, signed),
      );
      const integers = Buffer.concat([derInteger(raw.subarray(0, 32)), derInteger(raw.subarray(32))]);
      return {
        ...publicKeyCredential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(Buffer.concat([Buffer.from([0x30, integers.length]), integers])),
        },
      };
    },
  };
}
