import * as z from "zod/mini";
import { FAILURES, type FailureCode } from "#schema/failures.ts";
import type { Refusal } from "./call.ts";
import { named, number, said, text } from "./words.ts";

const CODES = [...Object.keys(FAILURES), "invalid_input", "limit_reached"].toSorted() as FailureCode[];

const regions = said(z.array(text), {
  description: "countries by ISO 3166-1 code, for what the sentence names",
});
const values = z.record(z.string(), z.union([z.string(), z.number(), regions]));

const Issue = named(
  "Issue",
  "A rule that was broken. `text` filled with `values` is the sentence in `errors`.",
  z.strictObject({ path: z.array(z.union([z.string(), number])), text, values }),
);

export const Failure = named(
  "Failure",
  "Why a call failed. Compare `code`, never a sentence.",
  z.strictObject({
    message: text,
    code: z.enum(CODES),
    values: z.optional(values),
    errors: z.optional(z.array(text)),
    issues: z.optional(z.array(Issue)),
    requestId: z.optional(text),
  }),
);

const sentenceOf = (code: FailureCode): string => {
  if (code === "invalid_input") return "The input breaks a rule: see `issues`.";
  if (code === "limit_reached") return "There may be only so many: see `values`.";
  return FAILURES[code];
};

const RETRY_AFTER = {
  "Retry-After": { description: "seconds after which another try makes sense", schema: { type: "integer" } },
};

/** Describes the failures of one status. */
export const refusal = (status: Refusal, codes: readonly FailureCode[]) => ({
  description: codes.map((code) => `\`${code}\`: ${sentenceOf(code)}`).join("\n\n"),
  ...([429, 502, 503].includes(status) && { headers: RETRY_AFTER }),
  content: {
    "application/json": {
      schema: {
        allOf: [{ $ref: "#/components/schemas/Failure" }, { properties: { code: { enum: codes } } }],
      },
    },
  },
});

/** Names the description of such failures: `NotYoursOrNotFound`. */
export const nameOfRefusal = (codes: readonly FailureCode[]): string =>
  codes
    .map((code) =>
      code
        .split("_")
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(""),
    )
    .join("Or");
