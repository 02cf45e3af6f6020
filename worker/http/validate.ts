import { zValidator } from "@hono/zod-validator";
import type { Context } from "hono";
import * as z from "zod/mini";
import { tooLong } from "#schema/clean-text.ts";
import { invalid, UnsupportedType, ValidationError } from "../errors.ts";
import { asking } from "./asks.ts";
import { received } from "./body.ts";

/** The most items in one response. */
const LIMIT_MAX = 200;

const requireJson = (c: Context): void => {
  // As strict as zValidator, which takes a body of any other type for one without fields.
  const [type = ""] = (c.req.header("Content-Type") ?? "").split(";");
  if (!/^application\/(?:[\w.-]+\+)?json$/i.test(type.trim())) throw new UnsupportedType("unsupported_type");
};

/** Reads an optional JSON body. Throws UnsupportedType, ValidationError. */
export async function readJson(c: Context): Promise<unknown> {
  requireJson(c);
  try {
    return await c.req.json();
  } catch {
    throw invalid("Malformed JSON");
  }
}

/** Validates a JSON body. Throws UnsupportedType, or ValidationError with every message in the order of fields. */
export const json = <Schema extends z.core.$ZodType>(schema: Schema) => {
  const validate = zValidator("json", schema, (result) => {
    if (result.success) return;
    // zValidator parses asynchronously, which reports transformed fields last. A synchronous parse keeps the order.
    const { error = result.error } = z.safeParse(schema, result.data);
    throw new ValidationError(error.issues);
  });
  const handler: typeof validate = async (c, next) => {
    requireJson(c);
    // zValidator takes whatever stops the reading for malformed JSON.
    await received(c.req.text());
    return validate(c, next);
  };
  return asking(handler, { json: schema });
};

/** Validates the address's query. Throws ValidationError. */
export const query = <Schema extends z.core.$ZodType>(schema: Schema) =>
  asking(
    zValidator("query", schema, (result) => {
      if (!result.success) throw new ValidationError(result.error.issues);
    }),
    { query: schema },
  );

/** Validates a JSON body that may be missing, which counts as `{}`. Throws as `json` does. */
export const optionalJson = <Schema extends z.core.$ZodType>(
  schema: Schema,
): ReturnType<typeof json<Schema>> => {
  const given = json(schema);
  const handler: typeof given = async (c, next) => {
    if ((await c.req.text()) !== "") return given(c, next);
    const result = z.safeParse(schema, {});
    if (!result.success) throw new ValidationError(result.error.issues);
    c.req.addValidatedData("json", Object(result.data));
    return next();
  };
  return asking(handler, { json: schema, mayBeMissing: true });
};

/** Reads the Idempotency-Key of a create. Throws ValidationError when it is too long. */
export function idempotencyKey(c: Context): string | undefined {
  const key = c.req.header("Idempotency-Key") || undefined;
  if (key && key.length > 100) throw invalid(tooLong("Idempotency-Key", 100));
  return key;
}

function numberIn(c: Context, name: string): number | undefined {
  const text = c.req.query(name);
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(text)) throw invalid(`Invalid ${name}`, name);
  return Number(text);
}

/** Reads `?limit=` of a list, at most 200. Throws ValidationError. */
export const limitOf = (c: Context, usual: number): number =>
  Math.min(numberIn(c, "limit") ?? usual, LIMIT_MAX);

/** Reads `?cursor=` of a list, the id of the last item seen. Throws ValidationError. */
export const cursorOf = (c: Context): number | undefined => numberIn(c, "cursor");

/** Sets the Link header to the next slice of a list, with the same query. `next` is its cursor, if there is one. */
export function linkNext(c: Context, limit: number, next: number | string | undefined): void {
  if (next === undefined) return;
  const query = new URLSearchParams({ ...c.req.query(), limit: String(limit), cursor: String(next) });
  c.header("Link", `<${c.req.path}?${query}>; rel="next"`);
}

/**
 * Reads `If-Match: "<updatedAt>"`, the version (ms since 1970) that the caller has seen; undefined for any. Throws
 * ValidationError.
 */
export function versionOf(c: Context): number | undefined {
  const tag = c.req.header("If-Match");
  if (tag === undefined || tag === "*") return undefined;
  const at = Date.parse(/^"(.+)"$/.exec(tag)?.[1] ?? "");
  if (Number.isNaN(at)) throw invalid("If-Match must be the updatedAt of the profile in quotes");
  return at;
}
