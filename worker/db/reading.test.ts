import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { featuredTours } from "../featured/featured.ts";
import { guideWithOwner } from "../guides/public-guides.ts";
import { connect } from "./client.ts";

const db = connect(env.DB);

// D1 answers a batch with objects: of two columns of one name one would be lost, and all behind it shifted.
it.each([
  ["a profile with its owner", guideWithOwner(db, { id: 1 })],
  ["featured tours", featuredTours(db, { id: 1 })],
])("every column of %s has a name of its own", async (_what, query) => {
  const { sql, params } = query.prepare().getQuery();
  const [names] = await env.DB.prepare(sql)
    .bind(...params)
    .raw({ columnNames: true });
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
});
