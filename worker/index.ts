import { removeSpentCounters } from "./accounts/attempts.ts";
import { removeExpiredSessions } from "./accounts/sessions.ts";
import { finishRemovals } from "./admin/removal.ts";
import { app } from "./app.ts";
import { connect } from "./db/client.ts";
import { configOf } from "./env.ts";
import { sweepPictures } from "./images/images.ts";
import { log } from "./log.ts";
import { syncDue } from "./subscriptions/schedule.ts";
import { removeOldEvents } from "./subscriptions/subscriptions.ts";

export { PublicPages } from "./public-page/entrypoint.ts";

/** What is due for deletion goes, and whose plan is due is asked about. */
async function runHourly(env: Env): Promise<void> {
  const db = connect(env.DB);
  const now = Date.now();
  await db.batch([removeExpiredSessions(db, now), removeSpentCounters(db, now), removeOldEvents(db, now)]);
  while (await sweepPictures(env, db, now));
  await finishRemovals(env, configOf(env), db, now);
  await syncDue(configOf(env), db, now);
}

export default {
  fetch: app.fetch,
  scheduled: (_controller, env) =>
    runHourly(env).catch((error: unknown) => {
      log("error", { message: "the hourly run failed" }, error);
      // The runtime logs what is thrown in its own words: a failed query with its parameters.
      throw new Error("the hourly run failed");
    }),
} satisfies ExportedHandler<Env>;
