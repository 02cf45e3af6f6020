import { Hono } from "hono";
import { translateAddress } from "#web/entry-server.tsx";
import { currentUser } from "../auth/access.ts";
import { NotFound } from "../errors.ts";
import { idOf } from "../http/validate.ts";
import { getShownReview } from "../reviews/reviews.ts";
import { answerErrorPage } from "./error-page.ts";
import { type LanguageEnv, negotiateLanguage } from "./language.ts";

/**
 * /profile/{uniqueId}/translate?review=12: leads to a translation of a review into the page's language. Written into each link,
 * the words of all reviews would be on the page twice.
 */
export const translate = new Hono<LanguageEnv>()
  .use("/profile/:uniqueId/translate", negotiateLanguage)
  .get("/profile/:uniqueId/translate", async (c) => {
    const viewer = (await currentUser(c))?.id;
    const id = idOf(c.req.query("review") ?? "");
    const { comment, language } = await getShownReview(c.var.ctx, {
      uniqueId: c.req.param("uniqueId"),
      id,
      viewer,
    });
    c.header("Cache-Control", "private, no-store");
    c.header("X-Robots-Tag", "noindex");
    return c.redirect(translateAddress(comment, language || "und", c.var.language), 303);
  });

translate.onError((error, c) => answerErrorPage(error instanceof Error ? error : new NotFound(), c));
