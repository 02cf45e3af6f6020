import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { api, read } from "#web/api/client.ts";

/** Whether this browser knows passkeys. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === "function";

const loadLibrary = () => import("@simplewebauthn/browser");

/** Whether somebody has closed the browser's question about a passkey, or let its time pass. */
export const isDismissed = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");

/** Whether the device has a passkey of this account already. */
export const isKnownHere = (error: unknown): boolean =>
  error instanceof Error && error.name === "InvalidStateError";

/** Makes a passkey on this device and adds it to the account, as `name`. Throws what the browser and the API throw. */
export async function createPasskey({ name, password }: { name: string; password?: string | undefined }) {
  // The typed client's idea of the binary extensions, which aren't used, is not the library's.
  const optionsJSON = (await read(
    api.account.passkeys.options.$post({ json: { password } }),
  )) as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { startRegistration } = await loadLibrary();
  const response = await startRegistration({ optionsJSON });
  return read(api.account.passkeys.$post({ json: { response, name } }));
}

/**
 * Signs in by a passkey that the browser asks for; `inField`: it is offered in the address field, and the promise waits until
 * one is chosen there. Throws what the browser and the API throw.
 */
export async function signInByPasskey({ inField = false } = {}) {
  const { startAuthentication } = await loadLibrary();
  const optionsJSON = (await read(
    api.auth.passkey.options.$post(),
  )) as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: inField });
  return read(api.auth.passkey.$post({ json: { response } }));
}

/** Whether the browser can offer passkeys in a field. */
export const canOfferInField = async (): Promise<boolean> =>
  hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
