import { deleteDue } from "./accounts/deletion.ts";
import { queueNotices } from "./accounts/notifications.ts";
import { finishRemovals } from "./accounts/removal.ts";
import { removeExpiredChallenges } from "./auth/passkey-challenge.ts";
import { removeExpiredSessions } from "./auth/sessions.ts";
import { createContext, type Ctx } from "./context.ts";
import { batch } from "./db/batch.ts";
import { removeOldInvitations } from "./editors/editors.ts";
import { reserveOrphanedHandles, removeExpiredHandles } from "./handles/handles.ts";
import { deleteDueImages } from "./images/pending-deletes.ts";
import { forgetPageReports } from "./page-reports/decide-page.ts";
import { log } from "./log.ts";
import { removeExpiredLinks } from "./mail/link-tokens.ts";
import { sendDueEmails } from "./mail/outbox.ts";
import { removeOldSent } from "./mail/sent-emails.ts";
import { pushDue } from "./push/new-review.ts";
import { removeExpiredCounters } from "./rate-limits/rate-limits.ts";
import { beginRun, endRun, removeOldRuns } from "./running/hourly-runs.ts";
import { removeOldFingerprints } from "./reviews/near-copies.ts";
import { indexContacts } from "./search/index-contacts.ts";
import { publishDue } from "./reviews/publish-due.ts";
import { forgetReporters } from "./reviews/report-review.ts";
import { removeOldDays } from "./statistics/old-days.ts";
import { followBilling } from "./subscriptions/billing-switch.ts";
import { sendCustomerEmails } from "./subscriptions/customer-email.ts";
import { removeOldEvents } from "./subscriptions/events.ts";
import { syncDue } from "./subscriptions/schedule.ts";
import { removeOldTranslations } from "./translations/old-translations.ts";
import { queueWeeks } from "./your-week/due.ts";

/** Returns the statements that delete what has expired. */
const deletions = (ctx: Ctx) => [
  ...removeExpiredSessions(ctx),
  removeExpiredChallenges(ctx),
  removeExpiredLinks(ctx),
  removeExpiredCounters(ctx),
  removeOldEvents(ctx),
  removeExpiredHandles(ctx),
  removeOldFingerprints(ctx),
  forgetReporters(ctx),
  ...forgetPageReports(ctx),
  removeOldInvitations(ctx),
  removeOldRuns(ctx),
  removeOldSent(ctx),
  removeOldTranslations(ctx),
];

/**
 * The parts of the hourly work, in their order. Each does a part of what is due, can be cut off, and continues an hour later.
 * E-mails are the last, because they may use up the thousand statements of a run.
 */
export const PARTS = {
  "page addresses of deleted profiles": reserveOrphanedHandles,
  "what has expired": (ctx) => batch(ctx.db, { deletions: deletions(ctx) }),
  "search keys": indexContacts,
  "held reviews": publishDue,
  "e-mails on trials and reviews": queueNotices,
  "e-mails on weeks": queueWeeks,
  "notices to devices": pushDue,
  pictures: deleteDueImages,
  "old days": removeOldDays,
  "deletions of accounts": deleteDue,
  "ends of deletions": finishRemovals,
  plans: async (ctx) => {
    if (!(await followBilling(ctx))) return;
    await sendCustomerEmails(ctx);
    await syncDue(ctx);
  },
  "e-mails to send": sendDueEmails,
} satisfies Record<string, (ctx: Ctx) => Promise<unknown>>;

/** Does the hourly work, and records how it went. A part that fails stops no other; what the first one failed by is thrown. */
export async function runHourly(env: Env): Promise<void> {
  const ctx = createContext(env);
  const run = await beginRun(ctx);
  const failures: unknown[] = [];
  for (const [name, part] of Object.entries(PARTS))
    try {
      await part(ctx);
    } catch (error) {
      log("error", { message: `a part of the hourly run failed: ${name}` }, error);
      failures.push(error);
    }
  await endRun(ctx, run, failures.length > 0);
  if (failures.length > 0) throw failures[0];
}
