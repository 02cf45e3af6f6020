import * as z from "zod/mini";
import { cleanLine, tooLong } from "./clean-text.ts";
import { isWebUrl, withoutMarks } from "./web-url.ts";

export const URL_MESSAGE = "Please enter a valid URL";
export const MAX_URL = 2048;

/**
 * Returns the rule of a full web URL. `required` is the message for an empty one; `complete` makes an address of what
 * else is taken.
 */
export const webUrl = ({
  required = URL_MESSAGE,
  complete = (typed) => typed,
}: { required?: string; complete?: (typed: string) => string } = {}) =>
  z
    .pipe(
      z.string({
        error: ({ input }) => (input === undefined || input === null ? required : URL_MESSAGE),
      }),
      z.transform((typed) => complete(withoutMarks(cleanLine(typed)))),
    )
    .check(
      z.refine((value) => value !== "", { error: required, abort: true }),
      z.refine(isWebUrl, { error: URL_MESSAGE, abort: true }),
      z.refine((value) => value.length <= MAX_URL, tooLong("URL", MAX_URL)),
    );

/** The rule of a full web URL, or "". */
export const optionalWebUrl = z
  .pipe(
    z.string({ error: URL_MESSAGE }),
    z.transform((typed) => withoutMarks(cleanLine(typed))),
  )
  .check(
    z.refine((value) => value === "" || isWebUrl(value), { error: URL_MESSAGE, abort: true }),
    z.refine((value) => value.length <= MAX_URL, tooLong("URL", MAX_URL)),
  );
