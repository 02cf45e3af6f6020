import { type SQL, sql } from "drizzle-orm";

/** A list of profiles' ids, as a subquery: the accounts that may edit one of them, owners and editors. `guideIds`: in brackets. */
export const teamOf = (guideIds: SQL): SQL =>
  sql`(select own.user_id from guides as own where own.id in ${guideIds}
    union all select let_in.user_id from guide_editors as let_in where let_in.guide_id in ${guideIds})`;

/** The ids of the profiles that an account may edit, as a subquery: its own, and those it was let into, unless the owner is leaving. */
export const editedBy = (userId: unknown): SQL =>
  sql`(select own.id from guides as own where own.user_id = ${userId}
    union all select let_in.guide_id from guide_editors as let_in join guides as page on page.id = let_in.guide_id
      join users as owner on owner.id = page.user_id where let_in.user_id = ${userId} and owner.deletion_due_at is null)`;
