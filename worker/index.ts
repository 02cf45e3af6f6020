import { finishRemovals } from "./admin/removal.ts";
import { app } from "./app.ts";
import { removeExpiredSessions } from "./auth/sessions.ts";
import { createContext } from "./context.ts";
import { deletePendingImages } from "./images/pending-deletes.ts";
import { log } from "./log.ts";
import { removeExpiredLinks } from "./mail/link-tokens.ts";
import { sendDueLetters } from "./mail/outbox.ts";
import { removeExpiredCounters } from "./rate-limits/rate-limits.ts";
import { removeOldEvents } from "./subscriptions/events.ts";
import { syncDue } from "./subscriptions/schedule.ts";

export { PublicPages } from "./public-page/entrypoint.ts";

/** Hourly cron: expire sessions, links, rate counters, events and orphaned images; send letters; finish removals; sync due customers. */
async function runHourly(env: Env): Promise<void> {
  const ctx = createContext(env);
  await ctx.db.batch([
    removeExpiredSessions(ctx),
    removeExpiredLinks(ctx),
    removeExpiredCounters(ctx),
    removeOldEvents(ctx),
  ]);
  await sendDueLetters(ctx);
  while (await deletePendingImages(ctx));
  await finishRemovals(ctx);
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
