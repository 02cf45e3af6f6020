import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { SessionKind } from "./accounts/sessions.ts";

/** A refusal that has a meaning to the caller. Thrown anywhere, translated once in http/errors.ts. */
export class Failure extends Error {
  readonly status: ContentfulStatusCode;
  /** seconds until another try makes sense */
  readonly retryAfter: number | undefined;
  constructor(status: ContentfulStatusCode, message: string, retryAfter?: number, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** 400: the messages of what is wrong, in field order; the first speaks for all. */
export class Invalid extends Failure {
  readonly errors: string[];
  constructor(errors: string[]) {
    super(400, errors[0] ?? "Invalid input");
    this.errors = errors;
  }
}

/** 401: nobody is signed in. */
export class Unauthenticated extends Failure {
  constructor(message = "Authentication required") {
    super(401, message);
  }
}

/** 401: a sign-in with an e-mail nobody has, or with a wrong password. */
export class SignInRefused extends Unauthenticated {
  readonly kind: SessionKind;
  /** the id of the account with this e-mail */
  readonly account: number | undefined;
  constructor(kind: SessionKind, account: number | undefined) {
    super("Invalid email or password");
    this.kind = kind;
    this.account = account;
  }
}

/** 403: not theirs, or not their role's. */
export class Forbidden extends Failure {
  constructor(message: string) {
    super(403, message);
  }
}

/** 403: a limit of the account is reached. */
export class LimitReached extends Failure {
  constructor(message: string) {
    super(403, message);
  }
}

/** 404: not there, or not for this caller to know. */
export class NotFound extends Failure {
  constructor(message = "Not found") {
    super(404, message);
  }
}

/** 409: in conflict with what exists. */
export class Conflict extends Failure {
  constructor(message: string) {
    super(409, message);
  }
}

/** 412: the thing was changed since the caller read it. */
export class Outdated extends Failure {
  constructor(message: string) {
    super(412, message);
  }
}

/** 413: more bytes or pixels than the call takes. */
export class TooLarge extends Failure {
  constructor(message: string) {
    super(413, message);
  }
}

/** 415: not the type the call takes. */
export class UnsupportedType extends Failure {
  constructor(message: string) {
    super(415, message);
  }
}

/** 429: too many of these; `retryAfter` in seconds. */
export class TooMany extends Failure {
  readonly limit: string;
  /** the id of the account that is counted, once somebody has looked it up */
  account: number | undefined;
  constructor(retryAfter: number, limit: string) {
    super(429, "Too many attempts. Please wait a moment and try again.", retryAfter);
    this.limit = limit;
  }
}

/** 503: something we stand on is overloaded or away. */
export class Unavailable extends Failure {
  constructor(message: string, retryAfter = 5, cause?: unknown) {
    super(503, message, retryAfter, cause);
  }
}

/** 503: the database is. */
export class DatabaseUnavailable extends Unavailable {
  constructor() {
    super("We can't reach our database right now. Please try again.");
  }
}
