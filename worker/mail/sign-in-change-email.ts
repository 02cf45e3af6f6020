import { eq } from "drizzle-orm";
import { paths } from "#web/paths.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { guideEditors } from "../db/tables/editors.ts";
import type { letters } from "../db/tables/mail.ts";
import { editorEmail } from "../db/team.ts";
import { layOutEmail } from "./layout.ts";
import { linkTo } from "./email-link.ts";
import type { Email } from "./email.ts";
import type { EmailSpeech } from "./email-speech.ts";

const SIGN_IN_CHANGES = [
  "passkey-added",
  "passkey-removed",
  "two-step-on",
  "two-step-off",
  "two-step-removed",
  "recovery-codes",
  "editor-invited",
] as const;
export type SignInChange = (typeof SIGN_IN_CHANGES)[number];

const isSignInChange = (change: string): change is SignInChange =>
  (SIGN_IN_CHANGES as readonly string[]).includes(change);

/** Says what has changed in the ways to sign in, or in who edits a page. */
const sayChange = ({ t }: EmailSpeech, change: string): string =>
  isSignInChange(change)
    ? {
        "passkey-added": t("A passkey was added"),
        "passkey-removed": t("A passkey was removed"),
        "two-step-on": t("Two-step verification was turned on"),
        "two-step-off": t("Two-step verification was turned off"),
        "two-step-removed": t("Two-step verification was turned off"),
        "recovery-codes": t("New recovery codes were made"),
        "editor-invited": t("Somebody was invited to edit your page"),
      }[change]
    : t("The way you sign in was changed");

type Queued = Pick<typeof letters.$inferSelect, "userId" | "recipient" | "detail" | "queuedAt">;

/** Says what was added. An invitation that is gone by now has no address to name. */
async function sayAdded({ db }: Ctx, { t }: EmailSpeech, change: string, added: string): Promise<string> {
  if (change !== "editor-invited")
    return t(
      "This changes how you sign in to your Lanyard account. If it wasn't you, undo it: what was added is removed, every device is signed out, and the password no longer works.",
    );
  const [editor] = await db
    .select({ email: editorEmail })
    .from(guideEditors)
    .leftJoin(users, eq(users.id, guideEditors.userId))
    .where(eq(guideEditors.id, Number(added)));
  return t(
    "{email} may edit a page of yours, also how guests can tip on it. If you didn't invite them, undo it: they can't any more, every device is signed out, and the password no longer works.",
    { email: editor?.email ?? t("Somebody") },
  );
}

/**
 * Writes the e-mail about a change in how an account signs in, or in who edits its pages. `detail` is the change, and
 * behind a space what was added, which the e-mail's link removes.
 */
export async function writeSignInChange(ctx: Ctx, queued: Queued, speech: EmailSpeech): Promise<Email> {
  const { t } = speech;
  const [change = "", added] = queued.detail.split(" ");
  const subject = sayChange(speech, change);
  const button = { label: t("Look at your account"), url: `${ctx.config.PUBLIC_ORIGIN}${paths.account}` };
  if (added !== undefined)
    return layOutEmail(speech, {
      subject,
      paragraph: await sayAdded(ctx, speech, change, added),
      button: {
        label: t("It wasn't me"),
        // As with a change of address, its life begins with the change.
        url: await linkTo(
          { ...ctx, now: queued.queuedAt.getTime() },
          "undo-sign-in-change",
          queued,
          `${paths.undo}#token=`,
        ),
      },
      note: t("The button works for 7 days. If it was you, there is nothing to do."),
    });
  if (change === "two-step-removed")
    return layOutEmail(speech, {
      subject,
      paragraph: t(
        "We turned two-step verification off for your Lanyard account: your password alone signs you in. You can turn it on again in your account.",
      ),
      button,
      note: t("Not you? Change your password at once, and sign out all other devices there."),
    });
  return layOutEmail(speech, {
    subject,
    paragraph: t("This changes how you sign in to your Lanyard account."),
    button,
    note: t("Not you? Change your password at once, and sign out all other devices there."),
  });
}
