import { sql } from "drizzle-orm";

/** The time zone of an account's oldest own profile, for a query of `users`; null without one. */
export const accountZone = sql<string | null>`(select own.time_zone from guides as own
  where own.user_id = users.id order by own.created_at, own.id limit 1)`;
