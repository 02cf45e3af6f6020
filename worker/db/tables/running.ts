import { index, integer, sqliteTable } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.ts";

/** The hourly runs of the last days. */
export const hourlyRuns = sqliteTable(
  "hourly_runs",
  {
    id: id(),
    beganAt: instant("began_at").notNull(),
    /** null while it runs, and for a run that was cut off */
    endedAt: instant("ended_at"),
    /** whether it stopped at a failure, which is in the log */
    hasFailed: integer("has_failed", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [index("hourly_runs_began").on(t.beganAt)],
);
