import { eq } from "drizzle-orm";
import type { AccountLanguage } from "#locales/languages.ts";
import { paths } from "#web/paths.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guides } from "../db/tables/guides.ts";
import { layOutEmail } from "./layout.ts";
import type { Email } from "./email.ts";
import { createLinkToken } from "./link-tokens.ts";
import type { EmailSpeech } from "./email-speech.ts";
import { isPlain } from "./plain-name.ts";

/** Returns the end of the detail of an invitation, which begins with its id: the language of the browser it was asked for in. */
export const invitedIn = (language: AccountLanguage): string => ` ${language}`;
export const inviterLanguage = (detail: string): string => detail.split(" ")[1] ?? "";

/**
 * Writes the e-mail to someone who is invited to edit a page. It names the page and who runs it, always with the account's
 * address, because a stranger reads it and anybody can type a name.
 */
export async function writeInvitation(
  ctx: Ctx,
  {
    id: letter,
    userId,
    recipient,
    detail,
  }: { id?: number; userId: number; recipient: string; detail: string },
  speech: EmailSpeech,
): Promise<Email> {
  const { t } = speech;
  const editorId = Number(detail.split(" ")[0]);
  const [[account], [page]] = await ctx.db.batch([
    ctx.db
      .select({ email: users.email, operatorName: users.operatorName })
      .from(users)
      .where(eq(users.id, userId)),
    ctx.db
      .select({ name: guides.name })
      .from(guideEditors)
      .innerJoin(guides, eq(guides.id, guideEditors.guideId))
      .where(eq(guideEditors.id, editorId)),
  ]);
  const { email = t("Somebody"), operatorName = "" } = account ?? {};
  const owner = isPlain(operatorName) ? `${operatorName} (${email})` : email;
  const secret = await createLinkToken(ctx, "join", { letter, userId, email: recipient, editorId });
  return layOutEmail(speech, {
    subject: t("You can edit your page"),
    paragraph:
      page && isPlain(page.name)
        ? t(
            "This is about {name}'s page, run by {owner} on Lanyard. Guests open it by scanning your badge, and you can now edit it: your texts and photo, how guests can tip you, and your replies to their reviews.",
            { name: page.name, owner },
          )
        : t(
            "{owner} runs a page on Lanyard that guests open by scanning your badge, and lets you edit it: your texts and photo, how guests can tip you, and your replies to their reviews.",
            { owner },
          ),
    button: { label: t("Edit my page"), url: `${ctx.config.PUBLIC_ORIGIN}${paths.join}#token=${secret}` },
    note: t(
      "The button works for 7 days. It costs you nothing. You don't know who that is? Ignore this e-mail.",
    ),
    why: t("You get this because somebody who has an account with Lanyard invited this address."),
  });
}
