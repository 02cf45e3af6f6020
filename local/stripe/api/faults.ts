import type { MiddlewareHandler } from "hono";
import type { StripeAccount } from "../engine/account.ts";
import { StripeError } from "../engine/errors.ts";
import type { Fault } from "../engine/state.ts";
import { parseForm } from "./form.ts";
import { once } from "./idempotency.ts";
import type { StandInEnv } from "../../stand-ins/listen.ts";

function takeFault({ state }: StripeAccount, method: string, path: string): Fault | undefined {
  const fault = state.faults.find(
    (one) => path.startsWith(one.path) && (one.method === undefined || one.method === method),
  );
  if (fault) fault.times -= 1;
  state.faults = state.faults.filter(({ times }) => times > 0);
  return fault;
}

/** Shows the faults that tests have asked for: errors, and connections that close. */
export const showFaults =
  (account: StripeAccount): MiddlewareHandler<StandInEnv> =>
  async (c, next) => {
    const fault = takeFault(account, c.req.method, c.req.path);
    if (!fault || fault.after) await next();
    if (!fault) return;
    const { status, after } = fault;
    if (status === 0) {
      c.env.hangUp();
      c.res = c.body(null);
      return;
    }
    const fail = () => {
      throw new StripeError(status, { type: "api_error", message: "An unexpected error occurred." });
    };
    const key = c.req.header("idempotency-key");
    if (key === undefined || after) return fail();
    c.res = c.json(once(account, { key, path: c.req.path, form: parseForm(await c.req.text()) }, fail));
  };
