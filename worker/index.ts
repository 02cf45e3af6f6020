import { deleteDue } from "./accounts/deletion.ts";
import { queueNotices } from "./accounts/notifications.ts";
import { finishRemovals } from "./accounts/removal.ts";
import { app } from "./app.ts";
import { removeExpiredChallenges } from "./auth/passkey-challenge.ts";
import { removeExpiredSessions } from "./auth/sessions.ts";
import { createContext } from "./context.ts";
import { keepOrphanedHandles, removeExpiredHandles } from "./handles/handles.ts";
import { deletePendingImages } from "./images/pending-deletes.ts";
import { removeOldInvitations } from "./editors/editors.ts";
import { log } from "./log.ts";
import { removeExpiredLinks } from "./mail/link-tokens.ts";
import { sendDueLetters } from "./mail/outbox.ts";
import { tellDue } from "./push/new-review.ts";
import { removeExpiredCounters } from "./rate-limits/rate-limits.ts";
import { removeOldSketches } from "./reviews/near-copies.ts";
import { publishDue } from "./reviews/publish-due.ts";
import { forgetReporters } from "./reviews/report-review.ts";
import { removeOldDays } from "./statistics/old-days.ts";
import { sendCustomerEmails } from "./subscriptions/customer-email.ts";
import { removeOldEvents } from "./subscriptions/events.ts";
import { syncDue } from "./subscriptions/schedule.ts";

export { PublicPages } from "./public-page/entrypoint.ts";

/**
 * Hourly cron: expire sessions, challenges, links, rate counters, events, handles, old statistics, sketches of reviews, reporters,
 * invitations and orphaned images; publish reviews that were held; send letters and notices; delete accounts that are due; sync due customers.
 */
async function runHourly(env: Env): Promise<void> {
  const ctx = createContext(env);
  await ctx.db.batch([
    ...removeExpiredSessions(ctx),
    removeExpiredChallenges(ctx),
    removeExpiredLinks(ctx),
    removeExpiredCounters(ctx),
    removeOldEvents(ctx),
    keepOrphanedHandles(ctx),
    removeExpiredHandles(ctx),
    removeOldSketches(ctx),
    forgetReporters(ctx),
    removeOldInvitations(ctx),
  ]);
  await publishDue(ctx);
  await queueNotices(ctx);
  await sendDueLetters(ctx);
  await tellDue(ctx);
  while (await deletePendingImages(ctx));
  while (await removeOldDays(ctx));
  await deleteDue(ctx);
  await finishRemovals(ctx);
  await sendCustomerEmails(ctx);
  await syncDue(ctx);
}

export default {
  fetch: app.fetch,
  scheduled: (_controller, env) =>
    runHourly(env).catch((error: unknown) => {
      log("error", { message: "the hourly run failed" }, error);
      // The runtime would log the original error: a failed query with its parameters.
      throw new Error("the hourly run failed");
    }),
} satisfies ExportedHandler<Env>;
