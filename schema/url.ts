import * as z from "zod";
import { parseUrl } from "./parse-url.ts";
import { cleanLine, tooLong } from "./clean-text.ts";

export const URL_MESSAGE = "Please enter a valid URL";
export const MAX_URL = 2048;

/** Whether this is a full http or https URL without credentials: no other links are stored or shown. */
export function isWebUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(value)) return false;
  const url = parseUrl(value);
  return url !== null && url.username === "" && url.password === "" && url.hostname !== "";
}

/** A full web URL. `required`: the message for an empty one. */
export const webUrl = (required = URL_MESSAGE) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? required : URL_MESSAGE) })
    .transform(cleanLine)
    .refine((value) => value !== "", { error: required, abort: true })
    .refine(isWebUrl, { error: URL_MESSAGE, abort: true })
    .refine((value) => value.length <= MAX_URL, tooLong("URL", MAX_URL));

/** A full web URL, or empty. */
export const optionalWebUrl = z
  .string({ error: URL_MESSAGE })
  .transform(cleanLine)
  .refine((value) => value === "" || isWebUrl(value), { error: URL_MESSAGE, abort: true })
  .refine((value) => value.length <= MAX_URL, tooLong("URL", MAX_URL));
