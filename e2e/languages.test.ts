import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { loadPageTexts, type PageTexts } from "#locales/guest.ts";
import { loadChoiceTexts, loadTipTexts } from "#locales/below-page.ts";
import { loadLocale } from "#texts/guest/load-locale.ts";
import { countText } from "#texts/guest/format.ts";
import { inEveryLanguage } from "#texts/guest/in-every-language.ts";
import { directionOf, PAGE_LANGUAGES } from "#locales/languages.ts";
import { sampleOf } from "#trust/sample-of.ts";
import { expectNoViolations } from "./axe.ts";
import { overflow, collectErrors, isHydrated, onPhoneAndLaptop, PHONE, see } from "./browser.ts";
import { addReview, bodyOf, listReviews, type SampleProfile, makeProfile } from "./profiles.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const MARTA = "/profile/marta-lisbon";
const CATALOGUES = await inEveryLanguage(loadPageTexts);
const { de, ja } = CATALOGUES;

/** From here on a page asks for this language. */
const accept = (page: Page, accepted: string) => page.setExtraHTTPHeaders({ "Accept-Language": accepted });

async function tourist(accepted: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await warmContext({ ...PHONE, ...options })).newPage();
  await accept(page, accepted);
  return page;
}
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { headers, redirect: "manual" });
const documentLanguage = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
/** Opens the languages from the globe at the top, in the sheet. */
async function openLanguages(page: Page, texts: PageTexts) {
  await isHydrated(page);
  await page.getByRole("link", { name: texts.language }).first().click();
  const menu = page.getByRole("dialog", { name: texts.language });
  await menu.locator("[aria-current]").waitFor();
  return menu;
}
const WITHOUT_SCRIPTS = { javaScriptEnabled: false };

describe("a response", () => {
  it.each([
    [{}, "en"],
    [{ "Accept-Language": "zh-HK,zh;q=0.9,en;q=0.8" }, "zh-Hant"],
    [{ "Accept-Language": "sr" }, "sr-Cyrl"],
    [{ "Accept-Language": "sr-ME,sr;q=0.9" }, "sr-Latn"],
    [{ "Accept-Language": "sr-Latn" }, "sr-Latn"],
    [{ "Accept-Language": "tl" }, "fil"],
    [{ "Accept-Language": "no" }, "nb"],
    [{ "Accept-Language": "in" }, "id"],
    [{ "Accept-Language": "iw" }, "he"],
    [{ "Accept-Language": "ms-Arab" }, "ms"],
    [
      {
        "Accept-Language": PAGE_LANGUAGES.map((code) => `${code}-001`)
          .toReversed()
          .join(),
      },
      "fil",
    ],
    [{ "Accept-Language": "ar", Cookie: "session=1; lang=he" }, "he"],
    [{ "Accept-Language": ";;q=", Cookie: "lang=xx" }, "en"],
  ])("the response to %j is in %s, and says so", async (headers, language) => {
    for (const [path, status] of [
      [MARTA, 200],
      ["/profile/nobody", 404],
    ] as const) {
      const response = await get(path, headers);
      expect(response.status).toBe(status);
      expect(response.headers.get("Content-Language")).toBe(language);
      expect(response.headers.get("Vary")).toBe("Accept-Language, Cookie");
      expect(response.headers.get("Set-Cookie")).toBe(null);
      expect(await response.text()).toContain(`<html lang="${language}"`);
    }
  });

  it("a response is in the language its address asks for, and remembers none", async () => {
    const chosen = await get(`${MARTA}?lang=he`, { Cookie: "lang=de" });
    expect(chosen.headers.get("Content-Language")).toBe("he");
    expect(await chosen.text()).toContain('<html lang="he" dir="rtl">');
    expect(chosen.headers.get("Set-Cookie")).toBe(null);
    for (const lang of ["xx", "", "__proto__", "de%0d%0aSet-Cookie:a=b"]) {
      const response = await get(`${MARTA}?lang=${lang}`, { Cookie: "lang=de" });
      expect([response.status, response.headers.get("Set-Cookie")]).toEqual([200, null]);
      expect(response.headers.get("Content-Language")).toBe("de");
    }
  });

  it("a response writes dates and numbers as the reader's region does", async () => {
    const text = async (accepted: string) => (await get(MARTA, { "Accept-Language": accepted })).text();
    expect(await text("en-US,en")).toMatch(/>[A-Z][a-z]{2} \d{1,2}, 20\d\d</);
    expect(await text("en-GB,en")).toMatch(/>\d{1,2} [A-Z][a-z]{2,3} 20\d\d</);
    expect(await text("ar-EG")).toContain("٥ نجوم");
    expect(await text("ar-MA,fr")).toContain("5 نجوم");
  });

  it("the response about a missing page says so in German, with the way home", async () => {
    const text = await (await get("/profile/nobody", { "Accept-Language": "de" })).text();
    for (const texts of [de.missing, de.missingText, de.home]) expect(text).toContain(`>${texts}</`);
    expect(text).toMatch(new RegExp(`<h1[^>]*>${de.missing}</h1>`));
  });

  it("a response is the same for everybody of one language", async () => {
    const text = async (path: string, headers: Record<string, string>) => (await get(path, headers)).text();
    const page = await text(MARTA, { "Accept-Language": "fr-CA, de;q=0.1", "User-Agent": "one" });
    expect(await text(MARTA, { Cookie: "lang=fr; session=1; other=thing" })).toBe(page);
    expect(await text(`${MARTA}?lang=fr`, { "Accept-Language": "ja" })).toBe(page);
  });
});

