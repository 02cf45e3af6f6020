import { Hono } from "hono";
import { isForeign, translateAddress } from "#web/entry-server.tsx";
import { currentUser } from "../auth/current-account.ts";
import { NotFound } from "../errors.ts";
import { idInQuery } from "../http/id-of.ts";
import { getShownReview } from "../reviews/shown-reviews.ts";
import { respondWithErrorPage } from "./error-page.ts";
import { type LanguageEnv, negotiateLanguage } from "./language.ts";

/**
 * /profile/{uniqueId}/translate?review=12: redirects to a translation of a review and its reply into the page's
 * language, as far as they are in another. The links don't hold the words, because those of all reviews would then be
 * on the page twice.
 */
export const translateRoutes = new Hono<LanguageEnv>()
  .use("/profile/:uniqueId/translate", negotiateLanguage)
  .get("/profile/:uniqueId/translate", async (c) => {
    const viewer = (await currentUser(c))?.id;
    const id = idInQuery(c.req.query("review"));
    const uniqueId = c.req.param("uniqueId");
    const { comment, language, reply } = await getShownReview(c.var.ctx, { uniqueId, id, viewer });
    const texts = [{ text: comment, language }, ...(reply ? [reply] : [])];
    const foreign = texts.filter((one) => isForeign(one.language, c.var.language));
    const shown = foreign.length > 0 ? foreign : texts.slice(0, 1);
    const [from = "", ...others] = new Set(shown.map((one) => one.language));
    const source = others.length > 0 || from === "" ? "und" : from;
    const text = shown.map((one) => one.text).join("\n\n");
    c.header("Cache-Control", "private, no-store");
    c.header("X-Robots-Tag", "noindex");
    return c.redirect(translateAddress(text, source, c.var.language), 303);
  });

translateRoutes.onError((error, c) =>
  respondWithErrorPage(error instanceof Error ? error : new NotFound(), c),
);
