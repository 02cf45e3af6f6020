import { eq } from "drizzle-orm";
import { paths } from "#web/paths.ts";
import type { Ctx } from "../context.ts";
import { guides } from "../db/tables/guides.ts";
import type { Content, Email } from "./email.ts";
import type { EmailSpeech } from "./email-speech.ts";
import { layOutEmail } from "./layout.ts";
import { plainName } from "./plain-name.ts";

type Guide = { name: string; uniqueId: string; hiddenAt: Date | null };
type Detail = { detail: string };

const rulesOf = ({ config }: Ctx, { t }: EmailSpeech) => ({
  label: t("Our rules"),
  url: `${config.PUBLIC_ORIGIN}/terms`,
});
const pageOf = ({ config }: Ctx, { t }: EmailSpeech, { uniqueId }: Guide) => ({
  label: t("Look at the page"),
  url: `${config.PUBLIC_ORIGIN}${paths.profile(uniqueId)}`,
});

/** Writes an e-mail about a reported page, by what the page is now. `detail` is the profile's id. */
async function writeAbout(
  ctx: Ctx,
  { detail }: Detail,
  speech: EmailSpeech,
  say: (guide: Guide) => Content,
): Promise<Email> {
  const { t } = speech;
  const columns = { name: guides.name, uniqueId: guides.uniqueId, hiddenAt: guides.hiddenAt };
  const [guide] = await ctx.db
    .select(columns)
    .from(guides)
    .where(eq(guides.id, Number(detail)));
  return layOutEmail(
    speech,
    guide
      ? say(guide)
      : {
          subject: t("The page is gone"),
          paragraph: t("The page that you reported has been removed."),
          button: rulesOf(ctx, speech),
          note: t("There is nothing to do."),
          why: whyToReporter(speech),
        },
  );
}

const whyToReporter = ({ t }: EmailSpeech): string =>
  t("You get this because somebody reported a page on Lanyard and left this address.");

export const writePageReceived = (ctx: Ctx, queued: Detail, speech: EmailSpeech): Promise<Email> =>
  writeAbout(ctx, queued, speech, (guide) => ({
    subject: speech.t("We have your report"),
    paragraph: speech.t(
      "Thank you. Your report of {name}'s page has arrived. A person reads it and decides; we will tell you how.",
      { name: plainName(guide) },
    ),
    button: pageOf(ctx, speech, guide),
    note: speech.t("It wasn't you? Then ignore this e-mail."),
    why: whyToReporter(speech),
  }));

export const writePageDecided = (ctx: Ctx, queued: Detail, speech: EmailSpeech): Promise<Email> => {
  const { t } = speech;
  return writeAbout(ctx, queued, speech, (guide) => {
    const isHidden = guide.hiddenAt !== null;
    const name = plainName(guide);
    return {
      subject: isHidden ? t("The page was hidden") : t("The page stays"),
      paragraph: isHidden
        ? t("We have looked at {name}'s page, which you reported, and hidden it.", { name })
        : t(
            "We have looked at {name}'s page, which you reported, and found nothing that breaks our rules for content. It stays.",
            { name },
          ),
      button: isHidden ? rulesOf(ctx, speech) : pageOf(ctx, speech, guide),
      note: t("You disagree? Write to the contact in our imprint, and a person will look at it again."),
      why: whyToReporter(speech),
    };
  });
};

/** Writes the e-mail to the site's contact about a page that several networks have reported; none once it is gone. */
export async function writePageUrgent(
  { db, config }: Ctx,
  { detail }: Detail,
  speech: EmailSpeech,
): Promise<Email | undefined> {
  const { t } = speech;
  const [guide] = await db
    .select({ name: guides.name, uniqueId: guides.uniqueId })
    .from(guides)
    .where(eq(guides.id, Number(detail)));
  return (
    guide &&
    layOutEmail(speech, {
      subject: t("Several people have reported a page"),
      paragraph: t(
        "Within a day, {name}'s page was reported from three networks or more. Nothing is hidden by itself: please look at it.",
        { name: plainName(guide) },
      ),
      button: {
        label: t("Look at the reports"),
        url: `${config.PUBLIC_ORIGIN}${paths.adminDashboard}?tab=reports`,
      },
      note: t("We send one such e-mail for each case."),
      why: t("You get this because this is the contact address of this site."),
    })
  );
}
