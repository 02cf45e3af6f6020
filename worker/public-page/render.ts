import { languageIn, loadLocale, loadPublicPage, type LocaleTag } from "#web/entry-server.tsx";
import type { Ctx } from "../context.ts";
import { findPublicPage, type PublicPage } from "./query.ts";
import { MAX_AGE_SECONDS, type PageTag } from "../public-page-cache/cache.ts";
import { createSpamChecks } from "./spam-checks.ts";
import { translatorOf } from "../translations/translator.ts";
import { machineTranslationsOf } from "./machine-translation.ts";
import { nameSubject } from "./page-subject.ts";
import { readHtmlTemplate } from "../http/html-template.ts";

type Wanted = {
  uniqueId: string;
  /** the language of the texts, with the region of dates and numbers */
  tag: LocaleTag;
  /** any URL of this site, from which the HTML template is fetched */
  url: string;
  /** the outcome of a review that was sent just now */
  thanksFor?: "added" | "held" | undefined;
  /** the most reviews; few by default, so that a scan is one round trip */
  limit?: number | undefined;
  /** the page, where it has been read already */
  page?: PublicPage | undefined;
};

/**
 * Renders a public page, or its 404. `Cache-Control` never outlasts the plan that keeps the page public, nor the last day of
 * a link. `Cache-Tag`
 * names the account and the profile. The page's subject is in the headers for counting visits.
 */
export async function renderPublicPage(
  ctx: Ctx,
  { uniqueId, tag, url, thanksFor, limit, page }: Wanted,
): Promise<Response> {
  const { env, now } = ctx;
  const language = languageIn(tag);
  const [{ render }, locale, template, found, spamChecks] = await Promise.all([
    loadPublicPage(),
    loadLocale(tag),
    readHtmlTemplate(env, url, "/guest/public-page/document"),
    page ?? findPublicPage(ctx, uniqueId, { language: translatorOf(env) && language, limit }),
    createSpamChecks(ctx, uniqueId),
  ]);
  const headers = new Headers({ "Content-Type": "text/html; charset=UTF-8", "Cache-Control": "no-store" });
  if (!found) {
    const html = render(template, { reason: "missing", uniqueId }, locale);
    return new Response(html, { status: 404, headers });
  }
  const { userId, editorIds, shownUntil, stored } = found;
  const { machineTranslations, maxSeconds = MAX_AGE_SECONDS } = await machineTranslationsOf(ctx, language, {
    ...found.data,
    stored,
  });
  const data = { ...found.data, spamChecks, ...(machineTranslations && { machineTranslations }) };
  const seconds = Math.floor(Math.min(maxSeconds, (shownUntil - now) / 1000));
  if (seconds > 0) {
    const tags: PageTag[] = [`user-${userId}`, `guide-${uniqueId}`];
    headers.set("Cache-Control", `public, max-age=${seconds}`);
    headers.set("Cache-Tag", tags.join());
  }
  const { id: guideId, timeZone } = data.guide;
  if (data.guide.isListed === false) headers.set("X-Robots-Tag", "noindex");
  nameSubject(headers, { guideId, team: [userId, ...editorIds], timeZone });
  const attempt = thanksFor && { sent: true as const, held: thanksFor === "held" };
  return new Response(render(template, { data, ...(attempt && { attempt }) }, locale), { headers });
}
