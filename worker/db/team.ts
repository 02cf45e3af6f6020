import { type SQL, sql } from "drizzle-orm";
import { users } from "./tables/accounts.ts";
import { guideEditors } from "./tables/editors.ts";

/**
 * Returns the list of accounts that may edit one of these profiles, owners and editors, as a subquery. `guideIds` is a
 * list or subquery in brackets.
 */
export const teamOf = (guideIds: SQL): SQL =>
  sql`(select own.user_id from guides as own where own.id in ${guideIds}
    union all select let_in.user_id from guide_editors as let_in where let_in.guide_id in ${guideIds})`;

/**
 * Returns the list of the profiles that an account may edit, as a subquery of ids: its own, and those it was let into,
 * unless their owner's deletion is scheduled.
 */
export const editedBy = (userId: unknown): SQL =>
  sql`(select own.id from guides as own where own.user_id = ${userId}
    union all select let_in.guide_id from guide_editors as let_in join guides as page on page.id = let_in.guide_id
      join users as owner on owner.id = page.user_id where let_in.user_id = ${userId} and owner.deletion_due_at is null)`;

/** The address of an editor, for a query that joins the account: it may have another than the one that was invited. */
export const editorEmail = sql<string>`coalesce(${users.email}, ${guideEditors.email})`;
