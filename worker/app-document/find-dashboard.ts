import type { Context } from "hono";
import type { User } from "#schema/account.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import { readSessionCookie } from "../auth/session-cookies.ts";
import { findSessionUser } from "../auth/users.ts";
import { listGuides } from "../guides/own-guides.ts";
import type { AppEnv } from "../http/context.ts";
import { inTime } from "../in-time.ts";
import { log } from "../log.ts";

/** How long the document waits for the database, ms: after that the page's code asks. */
const TIMEOUT_MS = 1000;

/**
 * What the dashboard of the signed-in user shows; undefined where no one is signed in. Where it can't be read it is undefined
 * too, and logged: the page's code asks the API again, and says what failed.
 */
export async function findDashboard<E extends AppEnv>(
  c: Context<E>,
): Promise<{ user: User; guides: OwnGuide[] } | undefined> {
  const { ctx, requestId } = c.var;
  try {
    const session = await readSessionCookie(c, "user");
    if (!session) return undefined;
    // At once: nothing of the list is used without the user.
    const both = Promise.all([findSessionUser(ctx, session), listGuides(ctx, session.subject)]);
    const [user, guides] = await inTime(both, TIMEOUT_MS);
    return user && { user, guides };
  } catch (error) {
    log("error", { requestId, message: "the dashboard's document has no profiles" }, error);
    return undefined;
  }
}
