import { eq } from "drizzle-orm";
import { paths } from "#web/paths.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { layOutEmail } from "./layout.ts";
import type { Email } from "./email.ts";
import { writeGoneEmail } from "./page-emails.ts";
import { nameFor } from "./plain-name.ts";
import type { EmailSpeech } from "./email-speech.ts";

/**
 * Writes the e-mail about changed ways to tip a guide, which names the page and who changed them, and no way. `detail` is
 * the ids of the profile and of the account that changed it.
 */
export async function writeTipsEmail(
  ctx: Ctx,
  { userId, detail }: { userId: number; detail: string },
  speech: EmailSpeech,
): Promise<Email> {
  const { t } = speech;
  const [guideId = 0, by = 0] = detail.split(" ").map(Number);
  const [[guide], [changer]] = await ctx.db.batch([
    ctx.db
      .select({ name: guides.name, uniqueId: guides.uniqueId, ownerId: guides.userId })
      .from(guides)
      .where(eq(guides.id, guideId)),
    ctx.db.select({ username: users.username }).from(users).where(eq(users.id, by)),
  ]);
  if (!guide) return writeGoneEmail(ctx, speech);
  const { ownerId } = guide;
  const name = await nameFor(ctx, userId, guide);
  const username = changer?.username ?? t("Somebody");
  const changedBy = by === userId ? "own" : by === ownerId ? "owner's" : "editor's";
  const paragraph = {
    own: t("You changed how guests can tip on {name}'s page.", { name }),
    "owner's": t("The owner of your page changed how guests can tip on {name}'s page.", { name }),
    "editor's": t("{username}, who edits it, changed how guests can tip on {name}'s page.", {
      username,
      name,
    }),
  }[changedBy];
  const note =
    by === userId
      ? t(
          "Not you? Put it right at once, change your password, and sign out all other devices in your account.",
        )
      : userId === ownerId
        ? t(
            "Not what you agreed on? Put it right at once, and take {username} off the people who may edit your page.",
            { username },
          )
        : t("Not what you expected? Ask who runs the page, and keep this e-mail.");
  return layOutEmail(speech, {
    subject: t("Your payment details were changed"),
    paragraph,
    button: { label: t("Look at your profile"), url: `${ctx.config.PUBLIC_ORIGIN}${paths.dashboard}` },
    note,
  });
}
