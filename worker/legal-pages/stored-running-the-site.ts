import { RATE_LIMITS } from "../rate-limits/limits.ts";
import { RUNS_LIFE_MS } from "../running/hourly-runs.ts";
import { EVENT_LIFE_MS } from "../subscriptions/events.ts";
import type { TableLine } from "./stored-line.ts";

const where = "Cloudflare D1";

/** The data that running the site takes. */
export const STORED_OF_RUNNING_THE_SITE: readonly TableLine[] = [
  {
    tables: ["rate_counters"],
    what: "Counts of attempts",
    holds:
      "How often something was tried, under a keyed hash of the network address or the e-mail address, or under the account’s number.",
    why: "To keep out people who guess passwords or flood a page with reviews.",
    basis: "legitimate interest",
    where,
    until: ({ t, time }) =>
      t("{time} at most, and then up to an hour", {
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
    until: ({ time }) => time(EVENT_LIFE_MS),
  },
  {
    tables: ["removals"],
    what: "Deletions on their way",
    holds: "Number, e-mail address and Stripe’s number of an account whose rows are gone.",
    why: "To delete it everywhere else, too.",
    basis: "contract",
    where,
    until: ({ t }) => t("until every store has confirmed: seconds, or the next hourly attempt that works"),
  },
  {
    tables: ["pending_deletes"],
    what: "Pictures to be deleted",
    holds: "Their file names, which begin with the account’s number.",
    why: "To leave no picture behind.",
    basis: "contract",
    where,
    until: ({ t }) => t("until the picture is gone: seconds, or the next hourly attempt that works"),
  },
  {
    tables: ["admins"],
    what: "The operator’s staff",
    holds: "E-mail address, the password as a salted hash, and what two-step verification needs.",
    why: "To let them in.",
    basis: "legitimate interest",
    where,
    until: ({ t }) => t("as long as they work here"),
  },
  {
    tables: ["audit_log"],
    what: "What our staff did",
    holds:
      "Who of the staff did what and when; of an account only its number. No entry can be changed or deleted.",
    why: "To be able to answer for it.",
    basis: "legitimate interest",
    where,
    until: ({ t }) => t("as long as this site exists"),
  },
  {
    tables: ["hourly_runs"],
    what: "Hourly runs",
    holds: "When the work of each hour began and ended, and whether it went well.",
    why: "To see that e-mails and deletions are on their way.",
    basis: "no personal data",
    where,
    until: ({ t, time }) => t("{time}, and then up to an hour", { time: time(RUNS_LIFE_MS) }),
  },
  {
    tables: ["counters", "week_sums"],
    what: "Totals",
    holds:
      "How many accounts, pages and subscribers there are, and how many sign-ups, new plans, canceled plans and reviews a week has had.",
    why: "To see how the site is doing.",
    basis: "no personal data",
    where,
    until: ({ t }) => t("as long as this site exists"),
  },
];
