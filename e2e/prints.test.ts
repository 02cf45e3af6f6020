import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { PNG } from "pngjs";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Guide, GuideInput } from "#schema/guide.ts";
import { sampleOf } from "#trust/sample-of.ts";
import { expectNoViolations } from "./axe.ts";
import { button, collectErrors, LAPTOP, newcomer, overflow, PHONE, see, signUpByCall } from "./browser.ts";
import { likeness, type Look, photographed, readCode } from "./camera.ts";
import { create } from "./operators.ts";
import { type Box, readDownload } from "./pdf.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

/** A red photo as a data URL. */
function photo(width: number, height: number): string {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([220, 40, 40, 255], at);
  return `data:image/png;base64,${PNG.sync.write(png).toString("base64")}`;
}

const FORMATS = {
  Badge: { mark: "BADGE", trim: [74, 105], bleed: 3, pages: 2 },
  Card: { mark: "CARD", trim: [85.6, 54], bleed: 3, pages: 2 },
  "Table tent": { mark: "TENT", trim: [210, 297], bleed: 0, pages: 1 },
  Stickers: { mark: "STICKER", trim: [210, 297], bleed: 0, pages: 1 },
  Poster: { mark: "POSTER", trim: [148, 210], bleed: 3, pages: 1 },
} as const;
type Name = keyof typeof FORMATS;
const names = Object.keys(FORMATS) as Name[];

/** Where one code stands alone on a page: mm from the upper left corner of what is cut out. */
const CODES: Record<Name, { page: number; part: Box }[]> = {
  Badge: [
    { page: 0, part: { x: 0, y: 24, width: 74, height: 70 } },
    { page: 1, part: { x: 10, y: 48, width: 54, height: 46 } },
  ],
  Card: [{ page: 0, part: { x: 0, y: 0, width: 51, height: 51 } }],
  "Table tent": [
    { page: 0, part: { x: 100, y: 22, width: 100, height: 105 } },
    { page: 0, part: { x: 10, y: 127, width: 100, height: 105 } },
  ],
  Stickers: [0, 1, 2].flatMap((column) =>
    [0, 1, 2, 3].map((row) => ({
      page: 0,
      part: { x: 7.2 + column * 66.04, y: 4.5 + row * 72, width: 63.5, height: 72 },
    })),
  ),
  Poster: [{ page: 0, part: { x: 20, y: 30, width: 108, height: 130 } }],
};

const addressOf = ({ uniqueId }: Guide, mark: string) => `${origin}/q/${uniqueId}/${mark}`.toUpperCase();

/** Families that the prints fall back to, for scripts that this machine may have none for. */
const FONTS = {
  "U+0900-097F": "noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal",
  "U+0E00-0E7F": "noto-sans-thai/files/noto-sans-thai-thai-700-normal",
  "U+3000-9FFF": "kosugi/files/kosugi-japanese-400-normal",
};

/** Installs a font under a name that the prints fall back to, for these letters. */
async function addFont(file: string, unicodeRange: string): Promise<void> {
  const base64 = (await readFile(`node_modules/@fontsource/${file}.woff2`)).toString("base64");
  await page.evaluate(
    ({ base64, unicodeRange }) => {
      const source = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      document.fonts.add(new FontFace("Noto Sans", source, { weight: "100 900", unicodeRange }));
    },
    { base64, unicodeRange },
  );
}

const ANA = { name: "Ana Luísa Sá", professionalTag: "Walks in Alfama", profilePicture: photo(700, 900) };
/** The page of an operator, with a studio for each thing that is printed. */
let page: Page;
let errors: string[];
let ana: Guide;

const makeGuide = (values: Partial<GuideInput>) =>
  create<Guide>(page.context(), "/api/guides", { name: "Marta Oliveira", ...values });

beforeAll(async () => {
  const context = await warmContext({ ...LAPTOP, deviceScaleFactor: 2 });
  await signUpByCall(context, origin, newcomer("Tour Operator"));
  page = await context.newPage();
  errors = collectErrors(page);
  ana = await makeGuide(ANA);
  await page.goto(`/print/${ana.id}`);
  await downloader().waitFor();
});

/** By the keyboard: a message may lie over what is chosen. */
const press = (choice: Locator) => choice.press("Space");
const choose = (format: Name) => press(page.getByRole("radio", { name: new RegExp(`^${format}`) }));
const downloader = () => button(page, "Download PDF").filter({ visible: true });

/** Returns how many sides of the print reach beyond the stage. */
const cutOff = () =>
  page.getByRole("figure").evaluateAll(
    (sides) =>
      sides.filter((side) => {
        const { left, right } = side.getBoundingClientRect();
        const stage = side.parentElement?.getBoundingClientRect();
        return stage && (left < stage.left || right > stage.right);
      }).length,
  );

