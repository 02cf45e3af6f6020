import { Hono } from "hono";
import { HANDLE_PATTERN } from "#schema/limits.ts";
import type { AppEnv } from "../http/context.ts";
import { findByHandle } from "./find-handle.ts";

/** The path `/@name`, in any case. Some apps encode the sign. */
const ADDRESS = /^\/(?:@|%40)([^/]+)\/?$/;

/** /@{handle}: redirects to the page, which decides itself whether it is public. An unknown handle is the site's 404. */
export const handleRoutes = new Hono<AppEnv>().get("*", async (c, next) => {
  const handle = ADDRESS.exec(c.req.path)?.[1] ?? "";
  const uniqueId = HANDLE_PATTERN.test(handle)
    ? await findByHandle(c.var.ctx, handle.toLowerCase())
    : undefined;
  if (uniqueId === undefined) return next();
  // The response is cached no longer than a page. Without the header, browsers would keep a 301 for good.
  c.header("Cache-Control", "public, max-age=60");
  return c.redirect(`/profile/${uniqueId}${new URL(c.req.url).search}`, 301);
});
