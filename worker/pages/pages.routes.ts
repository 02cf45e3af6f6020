import { type Context, Hono } from "hono";
import type { BodyData } from "hono/utils/body";
import { setCookie } from "hono/cookie";
import { reviewSchema } from "#schema/review.ts";
import { type Language, languageOf, render, type RenderInput } from "#web/entry-server.tsx";
import { Invalid, NotFound } from "../failures.ts";
import { findProfilePage } from "../guides/public.ts";
import { ownerOf } from "../guides/visibility.ts";
import { carriesSession, currentUser } from "../http/access.ts";
import { bookmarkOf } from "../http/database.ts";
import { limitBody, received } from "../http/body.ts";
import type { AppEnv } from "../http/context.ts";
import { onError } from "../http/errors.ts";
import { submitReview } from "../http/submit-review.ts";
import { messagesOf } from "../http/validate.ts";
import { fetchPage } from "../page-cache.ts";
import { renderProfile } from "./render-profile.ts";
import { readShell } from "./shell.ts";

/** seconds a device remembers the language that was chosen on it */
const YEAR = 31_536_000;

/** The language of the answer; `chosen` is what the address asks for. */
const languageFor = (c: Context<AppEnv>, chosen = c.req.query("lang")): Language =>
  languageOf({ chosen, cookies: c.req.header("Cookie"), accepted: c.req.header("Accept-Language") });

const documentOf = async (c: Context<AppEnv>, input: RenderInput): Promise<string> =>
  render(await readShell(c.env, c.req.url, "/profile"), input, languageFor(c));

/** Keeps a language that was chosen, also for pages without scripts. It says nothing about anybody. */
function rememberLanguage(c: Context<AppEnv>): void {
  const chosen = c.req.query("lang");
  if (chosen === undefined || languageOf({ chosen }) !== chosen) return;
  const secure = new URL(c.req.url).protocol === "https:";
  setCookie(c, "lang", chosen, { path: "/", maxAge: YEAR, sameSite: "Lax", secure });
}

/** What keeps an address's language where neither cookie nor browser would. */
const languageQuery = (c: Context<AppEnv>): string => {
  const language = languageFor(c);
  return language === languageFor(c, "") ? "" : `&lang=${language}`;
};

/** The address of the page everybody sees: nothing of a request counts but profile and language. */
const pageRequest = ({ uniqueId, language, url }: { uniqueId: string; language: Language; url: string }) =>
  new Request(new URL(`/profile/${encodeURIComponent(uniqueId)}?lang=${language}`, url));

const findPage = (c: Context<AppEnv>, uniqueId: string) =>
  findProfilePage(c.var.db, uniqueId, c.var.config.PUBLIC_ORIGIN, Date.now());

/** Whether the profile is the viewer's own: hidden, it is there for them, and the page's script shows it. */
async function isOwn(c: Context<AppEnv>, uniqueId: string): Promise<boolean> {
  const viewer = await currentUser(c);
  if (!viewer) return false;
  const [owner] = await ownerOf(c.var.db, { uniqueId });
  return owner?.userId === viewer.id;
}

/** The typed texts of the review form; a field that was left out, or is a file, is empty. */
async function readForm(c: Context<AppEnv>) {
  const form: BodyData = await received(
    c.req.parseBody().catch((error: unknown) => {
      // A body that is no form: every field is missing.
      if (error instanceof TypeError) return {};
      throw error;
    }),
  );
  const text = (field: string) => (typeof form[field] === "string" ? form[field] : "");
  return { name: text("name"), rating: text("rating"), comment: text("comment") };
}

/** A plain form can't name its request: the same words again, on one day, are the same review. */
async function contentKey(values: object, now: Date): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([values, now.toISOString().slice(0, 10)]));
  return `form-${new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex()}`;
}

/**
 * The public profile as HTML: complete without JavaScript, the same for everybody of one language, with an honest status
 * where there is none to show. Caches must ask before they serve it: a profile is hidden the moment its owner's plan ends.
 */
export const pages = new Hono<AppEnv>()
  .use("/profile/*", limitBody, async (c, next) => {
    await next();
    c.res.headers.set("Content-Language", languageFor(c));
    c.res.headers.set("Vary", "Accept-Language, Cookie");
  })
  .on("GET", ["/profile/:uniqueId", "/profile/:uniqueId/"], async (c) => {
    const wanted = { uniqueId: c.req.param("uniqueId"), language: languageFor(c), url: c.req.url };
    const isThanks = c.req.query("review") === "added";
    const page =
      isThanks || carriesSession(c) || bookmarkOf(c) !== undefined
        ? await renderProfile(c.env, c.var.db, c.var.config.PUBLIC_ORIGIN, { ...wanted, isThanks })
        : await fetchPage(pageRequest(wanted));
    const isPreview = page.status === 404 && (await isOwn(c, wanted.uniqueId));
    page.headers.delete("Cache-Tag");
    // Browsers ask every time: only what is kept at the edge can be dropped.
    page.headers.set("Cache-Control", "no-cache");
    c.res = isPreview ? new Response(page.body, { headers: page.headers }) : page;
    rememberLanguage(c);
    return c.res;
  })
  // The address a refused form stands at, opened anew.
  .get("/profile/:uniqueId/reviews", (c) =>
    c.redirect(`/profile/${encodeURIComponent(c.req.param("uniqueId"))}#reviews`, 303),
  )
  // The review form without JavaScript: back to the page, or the page again with what is wrong and what was typed.
  .post("/profile/:uniqueId/reviews", async (c) => {
    const uniqueId = c.req.param("uniqueId");
    const values = await readForm(c);
    try {
      const parsed = reviewSchema.safeParse(values);
      if (!parsed.success) throw new Invalid(messagesOf(parsed.error));
      await submitReview(c, uniqueId, parsed.data, await contentKey(parsed.data, new Date()));
      return c.redirect(
        `/profile/${encodeURIComponent(uniqueId)}?review=added${languageQuery(c)}#reviews`,
        303,
      );
    } catch (error) {
      if (!(error instanceof Error) || error instanceof NotFound) throw error;
      const told = await onError(error, c);
      const failure = await told.json<{ message: string; errors?: string[] }>();
      const found = await findPage(c, uniqueId);
      if (!found) throw new NotFound();
      const { data } = found;
      const attempt = { sent: false, values, status: told.status, ...failure } as const;
      return new Response(await documentOf(c, { data, attempt }), htmlInit(told));
    }
  });

/** The status and headers of a failure for its page. */
function htmlInit({ status, headers }: Response): ResponseInit {
  const own = new Headers(headers);
  own.set("Content-Type", "text/html; charset=UTF-8");
  own.set("Cache-Control", "no-store");
  return { status, headers: own };
}

// The same failure in words for people: the shared handler logs it and knows its status.
pages.onError(async (error, c) => {
  const told = await onError(error, c);
  const reason = error instanceof NotFound ? "missing" : "failed";
  const html = await documentOf(c, { reason, uniqueId: c.req.param("uniqueId") ?? "" });
  return new Response(html, htmlInit(told));
});
