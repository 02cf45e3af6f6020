import { Hono } from "hono";
import { HANDLE_PATTERN } from "#schema/handle.ts";
import type { AppEnv } from "../http/context.ts";
import { findByHandle } from "./handles.ts";

/** `/@name`, in any case. Some apps write the sign as its code. */
const ADDRESS = /^\/(?:@|%40)([^/]+)\/?$/;

/** /@{handle}: leads to the page. Whether that is public is the page's own answer; an unknown one is the site's 404. */
export const handles = new Hono<AppEnv>().get("*", async (c, next) => {
  const handle = ADDRESS.exec(c.req.path)?.[1] ?? "";
  const uniqueId = HANDLE_PATTERN.test(handle)
    ? await findByHandle(c.var.ctx, handle.toLowerCase())
    : undefined;
  if (uniqueId === undefined) return next();
  // As long as a page is kept: without it, browsers keep this answer for good.
  c.header("Cache-Control", "public, max-age=60");
  return c.redirect(`/profile/${uniqueId}${new URL(c.req.url).search}`, 301);
});
