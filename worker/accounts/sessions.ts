import { jwtVerify, SignJWT } from "jose";
import { and, eq, lt, not, sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../db/client.ts";
import { admins, endedSessions, users } from "../db/tables.ts";
import { Unauthenticated } from "../failures.ts";
import { log } from "../log.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Whose sessions there are. */
export const ACCOUNTS = { user: users, admin: admins } as const;
export type SessionKind = keyof typeof ACCOUNTS;

/** Without use a session ends after `idle`, in any case after `absolute` (ms). */
const LIFE: Record<SessionKind, { idle: number; absolute: number }> = {
  user: { idle: 14 * DAY, absolute: 30 * DAY },
  admin: { idle: 30 * MINUTE, absolute: 12 * 60 * MINUTE },
};

/** A signed session: `subject` is the user's or admin's id; instants in ms since 1970. */
export type Session = {
  id: string;
  kind: SessionKind;
  subject: number;
  createdAt: number;
  expiresAt: number;
};

const claimsSchema = z.object({
  jti: z.string().min(1),
  sub: z.string().regex(/^\d+$/).transform(Number),
  kind: z.enum(["user", "admin", "user-device", "admin-device"]),
  iat: z.number(),
  exp: z.number(),
});

const recordSchema = z.object({
  createdAt: z.number(),
  seenAt: z.number(),
  idleAt: z.number(),
  endsAt: z.number(),
});

const keyOf = (secret: string) => new TextEncoder().encode(secret);
const recordKey = ({ kind, subject, id }: Session) => `${kind}:${subject}:${id}`;

function signToken(secret: string, kind: string, subject: number, id: string, now: number, life: number) {
  return new SignJWT({ kind })
    .setProtectedHeader({ alg: "HS256" })
    .setJti(id)
    .setSubject(String(subject))
    .setIssuedAt(now / 1000)
    .setExpirationTime(Math.floor((now + life) / 1000))
    .sign(keyOf(secret));
}

async function readClaims(secret: string, token: string, now: number) {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ["HS256"],
      currentDate: new Date(now),
    });
    const { data } = claimsSchema.safeParse(payload);
    return data && { ...data, createdAt: Math.round(data.iat * 1000) };
  } catch {
    // Forged, foreign and expired tokens all mean the same: nobody.
    return undefined;
  }
}

/** Signs the session in `token`; undefined when it isn't ours, is of another kind or is past its end. */
export async function readSession(
  secret: string,
  kind: SessionKind,
  token: string,
  now: number,
): Promise<Session | undefined> {
  const claims = await readClaims(secret, token, now);
  if (claims?.kind !== kind) return undefined;
  return {
    id: claims.jti,
    kind,
    subject: claims.sub,
    createdAt: claims.createdAt,
    expiresAt: claims.exp * 1000,
  };
}

// KV is late and has been down for hours: its failure is logged and never decides.
const away = (error: unknown): null => {
  log("warn", { message: "session record out of reach" }, error);
  return null;
};

const writeRecord = (kv: KVNamespace, session: Session, now: number) => {
  const { idle } = LIFE[session.kind];
  const record = { createdAt: session.createdAt, seenAt: now, idleAt: now + idle, endsAt: session.expiresAt };
  return kv
    .put(recordKey(session), JSON.stringify(record), {
      expirationTtl: Math.max(60, Math.ceil(Math.min(idle, session.expiresAt - now) / 1000)),
    })
    .catch(away);
};

/** A new session with a new random id. `maxAge` in seconds. */
export async function createSession(
  env: { SESSIONS: KVNamespace },
  secret: string,
  kind: SessionKind,
  subject: number,
  now: number,
): Promise<{ session: Session; token: string; maxAge: number }> {
  const { absolute } = LIFE[kind];
  const session: Session = {
    id: crypto.randomUUID() + crypto.randomUUID(),
    kind,
    subject,
    createdAt: now,
    expiresAt: now + absolute,
  };
  const [token] = await Promise.all([
    signToken(secret, kind, subject, session.id, now, absolute),
    writeRecord(env.SESSIONS, session, now),
  ]);
  return { session, token, maxAge: absolute / 1000 };
}

/** How long a request waits for KV before signature and database decide alone, ms. */
const KV_PATIENCE = 250;

/**
 * Whether the session has been used recently enough, and notes this use once a tenth of the idle time has passed.
 * A missing record proves nothing while the session itself is younger than the idle time: KV is late elsewhere.
 */
