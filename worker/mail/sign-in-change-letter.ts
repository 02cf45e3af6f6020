import type { Ctx } from "../context.ts";
import type { letters } from "../db/tables/mail.ts";
import { layOutLetter } from "./layout.ts";
import { linkTo } from "./letter-link.ts";
import type { Letter } from "./letter.ts";
import type { LetterSpeech } from "./words/letter-text.ts";

const SIGN_IN_CHANGES = [
  "passkey-added",
  "passkey-removed",
  "two-step-on",
  "two-step-off",
  "two-step-removed",
] as const;
export type SignInChange = (typeof SIGN_IN_CHANGES)[number];

const isSignInChange = (change: string): change is SignInChange =>
  (SIGN_IN_CHANGES as readonly string[]).includes(change);

/** Says what has changed in the ways to sign in. */
const sayChange = ({ say }: LetterSpeech, change: string): string =>
  isSignInChange(change)
    ? {
        "passkey-added": say("A passkey was added"),
        "passkey-removed": say("A passkey was removed"),
        "two-step-on": say("Two-step verification was turned on"),
        "two-step-off": say("Two-step verification was turned off"),
        "two-step-removed": say("Two-step verification was turned off"),
      }[change]
    : say("A way to sign in was changed");

type Queued = Pick<typeof letters.$inferSelect, "userId" | "recipient" | "detail">;

/**
 * Writes the e-mail about a change in how an account signs in. `detail` is the change, and behind a space what was added,
 * which the e-mail's link removes.
 */
export async function writeSignInChange(ctx: Ctx, queued: Queued, speech: LetterSpeech): Promise<Letter> {
  const { say } = speech;
  const [change = "", added] = queued.detail.split(" ");
  const subject = sayChange(speech, change);
  const button = { label: say("Look at your account"), url: `${ctx.config.PUBLIC_ORIGIN}/account` };
  if (added !== undefined)
    return layOutLetter(speech, {
      subject,
      paragraph: say(
        "This changes how you sign in to your Lanyard account. If it wasn't you, undo it: what was added is removed, every device is signed out, and the password no longer works.",
      ),
      button: {
        label: say("It wasn't me"),
        url: await linkTo(ctx, "undo-sign-in-change", queued, "/undo#token="),
      },
      note: say("The button works for 7 days. If it was you, there is nothing to do."),
    });
  if (change === "two-step-removed")
    return layOutLetter(speech, {
      subject,
      paragraph: say(
        "We turned two-step verification off for your Lanyard account: your password alone signs you in. You can turn it on again in your account.",
      ),
      button,
      note: say("Not you? Change your password at once, and sign out all other devices there."),
    });
  return layOutLetter(speech, {
    subject,
    paragraph: say("This changes how you sign in to your Lanyard account."),
    button,
    note: say("Not you? Change your password at once, and sign out all other devices there."),
  });
}
