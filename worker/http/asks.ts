import type { core } from "zod/mini";
import type { UploadRule } from "#schema/image.ts";
import type { BodyLimit } from "./body.ts";

/** What a route's middleware asks of a request: its schemas, and what its body may be. */
export type Asks = {
  json?: core.$ZodType;
  /** whether the JSON may be missing */
  mayBeMissing?: true;
  query?: core.$ZodType;
  body?: BodyLimit;
  file?: UploadRule;
};

const asked = new WeakMap<object, Asks>();

/** Notes what a handler asks, beside what is noted of it already: limits and the API's document are read from here. */
export function asking<Handler extends object>(handler: Handler, asks: Asks): Handler {
  asked.set(handler, { ...asked.get(handler), ...asks });
  return handler;
}

/** Returns what a handler asks; nothing for one that asks nothing. */
export const asksOf = (handler: object): Asks => asked.get(handler) ?? {};
