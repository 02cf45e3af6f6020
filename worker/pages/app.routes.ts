import { Hono } from "hono";
import { isAppPath } from "#web/entry-server.tsx";
import { NotFound } from "../failures.ts";
import type { AppEnv } from "../http/context.ts";
import { readShell } from "./shell.ts";

/** Every path that is no file and no call: the app's document, with an honest status for pages there are not. */
export const appPages = new Hono<AppEnv>().get("*", async (c) => {
  if (/^\/(?:api|images)\//.test(c.req.path)) throw new NotFound();
  const html = await readShell(c.env, c.req.url, "/");
  c.header("Cache-Control", "no-cache");
  return c.html(html, isAppPath(c.req.path) ? 200 : 404);
});