describe("a small phone", () => {
  let page: Page;
  beforeAll(async () => {
    page = await (await warmContext({ ...PHONE, viewport: { width: 320, height: 640 } })).newPage();
    // What the server wrote is what stays: its text is kept before the scripts run.
    await page.addInitScript(() =>
      document.addEventListener("readystatechange", () => {
        const root = document.getElementById("root");
        if (document.readyState !== "interactive" || !root) return;
        // What is there for readers without scripts is no text here.
        const seen = root.cloneNode(true) as HTMLElement;
        for (const plain of seen.querySelectorAll("noscript")) plain.remove();
        root.dataset.served = seen.textContent ?? "";
      }),
    );
  });

  it.each(sampleOf(PAGE_LANGUAGES, 4))(
    "the page in %s starts on a small phone without an error, in its language, and isn't wider than the phone",
    async (language) => {
      const errors = collectErrors(page);
      await accept(page, language);
      await page.goto(MARTA);
      const locale = await loadLocale(language);
      const { texts } = locale;
      await expect.poll(() => documentLanguage(page)).toEqual([language, directionOf(language)]);
      await page.getByRole("link", { name: countText(locale, "reviews", 12) }).waitFor();
      // Scripts have run once it is a button. The methods move into the sheet; all words below stay where they were.
      await page.getByRole("button", { name: texts.leaveTip }).waitFor();
      const [served = "", now = ""] = await page
        .locator("#root")
        .evaluate((root) => [root.dataset.served ?? "", root.textContent ?? ""]);
      expect(now.length).toBeGreaterThan(1000);
      const after = (text: string) => text.slice(text.indexOf(texts.guestReviews));
      expect(after(served)).toBe(after(now));
      await expect.poll(() => overflow(page)).toBe(0);
      expect(errors).toEqual([]);
    },
  );
});

it("each language shows whole what to choose for the country of a guest's bank, on phones of any width", async () => {
  const page = await (await warmContext(PHONE)).newPage();
  await page.goto(`${MARTA}/tip?lang=en`);
  const texts = Object.values(await inEveryLanguage(loadTipTexts)).map(({ anyCountry, show }) => ({
    anyCountry,
    show,
  }));
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    const cut = await page.locator(".ask:has(select)").evaluate((row, texts) => {
      const [field, choice, button] = ["select", "option", ".btn"].map((name) => row.querySelector(name));
      const context = document.createElement("canvas").getContext("2d");
      if (!field || !choice || !button || !context) throw new Error("no field, or no canvas");
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      context.font = font;
      return texts.filter(({ anyCountry, show }) => {
        choice.textContent = anyCountry;
        button.textContent = show;
        const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return context.measureText(anyCountry).width > room;
      });
    }, texts);
    expect(cut).toEqual([]);
  }
});

