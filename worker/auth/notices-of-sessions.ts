import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { sessions } from "../db/tables/auth.ts";
import { pushSubscriptions } from "../db/tables/push.ts";
import type { Session } from "./session-tokens.ts";

// A device gets notices of reviews for as long as the session lasts that asked for them. Nothing of it is stored longer.

const isOf = ({ subject, id }: Session) =>
  and(eq(pushSubscriptions.userId, subject), eq(pushSubscriptions.sessionKey, id));

/**
 * Has this browser go on getting the notices that its former session asked for: nothing in it says that they would end with
 * that session, as where the owner has changed the password.
 */
export async function keepNotices({ db }: Ctx, from: Session, to: Session): Promise<void> {
  await db.update(pushSubscriptions).set({ sessionKey: to.id }).where(isOf(from));
}

/** Forgets the device whose session has ended. */
export async function forgetNotices({ db }: Ctx, session: Session): Promise<void> {
  await db.delete(pushSubscriptions).where(isOf(session));
}

/**
 * Returns the statement that forgets the devices of the listed sessions which meet a condition, before the sessions go.
 * `replaced`: a session that another one takes the place of.
 */
export const forgetNoticesOf = ({ db }: Ctx, which: SQL | undefined, replaced?: Session) =>
  db.delete(pushSubscriptions).where(
    sql`${pushSubscriptions.userId} in (select ${sessions.userId} from ${sessions} where ${which})
      and ${pushSubscriptions.sessionKey} in (select ${sessions.key} from ${sessions} where ${which})
      and ${pushSubscriptions.sessionKey} <> ${replaced?.id ?? ""}`,
  );
