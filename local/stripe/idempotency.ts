import { isDeepStrictEqual } from "node:util";
import { type Account, now } from "./account.ts";
import { ApiError } from "./errors.ts";
import type { Form } from "./form.ts";
import { lookUp } from "./state.ts";

// Stripe forgets a key after 24 hours.
const KEPT = 86_400;

type Call = { key: string; path: string; form: Form; requestId: string };

const refuse = (message: string): ApiError => new ApiError(400, { type: "idempotency_error", message });

/**
 * Runs a call once per key. The same call again gets the first answer, and the id of the request that made it;
 * another call under the key is refused. What fails its checks is not kept, as with Stripe.
 */
export function once(
  account: Account,
  { key, path, form, requestId }: Call,
  run: () => object,
): { body: object; original: string | undefined } {
  const { replays } = account.state;
  for (const [old, { created }] of Object.entries(replays))
    if (created < now(account) - KEPT) delete replays[old];
  // What is kept went through JSON, so what is compared must too.
  const params: Form = JSON.parse(JSON.stringify(form));
  const other = `Try using a key other than '${key}' if you meant to execute a different request.`;
  const known = lookUp(replays, key);
  if (known && known.path !== path)
    throw refuse(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ` +
        `('${path}' vs '${known.path}'). ${other}`,
    );
  if (known && !isDeepStrictEqual(known.params, params))
    throw refuse(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${other}`,
    );
  if (known) return { body: known.body, original: known.requestId };
  const body = structuredClone(run());
  replays[key] = { path, params, body, requestId, created: now(account) };
  return { body, original: undefined };
}
