import * as z from "zod/mini";
import { parseUrl } from "./parse-url.ts";
import { cleanLine, tooLong } from "./clean-text.ts";

export const URL_MESSAGE = "Please enter a valid URL";
export const MAX_URL = 2048;

/** Tells whether this is a full http or https URL without credentials. No other links are stored or shown. */
export function isWebUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(value)) return false;
  const url = parseUrl(value);
  return url !== null && url.username === "" && url.password === "" && url.hostname !== "";
}

/**
 * Completes an address that was typed without its scheme: `revolut.me/ana` becomes `https://revolut.me/ana`. Other
 * texts stay as they are.
 */
export function completeUrl(typed: string): string {
  const text = typed.trim();
  const isBare = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u.test(text);
  return isBare && isWebUrl(`https://${text}`) ? `https://${text}` : text;
}

/** Makes the rule of a full web URL. `required` is the message for an empty one. */
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

/** The rule of a full web URL, or "". */
export const optionalWebUrl = z.pipe(z.string({ error: URL_MESSAGE }), z.transform(cleanLine)).check(
  z.refine((value) => value === "" || isWebUrl(value), { error: URL_MESSAGE, abort: true }),
  z.refine((value) => value.length <= MAX_URL, tooLong("URL", MAX_URL)),
);
