import { and, eq, isNotNull, sql } from "drizzle-orm";
import { type Actor, recordAuditOf } from "../audit-log/audit-log.ts";
import { subjectOf } from "../audit-log/subjects.ts";
import { NO_TWO_STEP } from "../auth/ways-in.ts";
import { queueSignInEmail } from "../auth/sign-in-email.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { users } from "../db/tables/accounts.ts";
import { NotFound } from "../errors.ts";

/**
 * Turns two-step verification off for an account whose owner can't, in one batch with the e-mail to the owner and the
 * entry in the audit log. Where it is off already nothing changes. Returns the e-mail, queued. Throws NotFound.
 */
export async function removeTwoStep(
  ctx: Ctx,
  { id, reason }: { id: number; reason: string },
  { admin, requestId }: Actor,
): Promise<{ id: number }[]> {
  const isOn = sql`${users.id} = ${id} and ${users.twoStepAt} is not null`;
  // Each statement asks whether it is on, so that of two calls at once the second changes nothing.
  const {
    queued,
    account: [account],
  } = await batch(ctx.db, {
    queued: queueSignInEmail(ctx, { kind: "user", id }, "two-step-removed", {
      when: isNotNull(users.twoStepAt),
    }),
    entry: recordAuditOf(
      ctx,
      {
        admin,
        action: "two-step-remove",
        subject: subjectOf("user", users.id),
        detail: reason,
        requestId,
      },
      sql`from ${users} where ${isOn}`,
    ),
    update: ctx.db
      .update(users)
      .set(NO_TWO_STEP)
      .where(and(eq(users.id, id), isOn)),
    account: ctx.db.select({ id: users.id }).from(users).where(eq(users.id, id)),
  });
  if (!account) throw new NotFound();
  return queued;
}
