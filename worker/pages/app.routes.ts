import { Hono } from "hono";
import { isAppPath, renderApp } from "#web/entry-server.tsx";
import { NotFound } from "../failures.ts";
import type { AppEnv } from "../http/context.ts";
import { readShell } from "./shell.ts";

/**
 * Every path that is no file and no call. The landing page comes complete, for a visitor or for somebody the page has
 * yet to ask about, and the pages for signed-in users as their skeleton; the rest is the app's empty document, with an
 * honest status for pages there are not.
 */
export const appPages = new Hono<AppEnv>().get("*", async (c) => {
  const { path } = c.req;
  if (/^\/(?:api|images)(?:\/|$)/.test(path)) throw new NotFound();
  const shell = await readShell(c.env, c.req.url, "/");
  c.header("Cache-Control", "no-cache");
  c.header("Vary", "Cookie");
  const address = new URL("/", c.var.config.PUBLIC_ORIGIN).href;
  const html = renderApp(shell, { pathname: path, address, cookies: c.req.header("Cookie") ?? "" });
  return c.html(html, isAppPath(path) ? 200 : 404);
});
