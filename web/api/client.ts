import { type ClientResponse, hc } from "hono/client";
import type { FailureResponse, FailureCode } from "#schema/failures.ts";
import { type Issue, message, remember } from "#texts/message.ts";
import type { Api } from "#worker/api.ts";
import { fetchWithTimeout } from "./fetch-with-timeout.ts";

/** The API, typed by the worker: `read(api.guides.$post({ json }))`, and `$path()` for query keys. */
export const api = hc<Api>("/", { fetch: fetchWithTimeout }).api;

/** A failure's JSON. `code` tells it from all others; `issues` has what broke a rule, in the order of the fields. */
type ErrorBody = { message: string; code: FailureCode | undefined; issues: Issue[] };

/** A response that isn't a success. `message` is the status, a colon, a space and the body's text. */
export class ApiError extends Error {
  readonly status: number;
  /** undefined when something other than the API responded */
  readonly body: ErrorBody | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    this.body = errorBody(text);
  }

  /** Reads the server's words for the user. */
  get serverMessage(): string | undefined {
    return this.body?.message || undefined;
  }
}

/** Reads a failure, if it is the API's, and remembers what its sentences were made of, so that `told` translates them. */
function errorBody(text: string): ErrorBody | undefined {
  let failure: Partial<FailureResponse> | null;
  try {
    failure = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof failure?.message !== "string") return undefined;
  const { message: sentence, code, values } = failure;
  const issues = Array.isArray(failure.issues) ? failure.issues : [];
  // The code stands for the text, which is loaded with a language.
  if (code && values) remember(sentence, { text: code, values });
  for (const issue of issues) message(issue.text, issue.values);
  return { message: sentence, code, issues };
}

/** Throws ApiError unless a response was a success. For calls outside `read`. */
export async function assertOk(
  response: Pick<Response, "ok" | "status" | "statusText" | "text">,
): Promise<void> {
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
}

type Success<ApiResponse> =
  ApiResponse extends ClientResponse<infer Body, number, infer Format>
    ? Format extends "json"
      ? Body
      : undefined
    : never;

/**
 * Returns the body of a success; undefined for 204. Throws ApiError for any other status, and what fetch() throws when no
 * response came.
 */
export async function read<ApiResponse extends ClientResponse<unknown>>(
  call: Promise<ApiResponse>,
): Promise<Success<ApiResponse>> {
  const response = await call;
  await assertOk(response);
  return (response.status === 204 ? undefined : await response.json()) as Success<ApiResponse>;
}

/** Reads the server's own words about a failure; undefined without a response, or without words in it. */
export const serverMessageOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.serverMessage : undefined;
