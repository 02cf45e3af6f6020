import { SESSION_LIFE } from "../auth/session-life.ts";
import { HANDLE_LIFE } from "../handles/handles.ts";
import { LINK_LIFE } from "../mail/link-tokens.ts";
import { LETTER_LIFE } from "../mail/outbox.ts";
import { RATE_LIMITS } from "../rate-limits/limits.ts";
import { COPY_AGE } from "../reviews/near-copies.ts";
import { REPORTER_LIFE } from "../reviews/report-review.ts";
import { RUNS_LIFE } from "../running/hourly-runs.ts";
import { KEPT_MONTHS } from "../statistics/old-days.ts";
import { EVENT_LIFE } from "../subscriptions/events.ts";
import { TRANSLATION_LIFE } from "../translations/old-translations.ts";
import { inUnits } from "./durations.ts";
import { type StoredLine, untilErased, withAccount } from "./stored-line.ts";

const where = "Cloudflare D1";

/** A kind of data with the names of its tables. */
type TableLine = StoredLine & { tables: readonly string[] };

/** The data in every table of the database, and until when it is there. */
export const STORED_IN_DATABASE: readonly TableLine[] = [
  {
    tables: ["users"],
    what: "Accounts",
    holds:
      "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.",
    why: "To let you in, to bill you, to reach you.",
    basis: "contract",
    where,
    until: untilErased,
  },
  {
    tables: ["guides", "review_platforms", "tours", "guide_tours"],
    what: "Pages and tours",
    holds:
      "What guides and operators put on their pages: name, how to be called, words with their languages and translations, languages spoken, contact, links for tips, links to reviews elsewhere, experiences, the time zone, when a badge was first downloaded and scanned by its guide, which reviews its guide has seen, and why we hid the page, if we did. But for what stands after the time zone it is public while the page is: that is its purpose.",
    why: "To show the page.",
    basis: "contract",
    where,
    until: withAccount,
  },
  {
    tables: ["guide_editors"],
    what: "Editors",
    holds:
      "Who may edit a page beside its owner: the e-mail address that was invited, the account that joined, and when. The owner sees the address of each editor’s account, and nobody else does.",
    why: "To let guides edit the page that an operator pays for.",
    basis: "contract",
    where,
    until: ({ say, time }) =>
      say(
        "until the owner ends it or the page is handed on, or with either account; an invitation that nobody accepts {time}, and then up to an hour",
        { time: time(LINK_LIFE.join) },
      ),
  },
  {
    tables: ["handles"],
    what: "Page addresses",
    holds:
      "A hash of each address a guide has chosen, and whose it is; the address itself stands with the page.",
    why: "To lead from an old address to the page, and to give nobody else one that may still be printed on a badge.",
    basis: "contract",
    where,
    until: ({ say, time }) =>
      say(
        "{time} after it was given up, or after the page’s deletion; from then on without a word of whose it was",
        { time: time(HANDLE_LIFE) },
      ),
  },
  {
    tables: ["payment_ways"],
    what: "Ways to be tipped",
    holds:
      "What guides give guests to pay them: usernames, phone numbers, e-mail addresses, accounts, codes, and the name the bank shows. Shown on the tip page of a public profile only; search engines are told to leave it out.",
    why: "To let guests tip the guide. The money goes from guest to guide: we neither touch nor see it.",
    basis: "contract",
    where,
    until: withAccount,
  },
  {
    tables: ["reviews"],
    what: "Reviews",
    holds:
      "The name as it was typed, stars, words with their language, date, the guide’s reply, and a random or computed number that keeps a review from being added twice. No address of whoever wrote it. Public, unless it is held or hidden.",
    why: "To let guests tell other guests how it was.",
    basis: "legitimate interest",
    where,
    until: ({ say }) => say("until the guide or we remove it, or the page is deleted"),
  },
  {
    tables: ["machine_translations"],
    what: "Translations by a machine",
    holds:
      "Words of pages and experiences in a guest’s language, where their authors wrote none and this site has a machine that translates, and a hash of the original.",
    why: "To let guests read the page.",
    basis: "legitimate interest",
    where,
    until: ({ say, time }) =>
      say("{time}, or until the original changes or the page is deleted", { time: time(TRANSLATION_LIFE) }),
  },
  {
    tables: ["guide_days"],
    what: "Numbers of visits",
    holds:
      "For each page and day how often it was opened, at which hours, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing were pressed. Sums only: no address, no cookie, no device, nothing about who it was. Your own visits, previews and programs aren’t counted.",
    why: "To show guides what happens after the scan.",
    basis: "no personal data",
    where,
    until: ({ say, language }) =>
      say("{time}, or until the page is deleted", { time: inUnits(KEPT_MONTHS, "month", language) }),
  },
  {
    tables: ["review_sketches"],
    what: "Sketches of reviews",
    holds: "Numbers computed from a review’s words, from which nobody can tell the words.",
    why: "To notice when the same review is sent again and again.",
    basis: "legitimate interest",
    where,
    until: ({ say, time }) => say("{time}, and then up to an hour", { time: time(COPY_AGE) }),
  },
  {
    tables: ["review_cases"],
    what: "Reviews we look at",
    holds: "Which reviews were held or reported, why, and what was decided.",
    why: "To keep out spam, insults and private details, and to be able to answer for it.",
    basis: "legitimate interest",
    where,
    until: ({ say }) => say("as long as the review"),
  },
  {
    tables: ["review_reports"],
    what: "Reports of reviews",
    holds:
      "What somebody says is wrong with a review, the e-mail address they may leave to hear of the decision, and a keyed hash of the network address and the review.",
    why: "To decide about it, and to take one report from each.",
    basis: "legitimate interest",
    where,
    until: ({ say, time }) =>
      say("as long as the review; address and hash {time} after the decision, and then up to an hour", {
        time: time(REPORTER_LIFE),
      }),
  },
  {
    tables: ["user_words", "guide_words"],
    what: "Words to search by",
    holds: "The words of names, e-mail addresses and page addresses.",
    why: "To let our staff find an account that needs help.",
    basis: "legitimate interest",
    where,
    until: ({ say }) => say("as long as the account or page they belong to"),
  },
  {
    tables: ["sessions"],
    what: "Devices that are signed in",
    holds:
      "The kind of browser and device, such as ‘Chrome on Android’, and when it was first and last used.",
    why: "To show you where your account is open, and to let you end it there.",
    basis: "contract",
    where,
    until: ({ say, time }) =>
      say("{time} after you signed in, or until you log out there", {
        time: time(SESSION_LIFE.user.absolute),
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
    until: ({ say }) => say("until you remove it, or your account is deleted"),
  },
  {
    tables: ["used_challenges"],
    what: "Answered questions to passkeys",
    holds: "Random numbers.",
    why: "To take each answer only once.",
    basis: "no personal data",
    where,
    until: ({ say }) => say("five minutes, and then up to an hour"),
  },
  {
    tables: ["new_reviews"],
    what: "Reviews to tell of",
    holds: "The number of your first review that no letter has told you of.",
    why: "To send you one letter a day at the most.",
    basis: "contract",
    where,
    until: ({ say }) => say("until the letter is sent"),
  },
  {
    tables: ["push_subscriptions"],
    what: "Devices you want told of reviews",
    holds: "Their address at the push service of their browser’s maker, and their public key.",
    why: "To tell them of a new review at once: the notice holds its stars and no words, encrypted for the device.",
    basis: "contract",
    where,
    until: ({ say }) => say("until you turn it off or log out there"),
  },
  {
    tables: ["ended_sessions"],
    what: "Ended sessions",
    holds: "The random numbers of sessions that were logged out.",
    why: "To keep an old cookie from opening your account.",
    basis: "legitimate interest",
    where,
    until: ({ say, time }) =>
      say("{time} after the session began, at most", {
        time: time(Math.max(...Object.values(SESSION_LIFE).map(({ absolute }) => absolute))),
      }),
  },
  {
    tables: ["letters"],
    what: "Letters that wait",
    holds: "The kind of an e-mail and the address it goes to; not its words.",
    why: "To send it, and to try again.",
    basis: "contract",
    where,
    until: ({ say, time }) =>
      say("until it is sent; tried for {time}, then given up", { time: time(LETTER_LIFE) }),
  },
  {
    tables: ["link_tokens"],
    what: "Links in letters",
    holds: "A hash of the secret in the link, whose it is, and the address it went to.",
    why: "To know the link again.",
    basis: "contract",
    where,
    until: ({ say, time }) =>
      say("until it is used; {time} at most, and then up to an hour", {
        time: time(Math.max(...Object.values(LINK_LIFE))),
      }),
  },
  {
    tables: ["rate_counters"],
    what: "Counts of attempts",
    holds:
      "How often something was tried, under a keyed hash of the network address or the e-mail address, or under the account’s number.",
    why: "To keep out who guesses passwords or floods a page with reviews.",
    basis: "legitimate interest",
    where,
    until: ({ say, time }) =>
      say("{time} at most, and then up to an hour", {
        time: time(Math.max(...Object.values(RATE_LIMITS).map(({ window }) => window))),
      }),
  },
  {
    tables: ["stripe_events"],
    what: "Messages from Stripe",
    holds: "Number, kind and time of each message that was handled.",
    why: "To handle each only once.",
    basis: "contract",
    where,
    until: ({ time }) => time(EVENT_LIFE),
  },
  {
    tables: ["removals"],
    what: "Deletions on their way",
    holds: "Number, e-mail address and Stripe’s number of an account whose rows are gone.",
    why: "To delete it everywhere else, too.",
    basis: "contract",
    where,
    until: ({ say }) =>
      say("until every store has confirmed: seconds, or the next hourly attempt that works"),
  },
  {
    tables: ["pending_deletes"],
    what: "Pictures to be deleted",
    holds: "Their file names, which begin with the account’s number.",
    why: "To leave no picture behind.",
    basis: "contract",
    where,
    until: ({ say }) => say("until the picture is gone: seconds, or the next hourly attempt that works"),
  },
  {
    tables: ["admins"],
    what: "The operator’s staff",
    holds: "E-mail address, the password as a salted hash, and what two-step verification needs.",
    why: "To let them in.",
    basis: "legitimate interest",
    where,
    until: ({ say }) => say("as long as they work here"),
  },
  {
    tables: ["audit_log"],
    what: "What our staff did",
    holds:
      "Who of the staff did what and when; of an account only its number. No entry can be changed or deleted.",
    why: "To be able to answer for it.",
    basis: "legitimate interest",
    where,
    until: ({ say }) => say("as long as this site exists"),
  },
  {
    tables: ["hourly_runs"],
    what: "Hourly runs",
    holds: "When the work of each hour began and ended, and whether it went well.",
    why: "To see that letters and deletions are on their way.",
    basis: "no personal data",
    where,
    until: ({ say, time }) => say("{time}, and then up to an hour", { time: time(RUNS_LIFE) }),
  },
  {
    tables: ["counters", "week_sums"],
    what: "Totals",
    holds:
      "How many accounts, pages and subscribers there are, and how many sign-ups, new plans, canceled plans and reviews a week has had.",
    why: "To see how the site is doing.",
    basis: "no personal data",
    where,
    until: ({ say }) => say("as long as this site exists"),
  },
];
