import { type Context, Hono } from "hono";
import { render, type RenderInput } from "#web/entry-server.tsx";
import { findProfilePage } from "../guides/public.ts";
import type { AppEnv } from "../http/context.ts";
import { onError } from "../http/errors.ts";
import { readShell } from "./shell.ts";

const documentOf = async (c: Context<AppEnv>, input: RenderInput): Promise<string> =>
  render(await readShell(c.env, c.req.url, "/profile"), input);

/**
 * The public profile as HTML: complete without JavaScript, the same for everybody, with an honest status where there is
 * none to show. Caches must ask before they serve it: a profile is hidden the moment its owner's plan ends.
 */
export const pages = new Hono<AppEnv>().on(
  "GET",
  ["/profile/:uniqueId", "/profile/:uniqueId/"],
  async (c) => {
    const uniqueId = c.req.param("uniqueId");
    c.header("Cache-Control", "no-cache");
    const data = await findProfilePage(c.var.db, uniqueId, c.var.config.PUBLIC_ORIGIN, Date.now());
    return data
      ? c.html(await documentOf(c, { data }))
      : c.html(await documentOf(c, { reason: "missing", uniqueId }), 404);
  },
);

// The same failure in words for people: the shared handler logs it and knows its status.
pages.onError(async (error, c) => {
  const { status, headers } = await onError(error, c);
  const html = await documentOf(c, { reason: "failed", uniqueId: c.req.param("uniqueId") ?? "" });
  const page = new Response(html, { status, headers });
  page.headers.set("Content-Type", "text/html; charset=UTF-8");
  page.headers.set("Cache-Control", "no-store");
  return page;
});
