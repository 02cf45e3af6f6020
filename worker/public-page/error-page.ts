import type { Context } from "hono";
import { loadLocale, loadPublicPage, type RenderInput } from "#web/entry-server.tsx";
import { NotFound } from "../errors.ts";
import { onError } from "../http/errors.ts";
import { readHtmlTemplate } from "../http/html-template.ts";
import type { LanguageEnv } from "./language.ts";

/** Renders the public page's document in the language of the response. */
export async function documentOf(c: Context<LanguageEnv>, input: RenderInput): Promise<string> {
  const [{ render }, template, locale] = await Promise.all([
    loadPublicPage(),
    readHtmlTemplate(c.env, c.req.url, "/guest/public-page/document"),
    loadLocale(c.var.tag),
  ]);
  return render(template, input, locale);
}

/** Returns the status and headers of an error response, for an HTML body. */
export function htmlInit({ status, headers }: Response): ResponseInit {
  const copy = new Headers(headers);
  copy.set("Content-Type", "text/html; charset=UTF-8");
  copy.set("Cache-Control", "no-store");
  return { status, headers: copy };
}

/** Returns an error as a page. The shared handler logs it and decides its status. */
export async function respondWithErrorPage(error: Error, c: Context<LanguageEnv>): Promise<Response> {
  const response = onError(error, c);
  const reason = error instanceof NotFound ? "missing" : "failed";
  const html = await documentOf(c, { reason, uniqueId: c.req.param("uniqueId") ?? "" });
  return new Response(html, htmlInit(response));
}
