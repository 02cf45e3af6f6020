import { removeExpiredSessions } from "./accounts/sessions.ts";
import { app } from "./app.ts";
import { connect } from "./db/client.ts";
import { removeSpentCounters } from "./http/limits.ts";
import { sweepPictures } from "./images/images.ts";

export type { App } from "./app.ts";

export default {
  fetch: app.fetch,
  /** Hourly: what is due for deletion goes. */
  async scheduled(_controller, env) {
    const db = connect(env.DB);
    const now = Date.now();
    await db.batch([removeExpiredSessions(db, now), removeSpentCounters(db, now)]);
    await sweepPictures(env, db, now);
  },
} satisfies ExportedHandler<Env>;
