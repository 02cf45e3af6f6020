import { eq, type Placeholder, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db } from "./client.ts";
import { guides } from "./tables/guides.ts";

/** Names a profile: by the id in its URL, or by its number. */
export type GuideKey = { uniqueId: string | Placeholder } | { id: number };

export const byGuideKey = (key: GuideKey) =>
  "uniqueId" in key ? eq(guides.uniqueId, key.uniqueId) : eq(guides.id, key.id);

/**
 * Returns the condition of rows whose `column` refers to the profile. It is a subquery, so that everything about one
 * profile is read in one round trip (docs/decisions/guests.md). It has = instead of `in`, because
 * then the index gives the order too.
 */
export const whereGuideIs = (column: SQLiteColumn, db: Db, key: GuideKey) =>
  sql`${column} = ${db.select({ id: guides.id }).from(guides).where(byGuideKey(key))}`;
