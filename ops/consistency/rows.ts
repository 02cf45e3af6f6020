import { getTableName, sql } from "drizzle-orm";
import { handles } from "#worker/db/tables/handles.ts";
import { closeGaps } from "#worker/featured/close-gaps.ts";
import { DAY } from "#schema/durations.ts";
import { HELD_DAYS } from "#schema/case-states.ts";
import type { Check } from "./finding.ts";

type Orphan = { table: string; rowid: number; parent: string };

/** Finds rows that refer to deleted rows. */
export const checkReferences: Check = async ({ db, database }) => {
  const { results } = await database.prepare("pragma foreign_key_check").all<Orphan>();
  return results.map(({ table, rowid, parent }) => ({
    text: `row ${rowid} of ${table} belongs to nothing in ${parent}`,
    repair: () =>
      // A deleted profile's address stays reserved, because it may be printed.
      table === getTableName(handles)
        ? db.run(sql`update ${handles} set guide_id = null where rowid = ${rowid}`)
        : db.run(sql`delete from ${sql.identifier(table)} where rowid = ${rowid}`),
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
      const [row] = await db.all<{ stored: number | null; found: number }>(
        sql`select (select value from counters where name = ${name}) as stored, ${recount} as found`,
      );
      if (!row || row.stored === row.found) return [];
      const text = `the counter ${name} says ${row.stored}, there are ${row.found}`;
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

/** Compares each profile's count and sum of ratings with its published reviews, without those about an earlier guide. */
export const checkRatings: Check = async ({ db }) => {
  const rows = await db.all<{ id: number; stored: string; found: string }>(
    sql`select g.id, g.review_count || ', ' || g.rating_sum as stored, count(r.id) || ', ' || ifnull(sum(r.rating), 0) as found
      from guides g left join reviews r on r.guide_id = g.id and r.status = 'published' and r.id > g.earlier_review_id group by g.id having stored <> found`,
  );
  return rows.map(({ id, stored, found }) => ({
    text: `profile ${id} has count and sum of ratings ${stored}, its reviews make ${found}`,
    repair: () =>
      db.run(
        sql`update guides set review_count = (select count(*) from reviews where guide_id = ${id} and status = 'published' and id > earlier_review_id),
          rating_sum = (select ifnull(sum(rating), 0) from reviews where guide_id = ${id} and status = 'published' and id > earlier_review_id) where id = ${id}`,
      ),
  }));
};

/** Compares each review's status with its case: a held one waits for a decision and has an end, others have none. */
export const checkCases: Check = async ({ db }) => {
  const rows = await db.all<{ id: number; status: string; state: string | null }>(
    sql`select r.id, r.status, c.state from reviews r left join review_cases c on c.review_id = r.id
      where (r.status = 'held') <> (c.state is not null and c.state = 'held')
        or (r.status = 'held') <> (c.publish_at is not null)
        or (r.status = 'hidden' and c.state is not 'decided')`,
  );
  return rows.map(({ id, status, state }) => ({
    text: `review ${id} is ${status}, its case ${state ?? "is missing"}`,
    // An admin looks at the case, and decides.
    repair: () =>
      db.run(
        sql`insert into review_cases (review_id, state, at, created_at, held_for, publish_at)
            select id, case status when 'held' then 'held' when 'hidden' then 'decided' else 'reported' end, date, date,
              case status when 'held' then 'burst' end, case status when 'held' then date + ${HELD_DAYS * DAY} end
            from reviews where id = ${id}
            on conflict (review_id) do update set state = excluded.state,
              held_for = coalesce(review_cases.held_for, excluded.held_for), publish_at = excluded.publish_at`,
      ),
  }));
};
