import * as z from "zod/mini";
import type { Ctx } from "../context.ts";
import { inTime } from "../in-time.ts";
import { log } from "../log.ts";
import { SESSION_LIFE_MS } from "./session-life.ts";
import type { Session, SessionKind } from "./session-tokens.ts";

const recordSchema = z.object({
  createdAt: z.number(),
  seenAt: z.number(),
  idleAt: z.number(),
  endsAt: z.number(),
});

/** ms that a request waits for KV. After that, signature and database decide alone. */
const KV_TIMEOUT_MS = 250;

const recordKey = ({ kind, subject, id }: Session) => `${kind}:${subject}:${id}`;

/**
 * Logs a failure of KV and returns null. KV is eventually consistent and has been down for hours, so its failure never
 * decides.
 */
const logKvFailure = (error: unknown): null => {
  log("warn", { message: "session record out of reach" }, error);
  return null;
};

/** Waits for a write of KV, but no longer than KV_TIMEOUT_MS, so that signing in and out doesn't depend on it. */
const attempt = (write: Promise<unknown>): Promise<unknown> =>
  inTime(write, KV_TIMEOUT_MS).catch(logKvFailure);

/** Writes the session's record, with this instant as its last use. */
export const writeRecord = ({ env, now }: Ctx, session: Session): Promise<unknown> => {
  const { idle } = SESSION_LIFE_MS[session.kind];
  const record = { createdAt: session.createdAt, seenAt: now, idleAt: now + idle, endsAt: session.expiresAt };
  const write = env.SESSIONS.put(recordKey(session), JSON.stringify(record), {
    expirationTtl: Math.max(60, Math.ceil(Math.min(idle, session.expiresAt - now) / 1000)),
  });
  return attempt(write);
};

/**
 * Returns whether the session was used recently enough. Records this use once a tenth of the idle time has passed. A
 * missing record proves nothing while the session itself is younger than the idle time, because KV may not have it here
 * yet.
 */
export async function isInUse(ctx: Ctx, session: Session): Promise<boolean> {
  const { env, now } = ctx;
  const { idle } = SESSION_LIFE_MS[session.kind];
  const unknown = Symbol("unknown");
  const read = env.SESSIONS.get(recordKey(session), "json");
  const value = await inTime(read, KV_TIMEOUT_MS).catch((error: unknown) => {
    logKvFailure(error);
    return unknown;
  });
  if (value === unknown) return true;
  const record = recordSchema.safeParse(value).data;
  if (!record) return now - session.createdAt < idle;
  if (record.idleAt <= now) return false;
  if (record.idleAt - now < 0.9 * idle) await writeRecord(ctx, session);
  return true;
}

/** Deletes the session's record. */
export const removeRecord = ({ env }: Pick<Ctx, "env">, session: Session): Promise<unknown> =>
  attempt(env.SESSIONS.delete(recordKey(session)));

/** Deletes the records of all sessions of a deleted account. No session is ended by that. */
export async function removeSessionsOf(
  { env }: Pick<Ctx, "env">,
  kind: SessionKind,
  subject: number,
): Promise<void> {
  // Each slice is read once, because lists still name keys that were deleted a minute ago.
  for (let cursor: string | null = null; ;) {
    const slice: KVNamespaceListResult<unknown> = await env.SESSIONS.list({
      prefix: `${kind}:${subject}:`,
      cursor,
    });
    await Promise.all(slice.keys.map(({ name }) => env.SESSIONS.delete(name)));
    if (slice.list_complete) return;
    ({ cursor } = slice);
  }
}
