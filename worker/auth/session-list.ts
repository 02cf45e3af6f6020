import { and, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { SessionInfo } from "#schema/account.ts";
import { FRESH_MINUTES } from "#schema/login-rules.ts";
import { HOUR, MINUTE } from "#schema/durations.ts";
import type { Ctx } from "../context.ts";
import { selectRow } from "../db/select-row.ts";
import { batch } from "../db/batch.ts";
import { users } from "../db/tables/accounts.ts";
import { sessions } from "../db/tables/auth.ts";
import { log } from "../log.ts";
import { SESSION_LIFE_MS } from "./session-life.ts";
import type { Session } from "./session-tokens.ts";
import type { SessionOrigin } from "./sessions.ts";

/** ms by which the stored time of the last use may be off, because each update is a write. */
const USE_STEP_MS = HOUR;

export const UNKNOWN_DEVICE = "Unknown device";

/**
 * Returns the statement that lists a user's session, if its account still exists and meets the condition. A session that is
 * listed already stays as it is.
 */
const listSession = ({ db, now }: Ctx, session: Session, { device, provedAt }: SessionOrigin, when?: SQL) =>
  db
    .insert(sessions)
    .select(
      selectRow(
        sessions,
        {
          id: null,
          key: session.id,
          userId: users.id,
          device,
          createdAt: session.createdAt,
          lastUsedAt: now,
          provedAt,
          expiresAt: session.expiresAt,
        },
        sql`from ${users} where ${and(eq(users.id, session.subject), when)}`,
      ),
    )
    .onConflictDoNothing();

/**
 * Lists a user's new session. Returns whether it may go on: it may not where all sessions were ended since the proof was
 * checked by which it begins, or the account is gone.
 */
export async function listNewSession(ctx: Ctx, session: Session, origin: SessionOrigin): Promise<boolean> {
  const { sessionsFrom } = origin;
  if (sessionsFrom === undefined) {
    await listSession(ctx, session, origin);
    return true;
  }
  const { listed } = await batch(ctx.db, {
    insert: listSession(
      ctx,
      session,
      origin,
      sql`${users.sessionsFrom} is ${sessionsFrom?.getTime() ?? null}`,
    ),
    listed: ctx.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.key, session.id)),
  });
  return listed.length > 0;
}

/**
 * Notes that a session is used, at most once an hour. `lastUsedAt` is the stored instant, or null for a session of an
 * earlier version. Never rejects: a failure to note the use must not refuse the request.
 */
export async function noteUse(ctx: Ctx, session: Session, lastUsedAt: Date | null): Promise<void> {
  try {
    if (lastUsedAt === null) await listSession(ctx, session, { device: UNKNOWN_DEVICE, provedAt: 0 });
    else if (ctx.now - lastUsedAt.getTime() >= USE_STEP_MS)
      await ctx.db
        .update(sessions)
        .set({ lastUsedAt: new Date(ctx.now) })
        .where(eq(sessions.key, session.id));
  } catch (error) {
    log("warn", { message: "a session's use was not noted", account: session.subject }, error);
  }
}

/** Returns the condition of a user's sessions that are neither over nor ended. */
const isRunning = ({ now }: Ctx, userId: number) =>
  and(
    eq(sessions.userId, userId),
    gt(sessions.expiresAt, new Date(now)),
    gt(sessions.lastUsedAt, new Date(now - SESSION_LIFE_MS.user.idle)),
    sql`${sessions.createdAt} >= (select coalesce(${users.sessionsFrom}, 0) from ${users} where ${users.id} = ${userId})`,
  );

/** Lists the sessions of the user that `current` belongs to, last used first. */
export async function listSessions(ctx: Ctx, current: Session): Promise<SessionInfo[]> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(isRunning(ctx, current.subject))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
  return rows.map(({ id, key, device, createdAt, lastUsedAt }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    device,
    isCurrent: key === current.id,
  }));
}

/** Finds one of a user's sessions by the id that the list of devices shows. */
export async function findListedSession(ctx: Ctx, userId: number, id: number): Promise<Session | undefined> {
  const [row] = await ctx.db
    .select()
    .from(sessions)
    .where(and(isRunning(ctx, userId), eq(sessions.id, id)));
  return (
    row && {
      id: row.key,
      kind: "user",
      subject: userId,
      createdAt: row.createdAt.getTime(),
      expiresAt: row.expiresAt.getTime(),
    }
  );
}

/** Reads when the user last proved in this session to be who they are, ms since 1970; 0 for never. */
export async function lastProof({ db }: Ctx, session: Session): Promise<number> {
  const [row] = await db
    .select({ provedAt: sessions.provedAt })
    .from(sessions)
    .where(eq(sessions.key, session.id));
  return row?.provedAt.getTime() ?? 0;
}

/** Returns whether a proof (ms since 1970) still counts for calls that need one. */
export const isRecent = ({ now }: Ctx, provedAt: number): boolean => now - provedAt < FRESH_MINUTES * MINUTE;

/** Returns whether the user has recently proved in this session to be who they are. */
export const isFresh = async (ctx: Ctx, session: Session): Promise<boolean> =>
  isRecent(ctx, await lastProof(ctx, session));

/** Records that the user has just proved in this session to be who they are. */
export const recordProof = async ({ db, now }: Ctx, session: Session): Promise<void> => {
  await db
    .update(sessions)
    .set({ provedAt: new Date(now) })
    .where(eq(sessions.key, session.id));
};
