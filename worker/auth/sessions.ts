import { and, eq, lt, not, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { selectRow } from "../db/select-row.ts";
import { users } from "../db/tables/accounts.ts";
import { admins, endedSessions, sessions } from "../db/tables/auth.ts";
import { Unauthenticated } from "../errors.ts";
import { forgetNoticesOf } from "./notices-of-sessions.ts";
import { listNewSession, UNKNOWN_DEVICE } from "./session-list.ts";
import { SESSION_LIFE_MS } from "./session-life.ts";
import { removeRecord, writeRecord } from "./session-records.ts";
import { type Session, type SessionKind, signToken } from "./session-tokens.ts";
import { firstRows } from "../db/first-rows.ts";

/** The table of each kind of session's subjects. */
export const ACCOUNTS = { user: users, admin: admins } as const;

/**
 * What a user's new session is listed with. `provedAt` is when the user last proved to be who they are, ms since 1970;
 * `sessionsFrom`, the account's column when that proof was checked, which is another one once all sessions were ended;
 * undefined where no proof is. `createdAt` is when the session begins, ms since 1970; now by default.
 */
export type SessionOrigin = {
  device: string;
  provedAt: number;
  sessionsFrom?: Date | null;
  createdAt?: number;
};

/**
 * Begins a session with a random id. `maxAge` is in seconds. Throws Unauthenticated where all sessions of the user were
 * ended since the proof was checked, or the account is gone.
 */
export async function createSession(
  ctx: Ctx,
  kind: SessionKind,
  subject: number,
  origin: SessionOrigin = { device: UNKNOWN_DEVICE, provedAt: ctx.now },
): Promise<{ session: Session; token: string; maxAge: number }> {
  const { absolute } = SESSION_LIFE_MS[kind];
  const session: Session = {
    id: crypto.randomUUID() + crypto.randomUUID(),
    kind,
    subject,
    createdAt: origin.createdAt ?? ctx.now,
    expiresAt: ctx.now + absolute,
  };
  const [token, , isListed] = await Promise.all([
    signToken(ctx, { ...session, life: absolute }),
    writeRecord(ctx, session),
    kind === "admin" || listNewSession(ctx, session, origin),
  ]);
  if (!isListed) {
    await removeRecord(ctx, session);
    throw new Unauthenticated();
  }
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
 * Returns the condition that a token was signed before its account ended all sessions, or before the account was created.
 * A restored database gives ids out again, and a cookie must not work for its id's next owner. Tokens of earlier
 * versions have whole seconds.
 */
export const isOutdated = ({ kind, createdAt }: Pick<Session, "kind" | "createdAt">) => {
  const account = ACCOUNTS[kind];
  return sql<number>`(${createdAt} < coalesce(${account.sessionsFrom}, ${account.createdAt} / 1000 * 1000))`;
};

/**
 * Returns a column for the query that loads the session's account: 1 when the session was ended, alone or with all
 * others.
 */
export const wasEnded = (session: Session) =>
  sql<number>`(${isOutdated(session)} or exists (select 1 from ${endedSessions} where ${endedSessions.id} = ${session.id}))`;

/** Returns whether a session was ended, alone or with all others, or its account is gone. */
export async function isEnded({ db }: Ctx, session: Session): Promise<boolean> {
  const account = ACCOUNTS[session.kind];
  const [row] = await db
    .select({ ended: wasEnded(session) })
    .from(account)
    .where(eq(account.id, session.subject));
  return row?.ended !== 0;
}

/**
 * Returns the statements that end the listed sessions which meet a condition, one by one. A batch that sets `sessionsFrom`
 * has them too, for the whole account: a sign-in that began after it has a later instant, and yet another proof. `replaced`:
 * the session that a new one takes the place of.
 */
export const endListed = (ctx: Ctx, which: SQL | undefined, replaced?: Session) =>
  [
    forgetNoticesOf(ctx, which, replaced),
    ctx.db
      .insert(endedSessions)
      .select(
        selectRow(
          endedSessions,
          { id: sessions.key, expiresAt: sessions.expiresAt },
          sql`from ${sessions} where ${which}`,
        ),
      )
      .onConflictDoNothing(),
    ctx.db.delete(sessions).where(which),
  ] as const;

/**
 * Ends every session of the user, this one too, and makes the account forget its devices. The sessions' records in KV
 * expire by themselves. Throws Unauthenticated when this session was itself ended meanwhile.
 */
export async function endAllSessions(ctx: Ctx, session: Session): Promise<void> {
  const { db, now } = ctx;
  const isUser = eq(users.id, session.subject);
  const [ended] = await db.batch([
    db
      .update(users)
      .set({ sessionsFrom: new Date(now) })
      .where(and(isUser, not(wasEnded(session))))
      .returning({ id: users.id }),
    ...endListed(
      ctx,
      sql`${sessions.userId} in (select ${users.id} from ${users} where ${isUser} and ${users.sessionsFrom} = ${now})`,
      session,
    ),
  ]);
  if (ended.length === 0) throw new Unauthenticated();
}

/**
 * Ends every listed session of a user but this one, which stays as it is, so that a call that is made twice finds it
 * again. A session that was ended itself ends no other.
 */
export async function endOtherSessions(ctx: Ctx, session: Session): Promise<void> {
  const others = sql`${sessions.userId} = ${session.subject} and ${sessions.key} <> ${session.id}
    and exists (select 1 from ${users} where ${users.id} = ${session.subject} and not ${wasEnded(session)})`;
  await ctx.db.batch(endListed(ctx, others));
}

/** Returns the statements that delete what is stored of sessions whose cookies have expired. */
export const removeExpiredSessions = (ctx: Ctx) => {
  const { db, now } = ctx;
  const expired = firstRows(sessions, lt(sessions.expiresAt, new Date(now)));
  return [
    db.delete(endedSessions).where(firstRows(endedSessions, lt(endedSessions.expiresAt, new Date(now)))),
    forgetNoticesOf(ctx, expired),
    db.delete(sessions).where(expired),
  ] as const;
};
