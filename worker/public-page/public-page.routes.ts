import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { REVIEWS_LIMIT } from "#schema/limits.ts";
import type { LocaleTag } from "#web/entry-server.tsx";
import { NotFound } from "../errors.ts";
import { guideOwner, isOnTeam, isVisibleTo } from "../guides/public-guides.ts";
import { currentAdmin, currentUser } from "../auth/current-account.ts";
import { carriesSession } from "../auth/session-cookies.ts";
import { bookmarkOf } from "../http/open-context.ts";
import { limitBody } from "../http/body.ts";
import { contentSecurityPolicy } from "../http/headers.ts";
import { turnstileOf } from "../reviews/turnstile.ts";
import { fetchPublicPage } from "../public-page-cache/cache.ts";
import { countVisit } from "./count-visit.ts";
import { respondWithErrorPage } from "./error-page.ts";
import {
  describeLanguage,
  type LanguageEnv,
  languageQuery,
  negotiateLanguage,
  type PublicPageContext,
} from "./language.ts";
import { takeSubject } from "./page-subject.ts";
import { findPublicPage } from "./query.ts";
import { renderPublicPage } from "./render.ts";

// Loaded with the first review that is sent without a script: a scan needs none of its rules.
const loadPlainReview = () => import("./plain-review.ts");

type Wanted = { uniqueId: string; tag: LocaleTag; url: string; limit: number | undefined };

/**
 * Builds the request for the page that everybody sees. Its URL has only profile, language and whether the list of reviews
 * is the long one, because it is the cache's key.
 */
const pageRequest = ({ uniqueId, tag, url, limit }: Wanted) =>
  new Request(
    new URL(`/profile/${encodeURIComponent(uniqueId)}?lang=${tag}${limit ? "&reviews=more" : ""}`, url),
  );

/**
 * Returns whether the viewer may edit the profile. A hidden one exists for its owner and editors until the owner deletes
 * the account, and the page's script shows it.
 */
async function isOwn(c: PublicPageContext, uniqueId: string): Promise<boolean> {
  const viewer = await currentUser(c);
  if (!viewer) return false;
  const [owner] = await guideOwner(c.var.ctx.db, { uniqueId }).read();
  return owner !== undefined && isOnTeam(owner, viewer.id) && isVisibleTo(owner, viewer.id, c.var.ctx);
}

/** Lets a page load Turnstile, where it is on. */
const allowTurnstile = createMiddleware<LanguageEnv>(async (c, next) => {
  await next();
  const turnstile = turnstileOf(c.var.ctx.config);
  if (turnstile) c.res.headers.set("Content-Security-Policy", contentSecurityPolicy(turnstile.origin));
});

/** The outcomes of a review that was sent as a plain form, in the address of the page after it. */
const THANKS = ["added", "held"] as const;

/**
 * Returns any page to an admin who asks for it with `as=admin`, also a hidden one; undefined for everybody else. It is
 * stored nowhere, and no visit.
 */
async function respondWithPageForAdmin(c: PublicPageContext, wanted: Wanted): Promise<Response | undefined> {
  if (c.req.query("as") !== "admin") return undefined;
  const admin = await currentAdmin(c);
  if (!admin || admin.needsTwoStep) return undefined;
  const { uniqueId, limit } = wanted;
  const found = await findPublicPage(c.var.ctx, uniqueId, { limit, isForAdmin: true });
  const page = await renderPublicPage(c.var.ctx, { ...wanted, page: found });
  page.headers.delete("Cache-Tag");
  takeSubject(page.headers);
  page.headers.set("Cache-Control", "no-store");
  return page;
}

/** Returns the page of a profile, by whichever address it was requested. `ending` is the end of a code's address. */
async function respondWithPage(c: PublicPageContext, uniqueId: string, ending?: string): Promise<Response> {
  // Without scripts the list goes on at an address of its own.
  const limit = c.req.query("reviews") === "more" ? REVIEWS_LIMIT : undefined;
  const wanted = { uniqueId, tag: c.var.tag, url: c.req.url, limit };
  const ofAdmin = await respondWithPageForAdmin(c, wanted);
  if (ofAdmin) return ofAdmin;
  const thanksFor = THANKS.find((outcome) => outcome === c.req.query("review"));
  const { page: read } = c.var;
  const page =
    read || thanksFor || carriesSession(c) || bookmarkOf(c) !== undefined
      ? await renderPublicPage(c.var.ctx, { ...wanted, thanksFor, page: read })
      : await fetchPublicPage(pageRequest(wanted));
  // With `as=guest` the owner wants to see the page as guests do, so it is no preview, and no visit.
  const isAsGuest = c.req.query("as") === "guest";
  const isPreview = page.status === 404 && !isAsGuest && (await isOwn(c, uniqueId));
  page.headers.delete("Cache-Tag");
  const subject = takeSubject(page.headers);
  if (subject && !thanksFor && !isAsGuest && !limit) countVisit(c, subject, ending);
  // Browsers ask every time, because only the edge's cache can be purged.
  page.headers.set("Cache-Control", "no-cache");
  return isPreview ? new Response(page.body, { headers: page.headers }) : page;
}

/** The addresses of printed codes. Capitals take fewer modules of a code. A mark is no part of the profile's name. */
const CODE_PATHS = ["/q", "/Q"].flatMap((start) =>
  ["", "/", "/:mark", "/:mark/"].map((end) => `${start}/:uniqueId${end}`),
);

/**
 * /profile: the public page as HTML, complete without JavaScript and the same for all readers of one language; 404 for
 * unknown and hidden profiles. Browsers must revalidate it, because a profile is hidden the moment its owner's plan
 * ends. /q responds with the same page from the same cache, without a second trip; its script then shows the page's own
 * address.
 */
export const publicPageRoutes = new Hono<LanguageEnv>()
  .use("/profile/*", negotiateLanguage, limitBody, describeLanguage, allowTurnstile)
  .use("/q/*", negotiateLanguage, describeLanguage, allowTurnstile)
  .use("/Q/*", negotiateLanguage, describeLanguage, allowTurnstile)
  .on("GET", ["/profile/:uniqueId", "/profile/:uniqueId/"], (c) =>
    respondWithPage(c, c.req.param("uniqueId")),
  )
  .on("GET", CODE_PATHS, (c) =>
    respondWithPage(c, (c.req.param("uniqueId") ?? "").toLowerCase(), c.req.param("mark")),
  )
  // A refused form leaves this URL in the address bar, and reloading it shows the page.
  .get("/profile/:uniqueId/reviews", async (c) => {
    const uniqueId = c.req.param("uniqueId");
    if ((await guideOwner(c.var.ctx.db, { uniqueId }).read()).length === 0) throw new NotFound();
    return c.redirect(
      `/profile/${encodeURIComponent(uniqueId)}${languageQuery(c).replace("&", "?")}#reviews`,
      303,
    );
  })
  // The review form without JavaScript.
  .post("/profile/:uniqueId/reviews", async (c) => {
    const { takePlainReview } = await loadPlainReview();
    return takePlainReview(c, c.req.param("uniqueId"));
  });

publicPageRoutes.onError(respondWithErrorPage);
