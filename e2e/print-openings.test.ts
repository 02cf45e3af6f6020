import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { type Opening, PRINTS } from "#schema/code-marks.ts";
import { PAGE_LANGUAGES } from "#locales/languages.ts";
import { sampleOf } from "#trust/sample-of.ts";
import { expectNoViolations } from "./axe.ts";
import { button, collectErrors, isHydrated, LAPTOP, overflow, PHONE, see, GUEST } from "./browser.ts";
import { readCode } from "./camera.ts";
import { type Box, readDownload } from "./pdf.ts";
import { makeProfile, type SampleProfile, statisticsOf } from "./profiles.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const ENDS = { page: "", tips: "-t", reviews: "-r" } as const satisfies Record<Opening, string>;
const OPENINGS = Object.keys(ENDS) as Opening[];

/** Where one code stands alone on a format's first page, mm. */
const CODES: Record<string, Box> = {
  badge: { x: 0, y: 24, width: 74, height: 70 },
  card: { x: 0, y: 0, width: 51, height: 51 },
  tent: { x: 10, y: 127, width: 100, height: 105 },
  sticker: { x: 7.2, y: 4.5, width: 63.5, height: 72 },
  poster: { x: 20, y: 30, width: 108, height: 130 },
};
const NAMES = { badge: "Badge", card: "Card", tent: "Table tent", sticker: "Stickers", poster: "Poster" };

let profile: SampleProfile;
let studio: Page;
let errors: string[];

const choose = (name: RegExp | string) => studio.getByRole("radio", { name, exact: true }).press("Space");
const chooseOpening = (opening: Opening) =>
  choose({ page: "Page", tips: "Tips", reviews: "Reviews" }[opening]);

/** Prints what is chosen, and reads the code on its first page. */
async function printed(format: string) {
  const [file] = await Promise.all([
    studio.waitForEvent("download"),
    button(studio, "Download PDF").filter({ visible: true }).click(),
  ]);
  const [page] = (await readDownload(file)).pages;
  const picture = await page?.draw(300, CODES[format]);
  return { name: file.suggestedFilename(), address: picture && readCode(picture) };
}

/** Opens an address as a guest's phone does. Where its links lead is someone else's. */
async function open(address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await warmContext({ ...PHONE, userAgent: GUEST, ...options });
  const page = await context.newPage();
  const response = await page.goto(address);
  expect([response?.request().redirectedFrom(), response?.status()]).toEqual([null, 200]);
  return page;
}
const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
/** Returns how far below the upper edge of the screen the review form begins, px. */
const formTop = (page: Page) =>
  page.locator("#review").evaluate((form) => Math.round(form.getBoundingClientRect().top));
beforeAll(async () => {
  profile = await makeProfile({
    name: "Ana Sá",
    country: "PT",
    paypalLink: "anasa",
    bio: "Walks. ".repeat(25),
  });
  studio = await profile.owner.newPage();
  await studio.setViewportSize(LAPTOP.viewport);
  errors = collectErrors(studio);
  await studio.goto(`/print/${profile.guide.id}`);
  await studio.getByRole("group", { name: "What the code opens" }).waitFor();
});

describe("what the code of a print opens", () => {
  const kinds = PRINTS.flatMap((format) => OPENINGS.map((opening) => [format, opening] as const));
  it.each(sampleOf(kinds, 5))(
    "a print of the format %s whose code opens %s has an address that says both, as it is read from the PDF",
    async (format, opening) => {
      await choose(new RegExp(`^${NAMES[format]}`));
      await chooseOpening(opening);
      const { name, address } = await printed(format);
      expect(address).toBe(`${origin}/q/${profile.guide.uniqueId}/${format}${ENDS[opening]}`.toUpperCase());
      expect(name).toBe(`Ana-Sa-${format}${opening === "page" ? "" : `-${opening}`}.pdf`);
      expect(errors).toEqual([]);
    },
  );

  it.each(sampleOf(PAGE_LANGUAGES, 6))(
    "the words of every print stay inside it, whatever its code opens: %s",
    async (language) => {
      await studio.getByLabel("Language of the print").selectOption(language);
      for (const opening of OPENINGS) {
        await chooseOpening(opening);
        const beyond = await studio
          .getByRole("group", { name: "What to print" })
          .locator("svg")
          .evaluateAll((drawings) =>
            drawings.flatMap((drawing) => {
              const side = drawing.getBoundingClientRect();
              return [...drawing.querySelectorAll("text")]
                .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
                .filter(({ box }) => box.left < side.left - 0.5 || box.right > side.right + 0.5)
                .map(({ text }) => text);
            }),
          );
        expect([opening, beyond]).toEqual([opening, []]);
      }
    },
  );

  it("the choice of what a code opens passes axe, and fits 320 px with letters twice as large", async () => {
    await studio.setViewportSize({ width: 320, height: 700 });
    await expect.poll(() => overflow(studio)).toBe(0);
    await studio.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await expect.poll(() => overflow(studio)).toBe(0);
    await studio.evaluate(() => (document.documentElement.style.fontSize = ""));
    await expectNoViolations(studio);
    await studio.setViewportSize(LAPTOP.viewport);
  });
});

