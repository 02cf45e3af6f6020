import { FAILURES, type FailureCode } from "#schema/failures.ts";
import { type FILLED_FAILURES, type Limit, limitText } from "#schema/filled-failures.ts";
import { type Issue, type MessageValues, messageOf } from "#texts/message.ts";
import type { NamesIn } from "#locales/text.ts";
import { fillText } from "#texts/fill.ts";

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

type Filled = typeof FILLED_FAILURES;
/** The code of a failure whose sentence has no values. */
type PlainFailure = Exclude<keyof typeof FAILURES, keyof Filled>;

/** A failure's code, with the values of its sentence where it has placeholders. */
export type Failure =
  | [code: PlainFailure]
  | {
      [Code in keyof Filled]: [code: Code, values: Record<NamesIn<Filled[Code]>, string | number>];
    }[keyof Filled];

/** What a caller is told of a failure. A date among the values is a day: 2026-12-24. */
type FailureDescription = { code: FailureCode; text: string; values?: MessageValues | undefined };

type Details = {
  /** seconds after which another try makes sense */
  retryAfter?: number;
  cause?: unknown;
  /** fields for the log, if this error is logged; they name no person */
  logFields?: Record<string, unknown>;
};

const longDate = (date: unknown): string =>
  new Date(String(date)).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Writes the English sentence of a failure. */
const sentence = ({ text, values = {} }: FailureDescription): string =>
  fillText(text, "date" in values ? { ...values, date: longDate(values.date) } : values);

const describe = ([code, values]: Failure): FailureDescription => ({ code, text: FAILURES[code], values });

/** An error with a meaning and a message for the caller. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  /** tells it from all other failures */
  readonly code: FailureCode;
  readonly values: MessageValues | undefined;
  readonly retryAfter: number | undefined;
  readonly logFields: Record<string, unknown> | undefined;
  constructor(kind: ErrorKind, what: FailureDescription, details: Details = {}) {
    super(sentence(what), { cause: details.cause });
    this.kind = kind;
    this.code = what.code;
    this.values = what.values;
    this.retryAfter = details.retryAfter;
    this.logFields = details.logFields;
  }
}

/** Thrown for a request that makes no sense. */
export class BadRequest extends AppError {
  constructor(...failure: Failure) {
    super("bad-request", describe(failure));
  }
}

/** What a rule says about a field, as zod's issues do. The message may be one of texts/message.ts. */
type Problem = { path: readonly PropertyKey[]; message: string };

const toIssue = ({ path, message }: Problem): Issue => ({
  path: path.filter((part) => typeof part !== "symbol"),
  ...messageOf(message),
});

/** The most issues of one response. A short body may have tens of thousands: a list of wrong items. */
const ISSUES_MAX = 200;

/** Thrown for input that breaks its rules. The first of its issues is the error's own message. */
export class ValidationError extends AppError {
  readonly issues: readonly Issue[];
  constructor(problems: readonly Problem[]) {
    super("bad-request", { code: "invalid_input", text: problems[0]?.message ?? "Invalid input" });
    this.issues = problems.slice(0, ISSUES_MAX).map(toIssue);
  }
}

/** Returns the error of one field. Without a path it is no field of body or query. */
export const invalid = (message: string, ...path: readonly string[]): ValidationError =>
  new ValidationError([{ path, message }]);

/** Thrown when no one is signed in, or a password or code is missing or wrong. */
export class Unauthenticated extends AppError {
  constructor(code: PlainFailure = "unauthenticated", details?: Details) {
    super("unauthenticated", describe([code]), details);
  }
}

/** Thrown when the thing belongs to someone else, or the call is for another role. */
export class Forbidden extends AppError {
  constructor(...failure: Failure) {
    super("forbidden", describe(failure));
  }
}

/** Thrown when the account has as many of these as it may have. */
export class LimitReached extends AppError {
  constructor(limit: Limit) {
    super("forbidden", { code: "limit_reached", text: limitText(limit), values: limit });
  }
}

/** Thrown when the thing doesn't exist, or this caller must not learn that it does. */
export class NotFound extends AppError {
  constructor() {
    super("not-found", describe(["not_found"]));
  }
}

/** Thrown for a write that contradicts what exists. */
export class Conflict extends AppError {
  constructor(...failure: Failure) {
    super("conflict", describe(failure));
  }
}

/** Thrown for a write to something that was changed since the caller read it. */
export class PreconditionFailed extends AppError {
  constructor() {
    super("precondition-failed", describe(["precondition_failed"]));
  }
}

/** Thrown for more bytes or pixels than the call takes. */
export class TooLarge extends AppError {
  constructor(...failure: Failure) {
    super("too-large", describe(failure));
  }
}

/** Thrown for a type that the call doesn't take. */
export class UnsupportedType extends AppError {
  constructor(...failure: Failure) {
    super("unsupported-type", describe(failure));
  }
}

/**
 * Thrown when a rate limit is used up. `limit` is its name; `account` is the id of the account it protects, if
 * known.
 */
export class TooManyRequests extends AppError {
  override readonly retryAfter: number;
  readonly limit: string;
  constructor(retryAfter: number, limit: string, account?: number) {
    super("too-many-requests", describe(["too_many_requests"]), {
      retryAfter,
      logFields: { limit, ...(account !== undefined && { account }) },
    });
    this.retryAfter = retryAfter;
    this.limit = limit;
  }
}

/** Thrown when a service that we call fails. Another try may succeed after 5 seconds. */
export class UpstreamFailed extends AppError {
  constructor(code: PlainFailure, cause: unknown) {
    super("upstream-failed", describe([code]), { retryAfter: 5, cause });
  }
}

/**
 * Thrown while something we need is overloaded, can't be reached or isn't set up. `retryAfter` is in seconds, 5 if
 * it isn't given; null where another try makes no sense.
 */
export class Unavailable extends AppError {
  constructor(code: PlainFailure, retryAfter: number | null = 5, cause?: unknown) {
    super("unavailable", describe([code]), { ...(retryAfter !== null && { retryAfter }), cause });
  }
}

/** Thrown while the database is overloaded or can't be reached. */
export class DatabaseUnavailable extends Unavailable {
  constructor() {
    super("unavailable");
  }
}
