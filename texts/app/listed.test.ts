import { afterAll, expect, it } from "vitest";
import { ACCOUNT_LANGUAGES } from "#locales/languages.ts";
import { listed, listedShort } from "./listed.ts";
import { setLanguage } from "./t.ts";

afterAll(() => setLanguage("en"));

it.each(ACCOUNT_LANGUAGES)(
  "a list has a comma or a word between two names, not just a space, in each language of the app: %s",
  (language) => {
    setLanguage(language);
    for (const join of [listed, listedShort])
      expect(join(["PayPal", "Wise"])).toMatch(/^PayPal *[^\sA-Z][^A-Z]*Wise$/);
  },
);
