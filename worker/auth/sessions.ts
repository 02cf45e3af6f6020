import { and, eq, lt, not, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { selectRow } from "../db/select-row.ts";
import { users } from "../db/tables/accounts.ts";
import { admins, endedSessions, sessions } from "../db/tables/auth.ts";
import { Unauthenticated } from "../errors.ts";
import { listSession, UNKNOWN_DEVICE } from "./session-list.ts";
import { SESSION_LIFE } from "./session-life.ts";
import { removeRecord, writeRecord } from "./session-records.ts";
import { type Session, type SessionKind, signToken } from "./session-tokens.ts";

/** The table of each kind of session's subjects. */
export const ACCOUNTS = { user: users, admin: admins } as const;

/** What a user's new session is listed with. `provedAt` is when the user last proved to be who they are, ms since 1970. */
export type SessionOrigin = { device: string; provedAt: number };

/** Begins a session with a random id. `maxAge` is in seconds. */
export async function createSession(
  ctx: Ctx,
  kind: SessionKind,
  subject: number,
  origin: SessionOrigin = { device: UNKNOWN_DEVICE, provedAt: ctx.now },
): Promise<{ session: Session; token: string; maxAge: number }> {
  const { absolute } = SESSION_LIFE[kind];
  const session: Session = {
    id: crypto.randomUUID() + crypto.randomUUID(),
    kind,
    subject,
    createdAt: ctx.now,
    expiresAt: ctx.now + absolute,
  };
  const [token] = await Promise.all([
    signToken(ctx, { kind, subject, id: session.id, life: absolute }),
    writeRecord(ctx, session),
    kind === "user" && listSession(ctx, session, origin),
  ]);
  return { session, token, maxAge: absolute / 1000 };
}

/** Ends a session everywhere at once, because every request asks the database. */
export async function endSession(ctx: Ctx, session: Session): Promise<void> {
  await ctx.db.batch([
    ctx.db
      .insert(endedSessions)
      .values({ id: session.id, expiresAt: new Date(session.expiresAt) })
      .onConflictDoNothing(),
    ctx.db.delete(sessions).where(eq(sessions.key, session.id)),
  ]);
  await removeRecord(ctx, session);
}

/**
 * Makes the condition that a token was signed before its account ended all sessions, or before the account was created.
 * A restored database gives ids out again, and a cookie must not work for its id's next owner. Tokens of earlier
 * versions have whole seconds.
 */
export const isOutdated = ({ kind, createdAt }: Pick<Session, "kind" | "createdAt">) => {
  const account = ACCOUNTS[kind];
  return sql<number>`(${createdAt} < coalesce(${account.sessionsFrom}, ${account.createdAt} / 1000 * 1000))`;
};

/**
 * Makes a column for the query that loads the session's account: 1 when the session was ended, alone or with all
 * others.
 */
export const wasEnded = (session: Session) =>
  sql<number>`(${isOutdated(session)} or exists (select 1 from ${endedSessions} where ${endedSessions.id} = ${session.id}))`;

/**
 * Ends every session of the account that began before now, this one too, and makes the account forget its devices. The
 * sessions' records in KV expire by themselves. Throws Unauthenticated when this session was itself ended meanwhile.
 */
export async function endAllSessions({ db, now }: Ctx, session: Session): Promise<void> {
  const account = ACCOUNTS[session.kind];
  const ended = await db
    .update(account)
    .set({ sessionsFrom: new Date(now) })
    .where(and(eq(account.id, session.subject), not(wasEnded(session))))
    .returning({ id: account.id });
  if (ended.length === 0) throw new Unauthenticated();
}

/**
 * Ends every listed session of a user but this one, which stays as it is, so that a call that is made twice finds it
 * again. A session that was ended itself ends no other.
 */
export async function endOtherSessions({ db }: Ctx, session: Session): Promise<void> {
  const others = sql`${sessions.userId} = ${session.subject} and ${sessions.key} <> ${session.id}
    and exists (select 1 from ${users} where ${users.id} = ${session.subject} and not ${wasEnded(session)})`;
  await db.batch([
    db
      .insert(endedSessions)
      .select(
        selectRow(
          endedSessions,
          { id: sessions.key, expiresAt: sessions.expiresAt },
          sql`from ${sessions} where ${others}`,
        ),
      )
      .onConflictDoNothing(),
    db.delete(sessions).where(others),
  ]);
}

/** Makes the statements that delete what is stored of sessions whose cookies have expired. */
export const removeExpiredSessions = ({ db, now }: Ctx) =>
  [
    db.delete(endedSessions).where(lt(endedSessions.expiresAt, new Date(now))),
    db.delete(sessions).where(lt(sessions.expiresAt, new Date(now))),
  ] as const;
