import { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";

/**
 * Leads guests on who followed an address with text behind it, in capitals or with a typographic hyphen, as sentences
 * and messengers make them: instead of a 404 the page, whose address is always one of this site.
 */
export const tidyAddressRoutes = new Hono<AppEnv>().use(async (c, next) => {
  await next();
  if (c.res.status !== 404 || !["GET", "HEAD"].includes(c.req.method)) return;
  // Loaded where nothing was found.
  const { tidiedAddress } = await import("./tidied-address.ts");
  const path = await tidiedAddress(c);
  if (path === undefined) return;
  c.res = undefined;
  // As long as a page is cached, and not for good, because someone may take this very address.
  c.res = new Response(null, {
    status: 301,
    headers: { Location: path + new URL(c.req.url).search, "Cache-Control": "public, max-age=60" },
  });
});
