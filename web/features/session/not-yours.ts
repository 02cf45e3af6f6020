import { codeOf } from "#web/api/failure.ts";
import { t } from "#texts/app/t.ts";

/** Says what to do about a profile that this account may no longer edit. */
export const notYoursReason = (): string =>
  t("This profile was deleted, or it is no longer yours to edit. Please ask who runs the page.");

/** Returns whether the API refused a call because the profile is another account's. */
export const isNotYours = (error: unknown): boolean => codeOf(error) === "not_yours";
