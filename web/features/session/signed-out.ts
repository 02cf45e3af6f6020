import type { PlainText } from "#locales/account.ts";

/** The reason that is shown for a call in an ended session, where what was typed stays. */
export const SIGNED_OUT = {
  401: "You are signed out. Log in in a new tab, then try again. Nothing you typed is lost.",
} as const satisfies Record<401, PlainText>;
