import { SESSION_LIFE } from "../auth/session-life.ts";
import { LINK_LIFE } from "../mail/link-tokens.ts";
import { LETTER_LIFE } from "../mail/outbox.ts";
import { RATE_LIMITS } from "../rate-limits/limits.ts";
import { EVENT_LIFE } from "../subscriptions/events.ts";
import { inWords } from "./durations.ts";
import { GRACE, type StoredLine, WITH_ACCOUNT } from "./stored-line.ts";

const where = "Cloudflare D1";
const longest = (durations: number[]): string => inWords(Math.max(...durations));

/** `tables`: their names. */
type TableLine = StoredLine & { tables: readonly string[] };

/** What every table of the database holds, and until when. */
export const STORED_IN_DATABASE: readonly TableLine[] = [
  {
    tables: ["users"],
    what: "Accounts",
    holds:
      "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, and whether letters to the address bounce.",
    why: "To let you in, to bill you, to reach you.",
    basis: "contract",
    where,
    until: `${GRACE} after you ask us to delete the account`,
  },
  {
    tables: ["guides", "review_platforms", "tours", "guide_tours"],
    what: "Pages and experiences",
    holds:
      "What guides and operators put on their pages: name, words, contact, links for tips, links to reviews elsewhere, experiences. It is public while the page is: that is its purpose.",
    why: "To show the page.",
    basis: "contract",
    where,
    until: WITH_ACCOUNT,
  },
  {
    tables: ["reviews"],
    what: "Reviews",
    holds:
      "The name as it was typed, stars, words and date, the guide’s reply, and a random or computed number that keeps a review from being added twice. No address of whoever wrote it. Public.",
    why: "To let guests tell other guests how it was.",
    basis: "legitimate interest",
    where,
    until: "until the guide or we remove it, or the page is deleted",
  },
  {
    tables: ["user_words", "guide_words"],
    what: "Words to search by",
    holds: "The words of names, e-mail addresses and page addresses.",
    why: "To let our staff find an account that needs help.",
    basis: "legitimate interest",
    where,
    until: "as long as the account or page they belong to",
  },
  {
    tables: ["ended_sessions"],
    what: "Ended sessions",
    holds: "The random numbers of sessions that were logged out.",
    why: "To keep an old cookie from opening your account.",
    basis: "legitimate interest",
    where,
    until: `${longest(Object.values(SESSION_LIFE).map(({ absolute }) => absolute))} after the session began, at most`,
  },
  {
    tables: ["letters"],
    what: "Letters that wait",
    holds: "The kind of an e-mail and the address it goes to; not its words.",
    why: "To send it, and to try again.",
    basis: "contract",
    where,
    until: `until it is sent; tried for ${inWords(LETTER_LIFE)}, then given up`,
  },
  {
    tables: ["link_tokens"],
    what: "Links in letters",
    holds: "A hash of the secret in the link, and whose it is.",
    why: "To know the link again.",
    basis: "contract",
    where,
    until: `until it is used; ${longest(Object.values(LINK_LIFE))} at most, and then up to an hour`,
  },
  {
    tables: ["rate_counters"],
    what: "Counts of attempts",
    holds:
      "How often something was tried, under a keyed hash of the network address or the e-mail address, or under the account’s number.",
    why: "To keep out who guesses passwords or floods a page with reviews.",
    basis: "legitimate interest",
    where,
    until: `${longest(Object.values(RATE_LIMITS).map(({ window }) => window))} at most, and then up to an hour`,
  },
  {
    tables: ["stripe_events"],
    what: "Messages from Stripe",
    holds: "Number, kind and time of each message that was handled.",
    why: "To handle each only once.",
    basis: "contract",
    where,
    until: inWords(EVENT_LIFE),
  },
  {
    tables: ["removals"],
    what: "Deletions on their way",
    holds: "Number, e-mail address and Stripe’s number of an account whose rows are gone.",
    why: "To delete it everywhere else, too.",
    basis: "contract",
    where,
    until: "until every store has confirmed: seconds, or the next hourly attempt that works",
  },
  {
    tables: ["pending_deletes"],
    what: "Pictures to be deleted",
    holds: "Their file names, which begin with the account’s number.",
    why: "To leave no picture behind.",
    basis: "contract",
    where,
    until: "until the picture is gone: seconds, or the next hourly attempt that works",
  },
  {
    tables: ["admins"],
    what: "The operator’s staff",
    holds: "E-mail address and the password as a salted hash.",
    why: "To let them in.",
    basis: "legitimate interest",
    where,
    until: "as long as they work here",
  },
  {
    tables: ["audit_log"],
    what: "What our staff did",
    holds:
      "Who of the staff did what and when; of an account only its number. No entry can be changed or deleted.",
    why: "To be able to answer for it.",
    basis: "legitimate interest",
    where,
    until: "as long as this site exists",
  },
  {
    tables: ["counters"],
    what: "Totals",
    holds: "How many accounts, pages and subscribers there are.",
    why: "To see how the site is doing.",
    basis: "no personal data",
    where,
    until: "as long as this site exists",
  },
];
