import { deleteDue } from "./accounts/deletion.ts";
import { queueNotices } from "./accounts/notifications.ts";
import { finishRemovals } from "./accounts/removal.ts";
import { removeExpiredChallenges } from "./auth/passkey-challenge.ts";
import { removeExpiredSessions } from "./auth/sessions.ts";
import { createContext, type Ctx } from "./context.ts";
import { removeOldInvitations } from "./editors/editors.ts";
import { reserveOrphanedHandles, removeExpiredHandles } from "./handles/handles.ts";
import { deletePendingImages } from "./images/pending-deletes.ts";
import { forgetPageReports } from "./page-reports/decide-page.ts";
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

/**
 * Deletes what has expired, publishes reviews that were held, sends e-mails and notices, removes what nothing refers
 * to, deletes accounts that are due, and asks Stripe about customers that are due. Each part can be cut off, and
 * continues an hour later.
 */
async function work(ctx: Ctx): Promise<void> {
  while (await reserveOrphanedHandles(ctx));
  await ctx.db.batch([
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
  ]);
  await indexContacts(ctx);
  await publishDue(ctx);
  await queueNotices(ctx);
  await queueWeeks(ctx);
  await sendDueEmails(ctx);
  await pushDue(ctx);
  while (await deletePendingImages(ctx));
  while (await removeOldDays(ctx));
  await deleteDue(ctx);
  await finishRemovals(ctx);
  if (await followBilling(ctx)) {
    await sendCustomerEmails(ctx);
    await syncDue(ctx);
  }
}

/** Does the hourly work, and records how it went. */
export async function runHourly(env: Env): Promise<void> {
  const ctx = createContext(env);
  const run = await beginRun(ctx);
  try {
    await work(ctx);
  } catch (error) {
    await endRun(ctx, run, true);
    throw error;
  }
  await endRun(ctx, run, false);
}
