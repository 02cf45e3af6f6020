import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { overflow, PHONE } from "./browser.ts";
import { makeOperator } from "./operators.ts";
import { bodyOf, makeProfile, type SampleProfile } from "./profiles.ts";
import { warmContext } from "./warm.ts";

/** Returns the words at a selector that begin on one line and end on the next. */
const brokenWords = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(word);
        }
      return broken;
    }),
  );

const expectWholeWords = (page: Page, selector: string, where: string) =>
  expect
    .poll(async () => [where, await overflow(page), await brokenWords(page, selector)])
    .toEqual([where, 0, []]);

it("the heading of a way to tip keeps a long word whole on a narrow phone, in the middle where it has room", async () => {
  const page = await (await warmContext({ ...PHONE, viewport: { width: 360, height: 740 } })).newPage();
  await page.goto("/profile/marta-lisbon/tip?lang=de&amount=1000&way=2");
  const heading = page.locator(".way-head h2");
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await expectWholeWords(page, ".way-head h2", `${width} px`);
  }
  await page.goto("/profile/marta-lisbon?lang=de");
  await page.getByRole("button", { name: "Trinkgeld geben" }).first().click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /^Banküberweisung/ })
    .click();
  await expectWholeWords(page, ".way-head h2", "the sheet at 320 px");
  for (const lang of ["en", "ar"]) {
    await page.goto(`/profile/marta-lisbon/tip?lang=${lang}&amount=1000&way=2`);
    await page.setViewportSize({ width: 390, height: 740 });
    const box = await heading.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(195, 0);
  }
});

it("the tip page with letters twice as large keeps names whole, and a service's letter in the middle of its tile", async () => {
  const page = await (await warmContext(PHONE)).newPage();
  const enlarge = () => page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await page.goto("/profile/rafael-sao-paulo/tip?lang=en");
  await enlarge();
  const beside = () =>
    page.locator(".pay .tile").evaluateAll((tiles) =>
      tiles.map((tile) => {
        const letter = document.createRange();
        letter.selectNodeContents(tile);
        const [one, other] = [tile, letter].map((part) => part.getBoundingClientRect());
        return Math.round(
          Math.abs((one?.top ?? 0) + (one?.bottom ?? 0) - (other?.top ?? 0) - (other?.bottom ?? 0)) / 2,
        );
      }),
    );
  await expect.poll(async () => Math.max(...(await beside()))).toBeLessThanOrEqual(2);
  await page.goto("/profile/rafael-sao-paulo/tip?lang=en&amount=2000&way=1");
  await enlarge();
  await expectWholeWords(page, ".copies small, .copies b[dir='auto']", "a way");
});

it.each(["de", "fi", "hu"])("the ways to tip in %s keep their words whole on a small phone", async (lang) => {
  const page = await (await warmContext({ ...PHONE, viewport: { width: 320, height: 640 } })).newPage();
  await page.goto(`/profile/marta-lisbon/tip?lang=${lang}`);
  await expectWholeWords(page, ".pay .tx", lang);
});

it("the buttons of a guest's page in Korean keep their words whole on a small phone", async () => {
  const page = await (await warmContext({ ...PHONE, viewport: { width: 320, height: 640 } })).newPage();
  for (const path of ["", "/tip", "/tip?amount=1000&way=2"]) {
    await page.goto(`/profile/marta-lisbon${path}${path.includes("?") ? "&" : "?"}lang=ko`);
    await expectWholeWords(page, ".btn", path);
  }
});

it.each(["el", "ko"])("the landing page in %s keeps its words whole on every screen", async (locale) => {
  const page = await (await warmContext({ ...PHONE, locale })).newPage();
  await page.goto("/");
  for (const width of [320, 360, 390, 861, 1000, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectWholeWords(page, "main h1, main h2, main p", `${width} px`);
  }
});

it.each(["de", "el", "fr", "ko", "pl"])(
  "the roles of a registration in %s keep their words whole on a small phone",
  async (locale) => {
    const context = await warmContext({ ...PHONE, viewport: { width: 320, height: 640 }, locale });
    const page = await context.newPage();
    await page.goto("/register");
    await page.getByRole("radio").first().waitFor();
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      await expectWholeWords(page, "label b, label small", `${width} px`);
    }
  },
);

