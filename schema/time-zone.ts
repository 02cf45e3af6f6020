import * as z from "zod/mini";

const MESSAGE = "Please choose a time zone";
/** Names, not offsets: an offset doesn't know summer. */
const NAME = /^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,3}$/;

/** Whether this is a time zone of the IANA database, "Europe/Lisbon". */
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