export async function isInUse(
  env: { SESSIONS: KVNamespace },
  session: Session,
  now: number,
): Promise<boolean> {
  const { idle } = LIFE[session.kind];
  const young = now - session.createdAt < idle;
  const late = Symbol("late");
  const read = env.SESSIONS.get(recordKey(session), "json");
  const value = await Promise.race([read, scheduler.wait(KV_PATIENCE).then(() => late)]).catch((error) => {
    away(error);
    return late;
  });
  if (value === late) return true;
  const record = recordSchema.safeParse(value).data;
  if (!record) return young;
  if (record.idleAt <= now) return false;
  if (record.idleAt - now < 0.9 * idle) await writeRecord(env.SESSIONS, session, now);
  return true;
}

/** Forgets a session's record: its account is gone. */
export const forgetSession = (env: { SESSIONS: KVNamespace }, session: Session): Promise<unknown> =>
  env.SESSIONS.delete(recordKey(session)).catch(away);

/** Ends a session everywhere at once: the database is asked with every request. */
export async function endSession(env: { SESSIONS: KVNamespace }, db: Db, session: Session): Promise<void> {
  await db
    .insert(endedSessions)
    .values({ id: session.id, expiresAt: new Date(session.expiresAt) })
    .onConflictDoNothing();
  await forgetSession(env, session);
}

/** Forgets the records of everybody signed in as `subject`; an account that is gone is asked for in vain anyway. */
export async function removeSessionsOf(
  env: { SESSIONS: KVNamespace },
  kind: SessionKind,
  subject: number,
): Promise<void> {
  // Lists still show what was deleted a minute ago: each page is asked for once.
  for (let cursor: string | null = null; ;) {
    const page: KVNamespaceListResult<unknown> = await env.SESSIONS.list({
      prefix: `${kind}:${subject}:`,
      cursor,
    });
    await Promise.all(page.keys.map(({ name }) => env.SESSIONS.delete(name)));
    if (page.list_complete) return;
    ({ cursor } = page);
  }
}

/**
 * Whether something was signed before its account ended all sessions, or before the account was made: a database that
 * was restored gives numbers out again, and a cookie must not reach its number's next owner. Cookies of earlier versions
 * know whole seconds.
 */
const isOutdated = ({ kind, createdAt }: Pick<Session, "kind" | "createdAt">) => {
  const account = ACCOUNTS[kind];
  return sql<number>`(${createdAt} < coalesce(${account.sessionsFrom}, ${account.createdAt} / 1000 * 1000))`;
};

/** For the query that loads the session's owner: 1 when it was ended, alone or with all others. */
export const wasEnded = (session: Session) =>
  sql<number>`(${isOutdated(session)} or exists (select 1 from ${endedSessions} where ${endedSessions.id} = ${session.id}))`;

/**
 * Ends every session of the account that was made before `now`, this one too, and forgets its devices. Their records in
 * KV go by themselves. Throws Unauthenticated where this session itself was ended meanwhile.
 */
export async function endAllSessions(db: Db, session: Session, now: number): Promise<void> {
  const account = ACCOUNTS[session.kind];
  const ended = await db
    .update(account)
    .set({ sessionsFrom: new Date(now) })
    .where(and(eq(account.id, session.subject), not(wasEnded(session))))
    .returning({ id: account.id });
  if (ended.length === 0) throw new Unauthenticated();
}

/** Forgets ended sessions whose cookies have expired. */
export const removeExpiredSessions = (db: Db, now: number) =>
  db.delete(endedSessions).where(lt(endedSessions.expiresAt, new Date(now)));

const DEVICE_LIFE = 365 * DAY;

/** Marks a device on which somebody has signed in, so that others' failures don't lock its owner out there. */
export const createDevice = async (secret: string, kind: SessionKind, subject: number, now: number) => ({
  token: await signToken(secret, `${kind}-device`, subject, crypto.randomUUID(), now, DEVICE_LIFE),
  maxAge: DEVICE_LIFE / 1000,
});

/** A device's id and the account that has signed in on it; undefined when the mark isn't ours, or nobody's any more. */
export async function findDevice(db: Db, secret: string, kind: SessionKind, token: string, now: number) {
  const claims = await readClaims(secret, token, now);
  if (claims?.kind !== `${kind}-device`) return undefined;
  const account = ACCOUNTS[kind];
  const [row] = await db
    .select({ isOutdated: isOutdated({ kind, createdAt: claims.createdAt }) })
    .from(account)
    .where(eq(account.id, claims.sub));
  return row?.isOutdated === 0 ? { id: claims.jti, subject: claims.sub } : undefined;
}
