import { asc, eq, sql } from "drizzle-orm";
import { isActiveAt } from "#schema/subscription.ts";
import { paths } from "#web/paths.ts";
import { planOf } from "../billing.ts";
import type { Ctx } from "../context.ts";
import { editedBy } from "../db/team.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { layOutEmail } from "./layout.ts";
import type { Email } from "./email.ts";
import type { EmailSpeech } from "./email-speech.ts";
import { writeGoneEmail } from "./page-emails.ts";
import { namesFor } from "./plain-name.ts";

/** Lists these pages, each with whether it can be what the e-mail to this account is about still. */
const listPages = ({ db }: Ctx, userId: number, ids: string) =>
  db
    .select({
      name: guides.name,
      uniqueId: guides.uniqueId,
      ownerId: guides.userId,
      subscriptionStatus: users.subscriptionStatus,
      trialEndsAt: users.trialEndsAt,
      isMeant: sql<number>`${guides.id} in ${editedBy(userId)}
        and ${guides.hiddenAt} is null and ${users.deletionDueAt} is null`,
    })
    .from(guides)
    .innerJoin(users, eq(users.id, guides.userId))
    .where(sql`${guides.id} in (select value from json_each(${`[${ids}]`}))`)
    .orderBy(asc(guides.id));

/**
 * Writes the e-mail about pages that are no longer public, by their state when it is written. `detail` lists their ids: all
 * are the account's own, or all are those of others. An editor reads whom to ask, and nothing of the owner's plan. undefined
 * when it is about nothing the reader may still edit and guests could see with a plan: the e-mail isn't sent.
 */
export async function writeDarkEmail(
  ctx: Ctx,
  { userId, detail }: { userId: number; detail: string },
  speech: EmailSpeech,
): Promise<Email | undefined> {
  const { t, plural, list } = speech;
  const existing = await listPages(ctx, userId, detail);
  if (existing.length === 0) return writeGoneEmail(ctx, speech);
  const pages = existing.filter(({ isMeant }) => isMeant === 1);
  const dark = pages.filter((plan) => !isActiveAt(planOf(plan, ctx), ctx.now));
  const shown = dark.length > 0 ? dark : pages;
  const [first] = shown;
  if (!first) return undefined;
  const names = list(await namesFor(ctx, userId, shown));
  const dashboard = `${ctx.config.PUBLIC_ORIGIN}${paths.dashboard}`;
  if (dark.length === 0)
    return layOutEmail(speech, {
      subject: t("Your page can be seen again"),
      paragraph: t("The plan runs again: whoever scans the code of {names} finds the page.", { names }),
      button: { label: t("Look at your dashboard"), url: dashboard },
      note: t("There is nothing to do."),
    });
  if (first.ownerId !== userId)
    return layOutEmail(speech, {
      subject: plural(
        "A page that you edit is no longer public",
        "{count} pages that you edit are no longer public",
        dark.length,
      ),
      paragraph: t(
        "Whoever scans the code of {names} finds nothing at the moment, until the owner renews the plan.",
        { names },
      ),
      button: { label: t("Look at your dashboard"), url: dashboard },
      note: t("Please ask who runs the page. Nothing has been deleted."),
    });
  return layOutEmail(speech, {
    subject: plural("Your page is no longer public", "Your {count} pages are no longer public", dark.length),
    paragraph:
      first.subscriptionStatus === "trial"
        ? t(
            "Your trial is over, and whoever scans the code of {names} finds nothing. With a plan it works again at once.",
            { names },
          )
        : t(
            "Your plan has ended, and whoever scans the code of {names} finds nothing. With a plan it works again at once.",
            { names },
          ),
    button: { label: t("Make it public again"), url: dashboard },
    note: t("Nothing has been deleted: texts, reviews and codes are kept for you."),
  });
}
