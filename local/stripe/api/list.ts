import { noSuch } from "../engine/errors.ts";

/** A wish for a list: `limit` rows after one, with these fields. */
export type Query = { limit: number; starting_after?: string | undefined; customer?: string; email?: string };

/** Returns the rows of a table whose fields are as asked, newest first, as one of Stripe's lists. Throws StripeError. */
export function listOf(url: string, table: Record<string, object>, query: Query): object {
  const { limit, starting_after, ...wanted } = query;
  const ids = Object.keys(table).toReversed();
  const last = starting_after === undefined ? -1 : ids.indexOf(starting_after);
  if (starting_after !== undefined && last < 0) throw noSuch("object", starting_after, "starting_after");
  const found = ids
    .slice(last + 1)
    .map((id) => table[id] ?? {})
    .filter((row) => Object.entries(wanted).every(([field, value]) => Reflect.get(row, field) === value));
  return { object: "list", url, has_more: found.length > limit, data: found.slice(0, limit) };
}