describe("a tourist with a German phone", () => {
  it("a tourist with a German phone reads German, chooses Japanese, and keeps it", async () => {
    const page = await tourist("de-AT,de;q=0.9,en;q=0.5");
    const errors = collectErrors(page);
    await page.goto(MARTA);
    await see(page, de.guestReviews);
    await expect.poll(() => page.title()).toBe("Marta Oliveira - Tourguide-Profil");
    const menu = await openLanguages(page, de);
    const choice = menu.getByRole("button", { name: "日本語" });
    await expect.poll(async () => (await choice.boundingBox())?.height).toBeGreaterThanOrEqual(56);
    await expect.poll(() => menu.locator("[aria-current]").allTextContents()).toEqual(["Deutsch"]);
    await choice.click();
    await see(page, ja.guestReviews);
    await expect.poll(() => documentLanguage(page)).toEqual(["ja", "ltr"]);
    await page.goto(MARTA);
    await see(page, ja.guestReviews);
    await page.reload();
    await see(page, ja.guestReviews);
    const again = await openLanguages(page, ja);
    await expect.poll(() => again.locator("[aria-current]").allTextContents()).toEqual(["日本語"]);
    await again.getByRole("button", { name: `${(await loadChoiceTexts("ja")).asOnPhone} ドイツ語` }).click();
    await see(page, de.guestReviews);
    await expect.poll(() => page.context().cookies()).toEqual([]);
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(MARTA);
    expect(errors).toEqual([]);
  });

  it("a tourist who switches the language loses nothing that was typed", async () => {
    const profile = await makeProfile();
    const page = await tourist("de");
    await page.goto(profile.path);
    await isHydrated(page);
    await page.getByRole("textbox", { name: de.yourName }).fill("Jana");
    await page.getByRole("textbox", { name: de.yourReview }).fill("Zwei Stunden,\nund keine zu viel.");
    await page.getByRole("radio", { name: "3 Sterne" }).check({ force: true });
    const menu = await openLanguages(page, de);
    await menu.getByRole("button", { name: "日本語" }).click();
    await see(page, ja.guestReviews);
    await expect.poll(() => page.getByRole("textbox", { name: ja.yourName }).inputValue()).toBe("Jana");
    await expect
      .poll(() => page.getByRole("textbox", { name: ja.yourReview }).inputValue())
      .toBe("Zwei Stunden,\nund keine zu viel.");
    await expect.poll(() => page.getByRole("radio", { name: "星3つ" }).isChecked()).toBe(true);
    // The next visit finds it too, and says so in the language that was chosen.
    await page.goto("about:blank");
    await page.goto(profile.path);
    await isHydrated(page);
    await expect.poll(() => page.getByRole("textbox", { name: ja.yourName }).inputValue()).toBe("Jana");
    await see(page, "入力した内容を残してあります。");
  });

  it("a tourist gets the page of languages where the server refuses the content of the sheet", async () => {
    const page = await tourist("de");
    await page.route("**/language?*part=1*", (route) => route.fulfill({ status: 500 }));
    await page.goto(MARTA);
    await isHydrated(page);
    await page.getByRole("link", { name: de.language }).first().click();
    await page.waitForURL("**/language?back=*");
    await page.getByRole("heading", { name: de.language }).waitFor();
  });

  it("a tourist tips in the language of the page that the link has opened", async () => {
    const { path, guide, owner } = await makeProfile({ country: "PT" });
    await bodyOf(
      owner.request.put(`/api/guides/${guide.id}/payment-ways`, {
        data: [{ kind: "revolut", value: "martawalks" }],
      }),
    );
    const page = await tourist("de");
    await page.goto(`${path}?lang=ja`);
    await page.getByRole("button", { name: ja.leaveTip }).click();
    await page
      .getByRole("dialog")
      .getByText((await loadTipTexts("ja")).bankIn)
      .waitFor();
  });

  it("a tourist with a German phone is told in German what was done", async () => {
    const page = await tourist("de");
    await page.context().grantPermissions(["clipboard-write", "clipboard-read"]);
    const profile = await makeProfile({ venmoLink: "marta" });
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
    await page.goto(profile.path);
    await page.getByRole("button", { name: de.share, exact: true }).click();
    for (const text of [de.linkCopied, de.linkCopiedText]) await see(page, text);
    await page.getByRole("link", { name: de.showQr }).click();
    await see(page, de.qrHint);
    await page.getByRole("img", { name: `QR-Code für ${profile.guide.url}` }).waitFor();
    await page.getByRole("dialog").getByRole("button", { name: de.close }).click();
    await page.getByRole("button", { name: de.leaveTip }).click();
    await page.getByRole("dialog", { name: de.paymentMethod }).waitFor();
  });

  it("a tourist with a German phone shares in German where the device can", async () => {
    const page = await tourist("de");
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", {
        value: async (data: ShareData) =>
          void (document.documentElement.dataset.shared = JSON.stringify(data)),
      });
    });
    await page.goto(MARTA);
    await page.getByRole("button", { name: de.share, exact: true }).click();
    await page.locator("html[data-shared]").waitFor();
    expect(JSON.parse((await page.locator("html").getAttribute("data-shared")) ?? "")).toMatchObject({
      title: "Marta Oliveira - Tourguide-Profil",
      text: de.shareText,
    });
  });

  it("a tourist with a German phone leaves a review, and is told in German what is missing", async () => {
    const profile = await makeProfile();
    const page = await tourist("de");
    await page.goto(profile.path);
    await isHydrated(page);
    await see(page, de.noReviews);
    await page.getByRole("button", { name: de.send }).click();
    for (const text of [de.nameRequired, de.commentRequired]) await see(page, text);
    await page.getByRole("textbox", { name: de.yourName }).fill("J".repeat(101));
    await page.getByRole("textbox", { name: de.yourReview }).fill("Herrlich.");
    await page.getByRole("button", { name: de.send }).click();
    await see(page, de.checkReview);
    await see(page, "Der Name darf höchstens 100 Zeichen lang sein");
    await page.getByRole("textbox", { name: de.yourName }).fill("Jana");
    await page.getByRole("radio", { name: "3 Sterne" }).check({ force: true });
    await page.getByRole("button", { name: de.send }).click();
    await see(page, de.added);
    await page.getByRole("heading", { name: de.thanks }).waitFor();
    await page.getByRole("link", { name: "1 Bewertung" }).waitFor();
    await page.getByRole("listitem").getByRole("img", { name: "3 von 5 Sternen" }).waitFor();
    const today = new Intl.DateTimeFormat("de", { dateStyle: "medium", timeZone: "UTC" });
    await see(page, today.format(new Date()));
    await profile.change({ reviewsEnabled: "false" });
    await page.getByRole("link", { name: de.another }).click();
    await page.getByRole("textbox", { name: de.yourName }).fill("Jana");
    await page.getByRole("textbox", { name: de.yourReview }).fill("Noch einmal.");
    await page.getByRole("button", { name: de.send }).click();
    await see(page, de.ownerDisabled);
    await page.reload();
    await see(page, de.guideDisabled);
  });
});

