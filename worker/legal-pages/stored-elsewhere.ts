import { DAY } from "#schema/durations.ts";
import { SESSION_LIFE_MS } from "../auth/session-life.ts";
import { MAX_AGE_SECONDS } from "../public-page-cache/cache.ts";
import { type StoredLine, withAccount } from "./stored-line.ts";

/**
 * Milliseconds for which Cloudflare keeps its logs, on the plan that the product needs; HISTORY_LIFE_MS is the same of the
 * database's history.
 */
const LOGS_LIFE_MS = 7 * DAY;
const HISTORY_LIFE_MS = 30 * DAY;

/** The data in the other stores, and until when it is there. */
export const STORED_ELSEWHERE: readonly StoredLine[] = [
  {
    what: "Pictures",
    holds: "Photos and banners as they were uploaded, and in smaller sizes.",
    why: "To show them on the page.",
    basis: "contract",
    where: "Cloudflare R2",
    until: withAccount,
  },
  {
    what: "Use of sessions",
    holds: "When each session was begun and last used, under a random number.",
    why: "To end sessions that nobody uses.",
    basis: "contract",
    where: "Cloudflare KV",
    until: ({ t, time }) =>
      t("{time} after the last use, or until you log out", { time: time(SESSION_LIFE_MS.user.idle) }),
  },
  {
    what: "Copies of public pages",
    holds: "Pages as everybody sees them, near the people who read them.",
    why: "To be fast.",
    basis: "legitimate interest",
    where: "Cloudflare Cache",
    until: ({ t, time }) =>
      t("{time}; dropped at once when the page changes", { time: time(MAX_AGE_SECONDS * 1000) }),
  },
  {
    what: "Logs",
    holds:
      "Requests with their address, time, browser and network address, and failures. Nothing you typed, but for the address of a page.",
    why: "To find faults and attacks.",
    basis: "legitimate interest",
    where: "Cloudflare Workers Logs",
    until: ({ t, time }, isHere) =>
      isHere ? t("for as long as the log of the machine reaches back") : time(LOGS_LIFE_MS),
  },
  {
    what: "Deleted accounts",
    holds: "The number of each account that was deleted, and when. Nothing else about it.",
    why: "To leave it out when the site is restored from an earlier copy.",
    basis: "legitimate interest",
    where: "Cloudflare R2",
    until: ({ t }) => t("as long as this site exists"),
  },
  {
    what: "History of the database",
    holds: "Earlier states of all that is in the database. Read only to restore the site after an accident.",
    why: "To lose nobody’s page.",
    basis: "legitimate interest",
    where: "Cloudflare D1 Time Travel",
    until: ({ t, time }) =>
      t("{time}: what you delete is gone from here then, too", { time: time(HISTORY_LIFE_MS) }),
  },
];