async function print() {
  const [file] = await Promise.all([page.waitForEvent("download"), downloader().click()]);
  return { suggested: file.suggestedFilename(), ...(await readDownload(file)) };
}

/** How wide the studio says that the widest code of what is chosen is, mm. */
const codeWidth = async () =>
  Number(/is (\d+) mm/.exec(await page.locator("p", { hasText: "The code is" }).innerText())?.[1]);

describe("a print", () => {
  const prints = new Map<Name, Awaited<ReturnType<typeof print>>>();
  /** What is printed of each format, without a network. */
  async function printOf(format: Name) {
    await choose(format);
    const known = prints.get(format);
    if (known) return known;
    await page.context().setOffline(true);
    const made = await print().finally(() => page.context().setOffline(false));
    prints.set(format, made);
    return made;
  }

  // Each begins with the badge, in colour, with the photo.
  beforeEach(async () => {
    await page.setViewportSize(PHONE.viewport);
    await choose("Badge");
    await press(page.getByRole("radio", { name: "Full colour" }));
    const photo = page.getByRole("switch", { name: "Photo" });
    if (!(await photo.isChecked())) await press(photo);
  });

  it.each(sampleOf(names, 2))(
    "a print in the format %s is a PDF in true size, with its code in pure black, texts of at least 600 dpi and the photo",
    async (format) => {
      const pdf = await printOf(format);
      const { mark, trim, bleed, pages } = FORMATS[format];
      expect(pdf.suggested).toBe(`Ana-Luisa-Sa-${mark.toLowerCase()}.pdf`);
      expect(pdf.title).toContain("Ana Luísa Sá");
      expect(pdf.pages).toHaveLength(pages);
      const edge = bleed === 0 ? 0 : bleed + 8;
      for (const one of pdf.pages) {
        const sizes = [one.trim, one.bleed, one.media].map(({ width, height }) => [width, height]);
        const [width, height] = trim;
        const expected = [0, bleed, edge].map((by) => [width + 2 * by, height + 2 * by]);
        sizes.flat().forEach((size, index) => expect(size).toBeCloseTo(expected.flat()[index] ?? 0, 1));
        expect(one.trim.x).toBeCloseTo(edge, 1);
        for (const { dpi, isPhoto } of one.pictures) expect(dpi).toBeGreaterThanOrEqual(isPhoto ? 450 : 600);
        if (CODES[format].some(({ page }) => pdf.pages[page] === one))
          expect(one.inks).toContain("0 0 0 1 k");
      }
      expect(pdf.pages.flatMap(({ pictures }) => pictures).some(({ isPhoto }) => isPhoto)).toBe(
        ["Badge", "Card", "Poster"].includes(format),
      );
    },
  );

  it.each(sampleOf(names, 2))(
    "every code on the format %s is read at 300 dpi, also blurred, turned, pale and from as far as it says",
    async (format) => {
      const { pages } = await printOf(format);
      const address = addressOf(ana, FORMATS[format].mark);
      for (const [index, { page: at, part }] of CODES[format].entries()) {
        const print = await pages[at]?.draw(300, part);
        if (!print) throw new Error("no such page");
        expect(readCode(print)).toBe(address);
        if (index > 0) continue;
        const looks: Look[] = [
          { width: 480, blur: 1.5 },
          { width: 480, turn: 15 },
          { width: 480, contrast: 0.9 },
          // A phone's video sees about 30 px a degree; ten widths away a code is 5.7° wide.
          { width: (170 * part.width) / (await codeWidth()) },
        ];
        expect(looks.map((look) => photographed(print, look))).toEqual(looks.map(() => address));
      }
    },
  );

  it("the modules of every code are at least half a millimetre", async () => {
    for (const format of names) {
      await choose(format);
      // A code of version 6, as for a host of forty letters, has 41 modules.
      expect((await codeWidth()) / 41).toBeGreaterThan(0.5);
    }
  });

  it("a print that saves ink has no areas of colour, and the photo in grey", async () => {
    await press(page.getByRole("radio", { name: "Save ink" }));
    await expect.poll(() => page.getByRole("radio", { name: "Save ink" }).isChecked()).toBe(true);
    const { pages } = await print();
    expect(new Set(pages.flatMap(({ inks }) => [...inks]))).toEqual(
      new Set(["1 1 1 rg", "0 0 0 1 k", "0.059 0.098 0.212 rg"]),
    );
    const back = await pages[1]?.draw(100, { x: 32, y: 20, width: 10, height: 10 });
    const [red, green, blue] = back?.data ?? [];
    expect(red).toBe(green);
    expect(green).toBe(blue);
  });

  it("a print is made without a network once the studio is open", async () => {
    const { pages } = await printOf("Poster");
    await see(page, "PDF downloaded");
    expect(pages[0]?.pictures.some(({ isPhoto }) => isPhoto)).toBe(true);
  });

  it("a print omits the photo where it isn't wanted", async () => {
    const photo = page.getByRole("switch", { name: "Photo" });
    await press(photo);
    await expect.poll(() => photo.isChecked()).toBe(false);
    const { pages } = await print();
    expect(pages.flatMap(({ pictures }) => pictures).filter(({ isPhoto }) => isPhoto)).toEqual([]);
  });

  it("the print studio passes axe and never scrolls sideways at 320 px, with letters twice as large, and on a laptop", async () => {
    for (const size of [{ width: 320, height: 700 }, LAPTOP.viewport]) {
      await page.setViewportSize(size);
      for (const format of names) {
        await choose(format);
        await expect.poll(async () => [await overflow(page), await cutOff()]).toEqual([0, 0]);
      }
      await expectNoViolations(page);
    }
    await page.setViewportSize(PHONE.viewport);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await expect.poll(() => overflow(page)).toBe(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  });
});

describe("what is printed of a profile", () => {
  beforeAll(async () => {
    for (const [range, file] of Object.entries(FONTS)) await addFont(file, range);
  });

  let guide: Guide | undefined;
  /** Opens the studio of a profile with these values, as by the app's own links. */
  async function openAs(values: Partial<GuideInput>, viewport = PHONE.viewport): Promise<Guide> {
    // An account has three at the most.
    if (guide) await page.request.delete(`/api/guides/${guide.id}`);
    guide = await makeGuide(values);
    const before = await downloader().elementHandle();
    await page.setViewportSize(viewport);
    await page.evaluate((address) => {
      history.pushState(null, "", address);
      dispatchEvent(new PopStateEvent("popstate"));
    }, `/print/${guide.id}`);
    await before?.waitForElementState("hidden");
    await downloader().waitFor();
    return guide;
  }

  const scripts = [
    ["العربية", "ar", "ليلى حداد"],
    ["עברית", "he", "נועה לוי"],
    ["हिन्दी", "hi", "अनन्या शर्मा"],
    ["ไทย", "th", "สมชาย ใจดี"],
    ["日本語", "ja", "山田 太郎"],
    ["Ελληνικά on a badge in English", "en", "Ελένη Παπαδοπούλου"],
  ] as const;
  it.each(sampleOf(scripts, 3))(
    "a print has the script %s as the browser shapes it",
    async (_, language, name) => {
      await openAs({ name, professionalTag: name }, LAPTOP.viewport);
      await page.getByLabel("Language of the print").selectOption(language);
      const shown = PNG.sync.read(await page.getByRole("img", { name: "Front" }).screenshot());
      const { title, pages } = await print();
      expect(title).toContain(name);
      const scale = shown.width / 74;
      for (const place of [
        { x: 8, y: 8, width: 58, height: 19 },
        { x: 8, y: 92, width: 58, height: 6 },
      ]) {
        const printed = await pages[0]?.draw(scale * 25.4, place);
        if (!printed) throw new Error("no page");
        expect(likeness(shown, printed, { x: place.x * scale, y: place.y * scale })).toBeGreaterThan(0.85);
      }
    },
  );

  it.each<[Name[], string, Partial<GuideInput>]>([
    [names, "a name of a hundred letters without a space, and no photo", { name: "W".repeat(100) }],
    [["Badge", "Stickers"], "a name of emoji", { name: "🧭🏞️👩‍🦰🇵🇹", professionalTag: "" }],
    [["Badge", "Poster"], "a photo of 1 × 5000 px", { profilePicture: photo(1, 5000) }],
  ])("a print in %j with %s puts nothing beyond the cut", async (formats, _, values) => {
    const guide = await openAs(values);
    for (const format of formats) {
      await choose(format);
      const { pages } = await print();
      const [first] = CODES[format];
      const picture = first && (await pages[first.page]?.draw(200, first.part));
      expect(picture && readCode(picture)).toBe(addressOf(guide, FORMATS[format].mark));
      for (const { pictures, trim } of pages)
        for (const { x, y, width, height } of pictures) {
          expect(Math.min(x, y)).toBeGreaterThan(-0.2);
          expect(x + width).toBeLessThan(trim.width + 0.2);
          expect(y + height).toBeLessThan(trim.height + 0.2);
        }
    }
    expect(errors).toEqual([]);
  });
});
