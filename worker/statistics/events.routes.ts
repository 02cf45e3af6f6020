import { Hono } from "hono";
import { isGuestAt } from "../auth/session-cookies.ts";
import { isAutomatic } from "../http/automatic.ts";
import { readUpTo } from "../http/body.ts";
import type { AppEnv } from "../http/context.ts";
import { isForeign } from "../http/origin.ts";

// Loaded with the first event: a scan reports none.
const loadEvents = () => Promise.all([import("./events.ts"), import("./count-event.ts")]);

/** The most bytes of a body. An unknown detail may be long: the event counts without it. */
const MAX_BYTES = 64 * 1024;

/**
 * /api/guides/{uniqueId}/events: what a page's buttons report when someone leaves the page by them. No one waits for
 * the response, so it is always the same, before anything is counted. It precedes the middleware of other calls, which
 * may refuse.
 */
export const eventRoutes = new Hono<AppEnv>().post("/api/guides/:uniqueId/events", async (c) => {
  if (!isForeign(c) && !isAutomatic(c.req.raw.headers)) {
    const body = await readUpTo(c.req.raw, MAX_BYTES);
    const [{ readPageEvent }, { countEvent }] = await loadEvents();
    const event = body === undefined ? undefined : readPageEvent(body);
    if (event) c.executionCtx.waitUntil(countEvent(c.var.ctx, c.req.param("uniqueId"), event, isGuestAt(c)));
  }
  return c.body(null, 204, { "Cache-Control": "no-store" });
});
