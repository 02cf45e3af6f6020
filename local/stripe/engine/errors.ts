export type ErrorStatus = 400 | 401 | 403 | 404 | 429 | 500 | 502 | 503;

type ErrorType = "invalid_request_error" | "idempotency_error" | "api_error";
export type ErrorBody = {
  type: ErrorType;
  message: string;
  code?: string | undefined;
  param?: string | undefined;
};

/** An error in Stripe's shape, sent as `{ error: body }`. */
export class StripeError extends Error {
  readonly status: ErrorStatus;
  readonly body: ErrorBody;
  readonly headers: Record<string, string>;

  constructor(status: ErrorStatus, body: ErrorBody, headers: Record<string, string> = {}) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const invalid = (message: string, param?: string): StripeError =>
  new StripeError(400, { type: "invalid_request_error", message, param });

/** Returns the error of an unknown id: 404 for one in the path, 400 for one in a parameter. */
export function noSuch(kind: string, id: string, param = "id"): StripeError {
  const body = { message: `No such ${kind}: '${id}'`, code: "resource_missing", param };
  return new StripeError(param === "id" ? 404 : 400, { type: "invalid_request_error", ...body });
}
