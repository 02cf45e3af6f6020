import { setTimeout as wait } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import type { Account } from "./account.ts";
import { ApiError, type ErrorStatus } from "./errors.ts";
import type { StandIn } from "./listen.ts";
import type { Fault } from "./state.ts";

function failure(status: ErrorStatus): ApiError {
  if (status === 429)
    return new ApiError(429, {
      type: "invalid_request_error",
      message: "Request rate limit exceeded.",
      code: "rate_limit",
    });
  return new ApiError(status, { type: "api_error", message: "An unexpected error occurred." });
}

function takeFault({ state }: Account, method: string, path: string): Fault | undefined {
  const fault = state.faults.find(
    (one) => path.startsWith(one.path) && (one.method === undefined || one.method === method),
  );
  if (fault) fault.times -= 1;
  state.faults = state.faults.filter(({ times }) => times > 0);
  return fault;
}

/** Shows the faults that tests have asked for: late answers, errors, and connections that close. */
export const showFaults =
  (account: Account): MiddlewareHandler<StandIn> =>
  async (c, next) => {
    const fault = takeFault(account, c.req.method, c.req.path);
    if (!fault) return next();
    await wait(fault.delay);
    if (fault.after) await next();
    if (fault.status === 0) {
      c.env.hangUp();
      return;
    }
    throw failure(fault.status);
  };
