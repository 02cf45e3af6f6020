import { noSuch } from "./errors.ts";
import { integer, text } from "./params.ts";

export const pagination = {
  limit: integer
    .refine((limit) => limit >= 1, "This value must be greater than or equal to 1.")
    .refine((limit) => limit <= 100, "This value must be less than or equal to 100.")
    .optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};

type Page = {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
};
type List<Row> = { object: "list"; url: string; has_more: boolean; data: Row[] };

/** A page of the table's rows that `keep` accepts, newest first, 10 unless `limit` says otherwise. */
export function listOf<Row extends { id: string }>(
  url: string,
  table: Record<string, Row>,
  keep: (row: Row) => boolean,
  { limit = 10, starting_after, ending_before }: Page,
): List<Row> {
  const rows = Object.values(table).toReversed();
  const place = (id: string, param: string): number => {
    const index = rows.findIndex((row) => row.id === id);
    if (index < 0) throw noSuch(url.split("/").at(-1)?.replace(/s$/, "") ?? "object", id, param);
    return index;
  };
  const from = starting_after === undefined ? 0 : place(starting_after, "starting_after") + 1;
  const to = ending_before === undefined ? rows.length : place(ending_before, "ending_before");
  const found = rows.slice(from, to).filter(keep);
  const data = ending_before === undefined ? found.slice(0, limit) : found.slice(-limit);
  return { object: "list", url, has_more: found.length > limit, data };
}
