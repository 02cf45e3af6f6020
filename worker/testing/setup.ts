import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect } from "vitest";
import { emptyStores } from "./empty-stores.ts";
import { findScans } from "./queries.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: Parameters<typeof applyD1Migrations>[1];
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
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
});

// No statement that a test file causes may scan a whole table.
afterAll(async () => expect(await findScans(env.DB)).toEqual([]));
