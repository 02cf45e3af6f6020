import { type SQL, sql } from "drizzle-orm";
import { HOUR, MINUTE } from "#schema/durations.ts";
import type { Ctx } from "../context.ts";
import { selectRow } from "../db/select-row.ts";
import { users } from "../db/tables/accounts.ts";
import { letters } from "../db/tables/mail.ts";
import { rateCounters, throttleKey } from "../db/tables/rate-counters.ts";
import type { EmailKind } from "./write-email.ts";
import { queueEmail } from "./outbox.ts";

/** ms after an e-mail for which further ones about the same wait, and become one. */
const THROTTLE_MS = 30 * MINUTE;
/** ms of a new account in which it is told nothing: someone who sets a page up changes much. */
const GRACE_MS = HOUR;

/**
 * Returns the statements that tell these accounts of something that may happen several times in a row, for the batch of
 * the change: the first time at once, then once for all that follows within half an hour, when that has passed. The
 * first one returns the e-mails as queueEmail does.
 */
export function queueThrottled(ctx: Ctx, kind: EmailKind, isRecipient: SQL, detail: string) {
  const { db, now } = ctx;
  const isNotified = sql`${isRecipient} and ${users.createdAt} <= ${now - GRACE_MS}`;
  const key = sql`${throttleKey} || users.id || ${`:${kind}:${detail}`}`;
  const isWaiting = sql`exists (select 1 from ${letters} as waiting where waiting.user_id = ${users.id}
    and waiting.kind = ${kind} and waiting.detail = ${detail} and waiting.due_at > ${now} and waiting.attempts = 0)`;
  const end = now + THROTTLE_MS;
  return [
    queueEmail(ctx, kind, sql`${isNotified} and not ${isWaiting}`, {
      detail,
      dueAt: sql`coalesce((select told.expires_at from ${rateCounters} as told
        where told.key = ${key} and told.expires_at > ${now}), ${now})`,
    }),
    db
      .insert(rateCounters)
      .select(
        selectRow(rateCounters, { key, count: 1, expiresAt: end }, sql`from ${users} where ${isNotified}`),
      )
      .onConflictDoUpdate({
        target: rateCounters.key,
        set: { expiresAt: new Date(end) },
        setWhere: sql`${rateCounters.expiresAt} <= ${now}`,
      }),
  ] as const;
}
