import * as z from "zod/mini";
import { inRow, message } from "#texts/message.ts";
import { addDays, isDay } from "./day.ts";
import { LINK_DAYS_MAX, LINK_NAME_MAX, WEB_LINKS_MAX } from "./limits.ts";
import { plainHref } from "./parse-url.ts";
import { line } from "./text.ts";
import { publicUrl } from "./public-url.ts";
import { TIPS_MESSAGE } from "./tip-links.ts";

/** A link of a guide's own: a website, a channel, today's photos. */
export type WebLink = {
  label: string;
  url: string;
  /** the last day on which guests see it, in the profile's time zone, "2026-12-24"; null for no end */
  until: string | null;
};

const DAY_MESSAGE = "Please choose a day within a year";

const label = line({
  label: "Name",
  max: LINK_NAME_MAX,
  required: "Please name this link",
  tooLong: message("The name must be {max} characters or less", { max: LINK_NAME_MAX }),
});

const FIELDS = {
  label,
  url: publicUrl,
  until: z.nullish(z.string(DAY_MESSAGE).check(z.refine(isDay, DAY_MESSAGE))),
};

type Problem = { path: PropertyKey[]; message: string };

type Rules = {
  /** today in the profile's time zone, "2026-11-26" */
  today: string;
  /** tells whether guests tip at an address, which is changed by other rules */
  isForTips: (url: string) => boolean;
};

/** Returns what else is wrong with an address; `listed` has those of the rows before it, as a browser reads them. */
function wrongUrl(url: string, { isForTips }: Rules, listed: Set<string>): string | undefined {
  const href = plainHref(url);
  if (isForTips(url)) return TIPS_MESSAGE;
  if (listed.has(href)) return "This link is listed twice";
  listed.add(href);
  return undefined;
}

/** Checks one row, every field of it. */
function checkRow(row: object, rules: Rules, listed: Set<string>): WebLink | Problem[] {
  const typed: Partial<Record<keyof WebLink, unknown>> = row;
  const name = z.safeParse(FIELDS.label, typed.label);
  const address = z.safeParse(FIELDS.url, typed.url);
  const day = z.safeParse(FIELDS.until, typed.until);
  const until = day.data ?? null;
  const isTooLate = until !== null && until > addDays(rules.today, LINK_DAYS_MAX);
  const messages = {
    label: name.error?.issues[0]?.message,
    url: address.success ? wrongUrl(address.data, rules, listed) : address.error.issues[0]?.message,
    until: isTooLate ? DAY_MESSAGE : day.error?.issues[0]?.message,
  };
  const problems = Object.entries(messages).flatMap(([field, message]) =>
    message === undefined ? [] : [{ path: [field], message }],
  );
  return problems.length > 0 || !name.success || !address.success
    ? problems
    : { label: name.data, url: address.data, until };
}

/** Checks a guide's whole list as it was sent. Returns it in its stored form, or all problems. */
export function checkWebLinks(rows: unknown, rules: Rules): { links: WebLink[] } | { problems: Problem[] } {
  if (!Array.isArray(rows)) return { problems: [{ path: [], message: "Invalid input" }] };
  if (rows.length > WEB_LINKS_MAX) {
    const tooMany = message("Please list at most {max} links", { max: WEB_LINKS_MAX });
    return { problems: [{ path: [], message: tooMany }] };
  }
  const links: WebLink[] = [];
  const problems: Problem[] = [];
  const listed = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const isRow = typeof row === "object" && row !== null;
    const checked = isRow ? checkRow(row, rules, listed) : [{ path: [], message: "Invalid input" }];
    if (!Array.isArray(checked)) links.push(checked);
    else
      for (const { path, message } of checked)
        problems.push({ path: [index, ...path], message: inRow(message, index + 1) });
  }
  return problems.length > 0 ? { problems } : { links };
}
