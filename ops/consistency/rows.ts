import { sql } from "drizzle-orm";
import { closeGaps } from "#worker/featured/close-gaps.ts";
import type { Check } from "./finding.ts";

type Orphan = { table: string; rowid: number; parent: string };

/** Finds rows that refer to deleted rows. */
export const checkReferences: Check = async ({ db, database }) => {
  const { results } = await database.prepare("pragma foreign_key_check").all<Orphan>();
  return results.map(({ table, rowid, parent }) => ({
    text: `row ${rowid} of ${table} belongs to nothing in ${parent}`,
    repair: () => db.run(sql`delete from ${sql.identifier(table)} where rowid = ${rowid}`),
  }));
};

/** Checks that featured tours have positions 1, 2, 3 without gaps. */
export const checkPositions: Check = async ({ db }) => {
  const rows = await db.all<{ guideId: number; userId: number; places: string }>(
    sql`select guide_id as guideId, user_id as userId, group_concat(position) as places
      from (select guide_id, user_id, position from guide_tours order by guide_id, position)
      group by guide_id having max(position) <> count(*) or min(position) <> 1`,
  );
  return rows.map(({ guideId, userId, places }) => ({
    text: `profile ${guideId} has its experiences at ${places}`,
    repair: () => db.batch(closeGaps(db, userId)),
  }));
};

const COUNTED = {
  users: sql`(select count(*) from users)`,
  guides: sql`(select count(*) from guides)`,
  activeSubscribers: sql`(select count(*) from users where subscription_status = 'active')`,
};

/** Compares counters with a recount. */
export const checkCounters: Check = async ({ db }) => {
  const findings = await Promise.all(
    Object.entries(COUNTED).map(async ([name, recount]) => {
      const [row] = await db.all<{ kept: number | null; found: number }>(
        sql`select (select value from counters where name = ${name}) as kept, ${recount} as found`,
      );
      if (!row || row.kept === row.found) return [];
      const text = `the counter ${name} says ${row.kept}, there are ${row.found}`;
      return [
        {
          text,
          repair: () =>
            db.run(
              sql`insert into counters (name, value) values (${name}, ${recount})
                on conflict (name) do update set value = excluded.value`,
            ),
        },
      ];
    }),
  );
  return findings.flat();
};

/** Compares each profile's count and sum of ratings with its reviews. */
export const checkRatings: Check = async ({ db }) => {
  const rows = await db.all<{ id: number; kept: string; found: string }>(
    sql`select g.id, g.review_count || ', ' || g.rating_sum as kept, count(r.id) || ', ' || ifnull(sum(r.rating), 0) as found
      from guides g left join reviews r on r.guide_id = g.id group by g.id having kept <> found`,
  );
  return rows.map(({ id, kept, found }) => ({
    text: `profile ${id} has count and sum of ratings ${kept}, its reviews make ${found}`,
    repair: () =>
      db.run(
        sql`update guides set review_count = (select count(*) from reviews where guide_id = ${id}),
          rating_sum = (select ifnull(sum(rating), 0) from reviews where guide_id = ${id}) where id = ${id}`,
      ),
  }));
};
