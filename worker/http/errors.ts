import { HTTPException } from "hono/http-exception";
import type { Context, NotFoundHandler } from "hono";
import { isDatabaseFailure } from "../db/client.ts";
import { DatabaseUnavailable, Failure, Invalid, NotFound, SignInRefused, TooMany } from "../failures.ts";
import { log } from "../log.ts";
import { type AppEnv, callerNetwork } from "./context.ts";
import { blurred } from "./network.ts";

const meaningOf = (error: Error): Failure | undefined => {
  if (error instanceof Failure) return error;
  if (error instanceof HTTPException && error.status === 400) return new Invalid(["Malformed JSON"]);
  return isDatabaseFailure(error) ? new DatabaseUnavailable() : undefined;
};

/** Logs what is ours to mend, and what shows guesses and floods: no e-mail, and of an address its network alone. */
function logFailure<E extends AppEnv>(c: Context<E>, status: number, error: Error, failure?: Failure): void {
  const { requestId, user } = c.var;
  const entry = { requestId, method: c.req.method, path: c.req.path, status };
  const network = () => blurred(callerNetwork(c));
  // Only a fault in the code needs its stack: a flood of requests must not become a flood of stacks.
  if (status >= 500) log("error", { ...entry, stack: failure ? undefined : error.stack }, error);
  if (failure instanceof SignInRefused)
    log("info", { ...entry, kind: failure.kind, account: failure.account, network: network() });
  if (failure instanceof TooMany)
    log("info", { ...entry, limit: failure.limit, account: failure.account ?? user?.id, network: network() });
}

/** Translates what was thrown into the API's error shape, and logs it. */
export function onError<E extends AppEnv>(error: Error, c: Context<E>): Response {
  const failure = meaningOf(error);
  const status = failure?.status ?? 500;
  const requestId = c.var.requestId;
  logFailure(c, status, error, failure);
  if (failure?.retryAfter !== undefined) c.header("Retry-After", String(failure.retryAfter));
  c.header("Cache-Control", "no-store");
  const message = failure?.message ?? "Something went wrong. Please try again.";
  return c.json(
    {
      message,
      ...(failure instanceof Invalid && { errors: failure.errors }),
      ...(status >= 500 && { requestId }),
    },
    status,
  );
}

/** An unknown call. Answered, not thrown: what is thrown here would skip the middleware around it. */
export const notFound: NotFoundHandler<AppEnv> = (c) => onError(new NotFound(), c);
