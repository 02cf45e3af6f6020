import * as z from "zod/mini";

const MESSAGE = "Please choose a time zone";
/** Names of time zones. Offsets are excluded, because they don't know summer time. */
const NAME = /^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,3}$/;

/** Returns whether this is a time zone of the IANA database, such as "Europe/Lisbon". */
function isTimeZone(name: string): boolean {
  if (!NAME.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name }).format();
    return true;
  } catch {
    return false;
  }
}

export const timeZoneSchema = z.string(MESSAGE).check(z.refine(isTimeZone, MESSAGE));
