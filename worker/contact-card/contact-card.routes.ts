import { Hono } from "hono";
import { isInApp } from "#schema/in-app.ts";
import { loadContactPage } from "#web/entry-server.tsx";
import { currentUser } from "../auth/access.ts";
import { carriesSession } from "../auth/session-cookies.ts";
import { NotFound } from "../errors.ts";
import { findContactPhoto } from "../images/store.ts";
import { answerErrorPage } from "../public-page/error-page.ts";
import { type LanguageEnv, negotiateLanguage } from "../public-page/language.ts";
import { writeContactCard } from "./contact-card.ts";
import { contactDisposition } from "./file-name.ts";
import { findContact } from "./query.ts";

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
    const viewer = carriesSession(c) ? (await currentUser(c))?.id : undefined;
    const guide = await findContact(c.var.ctx, c.req.param("uniqueId"), viewer);
    if (!guide) throw new NotFound();
    const { language } = c.var;
    if (isInApp(c.req.header("User-Agent") ?? "") && !c.req.query("file"))
      return c.html((await loadContactPage()).renderContactPage(guide, language));
    const photo = await findContactPhoto(c.env, guide.profilePicture);
    return c.body(writeContactCard(guide, photo), 200, {
      "Content-Type": "text/vcard; charset=utf-8",
      "Content-Disposition": contactDisposition(guide.name),
    });
  });

contactCardRoutes.onError(answerErrorPage);
