import { Hono } from "hono";
import { isAppPath, renderApp, renderLanding } from "#web/entry-server.tsx";
import { NotFound } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import { readHtmlTemplate } from "../http/html-template.ts";
import { isMailOn } from "../mail/transport.ts";

/**
 * The landing page's document and the app's, for every path that is no file and no API call: the landing page complete,
 * screens of the app as they look before their code is there. 404 for paths the app doesn't know.
 */
export const appDocument = new Hono<AppEnv>().get("*", async (c) => {
  const { path } = c.req;
  if (/^\/(?:api|images)(?:\/|$)/.test(path)) throw new NotFound();
  c.header("Cache-Control", "no-cache");
  c.header("Vary", "Cookie");
  const cookies = c.req.header("Cookie") ?? "";
  if (path === "/") {
    const address = new URL("/", c.var.ctx.config.PUBLIC_ORIGIN).href;
    const template = await readHtmlTemplate(c.env, c.req.url, "/landing/document");
    return c.html(renderLanding(template, { address, cookies }));
  }
  const template = await readHtmlTemplate(c.env, c.req.url, "/");
  return c.html(
    renderApp(template, { pathname: path, cookies, hasMail: isMailOn(c.var.ctx) }),
    isAppPath(path) ? 200 : 404,
  );
});
