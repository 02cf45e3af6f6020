import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Ctx } from "../context.ts";
import { log } from "../log.ts";
import { BRAND } from "#schema/brand.ts";

type PasskeyResponse = { id: string; rawId: string; type: "public-key" };
export type RegistrationResponse = PasskeyResponse & {
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] | undefined };
};
export type AuthenticationResponse = PasskeyResponse & {
  response: {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string | undefined;
  };
};
type Credential = Parameters<typeof verifyAuthenticationResponse>[0]["credential"];
type Transports = NonNullable<Credential["transports"]>;

/** EdDSA, ES256 and RS256. They are named here so that the offer doesn't change with the runtime. */
const ALGORITHMS = [-8, -7, -257];

/** Returns what a passkey belongs to. If PUBLIC_ORIGIN moves to another domain, all passkeys are lost. */
const site = ({ config }: Ctx) => ({
  expectedOrigin: config.PUBLIC_ORIGIN,
  expectedRPID: new URL(config.PUBLIC_ORIGIN).hostname,
});

/** Runs a check of the library, which throws for whatever isn't right. Then it logs the reason and returns undefined. */
async function check<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await run();
  } catch (error) {
    // After the first quotation mark or colon the library repeats what the caller sent.
    const [reason] = error instanceof Error ? error.message.split(/[":]/) : [];
    log("info", { message: "a passkey's answer was refused", reason });
    return undefined;
  }
}

type NewPasskey = {
  userHandle: string;
  userName: string;
  displayName: string;
  challenge: string;
  /** the user's passkeys: an authenticator that has one of them makes no second one */
  existing: { id: string; transports: string[] }[];
};

/** Returns the options of navigator.credentials.create(). */
export const registrationOptions = (
  ctx: Ctx,
  { userHandle, userName, displayName, challenge, existing }: NewPasskey,
) =>
  generateRegistrationOptions({
    rpName: BRAND,
    rpID: site(ctx).expectedRPID,
    userID: new TextEncoder().encode(userHandle),
    userName,
    userDisplayName: displayName,
    challenge,
    attestationType: "none",
    excludeCredentials: existing,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
  });

/**
 * Checks the response of navigator.credentials.create() and returns the new passkey; undefined where the response isn't
 * right.
 */
export async function verifyRegistration(
  ctx: Ctx,
  response: RegistrationResponse,
  isChallenge: (challenge: string) => Promise<boolean>,
) {
  const { transports = [] } = response.response;
  const result = await check(() =>
    verifyRegistrationResponse({
      response: {
        ...response,
        response: { ...response.response, transports: transports as Transports },
        clientExtensionResults: {},
      },
      expectedChallenge: isChallenge,
      ...site(ctx),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!result?.verified) return undefined;
  const { id, publicKey, counter } = result.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
}

/**
 * Returns the options of navigator.credentials.get(). They name no credential, so that nothing tells which accounts
 * exist.
 */
export const authenticationOptions = (ctx: Ctx, challenge: string) =>
  generateAuthenticationOptions({
    rpID: site(ctx).expectedRPID,
    challenge,
    userVerification: "required",
  });

type KnownPasskey = { credentialId: string; publicKey: string; counter: number; transports: string[] };

/** Checks the response of navigator.credentials.get() and returns its counter; undefined where it isn't right. */
export async function verifyAuthentication(
  ctx: Ctx,
  response: AuthenticationResponse,
  { passkey, isChallenge }: { passkey: KnownPasskey; isChallenge: (challenge: string) => Promise<boolean> },
): Promise<number | undefined> {
  const result = await check(() =>
    verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: isChallenge,
      ...site(ctx),
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
        transports: passkey.transports as Transports,
      },
    }),
  );
  return result?.verified ? result.authenticationInfo.newCounter : undefined;
}
