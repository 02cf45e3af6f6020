import type { D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect } from "vitest";
import { emptyStores } from "./empty-stores.ts";
import { findScans } from "./queries.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: D1Migration[];
      CONVERGENCE: string;
      SECOND_DB: D1Database;
      DIRECTORY: D1Database;
      TRUST: string;
      PROCESSOR: Fetcher;
    }
  }
}

// Every test file begins with empty stores, because it may run in the worker of another file.
beforeAll(async () => {
  await emptyStores();
  // In one go: applyD1Migrations() takes twice as long, for each file.
  const queries = env.TEST_MIGRATIONS.flatMap((migration) => migration.queries);
  await env.DB.batch(queries.map((query) => env.DB.prepare(query)));
});

// No statement that a test file causes may scan a whole table.
const ADVICE =
  "Statements that read a whole table or index. Ask by a column that has an index, or make one in worker/db/tables/";
afterAll(async () => expect(await findScans(env.DB), ADVICE).toEqual([]));