describe("without JavaScript", () => {
  it("the language is chosen, and a review in Japanese gets its errors in Japanese", async () => {
    const profile = await makeProfile();
    const page = await tourist("de", WITHOUT_SCRIPTS);
    await page.goto(profile.path);
    await page.getByRole("link", { name: de.language }).first().click();
    await expect.poll(() => overflow(page)).toBe(0);
    await page.getByRole("button", { name: "日本語" }).click();
    await page.waitForURL(`**${profile.path}`);
    await see(page, ja.guestReviews);
    await page.getByRole("textbox", { name: ja.yourName }).fill("名".repeat(101));
    await page.getByRole("textbox", { name: ja.yourReview }).fill("楽しかったです。");
    await page.getByRole("button", { name: ja.send }).click();
    await see(page, ja.checkReview);
    await see(page, "お名前は100文字以内で入力してください");
    await expect.poll(() => documentLanguage(page)).toEqual(["ja", "ltr"]);
    // From here too the other languages are one link away.
    const link = page.getByRole("link", { name: ja.language }).first();
    await expect
      .poll(() => link.getAttribute("href"))
      .toBe(`/language?back=${encodeURIComponent(profile.path)}`);
    await page.getByRole("textbox", { name: ja.yourName }).fill("結衣");
    await page.getByRole("button", { name: ja.send }).click();
    await page.getByRole("heading", { name: ja.thanks }).waitFor();
    expect((await listReviews(origin, profile)).map(({ name }) => name)).toEqual(["結衣"]);
  });

  it("a device that keeps no cookies gets a response in the language of its form", async () => {
    const profile = await makeProfile();
    const send = (query: string, fields: Record<string, string>) =>
      fetch(`${origin}${profile.path}/reviews${query}`, {
        method: "POST",
        headers: { "Accept-Language": "de" },
        body: new URLSearchParams(fields),
        redirect: "manual",
      });
    const refused = await send("?lang=ja", { name: "", rating: "5", comment: "" });
    expect([refused.status, refused.headers.get("Content-Language")]).toEqual([400, "ja"]);
    expect(refused.headers.get("Vary")).toBe("Accept-Language, Cookie");
    const text = await refused.text();
    for (const texts of [ja.nameRequired, ja.commentRequired]) expect(text).toContain(texts);
    const texts = { name: "Yui", rating: "5", comment: "Fine." };
    expect((await send("?lang=ja", texts)).headers.get("Location")).toBe(
      `${profile.path}?review=added&lang=ja#reviews`,
    );
    // Where the browser asks for it anyway, the address stays short.
    expect((await send("?lang=de", texts)).headers.get("Location")).toBe(
      `${profile.path}?review=added#reviews`,
    );
  });
});

