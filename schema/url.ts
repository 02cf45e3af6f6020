import * as z from "zod/mini";
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
    .pipe(
      z.string({
        error: ({ input }) => (input === undefined || input === null ? required : URL_MESSAGE),
      }),
      z.transform(cleanLine),
    )
    .check(
      z.refine((value) => value !== "", { error: required, abort: true }),
      z.refine(isWebUrl, { error: URL_MESSAGE, abort: true }),
      z.refine((value) => value.length <= MAX_URL, tooLong("URL", MAX_URL)),
    );

/** A full web URL, or empty. */
export const optionalWebUrl = z.pipe(z.string({ error: URL_MESSAGE }), z.transform(cleanLine)).check(
  z.refine((value) => value === "" || isWebUrl(value), { error: URL_MESSAGE, abort: true }),
  z.refine((value) => value.length <= MAX_URL, tooLong("URL", MAX_URL)),
);