describe("letters twice as large on a small phone", () => {
  const open = async (path: string, email?: string): Promise<Page> => {
    const context = await warmContext({ ...PHONE, viewport: { width: 320, height: 640 } });
    const data = { email, password: "lanyard-demo" };
    if (email !== undefined) await bodyOf(context.request.post("/api/auth/login", { data }));
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    return page;
  };

  it("the statistics keep their words whole with letters twice as large on a small phone", async () =>
    expectWholeWords(await open("/stats", "guide@example.com"), "dl dt", "/stats"));

  it("a guide's name keeps its words whole with letters twice as large on a small phone", async () =>
    expectWholeWords(await open("/profile/kenji-lisbon"), "h1", "kenji-lisbon"));

  it.each([
    ["/stats", "guide@example.com"],
    ["/login", undefined],
    ["/nowhere", undefined],
  ])(
    "a screen's heading is larger than the words below it with letters twice as large, too: %s",
    async (path, email) => {
      const heading = (await open(path, email)).getByRole("heading", { level: 1 });
      const size = await heading.evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
      expect(size).toBeGreaterThan(38);
    },
  );
});

it.each(["de", "fr", "pt-BR"])(
  "the buttons of an operator's card in %s stand apart in one row on a small phone",
  async (language) => {
    const { page, context } = await makeOperator({ guides: ["Marta Oliveira"] });
    await bodyOf(context.request.patch("/api/account", { data: { language } }));
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/dashboard");
    const words = page.locator("article .icon-btn > span[aria-hidden]");
    await words.nth(5).waitFor();
    const gaps = () =>
      words.evaluateAll((all) => {
        const boxes = all.map((word) => word.getBoundingClientRect());
        return boxes.slice(1).map(({ left, top }, n) => (top === boxes[n]?.top ? left - boxes[n].right : 0));
      });
    await expect.poll(async () => Math.min(...(await gaps()))).toBeGreaterThan(2);
  },
);

describe("a small phone", () => {
  let profile: SampleProfile;
  let page: Page;
  beforeAll(async () => {
    profile = await makeProfile();
    page = await profile.owner.newPage();
    await page.setViewportSize({ width: 320, height: 640 });
  });

  it.each(["en", "el", "fr", "pt"])(
    "the owner's buttons in %s keep their words whole on a small phone, and are of one height",
    async (language) => {
      await bodyOf(profile.owner.request.patch("/api/account", { data: { language } }));
      await page.goto(profile.path);
      await page.locator(".own-bar.low .btn").nth(2).waitFor();
      await expectWholeWords(page, ".own-bar .btn, .mine .btn", language);
      const heights = await page
        .locator(".own-bar.low .btn")
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
      expect(new Set(heights).size).toBe(1);
    },
  );

  it("the rows of the account keep a long word whole on small phones, those of the address, too", async () => {
    await bodyOf(profile.owner.request.patch("/api/account", { data: { language: "el" } }));
    await page.goto("/account");
    await page.getByText(profile.person.email).first().waitFor();
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      await page.getByText("Διαγραφή λογαριασμού").scrollIntoViewIfNeeded();
      await expectWholeWords(page, "main b", `${width} px`);
    }
  });

  it("the choices of the studio keep a long word whole on small phones", async () => {
    await bodyOf(profile.owner.request.patch("/api/account", { data: { language: "el" } }));
    await page.goto(`/print/${profile.guide.id}`);
    await page.locator("fieldset label").first().waitFor();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 });
      await expectWholeWords(page, "fieldset label > input + span", `${width} px`);
    }
  });

  it("the line below the code in pocket mode is whole with letters twice as large", async () => {
    await bodyOf(profile.owner.request.patch("/api/account", { data: { language: "pt" } }));
    await page.goto("/pocket");
    const line = page.locator(".does");
    await line.waitFor();
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await expect
      .poll(() => line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0);
  });
});
