import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { readMark } from "#schema/code-marks.ts";
import { tidyName } from "../http/tidy-path.ts";
import { respondWithErrorPage } from "../public-page/error-page.ts";
import { type LanguageEnv, negotiateLanguage, type PublicPageContext } from "../public-page/language.ts";

// Loaded with the first tip page: a scan needs nothing of the tips.
const loadTips = () => import("./tip-page.ts");

/** Sets the headers of tip pages, which are one guest's own and tell no other site where that guest was. */
function describeTips({ headers }: Response, { var: { language } }: PublicPageContext): void {
  headers.set("Cache-Control", "private, no-store");
  headers.set("X-Robots-Tag", "noindex");
  headers.set("Referrer-Policy", "no-referrer");
  headers.set("Content-Language", language);
}

const CODE_PATHS = ["/q", "/Q"].flatMap((start) => ["", "/"].map((end) => `${start}/:uniqueId/:mark${end}`));

/** Leads from a code's address with marks behind it to what the code opens, where that isn't the page. */
const tidyCode = createMiddleware<LanguageEnv>(async (c, next) => {
  const [uniqueId = "", mark = ""] = [c.req.param("uniqueId"), c.req.param("mark")];
  const tidy = tidyName(mark);
  if (tidy === mark.toLowerCase() || readMark(tidy).opening === "page") return next();
  return c.redirect(`/q/${encodeURIComponent(uniqueId)}/${tidy}${new URL(c.req.url).search}`, 301);
});

/** Responds to a code that opens the ways to tip. Where there are none, it gets the page, as any other code does. */
const respondToTipCode = createMiddleware<LanguageEnv>(async (c, next) => {
  const [uniqueId = "", mark = ""] = [c.req.param("uniqueId"), c.req.param("mark")];
  if (readMark(mark.toLowerCase()).opening !== "tips") return next();
  await negotiateLanguage(c, async () => {});
  const { respondWithCodeTips } = await loadTips();
  const response = await respondWithCodeTips(c, uniqueId.toLowerCase(), mark);
  if (!response) return next();
  describeTips(response, c);
  return response;
});

/**
 * /profile/{uniqueId}/tip: the ways to tip a guide, for this guest. It is rendered for each request and never cached,
 * because it has numbers and accounts, and its order is the guest's own. `?way=3` opens the guide's third way; the page's own
 * links name a way by its mark, whatever its place. `?part=1` is the content alone. The code `/q/{uniqueId}/badge-t` opens the same.
 */
export const tipPageRoutes = new Hono<LanguageEnv>()
  .use("/profile/:uniqueId/tip/*", negotiateLanguage, async (c, next) => {
    await next();
    describeTips(c.res, c);
  })
  .on("GET", CODE_PATHS, tidyCode, respondToTipCode)
  .on("GET", ["/profile/:uniqueId/tip", "/profile/:uniqueId/tip/"], async (c) =>
    (await loadTips()).respondWithTipPage(c),
  )
  .get("/profile/:uniqueId/tip/code.png", async (c) => {
    const { respondWithPicture } = await loadTips();
    return respondWithPicture(c);
  });

tipPageRoutes.onError(respondWithErrorPage);
