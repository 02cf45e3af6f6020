import { expect, it } from "vitest";
import { PAGE_LANGUAGES } from "#locales/languages.ts";
import { challengeLanguage } from "./turnstile.ts";

/** Of https://developers.cloudflare.com/turnstile/reference/supported-languages. */
const CODES =
  "auto ar bg zh-cn zh-tw hr cs da nl en fa fi fr de el he hi hu id it ja tlh ko lt ms nb pl pt-br pt ro ru sr sk sl es sv tl th tr uk vi";

it.each(PAGE_LANGUAGES)("the challenge speaks %s", (language) => {
  expect(CODES.split(" ")).toContain(challengeLanguage(language));
});
