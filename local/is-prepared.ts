import { DatabaseSync } from "node:sqlite";
import { BILLING_OFF } from "../worker/billing.ts";
import { DEMO_EMAIL, isDemoAdmin } from "./ensure-admin.ts";
import { appliedMigrations, migrationsIn } from "./migrate.ts";
import type { Settings } from "./settings.ts";
import { BUSY_MS, findDatabase } from "./stores.ts";

type Wanted = Pick<Settings, "STATE_DIR" | "SEED" | "BILLING" | "admin">;

/**
 * Returns whether the database of a state folder has all that a start puts there: nearly every start finds it, and then
 * needs no runtime of its own for it.
 */
export function isPrepared({ STATE_DIR, SEED, BILLING, admin }: Wanted): boolean {
  const file = findDatabase(STATE_DIR);
  if (file === undefined) return false;
  using database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS });
  const finds = (table: string, condition: string, ...values: string[]) =>
    database.prepare(`SELECT 1 FROM ${table} WHERE ${condition} LIMIT 1`).get(...values) !== undefined;
  if (!finds("sqlite_master", "name = 'd1_migrations'")) return false;
  const applied = new Set(appliedMigrations(database));
  return (
    migrationsIn().every((name) => applied.has(name)) &&
    (SEED === "none" || finds("users", "true")) &&
    (admin === undefined ||
      finds("admins", "email = ?", admin.email) ||
      (isDemoAdmin({ SEED, admin }) && !finds("users", "email = ?", DEMO_EMAIL))) &&
    // See followBilling.
    finds("counters", "name = ?", BILLING_OFF) === (BILLING === "off")
  );
}
