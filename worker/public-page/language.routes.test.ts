import { describe, expect, it } from "vitest";
import { LANGUAGES, PAGE_LANGUAGES } from "#locales/languages.ts";
import { site } from "../testing/assets.ts";
import { call, makeGuide, makePerson, ORIGIN } from "../testing/factories.ts";

const BACK = "/profile/marta?review=added#reviews";

const choose = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  call("POST", "/language", { body: new URLSearchParams(fields), headers });

describe("the page of languages", () => {
  it("the page of languages is a document without scripts in the reader's language, never cached or indexed", async () => {
    for (const path of ["/language", "/language/"]) {
      const response = await call("GET", path, { headers: { "Accept-Language": "ar-EG" } });
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "text/html; charset=UTF-8",
        "cache-control": "private, no-store",
        "x-robots-tag": "noindex",
        "content-language": "ar",
        vary: "Accept-Language, Cookie",
      });
      const html = await response.text();
      expect(html).toContain('<html lang="ar" dir="rtl">');
      expect(html).not.toContain("<script");
    }
  });

  it("the page of languages names every language for itself and in the reader's, its own first, and the phone's wish after it", async () => {
    const response = await call("GET", `/language?back=${encodeURIComponent(BACK)}`, {
      headers: { "Accept-Language": "de-AT,de", Cookie: "lang=pt-PT" },
    });
    const html = await response.text();
    const values = [...html.matchAll(/<button [^>]*value="([^"]*)"/g)].map(([, value]) => value);
    expect(values).toEqual(["pt-PT", "", ...PAGE_LANGUAGES.filter((language) => language !== "pt-PT")]);
    for (const code of PAGE_LANGUAGES) expect(html).toContain(`lang="${code}">${LANGUAGES[code].name}<`);
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html).toContain('lang="pt-PT">Como no meu telemóvel</bdi><small>alemão<');
    expect(html).toContain(`name="back" value="${BACK}"`);
  });

  it.each([
    [`${ORIGIN}/login?next=1`, "/login?next=1"],
    ["https://other.example/login", "/"],
    ["no address", "/"],
    [`${ORIGIN}//evil.example/`, "/"],
    [`${ORIGIN}/.//evil.example/`, "/"],
    [`${ORIGIN}/%2e//evil.example/?lang=ja`, "/"],
  ])(
    "the page of languages leads back to the page before, %s, where its address names none",
    async (before, back) => {
      const response = await call("GET", "/language", { headers: { Referer: before } });
      expect(await response.text()).toContain(`name="back" value="${back}"`);
    },
  );

  it("the page of languages is its form alone for the sheet", async () => {
    const html = await (await call("GET", "/language?part=1&lang=ja&back=/profile/marta")).text();
    expect(html).toMatch(/^<style>/);
    expect(html).not.toContain("<html");
    expect(html).toContain("<small>ドイツ語</small>");
  });
});

describe("the language of whoever is signed in", () => {
  it.each([
    ["the account's, as that of the tools around the page", "", true, "account-language=de", "de"],
    ["Portugal's for a Portuguese account", "", true, "account-language=pt", "pt-PT"],
    ["English for an English account, whatever the browser asks for", "", true, "account-language=en", "en"],
    ["the one that was chosen on the page", "", true, "account-language=de; lang=ja", "ja"],
    ["that of the address", "?lang=tr", true, "account-language=de", "tr"],
    ["the browser's for the page as guests see it", "?as=guest", true, "account-language=de", "fr"],
    ["the browser's after logging out", "", false, "account-language=de", "fr"],
    ["the browser's where the cookie names none", "", true, "account-language=xx", "fr"],
  ])("the page's language for a signed-in user is %s", async (_, query, isSignedIn, cookie, language) => {
    const Cookie = isSignedIn ? `${(await makePerson()).cookie}; ${cookie}` : cookie;
    const response = await call("GET", `/language${query}`, {
      headers: { "Accept-Language": "fr-FR", Cookie },
    });
    expect(response.headers.get("Content-Language")).toBe(language);
  });
});

