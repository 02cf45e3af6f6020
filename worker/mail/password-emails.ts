import { paths } from "#web/paths.ts";
import type { Ctx } from "../context.ts";
import type { letters } from "../db/tables/mail.ts";
import { layOutEmail } from "./layout.ts";
import { linkTo } from "./email-link.ts";
import type { Email } from "./email.ts";
import type { EmailSpeech } from "./email-speech.ts";

type Queued = Pick<typeof letters.$inferSelect, "userId" | "recipient" | "detail">;

/**
 * Writes the e-mail with a link for a new password. `detail` is "taken-back" where the owner has just voided the old one
 * by the link of another e-mail.
 */
export async function writeResetEmail(ctx: Ctx, queued: Queued, speech: EmailSpeech): Promise<Email> {
  const { t } = speech;
  const isTakenBack = queued.detail === "taken-back";
  return layOutEmail(speech, {
    subject: t("Reset your password"),
    paragraph: isTakenBack
      ? t(
          "Your Lanyard account is yours again: every device is signed out, and the old password no longer works. Choose a new one; the button works for 30 minutes.",
        )
      : t(
          "Somebody asked to set a new password for your Lanyard account. If it was you, the button works for 30 minutes.",
        ),
    button: {
      label: t("Choose a new password"),
      url: await linkTo(ctx, "reset-password", { ...queued, detail: "" }, `${paths.reset}#token=`),
    },
    note: isTakenBack
      ? t("Too late for the button? “Forgot your password?” on the login page sends another.")
      : t("Not you? Ignore this e-mail; nothing changes."),
  });
}

/** The ways into an account that a proof of its address removes, by their names in `detail`. */
const sayWaysIn = ({ t }: EmailSpeech): Record<string, string[]> => ({
  passkeys: [t("passkeys")],
  "two-step": [t("two-step verification")],
  editors: [t("editors"), t("invitations")],
});

/**
 * Writes the e-mail about a new password. `detail` lists the kinds of what was removed with it, because it was set up
 * before the address was proved.
 */
export function writePasswordChanged(
  { config }: Ctx,
  { detail }: Queued,
  speech: EmailSpeech,
): Promise<Email> {
  const { t } = speech;
  const names = sayWaysIn(speech);
  const removed = detail.split(" ").flatMap((kind) => names[kind] ?? []);
  const changed = t(
    "The password of your Lanyard account was changed, and every other device was signed out.",
  );
  return layOutEmail(speech, {
    subject: t("Your password was changed"),
    paragraph:
      removed.length === 0
        ? changed
        : `${changed} ${t(
            "What was set up before this address was confirmed is removed, because somebody else could have done it: {list}.",
            { list: speech.list(removed) },
          )}`,
    button: { label: t("This wasn't me"), url: `${config.PUBLIC_ORIGIN}${paths.forgot}` },
    note: t("If it was you, there is nothing to do."),
  });
}
