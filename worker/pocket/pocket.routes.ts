import { Hono } from "hono";
import { loadPocketDocument } from "#web/entry-server.tsx";
import { accountTexts } from "../account-texts.ts";
import { requestLanguage } from "../http/account-language.ts";
import type { AppEnv } from "../http/context.ts";
import { readHtmlTemplate } from "../http/html-template.ts";

/**
 * /pocket: the document of pocket mode. It differs by language only, so that a device can keep it. Its script fetches
 * the account's codes.
 */
export const pocketRoutes = new Hono<AppEnv>().on("GET", ["/pocket", "/pocket/"], async (c) => {
  c.header("Cache-Control", "no-cache");
  c.header("Vary", "Accept-Language, Cookie");
  const language = requestLanguage(c);
  const [template, { pocket }, { renderPocket }] = await Promise.all([
    readHtmlTemplate(c.env, c.req.url, "/pocket/document"),
    accountTexts(language),
    loadPocketDocument(),
  ]);
  return c.html(renderPocket(template, language, pocket));
});
