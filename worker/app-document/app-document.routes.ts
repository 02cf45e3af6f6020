import { Hono } from "hono";
import { isAppPath, renderApp } from "#web/entry-server.tsx";
import { NotFound } from "../failures.ts";
import type { AppEnv } from "../http/context.ts";
import { readHtmlTemplate } from "../http/html-template.ts";

/**
 * The app's document, for every path that is no file and no API call: the landing page complete, screens for signed-in
 * users as a skeleton, the rest empty. 404 for paths the app doesn't know.
 */
export const appDocument = new Hono<AppEnv>().get("*", async (c) => {
  const { path } = c.req;
  if (/^\/(?:api|images)(?:\/|$)/.test(path)) throw new NotFound();
  const template = await readHtmlTemplate(c.env, c.req.url, "/");
  c.header("Cache-Control", "no-cache");
  c.header("Vary", "Cookie");
  const address = new URL("/", c.var.config.PUBLIC_ORIGIN).href;
  const html = renderApp(template, { pathname: path, address, cookies: c.req.header("Cookie") ?? "" });
  return c.html(html, isAppPath(path) ? 200 : 404);
});
