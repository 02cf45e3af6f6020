import type { PlainText } from "#locales/account.ts";

/** The reason that is shown for a 404 about a tour. */
export const GONE = { 404: "It was deleted in another tab or on another device." } as const satisfies Record<
  number,
  PlainText
>;
