import { eq } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import { paths } from "#web/paths.ts";
import { isBillingOn } from "../billing.ts";
import type { Ctx } from "../context.ts";
import { accountZone } from "../db/account-zone.ts";
import { users } from "../db/tables/accounts.ts";
import type { Email } from "./email.ts";
import type { EmailSpeech } from "./email-speech.ts";
import { layOutEmail } from "./layout.ts";

type Queued = { userId: number; detail: string };

/** Reads the account as it is when the e-mail is written. Its days are those of its oldest page, or in UTC. */
async function readNow({ db }: Ctx, { userId }: Queued) {
  const [account] = await db
    .select({
      status: users.subscriptionStatus,
      trialEndsAt: users.trialEndsAt,
      trialLetters: users.trialLetters,
      deletionDueAt: users.deletionDueAt,
      zone: accountZone,
    })
    .from(users)
    .where(eq(users.id, userId));
  return account && { ...account, timeZone: account.zone ?? undefined };
}

/** Writes the e-mail about a deletion. `detail` is when it is due; undefined once it was canceled. */
export async function writeDeletionEmail(
  ctx: Ctx,
  queued: Queued,
  speech: EmailSpeech,
): Promise<Email | undefined> {
  const { config } = ctx;
  const due = Number(queued.detail);
  const account = await readNow(ctx, queued);
  if (account?.deletionDueAt?.getTime() !== due) return undefined;
  const date = speech.date(due, account.timeZone);
  return layOutEmail(speech, {
    subject: speech.t("Your account will be deleted"),
    paragraph: isBillingOn({ config })
      ? speech.t(
          "Your Lanyard account, with its pages, tours, reviews and pictures, will be deleted on {date}. Your pages are hidden from now on, and your plan has ended.",
          { date },
        )
      : speech.t(
          "Your Lanyard account, with its pages, tours, reviews and pictures, will be deleted on {date}. Your pages are hidden from now on.",
          { date },
        ),
    button: { label: speech.t("Keep my account"), url: `${config.PUBLIC_ORIGIN}${paths.login}` },
    note: speech.t("Changed your mind, or wasn't it you? Sign in before then and keep it."),
  });
}

/**
 * Writes the e-mail about a trial that ends. `detail` is its end; undefined once it is over or has another one, and for an
 * account that has subscribed since, leaves, or doesn't want it.
 */
export async function writeTrialEmail(
  ctx: Ctx,
  queued: Queued,
  speech: EmailSpeech,
): Promise<Email | undefined> {
  if (!isBillingOn(ctx)) return undefined;
  const end = Number(queued.detail);
  const account = await readNow(ctx, queued);
  if (account?.status !== "trial" || account.trialEndsAt?.getTime() !== end || end <= ctx.now)
    return undefined;
  if (!account.trialLetters || account.deletionDueAt !== null) return undefined;
  return layOutEmail(speech, {
    subject: speech.plural(
      "Your trial ends in {count} day",
      "Your trial ends in {count} days",
      Math.ceil((end - ctx.now) / DAY),
    ),
    paragraph: speech.t(
      "On {date} your page stops being public: whoever scans your code won't find you. With a plan it stays public.",
      { date: speech.date(end, account.timeZone) },
    ),
    button: {
      label: speech.t("Keep my page public"),
      url: `${ctx.config.PUBLIC_ORIGIN}${paths.dashboard}`,
    },
    note: speech.t("Nothing is deleted when a trial ends. You can turn this e-mail off in your account."),
  });
}

/** Writes the e-mail about a failed payment; undefined once the plan is over, of which another e-mail tells. */
export async function writePaymentEmail(
  ctx: Ctx,
  queued: Queued,
  speech: EmailSpeech,
): Promise<Email | undefined> {
  if ((await readNow(ctx, queued))?.status !== "active") return undefined;
  return layOutEmail(speech, {
    subject: speech.t("Your payment failed"),
    paragraph: speech.t(
      "The last payment for your plan didn't go through. Your page is still public, and we try again.",
    ),
    button: { label: speech.t("Check your card"), url: `${ctx.config.PUBLIC_ORIGIN}${paths.dashboard}` },
    note: speech.t("Often a card has expired, or the bank wants you to confirm the payment."),
  });
}
