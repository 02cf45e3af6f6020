import { DEVICE_COOKIE, HINT_COOKIE, SESSION_COOKIE } from "../auth/session-cookies.ts";
import { DEVICE_LIFE_MS, SESSION_LIFE_MS } from "../auth/session-life.ts";
import { ACCOUNT_LANGUAGE_COOKIE, LANGUAGE_COOKIE } from "../http/account-language.ts";
import { hostCookie } from "../http/cookies.ts";
import { BOOKMARK_COOKIE, BOOKMARK_SECONDS } from "../http/open-context.ts";
import { LANGUAGE_SECONDS } from "../public-page/language-cookie.ts";
import { BANK_COOKIE, BANK_SECONDS } from "../tip-page/bank-cookie.ts";
import type { LegalSpeech } from "./speech.ts";
import type { PlainText } from "./speech.ts";

/** A cookie: its name in the browser, its purpose, and how long it stays. */
type CookieLine = { name: string; purpose: PlainText; until: string };

const sessionLife = ({ t, time }: LegalSpeech, kind: keyof typeof SESSION_LIFE_MS): string => {
  const { idle, absolute } = SESSION_LIFE_MS[kind];
  return t("{life}, or until you log out; it expires when it isn’t used for {idle}", {
    life: time(absolute),
    idle: time(idle),
  });
};

/**
 * Lists every cookie that this worker sets. `isSecure` says whether the site is served over HTTPS, which is part of
 * some names.
 */
export const listCookies = (isSecure: boolean, speech: LegalSpeech): CookieLine[] => [
  {
    name: hostCookie(SESSION_COOKIE.user, isSecure),
    purpose: "Keeps you signed in. Set when you register or log in.",
    until: sessionLife(speech, "user"),
  },
  {
    name: HINT_COOKIE,
    purpose: "Tells our pages that you may be signed in, so that they ask only then. Holds a 1.",
    until: speech.t("{life}, or until you log out", { life: speech.time(SESSION_LIFE_MS.user.absolute) }),
  },
  {
    name: ACCOUNT_LANGUAGE_COOKIE,
    purpose:
      "Holds the language of your account, so that our pages come in it. Set when you register or log in.",
    until: speech.time(SESSION_LIFE_MS.user.absolute),
  },
  {
    name: hostCookie(DEVICE_COOKIE.user, isSecure),
    purpose:
      "Says that you have logged in on this device before, so that somebody who guesses your password elsewhere can’t lock you out.",
    until: speech.time(DEVICE_LIFE_MS),
  },
  {
    name: LANGUAGE_COOKIE,
    purpose: "Remembers the language you chose on a guide’s page. Set when you choose one.",
    until: speech.time(LANGUAGE_SECONDS * 1000),
  },
  {
    name: BANK_COOKIE,
    purpose:
      "Remembers the country you said you bank in, so that a guide’s tip page begins with the ways that work there. Set when you choose one.",
    until: speech.time(BANK_SECONDS * 1000),
  },
  {
    name: BOOKMARK_COOKIE,
    purpose:
      "Says how recent the data you are shown must be, so that you see your own review. Set when you send something without being signed in.",
    until: speech.time(BOOKMARK_SECONDS * 1000),
  },
  {
    name: hostCookie(SESSION_COOKIE.admin, isSecure),
    purpose: "Keeps the operator’s own staff signed in.",
    until: sessionLife(speech, "admin"),
  },
  {
    name: hostCookie(DEVICE_COOKIE.admin, isSecure),
    purpose: "The same as for guides, for the operator’s own staff.",
    until: speech.time(DEVICE_LIFE_MS),
  },
];
