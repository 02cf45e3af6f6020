import { createHash } from "node:crypto";
import { Hono } from "hono";
import { unstable_splitSqlQuery } from "wrangler";
import { dumpDatabase } from "../../ops/backup/dump.ts";
import { type CloudflareAccount, addDatabase, type Database } from "./account.ts";
import { done, refused } from "./responses.ts";

const NOT_FOUND = refused(404, 7404, "The database was not found");
const META = { duration: 0, rows_read: 0, rows_written: 0, size_after: 0 };

/** Runs statements in one transaction, as D1 does. Throws SQLite's error, with nothing done. */
function run({ faulty }: CloudflareAccount, { sqlite }: Database, sql: string) {
  sqlite.exec("BEGIN");
  try {
    const results = unstable_splitSqlQuery(sql).map((statement) => {
      if (faulty !== undefined && statement.includes(faulty))
        throw new Error(`near "${faulty}": syntax error`);
      return { success: true, meta: META, results: sqlite.prepare(statement).all() };
    });
    sqlite.exec("COMMIT");
    return results;
  } catch (error) {
    sqlite.exec("ROLLBACK");
    throw error;
  }
}

/** Builds the calls of D1, with databases of real SQLite: migrations and backups truly run. */
export function databasesOf(account: CloudflareAccount, origin: () => string): Hono {
  const find = (name: string) => [...account.databases].find(([id, one]) => id === name || one.name === name);
  const uploads = new Map<string, string>();
  return new Hono()
    .get("/", (c) => {
      const name = c.req.query("name");
      const all = [...account.databases].map(([uuid, one]) => ({ uuid, name: one.name }));
      return done(all.filter((one) => name === undefined || one.name === name));
    })
    .post("/", async (c) => {
      const { name } = await c.req.json<{ name: string }>();
      if (find(name)) return refused(400, 7502, `A database with the name '${name}' already exists`);
      account.changes.push(`made the database ${name}`);
      return done({ uuid: addDatabase(account, name).id, name });
    })
    .get("/:id", (c) => {
      const found = find(c.req.param("id"));
      return found ? done({ uuid: found[0], name: found[1].name, version: "production" }) : NOT_FOUND.clone();
    })
    .get("/:id/time_travel/bookmark", (c) =>
      find(c.req.param("id")) ? done({ bookmark: "00000085-0000024c-00004c6d" }) : NOT_FOUND.clone(),
    )
    .post("/:id/query", async (c) => {
      const found = find(c.req.param("id"));
      if (!found) return NOT_FOUND.clone();
      const { sql } = await c.req.json<{ sql: string }>();
      try {
        const results = run(account, found[1], sql);
        if (
          /^\s*(?:alter|create|delete|drop|insert|update)\b/i.test(sql) &&
          !/d1_migrations\s*\(\s*id/.test(sql)
        )
          account.changes.push(`wrote to the database ${found[1].name}`);
        return done(results);
      } catch (error) {
        return refused(400, 7500, error instanceof Error ? error.message : String(error));
      }
    })
    .post("/:id/export", (c) => {
      const found = find(c.req.param("id"));
      if (!found) return NOT_FOUND.clone();
      uploads.set("export.sql", dumpDatabase(found[1].sqlite));
      const result = { filename: "export.sql", signed_url: `${origin()}/files/export.sql` };
      return done({
        success: true,
        type: "export",
        status: "complete",
        messages: [],
        at_bookmark: "1",
        result,
      });
    })
    .post("/:id/import", async (c) => {
      const found = find(c.req.param("id"));
      if (!found) return NOT_FOUND.clone();
      const { action, filename = "import.sql" } = await c.req.json<{ action: string; filename?: string }>();
      const common = { success: true, type: "import", messages: [], at_bookmark: "1" };
      if (action === "init")
        return done({ ...common, upload_url: `${origin()}/files/${filename}`, filename });
      try {
        const results = run(account, found[1], uploads.get(filename) ?? "");
        account.changes.push(`imported into the database ${found[1].name}`);
        const result = { num_queries: results.length, final_bookmark: "2", meta: META };
        return done({ ...common, status: "complete", result });
      } catch (error) {
        return refused(400, 7500, error instanceof Error ? error.message : String(error));
      }
    })
    .get("/files/:name", (c) => new Response(uploads.get(c.req.param("name")) ?? ""))
    .put("/files/:name", async (c) => {
      const text = await c.req.text();
      uploads.set(c.req.param("name"), text);
      return new Response(null, { headers: { etag: `"${createHash("md5").update(text).digest("hex")}"` } });
    });
}
