import type { core } from "zod/mini";
import type { FailureCode } from "#schema/failures.ts";
import type { RateLimitName } from "../rate-limits/limits.ts";

/** The body of a response: nothing, JSON of a shape, or a file of a media type. */
export type ResponseBody = null | core.$ZodType | { file: string };

/** The statuses of refusals. */
export type Refusal = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 500 | 502 | 503;

/** Codes of failures by their status. */
export type Refusals = Partial<Record<Refusal, readonly FailureCode[]>>;

/** A parameter that a call reads itself, from its query or a header. */
export type Parameter = {
  name: string;
  in: "query" | "header";
  schema: core.$ZodType;
  description?: string;
  isRequired?: true;
};

/** What the routes themselves don't say of a call. */
export type Call = {
  /** its name in clients */
  id: string;
  does: string;
  says?: string;
  /** its body, where the route's own rules can't be written as a schema */
  body?: core.$ZodType;
  /** an example of its body */
  example?: unknown;
  responses: Partial<Record<200 | 201 | 202 | 204 | 303 | 304 | 503, ResponseBody>>;
  /** what its noun refuses, beside what the guards and rules of its route do */
  refuses?: Refusals;
  /** limits in the database; "network" is the one at the edge, by network */
  limits?: readonly (RateLimitName | "network")[];
  takes?: readonly Parameter[];
  /** whether it needs a recent proof: "always", or for some of what it changes */
  proof?: "always" | "sometimes";
  /** whether its list comes in slices */
  isPaged?: true;
  /** whether somebody who is signed in gets more */
  knowsViewer?: true;
  /** whether its response opens or ends a session */
  cookie?: "opens" | "ends";
  /** who else may call, where no guard of the route says it */
  security?: "metricsToken" | "stripeSignature";
};

/** Calls by method and path, as the routes write them. */
type Calls = Record<string, Call>;

/** The calls of one noun, by its name in the document. */
export type Noun = { name: string; about: string; calls: Calls };

/** The query of a list in slices. Their next one is in the Link header. */
export const param = (name: string, schema: core.$ZodType, description?: string): Parameter => ({
  name,
  in: "query",
  schema,
  ...(description !== undefined && { description }),
});

/** What a page's team is refused by: somebody else's page, or none that this caller may know of. */
export const TEAM = { 403: ["not_yours"], 404: ["not_found"] } as const;