const codeOf = ({ guide }: SampleProfile, mark: string) => `/q/${guide.uniqueId}/${mark}`.toUpperCase();

describe("a scanned code that opens the ways to tip", () => {
  it("a scanned code that opens the ways to tip shows the tip page at its own address, and counts as tips that were opened", async () => {
    const other = await makeProfile({ country: "PT", paypalLink: "martawalks" });
    const page = await open(codeOf(other, "badge-t"));
    await expect.poll(() => pathOf(page)).toBe(`${other.path}/tip`);
    await see(page, "PayPal");
    await page.context().route(/paypal/, (route) => route.fulfill({ body: "" }));
    await page.locator("[data-event='tip-way paypal']").click();
    await expect
      .poll(async () => (await statisticsOf(other)).totals)
      .toMatchObject({ visits: 1, scans: 1, tipOpens: 1, tipWays: 1 });
    await page.reload();
    await see(page, "PayPal");
    await page.locator(".who-head").click();
    await page.waitForURL(`**${other.path}`);
  });

  it.each([
    ["ar", "rtl", "اختيار طريقة الدفع"],
    ["de", "ltr", "Zahlungsart wählen"],
  ])("a scanned code that opens the ways to tip needs no scripts, in %s", async (language, dir, words) => {
    const page = await open(`${codeOf(profile, "card-t")}?lang=${language}`, { javaScriptEnabled: false });
    await expect.poll(() => page.locator("html").getAttribute("dir")).toBe(dir);
    await see(page, words);
    await see(page, "PayPal");
    await page.locator(".who-head").click();
    await page.waitForURL(`**${profile.path}`);
  });
});

describe("a scanned code that opens the reviews", () => {
  it.each(["en", "ar", "de"])(
    "a scanned code that opens the reviews brings the form into view and its heading into focus, in %s",
    async (language) => {
      const page = await open(`${codeOf(profile, "tent-r")}?lang=${language}`);
      await expect.poll(() => pathOf(page)).toBe(`${profile.path}?lang=${language}`);
      await expect.poll(() => focused(page)).toBe(await page.locator("#review h3").textContent());
      // The form begins at the upper edge.
      await expect.poll(() => formTop(page)).toBeLessThan(100);
      expect(await formTop(page)).toBeGreaterThanOrEqual(0);
      await expectNoViolations(page);
      // It is the page of the history: loaded again it begins at its top.
      await page.evaluate(() => scrollTo(0, 0));
      await page.reload();
      await isHydrated(page);
      expect(await page.evaluate(() => [scrollY, document.activeElement === document.body])).toEqual([
        0,
        true,
      ]);
    },
  );

  it("a scanned code that opens the reviews leaves a guest alone who types already", async () => {
    const context = await warmContext({ ...PHONE, userAgent: GUEST });
    const page = await context.newPage();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/assets/public-page-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(codeOf(profile, "badge-r"), { waitUntil: "commit" });
    await page.getByLabel("Your name").fill("Hannah");
    const before = await page.evaluate(() => scrollY);
    release();
    await isHydrated(page);
    await expect.poll(() => pathOf(page)).toBe(profile.path);
    expect(await page.getByLabel("Your name").evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  it("a scanned code that opens the reviews is the page as ever without scripts, and where reviews are off", async () => {
    const plain = await open(codeOf(profile, "badge-r"), { javaScriptEnabled: false });
    await plain.locator("#review h3").waitFor();
    const other = await makeProfile({ reviewsEnabled: "false" });
    const page = await open(codeOf(other, "badge-r"));
    await isHydrated(page);
    await expect.poll(() => pathOf(page)).toBe(other.path);
    expect(await page.evaluate(() => [scrollY, document.activeElement === document.body])).toEqual([0, true]);
    await see(page, "Reviews Disabled");
  });
});

describe("a code whose page has changed", () => {
  it("a code whose page has no ways to tip any more opens the page, and the studio offers no tips", async () => {
    const other = await makeProfile({ country: "PT", paypalLink: "martawalks" });
    await other.change({ paypalLink: "" });
    const page = await open(codeOf(other, "poster-t"));
    await isHydrated(page);
    await expect.poll(() => pathOf(page)).toBe(other.path);
    await page.locator("#review h3").waitFor();
    const owner = await other.owner.newPage();
    await owner.goto(`/print/${other.guide.id}`);
    const choice = owner.getByRole("group", { name: "What the code opens" });
    await choice.waitFor();
    await expect.poll(() => choice.getByRole("radio").count()).toBe(2);
    await other.change({ reviewsEnabled: "false" });
    await owner.reload();
    await button(owner, "Download PDF").filter({ visible: true }).waitFor();
    await expect.poll(() => choice.count()).toBe(0);
  });

  it("a code that opens tips or reviews is the page's own 404 where nobody is", async () => {
    const page = await (await warmContext(PHONE)).newPage();
    for (const mark of ["BADGE-T", "BADGE-R"]) {
      const response = await page.goto(`/Q/NOBODY/${mark}`);
      expect(response?.status()).toBe(404);
      await see(page, "Profile unavailable");
    }
  });
});
