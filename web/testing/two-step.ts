import { codeAt, stepAt } from "#worker/auth/totp.ts";
import type { CallApi } from "./people.ts";

const fromBase32 = (text: string): Uint8Array<ArrayBuffer> => {
  const bits = [...text]
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
};

/** Computes the code that an app with this secret shows now. */
export const codeOf = (secret: string): Promise<string> =>
  codeAt(fromBase32(secret.replaceAll(/\s/g, "")), stepAt(Date.now()));

/** Turns two-step verification on for the user who is signed in where `by` calls from. */
export async function turnTwoStepOn(by: CallApi): Promise<void> {
  const { secret } = await by<{ secret: string }>("POST", "/api/account/two-step");
  await by("POST", "/api/account/two-step/confirm", { code: await codeOf(secret) });
}
