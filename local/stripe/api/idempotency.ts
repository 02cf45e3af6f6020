import { isDeepStrictEqual } from "node:util";
import { type StripeAccount, lookUp } from "../engine/account.ts";
import { StripeError } from "../engine/errors.ts";
import type { Form } from "./form.ts";

type Call = { key: string; path: string; form: Form };

/**
 * Runs a call once per key and repeats its response to the same call, also where Stripe itself has failed. A refused call
 * leaves its key free. Throws StripeError, also for another call under the key.
 */
export function once({ state }: StripeAccount, { key, path, form }: Call, run: () => object): object {
  // The state file gives objects back without null prototypes: both sides are compared so.
  const params: Form = JSON.parse(JSON.stringify(form));
  const replay = lookUp(state.replays, key);
  if (replay && (replay.path !== path || !isDeepStrictEqual(replay.params, params)))
    throw new StripeError(400, { type: "idempotency_error", message: `'${key}' was used for another call.` });
  if (replay?.failure)
    throw new StripeError(replay.failure.status, replay.failure.body, { "Idempotent-Replayed": "true" });
  if (replay) return replay.body;
  try {
    const body = structuredClone(run());
    state.replays[key] = { path, params, body };
    return body;
  } catch (error) {
    if (!(error instanceof StripeError && error.status >= 500)) throw error;
    const { status, body } = error;
    state.replays[key] = { path, params, failure: { status, body } };
    throw new StripeError(status, body, { "Stripe-Should-Retry": "false" });
  }
}
