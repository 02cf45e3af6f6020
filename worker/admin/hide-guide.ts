import { and, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AdminGuide, AuditAction } from "#schema/admin.ts";
import { type Actor, recordAuditOf } from "../audit-log/audit-log.ts";
import { subjectOf } from "../audit-log/subjects.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { lookAtWeek } from "../db/look-at-week.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { queueEmail } from "../mail/outbox.ts";
import { decideCase, hasOpenCase } from "../page-reports/decide-page.ts";
import { purgePublicPages } from "../public-page-cache/purge.ts";
import { getAdminGuide } from "./guides.ts";

type Decision = {
  action: AuditAction;
  /** why the page is hidden; "" where it is shown again */
  reason: string;
  /** the condition of a profile that the decision changes */
  which: SQL | undefined;
};

/** What a decision returns: the profile as it is now, and e-mails to be sent. */
type Decided = { guide: AdminGuide; emails: { id: number }[] };

/** Writes a decision with its e-mail and its entry in the audit log, in one batch. Throws NotFound. */
async function decide(
  ctx: Ctx,
  id: number,
  { action, reason, which }: Decision,
  { admin, requestId }: Actor,
): Promise<Decided> {
  const { db, now } = ctx;
  const isOwner = sql`${users.id} in (select ${guides.userId} from ${guides} where ${which})`;
  // Each statement asks for the profile as it was before the decision, so that of two at once the second finds nothing
  // to decide.
  const isHiding = action === "guide-hide";
  const { toReporters, reports, case: closed } = decideCase(ctx, id);
  const {
    toOwner,
    toReporters: told,
    changed: [changed],
  } = await batch(db, {
    toOwner: queueEmail(ctx, "page-hidden", isOwner, { detail: String(id) }),
    toReporters: isHiding ? [toReporters(true)] : [],
    week: lookAtWeek(db, isOwner),
    entry: recordAuditOf(
      ctx,
      { admin, action, subject: subjectOf("guide", guides.id), detail: reason, requestId },
      sql`from ${guides} where ${isHiding ? or(which, and(eq(guides.id, id), hasOpenCase(id))) : which}`,
    ),
    decided: isHiding ? [reports, closed] : [],
    changed: db
      .update(guides)
      .set({ hiddenAt: isHiding ? new Date(now) : null, hiddenReason: reason })
      .where(which)
      .returning({ uniqueId: guides.uniqueId }),
  });
  if (changed) await purgePublicPages(`guide-${changed.uniqueId}`);
  return { guide: await getAdminGuide(ctx, id), emails: [...toOwner, ...told.flat()] };
}

/**
 * Hides a page from everybody but its owner, who reads why, and decides its reports. A page that is hidden already stays
 * as it is. Throws NotFound.
 */
export const hideGuide = (ctx: Ctx, { id, reason }: { id: number; reason: string }, actor: Actor) =>
  decide(
    ctx,
    id,
    { action: "guide-hide", reason, which: and(eq(guides.id, id), isNull(guides.hiddenAt)) },
    actor,
  );

/** Shows a hidden page again, if the owner's plan allows it. Throws NotFound. */
export const showGuide = (ctx: Ctx, id: number, actor: Actor) =>
  decide(
    ctx,
    id,
    { action: "guide-show", reason: "", which: and(eq(guides.id, id), isNotNull(guides.hiddenAt)) },
    actor,
  );
