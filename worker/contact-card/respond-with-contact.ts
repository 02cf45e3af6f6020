import { isInApp } from "#schema/in-app.ts";
import { loadContactPage } from "#web/entry-server.tsx";
import { currentUser } from "../auth/current-account.ts";
import { carriesSession } from "../auth/session-cookies.ts";
import { NotFound } from "../errors.ts";
import { findContactPhoto } from "../images/stored-images.ts";
import type { PublicPageContext } from "../public-page/language.ts";
import { writeContactCard } from "./contact-card.ts";
import { contactDisposition } from "./file-name.ts";
import { findContact } from "./query.ts";

/** Responds with a profile's contact card, or with the page about it. Throws NotFound. */
export async function respondWithContact(c: PublicPageContext, uniqueId: string): Promise<Response> {
  const viewer = carriesSession(c) ? (await currentUser(c))?.id : undefined;
  const guide = await findContact(c.var.ctx, uniqueId, viewer);
  if (!guide) throw new NotFound();
  const { language } = c.var;
  if (isInApp(c.req.header("User-Agent") ?? "") && !c.req.query("file"))
    return c.html((await loadContactPage()).renderContactPage(guide, language));
  const photo = await findContactPhoto(c.env, guide.profilePicture);
  return c.body(writeContactCard(guide, photo), 200, {
    "Content-Type": "text/vcard; charset=utf-8",
    "Content-Disposition": contactDisposition(guide.name),
  });
}
