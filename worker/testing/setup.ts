import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect } from "vitest";
import { findScans } from "./queries.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: Parameters<typeof applyD1Migrations>[1];
      CONVERGENCE: string;
    }
  }
}

// The storage is new for every test file.
beforeAll(() => applyD1Migrations(env.DB, env.TEST_MIGRATIONS));

// Whatever a test asks of the worker, no query of it goes through a whole table.
afterAll(async () => expect(await findScans(env.DB)).toEqual([]));
