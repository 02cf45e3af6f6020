import { formatDistanceToNow } from "date-fns/formatDistanceToNow";

const EXACT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

const isDate = (date: Date) => !Number.isNaN(date.getTime());

/** How far a date in ISO 8601 is from now: "5 months ago", "in 9 days". 'N/A' when it is missing, 'Invalid date' when it is none. */
export function relativeDate(iso: string | null | undefined): string {
  if (!iso) return "N/A";
  const date = new Date(iso);
  return isDate(date) ? formatDistanceToNow(date, { addSuffix: true }) : "Invalid date";
}

/** "Dec 4, 2026, 12:00 PM" in the reader's own time zone; undefined for what is no date. */
export function exactDate(iso: string | null | undefined): string | undefined {
  const date = new Date(iso ?? "");
  return isDate(date) ? EXACT.format(date) : undefined;
}
