import { eq } from "drizzle-orm";
import { accountLanguageOf, type AccountLanguage } from "#locales/languages.ts";
import { paths } from "#web/paths.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import type { letters } from "../db/tables/mail.ts";
import { writeDarkEmail } from "./dark-email.ts";
import { inviterLanguage, writeInvitation } from "./invitation-email.ts";
import { layOutEmail } from "./layout.ts";
import type { Email } from "./email.ts";
import { linkTo } from "./email-link.ts";
import {
  writeDecidedEmail,
  writeHeldEmail,
  writeReceivedEmail,
  writeReportDecidedEmail,
  writeReportedEmail,
} from "./moderation-emails.ts";
import { writeDeletedEmail, writePageEmail } from "./page-emails.ts";
import { writePageDecided, writePageReceived, writePageUrgent } from "./page-report-emails.ts";
import { writePasswordChanged, writeResetEmail } from "./password-emails.ts";
import { writeDeletionEmail, writePaymentEmail, writeTrialEmail } from "./plan-emails.ts";
import { writeReviewsEmail } from "./reviews-email.ts";
import { TO_OTHERS } from "./sent-emails.ts";
import { writeSignInChange } from "./sign-in-change-email.ts";
import { writeTipsEmail } from "./tips-email.ts";
import { writeWeekEmail } from "./week-email.ts";
import type { EmailSpeech } from "./email-speech.ts";
import { emailSpeech } from "./email-speech.ts";

type QueuedEmail = Pick<typeof letters.$inferSelect, "kind" | "userId" | "recipient" | "detail" | "queuedAt">;
export type EmailKind = QueuedEmail["kind"];

/** Writes an e-mail; undefined when it has become untrue, and nothing is to be said in its place. */
type Writer = (ctx: Ctx, queued: QueuedEmail, speech: EmailSpeech) => Promise<Email | undefined>;

/**
 * Returns the link that takes a change of address back. `detail` is since when the address is proved, and in an e-mail that
 * is sent again, behind a space, when the change was asked for. The link's life begins then, however long its e-mail
 * waited, so that links expire in the order of their changes.
 */
function takeBackUrl(ctx: Ctx, queued: QueuedEmail): Promise<string> {
  const [detail = "", asked = queued.queuedAt.getTime()] = queued.detail.split(" ");
  return linkTo(
    { ...ctx, now: Number(asked) },
    "cancel-email",
    { ...queued, detail },
    `${paths.email}#cancel=`,
  );
}

const WRITERS: Record<EmailKind, Writer> = {
  "verify-email": async (ctx, queued, speech) =>
    layOutEmail(speech, {
      subject: speech.t("Confirm your e-mail"),
      paragraph: speech.t(
        "Welcome to Lanyard. Please confirm that this address is yours, so that we can reach you when it matters.",
      ),
      button: {
        label: speech.t("Confirm this address"),
        url: await linkTo(ctx, "verify-email", queued, `${paths.verify}#token=`),
      },
      note: speech.t("The button works for 7 days. Not you? Ignore this e-mail."),
    }),
  "reset-password": writeResetEmail,
  "password-changed": writePasswordChanged,
  "confirm-email": async (ctx, queued, speech) =>
    layOutEmail(speech, {
      subject: speech.t("Confirm your new e-mail"),
      paragraph: speech.t(
        "Somebody wants to use this address for their Lanyard account. If it was you, confirm it: you sign in with it from then on.",
      ),
      button: {
        label: speech.t("Use this address"),
        url: await linkTo(ctx, "confirm-email", queued, `${paths.email}#token=`),
      },
      note: speech.t("The button works for 24 hours. Not you? Ignore this e-mail."),
    }),
  "email-changing": async (ctx, queued, speech) =>
    layOutEmail(speech, {
      subject: speech.t("Your e-mail is being changed"),
      paragraph: speech.t(
        "Somebody who is signed in to your Lanyard account asked to use another address in place of this one. If it wasn't you, take it back: your account keeps this address, every device is signed out, the password no longer works, and what was set up since then to sign in or to edit your pages is removed.",
      ),
      button: {
        label: speech.t("Take it back"),
        url: await takeBackUrl(ctx, queued),
      },
      note: speech.t(
        "The button works for 7 days, also after the change. If it was you, there is nothing to do.",
      ),
    }),
  "sign-in-changed": writeSignInChange,
  "deletion-scheduled": writeDeletionEmail,
  "trial-ending": writeTrialEmail,
  "payment-failed": writePaymentEmail,
  "new-reviews": writeReviewsEmail,
  "your-week": writeWeekEmail,
  "review-held": writeHeldEmail,
  "review-reported": writeReportedEmail,
  "review-decided": writeDecidedEmail,
  "report-received": writeReceivedEmail,
  "report-decided": writeReportDecidedEmail,
  "page-report-received": writePageReceived,
  "page-report-decided": writePageDecided,
  "page-urgent": writePageUrgent,
  "page-hidden": writePageEmail,
  "page-deleted": writeDeletedEmail,
  "pages-dark": writeDarkEmail,
  "editor-invited": writeInvitation,
  "payment-ways-changed": writeTipsEmail,
};

/**
 * Returns the language of an e-mail: that of its account, English for people without one. An invitation is in the language
 * of the account that has the address, else in that of the browser it was asked for in.
 */
async function languageOf(
  { db }: Ctx,
  { kind, userId, recipient, detail }: QueuedEmail,
): Promise<AccountLanguage> {
  if (TO_OTHERS.includes(kind)) return "en";
  const isReader = kind === "editor-invited" ? eq(users.email, recipient) : eq(users.id, userId);
  const [row] = await db.select({ language: users.language }).from(users).where(isReader);
  const language = row?.language ?? (kind === "editor-invited" ? inviterLanguage(detail) : "");
  return accountLanguageOf(language) ?? "en";
}

/**
 * Writes an e-mail when it is about to be sent; undefined for one that isn't sent after all. The secret of its link is made
 * here, so that the queue holds none.
 */
export const writeEmail = async (ctx: Ctx, queued: QueuedEmail): Promise<Email | undefined> =>
  WRITERS[queued.kind](ctx, queued, await emailSpeech(await languageOf(ctx, queued)));