describe("Arabic, Persian and Hebrew", () => {
  let profile: SampleProfile;
  beforeAll(async () => {
    profile = await makeProfile({ phone: "+351912000014", venmoLink: "marta", bio: "Born in Alfama." });
    await addReview(origin, profile, { rating: 4 });
  });

  it.each(sampleOf(["ar", "fa", "he"] as const, 3))(
    "the page in %s is mirrored, without sideways scrolling",
    async (language) => {
      const page = await tourist(language);
      await page.goto(profile.path);
      await isHydrated(page);
      await expect.poll(() => documentLanguage(page)).toEqual([language, "rtl"]);
      const middleOf = async (selector: string) => {
        const box = await page.locator(selector).first().boundingBox();
        if (!box) throw new Error(`${selector} can't be seen`);
        return box.x + box.width / 2;
      };
      await onPhoneAndLaptop(page, async () => {
        await expect.poll(() => overflow(page)).toBe(0);
        await expect.poll(() => middleOf(".tools > a")).toBeGreaterThan(await middleOf(".tools button"));
        await expect.poll(() => middleOf(".rev .ini")).toBeGreaterThan(await middleOf(".rev .stars"));
        // The first of five stands at the right; a hollow star is the last.
        await expect
          .poll(() => middleOf(".pick input[value='1']"))
          .toBeGreaterThan(await middleOf(".pick input[value='5']"));
        await expect
          .poll(() => middleOf(".rev .stars use"))
          .toBeGreaterThan(await middleOf(".rev .stars .o"));
        // What the guide wrote keeps its own direction; so does an empty field the page's.
        await expect
          .poll(() => page.getByText("Born in Alfama.").evaluate((bio) => bio.matches(":dir(ltr)")))
          .toBe(true);
        const comment = page.locator("[name=comment]");
        const direction = () => comment.evaluate((field) => getComputedStyle(field).direction);
        await comment.fill("");
        await expect.poll(() => direction()).toBe("rtl");
        await comment.fill("English words");
        await expect.poll(() => direction()).toBe("ltr");
        await page.getByRole("button", { name: CATALOGUES[language].leaveTip }).first().click();
        const sheet = page.getByRole("dialog");
        await sheet.waitFor();
        await expect.poll(() => middleOf("dialog .tile")).toBeGreaterThan(await middleOf("dialog .go"));
        await expect.poll(() => middleOf("dialog .x")).toBeLessThan(await middleOf("dialog h2"));
        await expect.poll(() => overflow(page)).toBe(0);
        await page.keyboard.press("Escape");
        await sheet.waitFor({ state: "detached" });
      });
    },
  );
});

describe.each(sampleOf(["ar", "ja"] as const, 2))("in %s", (language) => {
  it("the translated page passes axe with the languages open, in both themes", async () => {
    const page = await tourist(language);
    await page.goto(MARTA);
    await isHydrated(page);
    await openLanguages(page, CATALOGUES[language]);
    await expectNoViolations(page);
    await page.goto(`/language?back=${MARTA}`);
    await expectNoViolations(page);
  });
});

it("the code that a visit loads contains no language's texts", async () => {
  const page = await tourist("fr");
  await page.goto(MARTA, { waitUntil: "networkidle" });
  const files = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const scripts = files
    .filter((name) => name.endsWith(".js"))
    .map(async (name) => (await fetch(name)).text());
  const code = (await Promise.all(scripts)).join("\n");
  expect(code.length).toBeGreaterThan(10_000);
  for (const { guestReviews, paymentMethod } of Object.values(CATALOGUES))
    for (const texts of [guestReviews, paymentMethod]) expect(code).not.toContain(texts);
});
