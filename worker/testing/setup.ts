import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect } from "vitest";
import { findScans } from "./queries.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: Parameters<typeof applyD1Migrations>[1];
      CONVERGENCE: string;
      SECOND_DB: D1Database;
      DIRECTORY: D1Database;
      TRUST: string;
    }
  }
}

// Every test file finds an empty storage, in the worker that ran the file before.
beforeAll(async () => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
});

// Whatever a test asks of the worker, no query of it goes through a whole table.
afterAll(async () => expect(await findScans(env.DB)).toEqual([]));
