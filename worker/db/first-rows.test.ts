import { lt, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { contextOf, db } from "../testing/factories.ts";
import { removeExpiredSessions } from "../auth/sessions.ts";
import { guideDays } from "./tables/statistics.ts";
import { endedSessions } from "./tables/auth.ts";
import { firstRows, RUN_ROWS } from "./first-rows.ts";

it("an hourly run deletes no more expired rows than it may, and the next one deletes the rest", async () => {
  await db.run(
    sql.raw(`insert into ended_sessions with recursive n(i) as (select 1 union all select i + 1 from n where i < ${RUN_ROWS + 5})
      select 's' || i, 1 from n`),
  );
  await db.insert(endedSessions).values({ id: "still", expiresAt: new Date(Date.now() + 60_000) });
  const left: number[] = [];
  for (let run = 0; run < 2; run++) {
    await db.batch(removeExpiredSessions(contextOf()));
    left.push(await db.$count(endedSessions));
  }
  expect(left).toEqual([6, 1]);
});

it("the first rows of a table without a match are none", async () => {
  const { meta } = await db
    .delete(guideDays)
    .where(firstRows(guideDays, lt(guideDays.day, "2020-01-01"), 10));
  expect(meta.changes).toBe(0);
});
