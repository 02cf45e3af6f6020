import { Hono } from "hono";
import { loadLocale, loadQrPage } from "#web/entry-server.tsx";
import { currentUser } from "../auth/current-account.ts";
import { carriesSession } from "../auth/session-cookies.ts";
import { NotFound } from "../errors.ts";
import { guideWithOwner, isVisibleTo } from "../guides/public-guides.ts";
import { respondWithErrorPage } from "./error-page.ts";
import { describeLanguage, type LanguageEnv, negotiateLanguage } from "./language.ts";

/** /profile/{uniqueId}/qr: the QR code of a page, as a page without scripts; 404 like the page itself. It counts no visit. */
export const qrPageRoutes = new Hono<LanguageEnv>()
  .use("/profile/:uniqueId/qr/*", negotiateLanguage, describeLanguage, async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "private, no-store");
    c.res.headers.set("X-Robots-Tag", "noindex");
  })
  .on("GET", ["/profile/:uniqueId/qr", "/profile/:uniqueId/qr/"], async (c) => {
    const { ctx } = c.var;
    const viewer = carriesSession(c) ? (await currentUser(c))?.id : undefined;
    const [guide] = await guideWithOwner(ctx.db, { uniqueId: c.req.param("uniqueId") }).read();
    if (!guide || !isVisibleTo(guide, viewer, ctx)) throw new NotFound();
    const [{ renderQrPage }, locale] = await Promise.all([loadQrPage(), loadLocale(c.var.tag)]);
    return c.html(await renderQrPage(guide.toPublicGuide(ctx), locale));
  });

qrPageRoutes.onError(respondWithErrorPage);
