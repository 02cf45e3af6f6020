import { type Context, Hono } from "hono";
import { lookerAt } from "../auth/session-cookies.ts";
import { isAutomatic } from "../http/automatic.ts";
import { readUpTo } from "../http/body.ts";
import type { AppEnv } from "../http/context.ts";
import { isForeign } from "../http/origin.ts";
import { log } from "../log.ts";
import { mayCountEvent } from "../rate-limits/edge-limits.ts";
import { recordEvent } from "./counting.ts";
import { findCounted, type PageEvent, readPageEvent } from "./events.ts";

/** The most bytes of a body. An unknown detail may be long: the event counts without it. */
const MAX_BYTES = 64 * 1024;

async function countEvent(c: Context<AppEnv>, uniqueId: string, event: PageEvent): Promise<void> {
  const { ctx } = c.var;
  if (!(await mayCountEvent(ctx))) return;
  const found = await findCounted(ctx, uniqueId, event);
  if (!found || (await lookerAt(c, found.team)) !== "guest") return;
  const { guideId, timeZone, showsTour } = found;
  const tour = showsTour ? event.tour : undefined;
  await recordEvent(c.env, { guideId, timeZone, at: ctx.now, ...event, tour });
}

/**
 * /api/guides/{uniqueId}/events: what a page's buttons report when someone leaves the page by them. No one waits for
 * the answer, so it is always the same, before anything is counted. It precedes the middleware of other calls, which
 * may refuse.
 */
export const eventRoutes = new Hono<AppEnv>().post("/api/guides/:uniqueId/events", async (c) => {
  if (!isForeign(c) && !isAutomatic(c.req.raw.headers)) {
    const body = await readUpTo(c.req.raw, MAX_BYTES);
    const event = body === undefined ? undefined : readPageEvent(body);
    if (event)
      c.executionCtx.waitUntil(
        countEvent(c, c.req.param("uniqueId"), event).catch((error: unknown) =>
          log("error", { message: "an event could not be counted" }, error),
        ),
      );
  }
  return c.body(null, 204, { "Cache-Control": "no-store" });
});
