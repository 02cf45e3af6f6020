import { FEATURED_MAX } from "./limits.ts";
import type { MessageValues } from "#texts/message.ts";

/** The sentences of failures that say a number or a date, by code. A date is a day: 2026-12-24. */
export const FILLED_FAILURES = {
  animation_too_large:
    "An animation must have at most {frames} frames, of {each} megapixels each and {all} in all",
  handle_claim_limit: "You chose five new addresses in 30 days. You can choose another one on {date}.",
  handle_hand_on_limit:
    "You handed badges on with 20 new addresses in 30 days. You can choose another one on {date}.",
  handle_limit: "This address was changed twice in 30 days. It can be changed again on {date}.",
  image_sides: "The image must be at most {max} pixels wide and high",
  passkey_limit: "You have {count} passkeys. Remove one to add another.",
} as const;

/** What there may be only so many of, and how many. */
export type Limit = { what: "profiles" | "platforms" | "tours" | "editors"; max: number };

/** Returns the sentence of `limit_reached`. */
export function limitText({ what, max }: Limit) {
  switch (what) {
    case "profiles":
      return max === 1 ? "You can have only one profile" : "You can have up to {max} profiles";
    case "platforms":
      return "You can have up to {max} review platforms";
    case "tours":
      return max === FEATURED_MAX ? "A profile can show up to {max} tours" : "You can have up to {max} tours";
    case "editors":
      return "A page can have up to {max} editors and invitations";
  }
}

const isFilled = (code: string): code is keyof typeof FILLED_FAILURES => Object.hasOwn(FILLED_FAILURES, code);

/** Returns the text of a failure that has values. */
export function filledText(code: string, values: MessageValues): string | undefined {
  if (code === "limit_reached") return limitText(values as Limit);
  return isFilled(code) ? FILLED_FAILURES[code] : undefined;
}
