import { inArray } from "drizzle-orm";
import type { AdminStats } from "#schema/admin.ts";
import type { Db } from "../db/client.ts";
import { counters } from "../db/tables.ts";

/** How many there are, in three rows: the counters are exact. */
export async function getStats(db: Db): Promise<AdminStats> {
  const rows = await db
    .select()
    .from(counters)
    .where(inArray(counters.name, ["users", "guides", "activeSubscribers"]));
  const value = (name: (typeof rows)[number]["name"]) => rows.find((row) => row.name === name)?.value ?? 0;
  return {
    totalUsers: value("users"),
    totalGuides: value("guides"),
    activeSubscribers: value("activeSubscribers"),
  };
}
