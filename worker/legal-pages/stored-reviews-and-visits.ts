import { COPY_AGE_MS } from "../reviews/near-copies.ts";
import { REPORT_LIFE_MS } from "../page-reports/decide-page.ts";
import { REPORTER_LIFE_MS } from "../reviews/take-report.ts";
import { RETENTION_MONTHS } from "../statistics/old-days.ts";
import { TRANSLATION_LIFE_MS } from "../translations/old-translations.ts";
import { inUnits } from "./durations.ts";
import type { TableLine } from "./stored-line.ts";

const where = "Cloudflare D1";

/** The data that guests and their visits leave, and the words by which staff search. */
export const STORED_OF_REVIEWS_AND_VISITS: readonly TableLine[] = [
  {
    tables: ["reviews"],
    what: "Reviews",
    holds:
      "The name as it was typed, stars, the text with its language, date, the guide’s reply, and a random or computed number that keeps a review from being added twice. No address of whoever wrote it. Public, unless it is held or hidden.",
    why: "To let guests tell other guests how it was.",
    basis: "legitimate interest",
    where,
    until: ({ t }) => t("until the guide or we remove it, or the page is deleted"),
  },
  {
    tables: ["machine_translations"],
    what: "Translations by a machine",
    holds:
      "Texts of pages and tours in a guest’s language, where their authors wrote none and this site has a machine that translates, and a hash of the original.",
    why: "To let guests read the page.",
    basis: "legitimate interest",
    where,
    until: ({ t, time }) =>
      t("{time}, or until the original changes or the page is deleted", { time: time(TRANSLATION_LIFE_MS) }),
  },
  {
    tables: ["guide_days"],
    what: "Numbers of visits",
    holds:
      "For each page and day how often it was opened, at which hours, by which printed code, and how often its buttons for tips, contacts, links, tours, reviews and sharing were pressed, and how often guests said that a way to tip worked or didn’t. Sums only: no address, no cookie, no device, nothing about who it was. Your own visits, previews and programs aren’t counted.",
    why: "To show guides what happens after the scan.",
    basis: "no personal data",
    where,
    until: ({ t, language }) =>
      t("{time}, or until the page is deleted", { time: inUnits(RETENTION_MONTHS, "month", language) }),
  },
  {
    tables: ["review_sketches"],
    what: "Fingerprints of reviews’ texts",
    holds: "Numbers computed from a review’s text, from which nobody can tell what it said.",
    why: "To notice when the same review is sent again and again.",
    basis: "legitimate interest",
    where,
    until: ({ t, time }) => t("{time}, and then up to an hour", { time: time(COPY_AGE_MS) }),
  },
  {
    tables: ["review_cases"],
    what: "Reviews we look at",
    holds: "Which reviews were held or reported, why, and what was decided.",
    why: "To keep out spam, insults and private details, and to be able to answer for it.",
    basis: "legitimate interest",
    where,
    until: ({ t }) => t("as long as the review"),
  },
  {
    tables: ["review_reports"],
    what: "Reports of reviews",
    holds:
      "What somebody says is wrong with a review, the e-mail address they may leave to hear of the decision, and a keyed hash of the network address and the review.",
    why: "To decide about it, and to take one report from each.",
    basis: "legitimate interest",
    where,
    until: ({ t, time }) =>
      t("as long as the review; address and hash {time} after the decision, and then up to an hour", {
        time: time(REPORTER_LIFE_MS),
      }),
  },
  {
    tables: ["page_cases"],
    what: "Pages we look at",
    holds: "Which pages were reported, and when that was decided.",
    why: "To keep out fraud and impersonation, and to be able to answer for it.",
    basis: "legitimate interest",
    where,
    until: ({ t, time }) =>
      t("{time} after the decision, or until the page is deleted", { time: time(REPORT_LIFE_MS) }),
  },
  {
    tables: ["page_reports"],
    what: "Reports of pages",
    holds:
      "What somebody says is wrong with a page, the name and the e-mail address they may leave to hear of the decision, and a keyed hash of the network address and the page.",
    why: "To decide about it, and to take one report from each.",
    basis: "legitimate interest",
    where,
    until: ({ t, time }) =>
      t(
        "{time} after the decision, or until the page is deleted; name, address and hash {short} after it, and then up to an hour",
        { time: time(REPORT_LIFE_MS), short: time(REPORTER_LIFE_MS) },
      ),
  },
  {
    tables: ["user_words", "guide_words", "guide_contacts"],
    what: "Words to search by",
    holds:
      "The words of names, e-mail addresses and page addresses, and a page’s phone numbers, links and accounts in one way of writing.",
    why: "To let our staff find an account that needs help.",
    basis: "legitimate interest",
    where,
    until: ({ t }) => t("as long as the account or page they belong to"),
  },
];
