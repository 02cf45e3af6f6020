import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Ctx } from "../context.ts";
import { endEditors } from "../db/end-editors.ts";
import { users } from "../db/tables/accounts.ts";
import { passkeys } from "../db/tables/auth.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guides } from "../db/tables/guides.ts";
import { letters, linkTokens } from "../db/tables/mail.ts";

// Anyone who was in an account without being its owner may have left ways in that no new password closes.

/** Returns the condition that something was set up in a time, from the column that says when. */
export type InTime = (column: SQLiteColumn) => SQL;

/** Returns the time before the account's address was first proved: all of it while it isn't. */
export const beforeProof =
  (userId: number): InTime =>
  (column) =>
    sql`coalesce(${column} < (select ${users.emailVerifiedAt} from ${users} where ${users.id} = ${userId}), 1)`;

/** Returns the time since an instant, ms since 1970. */
export const since =
  (instant: number): InTime =>
  (column) =>
    sql`${column} >= ${instant}`;

const passkeysOf = (userId: number, inTime: InTime) =>
  sql`${passkeys.userId} = ${userId} and ${inTime(passkeys.createdAt)}`;
/** Returns the condition of the editors of an account's pages; an invitation is dated by its last e-mail. */
const editorsOf = (userId: number, inTime: InTime) =>
  sql`${guideEditors.guideId} in (select ${guides.id} from ${guides} where ${guides.userId} = ${userId})
    and ${inTime(guideEditors.invitedAt)}`;

/**
 * Returns the statements that remove an account's passkeys, editors and invitations of a time, where `when` holds. Its
 * two-step verification goes with `twoStepOffWhere` in the account's own update.
 */
export const closeWaysIn = ({ db }: Ctx, userId: number, inTime: InTime, when: SQL) =>
  [
    db.delete(passkeys).where(sql`${passkeysOf(userId, inTime)} and ${when}`),
    ...endEditors(db, sql`${editorsOf(userId, inTime)} and ${when}`),
  ] as const;

/** The columns of an account without two-step verification. */
export const NO_TWO_STEP = { twoStepSecret: null, twoStepAt: null, twoStepLast: 0, recoveryCodes: "[]" };

/** Returns the columns of an account that turn two-step verification off where `when` holds, also one not yet in force. */
export const twoStepOffWhere = (when: SQL) => ({
  twoStepSecret: sql`case when ${when} then null else ${users.twoStepSecret} end`,
  twoStepAt: sql`case when ${when} then null else ${users.twoStepAt} end`,
  twoStepLast: sql`case when ${when} then 0 else ${users.twoStepLast} end`,
  recoveryCodes: sql`case when ${when} then '[]' else ${users.recoveryCodes} end`,
});

/**
 * Returns the list of the kinds of ways into an account of which it has some of a time, with spaces between, as the
 * e-mail that names what went has them (worker/mail/password-emails.ts).
 */
export const listWaysIn = (userId: number, inTime: InTime): SQL<string> =>
  sql`trim(iif(exists (select 1 from ${passkeys} where ${passkeysOf(userId, inTime)}), 'passkeys ', '')
    || iif(exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.twoStepAt} is not null
      and ${inTime(users.twoStepAt)}), 'two-step ', '')
    || iif(exists (select 1 from ${guideEditors} where ${editorsOf(userId, inTime)}), 'editors', ''))`;

/** The purposes of links, and the kinds of e-mails that bring them, by which a password or an address is changed. */
const CHANGES = sql.raw("('reset-password', 'sign-in-link', 'confirm-email')");

/** Returns the statements that void an account's links for another password or address, also those that wait to be sent. */
export const voidChanges = ({ db }: Ctx, userId: number, when: SQL) =>
  [
    db
      .delete(letters)
      .where(sql`${letters.userId} = ${userId} and ${letters.kind} in ${CHANGES} and ${when}`),
    db
      .delete(linkTokens)
      .where(sql`${linkTokens.userId} = ${userId} and ${linkTokens.purpose} in ${CHANGES} and ${when}`),
  ] as const;
