import * as z from "zod/mini";
import { proof } from "./proof.ts";
import { line } from "./text.ts";

// A browser's responses, in WebAuthn's JSON forms: https://www.w3.org/TR/webauthn-3/#sctn-parseCreationOptionsFromJSON

const PASSKEY_NAME_MAX = 50;

const UNREADABLE = "This passkey could not be read. Please try again.";
const text = z.string(UNREADABLE);

const credential = {
  id: text,
  rawId: text,
  type: z.literal("public-key", UNREADABLE),
};

const passkeyName = line({
  label: "Name",
  max: PASSKEY_NAME_MAX,
  required: "Please give the passkey a name",
});

/** PATCH /api/account/passkeys/{id} */
export const passkeyNameSchema = z.object({ name: passkeyName });

/** POST /api/account/passkeys */
export const addPasskeySchema = z.object({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: text,
      attestationObject: text,
      transports: z.optional(z.array(text, UNREADABLE)),
    }),
  }),
  name: z.optional(passkeyName),
  ...proof,
});

/** POST /api/auth/passkey */
export const passkeySignInSchema = z.object({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: text,
      authenticatorData: text,
      signature: text,
      userHandle: z.optional(text),
    }),
  }),
});
