import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { STORED_IN_DATABASE } from "./stored-in-database.ts";

describe("what the privacy page says of the database", () => {
  it("the table says of every table of the database what it holds and until when", async () => {
    const { results } = await env.DB.prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%' and name <> 'd1_migrations' order by name",
    ).all<{ name: string }>();
    const named = STORED_IN_DATABASE.flatMap(({ tables }) => tables);
    expect(named.toSorted()).toEqual(results.map(({ name }) => name));
  });

  it("the table's words cover every column of a reviewed list", async () => {
    // A new column: say in stored-*.ts what it holds, then update the list with `-u`.
    const { results } = await env.DB.prepare(
      "select m.name || '.' || c.name as place from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' and m.name not like 'sqlite_%' and m.name not like '_cf_%' and m.name <> 'd1_migrations' order by m.name, c.cid",
    ).all<{ place: string }>();
    const list = results.map(({ place }) => `${place}\n`).join("");
    await expect(list).toMatchFileSnapshot("stored-columns.txt");
  });
});