describe("the choice of a language", () => {
  it("the choice of a language is remembered for a year and leads back, to an address that asks for no other", async () => {
    const response = await choose({ language: "pt-PT", back: "/profile/marta?lang=ja&review=added#reviews" });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(BACK);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.getSetCookie()).toEqual(["lang=pt-PT; Max-Age=31536000; Path=/; SameSite=Lax"]);
  });

  it.each([
    ["replaces the language that an account has left", "account-language=de", 2],
    ["leaves the account's while somebody is signed in", "account-language=de; session=1", 1],
  ])("the choice of a language %s", async (_, Cookie, changes) => {
    const response = await choose({ language: "ja", back: "/" }, { Cookie });
    expect(response.headers.getSetCookie()).toHaveLength(changes);
  });

  it("the choice of a language is forgotten for 'As on my phone'", async () => {
    const response = await choose({ language: "", back: "/profile/marta" }, { Cookie: "lang=ja" });
    expect(response.headers.get("Location")).toBe("/profile/marta");
    expect(response.headers.getSetCookie()).toEqual(["lang=; Max-Age=0; Path=/"]);
  });

  it.each(["xx", "pt", "DE", "__proto__", "de\r\nSet-Cookie: a=b"])(
    "the choice of %j is no language, and changes nothing",
    async (language) => {
      const response = await choose({ language, back: "/profile/marta" });
      expect([response.status, response.headers.getSetCookie()]).toEqual([303, []]);
    },
  );

  it("the choice of a language changes nothing where no language is named, or the body is no form", async () => {
    for (const body of [new URLSearchParams({ back: "/profile/marta" }), "language=de"]) {
      const response = await call("POST", "/language", { body });
      expect([response.status, response.headers.getSetCookie()]).toEqual([303, []]);
    }
  });

  it.each([
    "https://evil.example/page",
    "//evil.example/page",
    "/\\evil.example/page",
    "/\t/evil.example/page",
    "/\n/evil.example/page",
    "\t//evil.example/page",
    "/.//evil.example/page",
    "/..//evil.example/page",
    "/%2e//evil.example/page",
    "/%2E%2e//evil.example/page",
    "/x/..//evil.example/page",
    "/./\\evil.example/page",
    "/.\t/\n/evil.example/page",
    "/.//evil.example/page?lang=ja#reviews",
    "//user@evil.example/page",
    "///evil.example/page",
    "profile/marta",
    "javascript:alert(1)",
    "",
  ])("the choice of a language leads nowhere but to this site: not to %j", async (back) => {
    const response = await choose({ language: "de", back });
    expect(response.headers.get("Location")).toBe("/");
    const page = await call("GET", `/language?back=${encodeURIComponent(back)}`);
    expect(await page.text()).toContain('name="back" value="/"');
  });

  it.each<Record<string, string>>([{ "Sec-Fetch-Site": "cross-site" }, { Origin: "https://evil.example" }])(
    "the choice of a language is refused to another site's page: %j",
    async (headers) => {
      const response = await choose({ language: "de", back: "/" }, headers);
      expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
    },
  );

  it("the choice of a language stays with a form that was refused: its address leads to the page in that language", async () => {
    const { uniqueId } = await makeGuide(await makePerson());
    const leadsTo = async (query: string) =>
      (await call("GET", `/profile/${uniqueId}/reviews${query}`)).headers.get("Location");
    expect(await leadsTo("?lang=ja")).toBe(`/profile/${uniqueId}?lang=ja#reviews`);
    expect(await leadsTo("")).toBe(`/profile/${uniqueId}#reviews`);
  });

  it("the choice of a language is never made by an address: a link with a language shows it and remembers nothing", async () => {
    for (const path of [
      "/language?lang=de",
      "/profile/nobody?lang=de&review=added",
      "/profile/nobody/tip?lang=de",
    ]) {
      const response = await call("GET", path, { env: site });
      expect([response.headers.get("Content-Language"), response.headers.getSetCookie()]).toEqual(["de", []]);
    }
  });
});
