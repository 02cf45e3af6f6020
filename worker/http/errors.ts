import { HTTPException } from "hono/http-exception";
import { FAILURES, type FailureCode } from "#schema/failures.ts";
import { fillText } from "#texts/fill.ts";
import type { Context, NotFoundHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isDatabaseFailure } from "../db/client.ts";
import {
  AppError,
  DatabaseUnavailable,
  type ErrorKind,
  invalid,
  NotFound,
  ValidationError,
} from "../errors.ts";
import { framesOf, log } from "../log.ts";
import type { AppEnv } from "./context.ts";
import { blurNetwork } from "./network.ts";

const STATUS: Record<ErrorKind, ContentfulStatusCode> = {
  "bad-request": 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "precondition-failed": 412,
  "too-large": 413,
  "unsupported-type": 415,
  "too-many-requests": 429,
  "upstream-failed": 502,
  unavailable: 503,
};

function toAppError(error: Error): AppError | undefined {
  if (error instanceof AppError) return error;
  // Only Hono's validator throws one: about a body that isn't JSON.
  if (error instanceof HTTPException && error.status === 400) return invalid("Malformed JSON");
  return isDatabaseFailure(error) ? new DatabaseUnavailable() : undefined;
}

/**
 * Logs our own faults, and refusals that may tell of guesses and floods: without e-mail addresses, and with a blurred
 * network.
 */
function logError<E extends AppEnv>(c: Context<E>, status: number, error: Error, appError?: AppError): void {
  const { requestId, ctx, user } = c.var;
  const entry = { requestId, method: c.req.method, path: c.req.path, status };
  // Only a fault in the code needs its stack. Otherwise a flood of requests would fill the log with stacks.
  if (status >= 500) log("error", { ...entry, stack: appError ? undefined : framesOf(error) }, error);
  if (appError?.logFields)
    log("info", { ...entry, account: user?.id, ...appError.logFields, network: blurNetwork(ctx.network) });
}

/** Translates a thrown error into the API's error response, and logs it. */
export function onError<E extends AppEnv>(error: Error, c: Context<E>): Response {
  const appError = toAppError(error);
  const status = appError ? STATUS[appError.kind] : 500;
  logError(c, status, error, appError);
  if (appError?.retryAfter !== undefined) c.header("Retry-After", String(appError.retryAfter));
  c.header("Cache-Control", "no-store");
  const code: FailureCode = appError?.code ?? "internal_error";
  return c.json(
    {
      message: appError?.message ?? FAILURES.internal_error,
      code,
      ...(appError?.values && { values: appError.values }),
      ...(appError instanceof ValidationError && {
        errors: appError.issues.map(({ text, values }) => fillText(text, values)),
        issues: appError.issues,
      }),
      ...(status >= 500 && { requestId: c.var.requestId }),
    },
    status,
  );
}

/** Responds to an unknown path. It doesn't throw, because that would skip the middleware around it. */
export const notFound: NotFoundHandler<AppEnv> = (c) => onError(new NotFound(), c);
