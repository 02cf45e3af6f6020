/** What an error means to the caller. HTTP statuses are in http/errors.ts. */
export type ErrorKind =
  | "bad-request"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "precondition-failed"
  | "too-large"
  | "unsupported-type"
  | "too-many-requests"
  | "upstream-failed"
  | "unavailable";

type Details = {
  /** seconds after which another try makes sense */
  retryAfter?: number;
  cause?: unknown;
  /** tells a client this case from others of the same kind; without it the kind's own name is sent */
  code?: string | undefined;
  /** fields for the log, if this error is logged; they name no person */
  logFields?: Record<string, unknown>;
};

/** An error with a meaning and a message for the caller. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  /** tells cases apart for clients, such as `email_taken` */
  readonly code: string;
  readonly retryAfter: number | undefined;
  readonly logFields: Record<string, unknown> | undefined;
  constructor(kind: ErrorKind, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.code = details.code ?? kind.replaceAll("-", "_");
    this.retryAfter = details.retryAfter;
    this.logFields = details.logFields;
  }
}

/** The refusal of a request that makes no sense. */
export class BadRequest extends AppError {
  constructor(message: string, details?: Pick<Details, "cause" | "code">) {
    super("bad-request", message, details);
  }
}

/**
 * The refusal of input that breaks its rules. `errors` has every message, in the order of the fields; the first is the
 * error's own.
 */
export class ValidationError extends BadRequest {
  readonly errors: string[];
  constructor(errors: string[]) {
    super(errors[0] ?? "Invalid input", { code: "invalid_input" });
    this.errors = errors;
  }
}

/** The refusal when nobody is signed in, or a password or code is missing or wrong. */
export class Unauthenticated extends AppError {
  constructor(message = "Authentication required", details?: Details) {
    super("unauthenticated", message, details);
  }
}

/** The refusal when the thing belongs to somebody else, or the call is for another role. */
export class Forbidden extends AppError {
  constructor(message: string, code?: string) {
    super("forbidden", message, { code });
  }
}

/** The refusal when the last proof of who is asking is too long ago. */
export class ReauthenticationRequired extends Forbidden {
  constructor() {
    super("Please enter your password to go on.", "reauthentication_required");
  }
}

/** The refusal when the account has as many of these as it may have. */
export class LimitReached extends Forbidden {
  constructor(message: string) {
    super(message, "limit_reached");
  }
}

/** The refusal when the thing doesn't exist, or this caller must not learn that it does. */
export class NotFound extends AppError {
  constructor(message = "Not found") {
    super("not-found", message);
  }
}

/** The refusal of a write that contradicts what exists. */
export class Conflict extends AppError {
  constructor(message: string, code?: string) {
    super("conflict", message, { code });
  }
}

/** The refusal of a write to something that was changed since the caller read it. */
export class PreconditionFailed extends AppError {
  constructor(message: string) {
    super("precondition-failed", message);
  }
}

/** The refusal of more bytes or pixels than the call takes. */
export class TooLarge extends AppError {
  constructor(message: string) {
    super("too-large", message);
  }
}

/** The refusal of a type that the call doesn't take. */
export class UnsupportedType extends AppError {
  constructor(message: string) {
    super("unsupported-type", message);
  }
}

/**
 * The refusal when a rate limit is used up. `limit` is its name; `account` is the id of the account it protects, if
 * known.
 */
export class TooManyRequests extends AppError {
  override readonly retryAfter: number;
  readonly limit: string;
  constructor(retryAfter: number, limit: string, account?: number) {
    const message = "Too many attempts. Please wait a moment and try again.";
    super("too-many-requests", message, {
      retryAfter,
      logFields: { limit, ...(account !== undefined && { account }) },
    });
    this.retryAfter = retryAfter;
    this.limit = limit;
  }
}

/** The failure of a service that we call. Another try may succeed after 5 seconds. */
export class UpstreamFailed extends AppError {
  constructor(message: string, cause: unknown) {
    super("upstream-failed", message, { retryAfter: 5, cause });
  }
}

/** The refusal while something we need is overloaded or can't be reached. `retryAfter` is in seconds. */
export class Unavailable extends AppError {
  constructor(message: string, retryAfter = 5, cause?: unknown) {
    super("unavailable", message, { retryAfter, cause });
  }
}

/** The refusal on a server that sends no letters. */
export class MailOff extends AppError {
  constructor() {
    super("unavailable", "Mail is not set up on this server.", { code: "mail_off" });
  }
}

/** The refusal on a server that has no price for a subscription. */
export class PaymentsOff extends AppError {
  constructor() {
    super("unavailable", "Payments are not set up on this server.", { code: "payments_off" });
  }
}

/** The refusal while the database is overloaded or can't be reached. */
export class DatabaseUnavailable extends Unavailable {
  constructor() {
    super("We can't reach our database right now. Please try again.");
  }
}
