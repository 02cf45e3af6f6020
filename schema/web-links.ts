import * as z from "zod/mini";
import { inRow, message } from "#texts/message.ts";
import { addDays } from "./day.ts";
import { parseUrl } from "./parse-url.ts";
import { line } from "./text.ts";
import { URL_MESSAGE, webUrl } from "./url.ts";

const WEB_LINKS_MAX = 8;
const LABEL_MAX = 40;
/** Days from today on a link's last day at most. */
const DAYS_MAX = 366;

/** A link of a guide's own: a website, a channel, today's photos. */
export type WebLink = {
  label: string;
  url: string;
  /** the last day on which guests see it, in the profile's time zone, "2026-12-24"; null for no end */
  until: string | null;
};

const DAY_MESSAGE = "Please choose a day within a year";

/** Marks that turn the direction of letters: with them a name reads as another. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

const label = line({
  label: "Name",
  max: LABEL_MAX,
  required: "Please name this link",
  tooLong: message("The name must be {max} characters or less", { max: LABEL_MAX }),
  normalise: (typed) => typed.replace(TURNING, ""),
});

const LOCAL = /(?:^|\.)(?:localhost|local|internal)$/;

/** Returns whether an address is that of a site for everybody: its host has a name, and not one of a network at home. */
function isOnTheWeb(address: string): boolean {
  const host = parseUrl(address)?.hostname.replace(/\.$/, "") ?? "";
  // A URL writes an IP address in one of two ways, however it was typed.
  const isIp = host.startsWith("[") || /^[\d.]+$/.test(host);
  return host.includes(".") && !isIp && !LOCAL.test(host);
}

const isDay = (text: string): boolean => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T12:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

const rowSchema = z.object(
  {
    label,
    url: webUrl().check(z.refine(isOnTheWeb, URL_MESSAGE)),
    until: z.nullish(z.string(DAY_MESSAGE).check(z.refine(isDay, DAY_MESSAGE))),
  },
  "Invalid input",
);

type Problem = { path: PropertyKey[]; message: string };

type Rules = {
  /** today in the profile's time zone, "2026-11-26" */
  today: string;
  /** tells whether guests tip at an address, which is changed by other rules */
  isForTips: (url: string) => boolean;
};

/** Checks what one row alone can't tell; `listed` has the addresses before it, as a browser reads them. */
function checkRow(
  { url, until }: WebLink,
  { today, isForTips }: Rules,
  listed: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  const say = (field: string, message: string) => problems.push({ path: [field], message });
  if (isForTips(url)) say("url", "Guests tip here. Please add it under “Tipping & Payments”.");
  else if (listed.has(new URL(url).href)) say("url", "This link is listed twice");
  if (until !== null && until > addDays(today, DAYS_MAX)) say("until", DAY_MESSAGE);
  return problems;
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
    const { data, error } = z.safeParse(rowSchema, row);
    const link = data && { ...data, until: data.until ?? null };
    const found = link ? checkRow(link, rules, listed) : (error?.issues ?? []);
    for (const { path, message } of found)
      problems.push({ path: [index, ...path], message: inRow(message, index + 1) });
    if (!link) continue;
    listed.add(new URL(link.url).href);
    links.push(link);
  }
  return problems.length > 0 ? { problems } : { links };
}

/** Returns the links that guests see on a day of the profile's time zone. */
export const currentLinks = (links: WebLink[], today: string): WebLink[] =>
  links.filter(({ until }) => until === null || until >= today);
