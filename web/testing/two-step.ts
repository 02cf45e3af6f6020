import { makeApp } from "#worker/testing/two-step.ts";
import type { CallApi } from "./people.ts";

/** Computes the code that an app with this secret shows now. */
export const codeOf = (secret: string): Promise<string> =>
  makeApp({ secret: secret.replaceAll(/\s/g, "") }).code();

/** Turns two-step verification on for the user who is signed in where `by` calls from. */
export async function turnTwoStepOn(by: CallApi): Promise<void> {
  const { secret } = await by<{ secret: string }>("POST", "/api/account/two-step");
  await by("POST", "/api/account/two-step/confirm", { code: await codeOf(secret) });
}
