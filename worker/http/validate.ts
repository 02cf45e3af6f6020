import { zValidator } from "@hono/zod-validator";
import type { Context } from "hono";
import type * as z from "zod";
import { tooLong } from "#schema/clean-text.ts";
import { Invalid, NotFound, UnsupportedType } from "../failures.ts";

/** Lists are never longer than this. */
const PAGE_MAX = 200;

/** Every message of a failed validation, in field order. */
export const messagesOf = (error: Pick<z.core.$ZodError, "issues">): string[] =>
  // A body that is no object at all has no words of ours.
  error.issues.map(({ path, message }) =>
    path.length === 0 && message.startsWith("Invalid input") ? "Invalid input" : message,
  );

const requireJson = (c: Context): void => {
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(c.req.header("Content-Type") ?? ""))
    throw new UnsupportedType("Please send JSON");
};

/** A JSON body that a call may do without. Throws UnsupportedType, Invalid. */
export async function readJson(c: Context): Promise<unknown> {
  requireJson(c);
  try {
    return await c.req.json();
  } catch {
    throw new Invalid(["Malformed JSON"]);
  }
}

/** Validates a JSON body. Refuses another content type, throws every message in field order. */
export const json = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator("json", schema, (result, c) => {
    requireJson(c);
    if (!result.success) throw new Invalid(messagesOf(result.error));
  });

/** The client's name for a create, so that it can be repeated safely. */
export function idempotencyKey(c: Context): string | undefined {
  const key = c.req.header("Idempotency-Key") || undefined;
  if (key && key.length > 100) throw new Invalid([tooLong("Idempotency-Key", 100)]);
  return key;
}

function numberIn(c: Context, name: string): number | undefined {
  const text = c.req.query(name);
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new Invalid([`Invalid ${name}`]);
  return Number(text);
}

/** How much of a list is asked for: `?limit=`, of at most 200. */
export const limitOf = (c: Context, usual: number): number =>
  Math.min(numberIn(c, "limit") ?? usual, PAGE_MAX);

/** The same with `?cursor=`, the id of the last one seen. */
export const pageOf = (c: Context, usual: number): { limit: number; cursor: number | undefined } => ({
  limit: limitOf(c, usual),
  cursor: numberIn(c, "cursor"),
});

/** Says where the next page of a list is, in a Link header, asked for in the same way; nothing on the last one. */
export function linkNext(c: Context, limit: number, next: number | string | undefined): void {
  if (next === undefined) return;
  const query = new URLSearchParams({ ...c.req.query(), limit: String(limit), cursor: String(next) });
  c.header("Link", `<${c.req.path}?${query}>; rel="next"`);
}

/** `If-Match: "<updatedAt>"`: the version (ms since 1970) the caller has seen; undefined where it doesn't care. */
export function versionOf(c: Context): number | undefined {
  const tag = c.req.header("If-Match");
  if (tag === undefined || tag === "*") return undefined;
  const at = Date.parse(/^"(.+)"$/.exec(tag)?.[1] ?? "");
  if (Number.isNaN(at)) throw new Invalid(["If-Match must be the updatedAt of the profile in quotes"]);
  return at;
}

/** A numeric id from the path; anything else is a thing that doesn't exist. */
export function idOf(text: string): number {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new NotFound();
  return id;
}
