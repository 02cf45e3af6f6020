export type ErrorStatus = 400 | 401 | 403 | 404 | 429 | 500 | 502 | 503;

export type ErrorBody = {
  type: "invalid_request_error" | "idempotency_error" | "api_error";
  message: string;
  code?: string | undefined;
  param?: string | undefined;
};

/** A refusal in Stripe's words: answered as `{ error: { type, code, message, param, doc_url } }` with its status. */
export class ApiError extends Error {
  readonly status: ErrorStatus;
  readonly body: ErrorBody & { doc_url?: string };

  constructor(status: ErrorStatus, body: ErrorBody) {
    super(body.message);
    this.status = status;
    const page = body.code?.replaceAll("_", "-");
    this.body = page ? { ...body, doc_url: `https://stripe.com/docs/error-codes/${page}` } : body;
  }
}

export const invalid = (message: string, param?: string, code?: string): ApiError =>
  new ApiError(400, { type: "invalid_request_error", message, code, param });

export const missing = (param: string): ApiError =>
  invalid(`Missing required param: ${param}.`, param, "parameter_missing");

/** 404 for an unknown id in the path; 400 for one in a parameter, as Stripe does. */
export const noSuch = (kind: string, id: string, param = "id"): ApiError =>
  new ApiError(param === "id" ? 404 : 400, {
    type: "invalid_request_error",
    message: `No such ${kind}: '${id}'`,
    code: "resource_missing",
    param,
  });
