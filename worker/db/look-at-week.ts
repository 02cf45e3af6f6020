import type { SQL } from "drizzle-orm";
import type { Db } from "./client.ts";
import { users } from "./tables/accounts.ts";

/** Returns the statement that has the next hourly run look at the week of these accounts, because their profiles have changed. */
export const lookAtWeek = (db: Db, whose: SQL | undefined) =>
  db.update(users).set({ weekDueAt: 0 }).where(whose);
