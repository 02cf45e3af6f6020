import { Hono } from "hono";
import { respondWithErrorPage } from "../public-page/error-page.ts";
import { type LanguageEnv, negotiateLanguage } from "../public-page/language.ts";

// Loaded with the first card: a scan needs none.
const loadContact = () => import("./respond-with-contact.ts");

/**
 * /profile/{uniqueId}/contact.vcf: the contact card; 404 like the page. It isn't cached: it is seldom asked for, and a
 * phone number in a cache would outlive its place on the page. It is sent inline, because phones then show their own
 * "new contact"; an attached file goes to an iPhone's downloads. Browsers inside other apps mostly do nothing with it: they
 * get a page that says what to do, at the same address, which is the card again once a real browser opens it.
 */
export const contactCardRoutes = new Hono<LanguageEnv>()
  .use("/profile/:uniqueId/contact.vcf", negotiateLanguage, async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "private, no-store");
    c.res.headers.set("X-Robots-Tag", "noindex");
  })
  .get("/profile/:uniqueId/contact.vcf", async (c) => {
    const { respondWithContact } = await loadContact();
    return respondWithContact(c, c.req.param("uniqueId"));
  });

contactCardRoutes.onError(respondWithErrorPage);
