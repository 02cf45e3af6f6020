import { describe, expect, it } from "vitest";
import { ACCOUNT_LANGUAGES, type AccountLanguage } from "#locales/languages.ts";
import { accountTexts } from "../account-texts.ts";
import { call } from "../testing/factories.ts";

const PATHS = ["/privacy", "/terms", "/imprint"];
const others = ACCOUNT_LANGUAGES.filter((language) => language !== "en");

const get = (path: string, accepted = "", cookie = "") =>
  call("GET", path, { headers: { "Accept-Language": accepted, Cookie: cookie } });
const langOf = (html: string): string | undefined => /<html lang="([\w-]+)"/.exec(html)?.[1];

/** What stands between the placeholders and the markup of the English texts, of three words or more. */
async function englishIn(html: string, language: AccountLanguage): Promise<string[]> {
  const plain = html.replaceAll(/&#(?:39|x27);/g, "'").replaceAll("&quot;", '"');
  return Object.keys((await accountTexts(language)).legal ?? {})
    .flatMap((text) => text.split(/\{\w+\}|<[^>]+>/))
    .map((part) => part.trim())
    .filter((part) => /\w+ \w+ \w+/.test(part) && plain.includes(part));
}

describe("legal pages in other languages", () => {
  it.each([
    ["a browser's language", "/terms", "tr", "", "tr"],
    ["a region of it", "/terms", "pt-PT,en;q=0.5", "", "pt"],
    ["the language chosen on this device", "/terms", "tr", "session=1; lang=de", "de"],
    ["the address's language before both", "/terms?lang=ja", "tr", "lang=de", "ja"],
    ["English, which is asked for", "/terms?lang=en", "tr", "lang=de", "en"],
    ["English for one that isn't there", "/terms", "sw", "", "en"],
    ["English without a wish", "/terms", "", "", "en"],
    ["what is left of a wish that isn't there", "/terms?lang=xx", "tr", "lang=sv", "tr"],
  ])("the terms are in %s", async (_, path, accepted, cookie, language) => {
    const response = await get(path, accepted, cookie);
    const html = await response.text();
    expect(langOf(html)).toBe(language);
    expect(response.headers.get("Content-Language")).toBe(language);
    expect(response.headers.get("Vary")).toBe("Accept-Language, Cookie");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=300");
  });

  it.each(PATHS)(
    "a translated legal page says that the English text is binding, and links to it: %s",
    async (path) => {
      const link = `<a class="link" href="${path}?lang=en">`;
      const html = await (await get(path, "tr")).text();
      expect(html).toContain(`Bağlayıcı olan ${link}İngilizce metindir</a>`);
      expect(await (await get(path)).text()).not.toContain(link);
    },
  );

  it.each(others)("no English sentence is left on the legal pages in %s", async (language) => {
    for (const path of PATHS) {
      const html = await (await get(`${path}?lang=${language}`)).text();
      expect(langOf(html)).toBe(language);
      expect(html).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`);
      expect(html).toContain(`<link rel="canonical" href="http://localhost${path}?lang=${language}"/>`);
      expect(await englishIn(html, language)).toEqual([]);
      expect(html).not.toMatch(/\{\w+\}|undefined|\[object/);
    }
  });

  it("the foot of a legal page leads to it in each language, by the language's own name", async () => {
    const html = (await (await get("/imprint", "ar")).text()).replaceAll(/\s+/g, " ");
    for (const language of ACCOUNT_LANGUAGES)
      expect(html).toMatch(
        new RegExp(
          String.raw`<a href="/imprint\?lang=${language}" lang="${language}" hreflang="${language}"[^<]*>`,
          "i",
        ),
      );
    expect(html).toContain("العربية</a");
  });

  it("the links to the other legal pages keep a language that only the address asked for", async () => {
    expect(await (await get("/imprint?lang=it", "tr")).text()).toContain('href="/terms?lang=it#reports"');
    expect(await (await get("/imprint", "it")).text()).toContain('href="/terms#reports"');
  });
});
