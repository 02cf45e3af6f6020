import type { Context } from "hono";
import type { User } from "#schema/account.ts";
import type { OwnGuide } from "#schema/guide.ts";
import { readSessionCookie } from "../auth/session-cookies.ts";
import { findSessionUser } from "../auth/users.ts";
import { listGuides } from "../guides/guides.ts";
import type { AppEnv } from "../http/context.ts";
import { log } from "../log.ts";

/**
 * What the dashboard of the signed-in user shows; undefined where nobody is signed in. Where it can't be read it is undefined
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
    const [user, guides] = await Promise.all([
      findSessionUser(ctx, session),
      listGuides(ctx, session.subject),
    ]);
    return user && { user, guides };
  } catch (error) {
    log("error", { requestId, method: c.req.method, path: c.req.path }, error);
    return undefined;
  }
}
