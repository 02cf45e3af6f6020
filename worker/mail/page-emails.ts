import { eq } from "drizzle-orm";
import { paths } from "#web/paths.ts";
import { isBillingOn } from "../billing.ts";
import type { Ctx } from "../context.ts";
import { guides } from "../db/tables/guides.ts";
import { layOutEmail } from "./layout.ts";
import type { Email } from "./email.ts";
import type { EmailSpeech } from "./email-speech.ts";
import { nameFor } from "./plain-name.ts";
import { inSentence } from "./reason.ts";

const dashboardOf = ({ config }: Pick<Ctx, "config">, { t }: EmailSpeech) => ({
  label: t("Look at your dashboard"),
  url: `${config.PUBLIC_ORIGIN}${paths.dashboard}`,
});

/** Writes the e-mail in the place of one about a page that has been deleted meanwhile. */
export const writeGoneEmail = (ctx: Pick<Ctx, "config">, speech: EmailSpeech): Promise<Email> =>
  layOutEmail(speech, {
    subject: speech.t("A page of yours is gone"),
    paragraph: speech.t("The page that this e-mail was about has been deleted in the meantime."),
    button: dashboardOf(ctx, speech),
    note: speech.t("There is nothing to do."),
  });

/**
 * Writes the e-mail about a page that an admin hid, or showed again. `detail` is the id of the profile, by whose state
 * the e-mail is written.
 */
export async function writePageEmail(
  ctx: Ctx,
  { userId, detail }: { userId: number; detail: string },
  speech: EmailSpeech,
): Promise<Email> {
  const { db, config } = ctx;
  const { t } = speech;
  const columns = {
    name: guides.name,
    uniqueId: guides.uniqueId,
    hiddenAt: guides.hiddenAt,
    reason: guides.hiddenReason,
  };
  const [guide] = await db
    .select(columns)
    .from(guides)
    .where(eq(guides.id, Number(detail)));
  const button = dashboardOf({ config }, speech);
  if (!guide) return writeGoneEmail({ config }, speech);
  const name = await nameFor(ctx, userId, guide);
  if (guide.hiddenAt === null)
    return layOutEmail(speech, {
      subject: t("Your page can be seen again"),
      paragraph: isBillingOn({ config })
        ? t(
            "We have looked at {name}'s page again, and it is no longer hidden: whoever scans its code finds it, as long as your plan runs.",
            { name },
          )
        : t(
            "We have looked at {name}'s page again, and it is no longer hidden: whoever scans its code finds it.",
            { name },
          ),
      button,
      note: t("There is nothing to do."),
    });
  return layOutEmail(speech, {
    subject: t("We have hidden a page of yours"),
    paragraph: t(
      "We have looked at {name}'s page and hidden it, because it breaks our rules for content: {reason}. Nobody but you can see it. Its code and address stay as they are.",
      { name, reason: inSentence(guide.reason) },
    ),
    button,
    note: t("You disagree? Write to the contact in our imprint, and a person will look at it again."),
  });
}

/**
 * Writes the e-mail about a page that someone who is signed in deleted, which nothing undoes. `detail` is its name, and on
 * a second line its id.
 */
export async function writeDeletedEmail(
  ctx: Ctx,
  { userId, detail }: { userId: number; detail: string },
  speech: EmailSpeech,
): Promise<Email> {
  const { t } = speech;
  const [called = "", uniqueId = called] = detail.split("\n");
  return layOutEmail(speech, {
    subject: t("A page of yours is gone"),
    paragraph: t(
      "{name}'s page was deleted by somebody who is signed in to your Lanyard account. Its reviews and pictures are gone, and its code leads nowhere any more.",
      { name: await nameFor(ctx, userId, { name: called, uniqueId }) },
    ),
    button: { label: t("Look at your account"), url: `${ctx.config.PUBLIC_ORIGIN}${paths.account}` },
    note: t("Not you? Change your password at once, and sign out all other devices there."),
  });
}
