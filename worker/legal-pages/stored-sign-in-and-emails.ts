import { SESSION_LIFE_MS } from "../auth/session-life.ts";
import { LINK_LIFE_MS } from "../mail/link-tokens.ts";
import { EMAIL_LIFE_MS } from "../mail/settle-email.ts";
import { SENT_LIFE_MS } from "../mail/sent-emails.ts";
import type { TableLine } from "./stored-line.ts";

const where = "Cloudflare D1";

/** The data of sessions, passkeys, notices and e-mails. */
export const STORED_OF_SIGN_IN_AND_EMAILS: readonly TableLine[] = [
  {
    tables: ["sessions"],
    what: "Devices that are signed in",
    holds:
      "The kind of browser and device, such as ‘Chrome on Android’, and when it was first and last used.",
    why: "To show you where your account is open, and to let you end it there.",
    basis: "contract",
    where,
    until: ({ t, time }) =>
      t("{time} after you signed in, or until you log out there", {
        time: time(SESSION_LIFE_MS.user.absolute),
      }),
  },
  {
    tables: ["passkeys"],
    what: "Passkeys",
    holds:
      "The public half of each key, the name you gave it, and when it was made and last used. Never a fingerprint or a face: those stay on your device.",
    why: "To let you in without a password.",
    basis: "contract",
    where,
    until: ({ t }) => t("until you remove it, or your account is deleted"),
  },
  {
    tables: ["used_challenges"],
    what: "Answered questions to passkeys",
    holds: "Random numbers.",
    why: "To take each answer only once.",
    basis: "no personal data",
    where,
    until: ({ t }) => t("five minutes, and then up to an hour"),
  },
  {
    tables: ["new_reviews"],
    what: "Reviews to notify you of",
    holds: "The number of your first review that no e-mail has mentioned yet.",
    why: "To send you one e-mail a day at most.",
    basis: "contract",
    where,
    until: ({ t }) => t("until the e-mail is sent"),
  },
  {
    tables: ["push_subscriptions"],
    what: "Devices that notify you of reviews",
    holds: "Their address at the push service of their browser’s maker, and their public key.",
    why: "To notify you of a new review at once: the notification holds its stars and no text, encrypted for the device.",
    basis: "contract",
    where,
    until: ({ t }) => t("until you turn it off or log out there"),
  },
  {
    tables: ["ended_sessions"],
    what: "Ended sessions",
    holds: "The random numbers of sessions that were logged out.",
    why: "To keep an old cookie from opening your account.",
    basis: "legitimate interest",
    where,
    until: ({ t, time }) =>
      t("{time} after the session began, at most", {
        time: time(Math.max(...Object.values(SESSION_LIFE_MS).map(({ absolute }) => absolute))),
      }),
  },
  {
    tables: ["letters"],
    what: "E-mails waiting to be sent",
    holds:
      "The kind of an e-mail, the address it goes to and what it is about, such as the numbers of your week; not its text.",
    why: "To send it, and to try again.",
    basis: "contract",
    where,
    until: ({ t, time }) =>
      t("until it is sent; tried for {time}, then given up", { time: time(EMAIL_LIFE_MS) }),
  },
  {
    tables: ["sent_emails"],
    what: "E-mails that were sent",
    holds:
      "The kind of an e-mail, when it was queued and what became of it; neither its text nor its address.",
    why: "To see what became of it when somebody says that it didn’t come.",
    basis: "contract",
    where,
    until: ({ t, time }) => t("{time}, and then up to an hour", { time: time(SENT_LIFE_MS) }),
  },
  {
    tables: ["link_tokens"],
    what: "Links in e-mails",
    holds:
      "A hash of the secret in the link, whose it is, the address it went to, and which change it is about.",
    why: "To know the link again.",
    basis: "contract",
    where,
    until: ({ t, time }) =>
      t("until it is used; {time} at most, and then up to an hour", {
        time: time(Math.max(...Object.values(LINK_LIFE_MS))),
      }),
  },
];
