import { eq } from "drizzle-orm";
import { paths } from "#web/paths.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { layOutEmail } from "./layout.ts";
import type { Email } from "./email.ts";
import { createLinkToken } from "./link-tokens.ts";
import type { EmailSpeech } from "./email-speech.ts";

/**
 * Writes the e-mail to someone who is invited to edit a page. It names the owner by the account's address, because a
 * stranger reads it and anybody can type a name. `detail` is the id of the invitation.
 */
export async function writeInvitation(
  ctx: Ctx,
  { userId, recipient, detail }: { userId: number; recipient: string; detail: string },
  speech: EmailSpeech,
): Promise<Email> {
  const { t } = speech;
  const [owner] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const editorId = Number(detail);
  const secret = await createLinkToken(ctx, "join", { userId, email: recipient, editorId });
  return layOutEmail(speech, {
    subject: t("You can edit your page"),
    paragraph: t(
      "{owner} runs a page on Lanyard that guests open by scanning your badge, and lets you edit it: your texts and photo, how guests can tip you, and your replies to their reviews.",
      { owner: owner?.email ?? t("Somebody") },
    ),
    button: { label: t("Edit my page"), url: `${ctx.config.PUBLIC_ORIGIN}${paths.join}#token=${secret}` },
    note: t(
      "The button works for 7 days. It costs you nothing. You don't know who that is? Ignore this e-mail.",
    ),
    why: t("You get this because somebody who has an account with Lanyard invited this address."),
  });
}
