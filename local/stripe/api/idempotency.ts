import { isDeepStrictEqual } from "node:util";
import { type StripeAccount, lookUp } from "../engine/account.ts";
import { StripeError } from "../engine/errors.ts";
import type { Form } from "./form.ts";

type Call = { key: string; path: string; form: Form };

/**
 * Runs a call once per key and repeats its answer to the same call. Throws StripeError for another call under the key. A
 * call that fails leaves its key free.
 */
export function once({ state }: StripeAccount, { key, path, form }: Call, run: () => object): object {
  // The state file gives objects back without null prototypes: both sides are compared so.
  const params: Form = JSON.parse(JSON.stringify(form));
  const replay = lookUp(state.replays, key);
  if (replay && (replay.path !== path || !isDeepStrictEqual(replay.params, params)))
    throw new StripeError(400, { type: "idempotency_error", message: `'${key}' was used for another call.` });
  if (replay) return replay.body;
  const body = structuredClone(run());
  state.replays[key] = { path, params, body };
  return body;
}
