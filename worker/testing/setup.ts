import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";

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
