import * as z from "zod/mini";

/** A text, or "" where it is missing or something else: a spam check never refuses a review. */
const anyText = z.catch(z.string(), "");

/** What the review form sends beside the review, to tell people from machines. */
export const spamCheckSchema = z.object({
  /** the hidden field, which people leave empty */
  subject: anyText,
  /** when the page was made, signed by this server */
  stamp: anyText,
  /** Turnstile's response, where it is on, or CHALLENGE_NOT_STARTED; "" is a challenge that failed */
  challenge: anyText,
});
export type SpamCheckFields = z.output<typeof spamCheckSchema>;
