import { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import { readHtmlTemplate } from "../http/html-template.ts";

/**
 * /pocket: the document of pocket mode, the same for everybody, so that a device can keep it. Its script fetches the
 * account's codes.
 */
export const pocket = new Hono<AppEnv>().on("GET", ["/pocket", "/pocket/"], async (c) => {
  c.header("Cache-Control", "no-cache");
  return c.html(await readHtmlTemplate(c.env, c.req.url, "/pocket/document"));
});
