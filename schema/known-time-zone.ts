import { memoized } from "./memoized.ts";

/** Names of time zones. Offsets are excluded, because they don't know summer time. */
const NAME = /^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,3}$/;

/**
 * Returns whether this is a time zone of the IANA database, such as "Europe/Lisbon", that this machine knows. A browser
 * doesn't know zones that are younger than it: Europe/Kyiv is of 2022, America/Coyhaique of 2025.
 */
export const isTimeZone = memoized((name: string): boolean => {
  if (!NAME.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name }).format();
    return true;
  } catch {
    return false;
  }
});
