import type { Context } from "hono";
import type { BodyData } from "hono/utils/body";
import { received } from "../http/body.ts";
import type { LanguageEnv } from "./language.ts";

/** Reads the texts of a form. A field that is missing or a file is "". */
export async function readForm<Field extends string>(
  c: Context<LanguageEnv>,
  fields: readonly Field[],
): Promise<Record<Field, string>> {
  const form: BodyData = await received(
    c.req.parseBody().catch((error: unknown) => {
      // The body isn't a form, so every field is missing.
      if (error instanceof TypeError) return {};
      throw error;
    }),
  );
  return Object.fromEntries(
    fields.map((field) => [field, typeof form[field] === "string" ? form[field] : ""]),
  ) as Record<Field, string>;
}

/** Returns the idempotency key of a plain form, which has none. The same values again on one day are the same review. */
export async function contentKey(values: object, now: Date): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([values, now.toISOString().slice(0, 10)]));
  return `form-${new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex()}`;
}
