import { addPasskey, askRegistrationOptions, askSignInOptions, signInWith } from "./passkey-mutations.ts";

/** Returns whether this browser knows passkeys. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === "function";

const loadLibrary = () => import("@simplewebauthn/browser");

/** Returns whether someone has closed the browser's question about a passkey, or let its time pass. */
export const isDismissed = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");

/** Returns whether the device has a passkey of this account already. */
export const isKnownHere = (error: unknown): boolean =>
  error instanceof Error && error.name === "InvalidStateError";

/** Makes a passkey on this device and adds it to the account, as `name`. Throws what the browser and the API throw. */
export async function createPasskey({ name, password }: { name: string; password?: string | undefined }) {
  const optionsJSON = await askRegistrationOptions(password);
  const { startRegistration } = await loadLibrary();
  const response = await startRegistration({ optionsJSON });
  return addPasskey({ response, name });
}

/** how often someone has pressed the button: what is offered in the field would end what the browser asks then */
let presses = 0;

/**
 * Signs in by a passkey that the browser asks for. With `inField` it is offered in the address field, and the promise waits
 * until one is chosen there; once the button was pressed it isn't offered any more. Throws what the browser and the API throw.
 */
export async function signInByPasskey({ inField = false } = {}) {
  if (!inField) presses += 1;
  const seen = presses;
  const { startAuthentication } = await loadLibrary();
  const optionsJSON = await askSignInOptions();
  if (presses !== seen) throw new DOMException("the button was pressed meanwhile", "AbortError");
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: inField });
  return signInWith(response);
}

/** Returns whether the browser can offer passkeys in a field. */
export const canOfferInField = async (): Promise<boolean> =>
  hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
