import { describe, expect, it } from "vitest";
import { DAY } from "#schema/durations.ts";
import { PAGE_LANGUAGES } from "#locales/languages.ts";
import { loadPageTexts } from "#locales/guest.ts";
import { site } from "../testing/assets.ts";
import { call, makeGuide, makePerson, type Person } from "../testing/factories.ts";

const pathOf = (uniqueId: string) => `/profile/${uniqueId}/qr`;

describe("the page of a QR code", () => {
  it("the page of a QR code is a document without scripts in the reader's language, never cached or indexed", async () => {
    const guide = await makeGuide(await makePerson(), { name: "Marta <Oliveira>" });
    for (const path of [pathOf(guide.uniqueId), `${pathOf(guide.uniqueId)}/`]) {
      const response = await call("GET", path, { env: site, headers: { "Accept-Language": "ar-EG" } });
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
      expect(html).toContain("Marta &lt;Oliveira");
      expect(html).toContain(`href="/profile/${guide.uniqueId}"`);
      expect(html).not.toContain("<script");
    }
  });

  it.each(PAGE_LANGUAGES)(
    "the page of a QR code says everything in the reader's language: %s",
    async (lang) => {
      const guide = await makeGuide(await makePerson());
      const html = await (await call("GET", `${pathOf(guide.uniqueId)}?lang=${lang}`, { env: site })).text();
      const { qrHint, qrOf, showQr } = await loadPageTexts(lang);
      for (const text of [qrHint, showQr, qrOf.replace("{url}", String(guide.url))])
        expect(html).toContain(text);
    },
  );

  it("the page of a QR code isn't there for a page that guests don't see, but is for its owner", async () => {
    const owner = await makePerson({ trialEndsAt: new Date(Date.now() - DAY) });
    const guide = await makeGuide(owner);
    const statusFor = async (path: string, as?: Person) =>
      (await call("GET", path, { env: site, ...(as && { as }) })).status;
    expect(await statusFor(pathOf("nobody-here"))).toBe(404);
    expect(await statusFor(pathOf(guide.uniqueId))).toBe(404);
    expect(await statusFor(pathOf(guide.uniqueId), await makePerson())).toBe(404);
    expect(await statusFor(pathOf(guide.uniqueId), owner)).toBe(200);
  });
});
