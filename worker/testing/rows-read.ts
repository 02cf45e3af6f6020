import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import type { Ctx } from "../context.ts";
import { contextOf } from "./factories.ts";

/** Asks with a database that notes statements; returns them, and the rows that D1 reads and writes for them once more. */
export async function rowsOf(
  ask: (ctx: Ctx) => Promise<unknown>,
): Promise<{ statements: string[]; rows: number; written: number }> {
  const asked: [query: string, params: unknown[]][] = [];
  const prepare = (query: string) => ({
    bind: (...params: unknown[]) => {
      asked.push([query, params]);
      return env.DB.prepare(query).bind(...params);
    },
  });
  const DB = new Proxy(env.DB, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (name === "prepare") return prepare;
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  await ask({ ...contextOf(), db: drizzle(DB) });
  let rows = 0;
  let written = 0;
  for (const [query, params] of asked) {
    const { meta } = await env.DB.prepare(query)
      .bind(...params)
      .all();
    rows += meta.rows_read;
    written += meta.rows_written;
  }
  return { statements: asked.map(([query]) => query), rows, written };
}
