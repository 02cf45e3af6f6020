import { formatDistanceToNow } from "date-fns/formatDistanceToNow";

const EXACT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

const isDate = (date: Date) => !Number.isNaN(date.getTime());

/** Distance of an ISO 8601 date from now: "5 months ago", "in 9 days". 'N/A' without one, 'Invalid date' for no date. */
export function relativeDate(iso: string | null | undefined): string {
  if (!iso) return "N/A";
  const date = new Date(iso);
  return isDate(date) ? formatDistanceToNow(date, { addSuffix: true }) : "Invalid date";
}

/** Date and time in the reader's time zone: "Dec 4, 2026, 12:00 PM"; undefined for no date. */
export function exactDate(iso: string | null | undefined): string | undefined {
  const date = new Date(iso ?? "");
  return isDate(date) ? EXACT.format(date) : undefined;
}
