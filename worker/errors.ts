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
  /** seconds until another try makes sense */
  retryAfter?: number;
  cause?: unknown;
  /** tells a client this case from others of the same kind, whose name is said otherwise */
  code?: string | undefined;
  /** fields for the log, where this error is logged; they name no person */
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

/** The request makes no sense. */
export class BadRequest extends AppError {
  constructor(message: string, details?: Pick<Details, "cause" | "code">) {
    super("bad-request", message, details);
  }
}

/** Input breaks its rules. `errors`: every message, in field order; the first is the error's own. */
export class ValidationError extends BadRequest {
  readonly errors: string[];
  constructor(errors: string[]) {
    super(errors[0] ?? "Invalid input", { code: "invalid_input" });
    this.errors = errors;
  }
}

/** Nobody is signed in, or a proof of who is asking is missing or wrong. */
export class Unauthenticated extends AppError {
  constructor(message = "Authentication required", details?: Details) {
    super("unauthenticated", message, details);
  }
}

/** The thing belongs to somebody else, or the call to another role. */
export class Forbidden extends AppError {
  constructor(message: string, code?: string) {
    super("forbidden", message, { code });
  }
}

/** The last proof of who is asking is too long ago. */
export class ReauthenticationRequired extends Forbidden {
  constructor() {
    super("Please enter your password to go on.", "reauthentication_required");
  }
}

/** The account has as many of these as it may have. */
export class LimitReached extends Forbidden {
  constructor(message: string) {
    super(message, "limit_reached");
  }
}

/** The thing doesn't exist, or this caller must not learn that it does. */
export class NotFound extends AppError {
  constructor(message = "Not found") {
    super("not-found", message);
  }
}

/** The write contradicts what exists. */
export class Conflict extends AppError {
  constructor(message: string, code?: string) {
    super("conflict", message, { code });
  }
}

/** The thing was changed since the caller read it. */
export class PreconditionFailed extends AppError {
  constructor(message: string) {
    super("precondition-failed", message);
  }
}

/** More bytes or pixels than the call takes. */
export class TooLarge extends AppError {
  constructor(message: string) {
    super("too-large", message);
  }
}

/** Not a type the call takes. */
export class UnsupportedType extends AppError {
  constructor(message: string) {
    super("unsupported-type", message);
  }
}

/** A rate limit is used up. `limit`: its name; `account`: the id of the account it protects, if known. */
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

/** A service we call failed; another try may help in 5 seconds. */
export class UpstreamFailed extends AppError {
  constructor(message: string, cause: unknown) {
    super("upstream-failed", message, { retryAfter: 5, cause });
  }
}

/** Something we need is overloaded or out of reach. `retryAfter` in seconds. */
export class Unavailable extends AppError {
  constructor(message: string, retryAfter = 5, cause?: unknown) {
    super("unavailable", message, { retryAfter, cause });
  }
}

/** This server sends no letters. */
export class MailOff extends AppError {
  constructor() {
    super("unavailable", "Mail is not set up on this server.", { code: "mail_off" });
  }
}

/** This server has no price to subscribe at. */
export class PaymentsOff extends AppError {
  constructor() {
    super("unavailable", "Payments are not set up on this server.", { code: "payments_off" });
  }
}

/** The database is overloaded or out of reach. */
export class DatabaseUnavailable extends Unavailable {
  constructor() {
    super("We can't reach our database right now. Please try again.");
  }
}
