import { zValidator } from "@hono/zod-validator";
import type { Context } from "hono";
import type * as z from "zod";
import { tooLong } from "#schema/text.ts";
import { Invalid, NotFound, UnsupportedType } from "../failures.ts";

/** Validates a JSON body. Refuses another content type, throws every message in field order. */
export const json = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator("json", schema, (result, c) => {
    if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(c.req.header("Content-Type") ?? ""))
      throw new UnsupportedType("Please send JSON");
    if (!result.success) throw new Invalid(result.error.issues.map((issue) => issue.message));
  });

/** The client's name for a create, so that it can be repeated safely. */
export function idempotencyKey(c: Context): string | undefined {
  const key = c.req.header("Idempotency-Key") || undefined;
  if (key && key.length > 100) throw new Invalid([tooLong("Idempotency-Key", 100)]);
  return key;
}

/** A numeric id from the path; anything else is a thing that doesn't exist. */
export function idOf(text: string): number {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new NotFound();
  return id;
}
