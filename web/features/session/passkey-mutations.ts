import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import { api, read } from "#web/api/client.ts";

// The typed client's type of the binary extensions, which aren't used, is not the library's.

/** POST /api/account/passkeys/options: returns what the browser needs to make a passkey. */
export async function askRegistrationOptions(
  password: string | undefined,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const options: unknown = await read(api.account.passkeys.options.$post({ json: { password } }));
  return options as PublicKeyCredentialCreationOptionsJSON;
}

/** POST /api/account/passkeys: adds a passkey that the browser has made. */
export const addPasskey = (json: { response: RegistrationResponseJSON; name: string }) =>
  read(api.account.passkeys.$post({ json }));

/** POST /api/auth/passkey/options: returns what the browser needs to ask for a passkey. */
export async function askSignInOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options: unknown = await read(api.auth.passkey.options.$post());
  return options as PublicKeyCredentialRequestOptionsJSON;
}

/** POST /api/auth/passkey: signs in by a passkey. */
export const signInWith = (response: AuthenticationResponseJSON) =>
  read(api.auth.passkey.$post({ json: { response } }));
