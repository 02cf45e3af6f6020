import type { Ctx } from "../context.ts";
import type { letters } from "../db/tables/mail.ts";
import { BRAND } from "./brand.ts";
import { writeInvitation } from "./invitation-letter.ts";
import { type Letter, layoutOf } from "./layout.ts";
import { createLinkToken, type Purpose } from "./link-tokens.ts";
import {
  writeDecidedLetter,
  writeHeldLetter,
  writeReceivedLetter,
  writeReportDecidedLetter,
  writeReportedLetter,
} from "./moderation-letters.ts";
import { writePageLetter } from "./page-letters.ts";
import { writeReviewsLetter } from "./reviews-letter.ts";

type Queued = Pick<typeof letters.$inferSelect, "kind" | "userId" | "recipient" | "detail" | "queuedAt">;
export type LetterKind = Queued["kind"];

const DAY = 24 * 60 * 60 * 1000;

/** What has changed in the ways to sign in, as the letter on it says. */
const SIGN_IN_CHANGES = {
  "passkey-added": "A passkey was added",
  "passkey-removed": "A passkey was removed",
  "two-step-on": "Two-step verification was turned on",
  "two-step-off": "Two-step verification was turned off",
} as const;
export type SignInChange = keyof typeof SIGN_IN_CHANGES;

const isSignInChange = (detail: string): detail is SignInChange => Object.hasOwn(SIGN_IN_CHANGES, detail);

/** A link with a new secret behind the `#`, which no server's log sees. `part`: what stands before the secret. */
export async function linkTo(ctx: Ctx, purpose: Purpose, { userId, recipient }: Queued, part: string) {
  const secret = await createLinkToken(ctx, purpose, { userId, email: recipient });
  return `${ctx.config.PUBLIC_ORIGIN}${part}${secret}`;
}

/** A date such as `6 December 2026`, of an instant in ms since 1970 as text. */
const dateOf = (at: string): string =>
  new Date(Number(at)).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });

const WRITERS: Record<LetterKind, (ctx: Ctx, queued: Queued) => Promise<Letter>> = {
  "verify-email": async (ctx, queued) =>
    layoutOf({
      subject: "Confirm your e-mail",
      paragraph: `Welcome to ${BRAND}. Please confirm that this address is yours, so that we can reach you when it matters.`,
      button: {
        label: "Confirm this address",
        url: await linkTo(ctx, "verify-email", queued, "/verify#token="),
      },
      note: "The button works for 7 days. Not you? Leave this letter alone.",
    }),
  "reset-password": async (ctx, queued) =>
    layoutOf({
      subject: "Reset your password",
      paragraph: `Somebody asked to set a new password for your ${BRAND} account. If it was you, the button works for 30 minutes.`,
      button: {
        label: "Choose a new password",
        url: await linkTo(ctx, "reset-password", queued, "/reset#token="),
      },
      note: "Not you? Leave this letter alone; nothing changes.",
    }),
  "password-changed": ({ config }) =>
    layoutOf({
      subject: "Your password was changed",
      paragraph: `The password of your ${BRAND} account was changed, and every other device was signed out.`,
      button: { label: "This wasn't me", url: `${config.PUBLIC_ORIGIN}/forgot` },
      note: "If it was you, there is nothing to do.",
    }),
  "confirm-email": async (ctx, queued) =>
    layoutOf({
      subject: "Confirm your new e-mail",
      paragraph: `Somebody wants to use this address for their ${BRAND} account. If it was you, confirm it: you sign in with it from then on.`,
      button: {
        label: "Use this address",
        url: await linkTo(ctx, "confirm-email", queued, "/email#token="),
      },
      note: "The button works for 24 hours. Not you? Leave this letter alone.",
    }),
  "email-changing": async (ctx, queued) =>
    layoutOf({
      subject: "Your e-mail is being changed",
      paragraph: `Somebody who is signed in to your ${BRAND} account asked to use another address in place of this one. If it wasn't you, take it back: your account keeps this address, and every device is signed out.`,
      button: {
        label: "Take it back",
        // From when the change was asked for, however long its letter waited: links end in the order of their changes.
        url: await linkTo(
          { ...ctx, now: queued.queuedAt.getTime() },
          "cancel-email",
          queued,
          "/email#cancel=",
        ),
      },
      note: "The button works for 7 days, also after the change. If it was you, there is nothing to do.",
    }),
  "sign-in-changed": ({ config }, { detail }) =>
    layoutOf({
      subject: isSignInChange(detail) ? SIGN_IN_CHANGES[detail] : "A way to sign in was changed",
      paragraph: `This changes how you sign in to your ${BRAND} account.`,
      button: { label: "Look at your account", url: `${config.PUBLIC_ORIGIN}/account` },
      note: "Not you? Change your password at once, and sign out all other devices there.",
    }),
  "deletion-scheduled": ({ config }, { detail }) =>
    layoutOf({
      subject: "Your account will be deleted",
      paragraph: `Your ${BRAND} account, with its pages, tours, reviews and pictures, will be deleted on ${dateOf(detail)}. Your pages are hidden from now on, and your plan has ended.`,
      button: { label: "Keep my account", url: `${config.PUBLIC_ORIGIN}/login` },
      note: "Changed your mind, or wasn't it you? Sign in before then and keep it.",
    }),
  "trial-ending": (ctx, { detail }) => {
    const days = Math.max(1, Math.ceil((Number(detail) - ctx.now) / DAY));
    return layoutOf({
      subject: `Your trial ends in ${days} ${days === 1 ? "day" : "days"}`,
      paragraph: `On ${dateOf(detail)} your page stops being public: whoever scans your code won't find you. Subscribe and it stays.`,
      button: { label: "Keep my page public", url: `${ctx.config.PUBLIC_ORIGIN}/dashboard` },
      note: "Nothing is deleted when a trial ends. You can turn this letter off in your account.",
    });
  },
  "payment-failed": ({ config }) =>
    layoutOf({
      subject: "Your payment failed",
      paragraph:
        "The last payment for your plan didn't go through. Your page is still public, and we try again.",
      button: { label: "Check your card", url: `${config.PUBLIC_ORIGIN}/dashboard` },
      note: "Often a card has expired, or the bank wants you to confirm the payment.",
    }),
  "new-reviews": writeReviewsLetter,
  "review-held": writeHeldLetter,
  "review-reported": writeReportedLetter,
  "review-decided": writeDecidedLetter,
  "report-received": writeReceivedLetter,
  "report-decided": writeReportDecidedLetter,
  "page-hidden": writePageLetter,
  "editor-invited": writeInvitation,
  "payment-ways-changed": ({ config }) =>
    layoutOf({
      subject: "How guests can tip you was changed",
      paragraph: `Somebody who is signed in to your ${BRAND} account changed the ways in which guests can tip you.`,
      button: { label: "Look at your profile", url: `${config.PUBLIC_ORIGIN}/dashboard` },
      note: "Not you? Put it right at once, change your password, and sign out all other devices in your account.",
    }),
};

/** Writes a letter when it is about to be sent. Its link's secret is made here, so that the queue holds none. */
export const writeLetter = (ctx: Ctx, queued: Queued): Promise<Letter> => WRITERS[queued.kind](ctx, queued);
