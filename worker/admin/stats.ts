import { inArray } from "drizzle-orm";
import type { AdminStats } from "#schema/admin.ts";
import type { Ctx } from "../context.ts";
import { counters } from "../db/tables/admin.ts";

/** Reads the numbers of users, profiles and subscribers from counters, which are exact. */
export async function getStats({ db }: Ctx): Promise<AdminStats> {
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
