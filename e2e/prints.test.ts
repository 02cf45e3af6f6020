import { readFile } from "node:fs/promises";
import jsQR from "jsqr";
import type { Download, Locator, Page } from "playwright-core";
import { PNG } from "pngjs";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { Guide, GuideInput } from "#schema/guide.ts";
import { expectNoViolations } from "./axe.ts";
import { button, collectErrors, LAPTOP, overflow, PHONE, readQr, see } from "./browser.ts";
import { type Box, readDownload } from "./pdf.ts";
import { bodyOf, makeProfile, type MadeProfile } from "./profiles.ts";
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

/** By the keyboard: a message may lie over what is chosen. */
const press = (choice: Locator) => choice.press("Space");
const choose = (page: Page, format: Name) =>
  press(page.getByRole("radio", { name: new RegExp(`^${format}`) }));

async function download(page: Page): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Download PDF").filter({ visible: true }).click(),
  ]);
  return file;
}

async function openStudio({ guide, owner }: Pick<MadeProfile, "guide" | "owner">): Promise<Page> {
  const page = await owner.newPage();
  await page.goto(`/print/${guide.id}`);
  await button(page, "Download PDF").filter({ visible: true }).waitFor();
  return page;
}

const read = ({ data, width, height }: PNG): string | undefined =>
  // Dark on light alone, as every code is printed: to try the other way as well takes twice as long.
  jsQR(new Uint8ClampedArray(data), width, height, { inversionAttempts: "dontInvert" })?.data;

/** What a camera makes of a print: `camera` is an empty page, `styles` are the ways to look at it. */
async function photographed(camera: Page, print: PNG, styles: string[]): Promise<(string | undefined)[]> {
  const source = `data:image/png;base64,${PNG.sync.write(print).toString("base64")}`;
  await camera.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:640px;background:#fff"><img src="${source}">`,
  );
  const image = camera.locator("img");
  await image.evaluate((image: HTMLImageElement) => image.decode());
  const read: (string | undefined)[] = [];
  for (const style of styles) {
    await image.evaluate((image, style) => image.setAttribute("style", style), style);
    read.push(readQr(await camera.screenshot()));
  }
  return read;
}

/** Installs a font under a name that the prints fall back to, for these letters. */
async function addFont(page: Page, file: string, unicodeRange: string): Promise<void> {
  const base64 = (await readFile(`node_modules/@fontsource/${file}.woff2`)).toString("base64");
  await page.addInitScript(
    ({ base64, unicodeRange }) => {
      const source = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      document.fonts.add(new FontFace("Noto Sans", source, { weight: "100 900", unicodeRange }));
    },
    { base64, unicodeRange },
  );
}

/**
 * How alike a print and the part of a screen that starts at `at` are, 1 for the same, 0 for nothing in common: the largest
 * correlation of their brightness where the one is moved by up to a few pixels.
 */
function likeness(screen: PNG, print: PNG, at: { x: number; y: number }): number {
  const { width, height } = print;
  /** The brightness of a part of a picture less its mean. */
  const centred = (picture: PNG, left: number, top: number): Float64Array => {
    const values = new Float64Array(width * height);
    let sum = 0;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const pixel = ((top + y) * picture.width + left + x) * 4;
        const { data } = picture;
        const brightness = (data[pixel] ?? 0) + (data[pixel + 1] ?? 0) + (data[pixel + 2] ?? 0);
        values[y * width + x] = brightness;
        sum += brightness;
      }
    return values.map((value) => value - sum / values.length);
  };
  const product = (a: Float64Array, b: Float64Array) => {
    let sum = 0;
    for (let pixel = 0; pixel < a.length; pixel++) sum += (a[pixel] ?? 0) * (b[pixel] ?? 0);
    return sum;
  };
  const printed = centred(print, 0, 0);
  const ofPrint = product(printed, printed);
  const moves = [-3, -2, -1, 0, 1, 2, 3];
  const found = moves.flatMap((dx) =>
    moves.map((dy) => {
      const shown = centred(screen, Math.round(at.x + dx), Math.round(at.y + dy));
      return product(shown, printed) / Math.sqrt(product(shown, shown) * ofPrint);
    }),
  );
  return Math.max(...found);
}

describe("a print", () => {
  let made: MadeProfile;
  /** The studio that tests share; each begins with the badge, in colour, with the photo. */
  let page: Page;
  /** what was downloaded of each format */
  const prints = new Map<Name, { suggested: string; pdf: Awaited<ReturnType<typeof readDownload>> }>();
  async function printOf(format: Name) {
    await choose(page, format);
    const known = prints.get(format);
    if (known) return known;
    const file = await download(page);
    const print = { suggested: file.suggestedFilename(), pdf: await readDownload(file) };
    prints.set(format, print);
    return print;
  }

  beforeAll(async () => {
    made = await makeProfile({
      name: "Ana Luísa Sá",
      professionalTag: "Walks in Alfama",
      profilePicture: photo(700, 900),
    });
    page = await openStudio(made);
  });
  beforeEach(async () => {
    await page.setViewportSize(PHONE.viewport);
    await choose(page, "Badge");
    await press(page.getByRole("radio", { name: "Full colour" }));
    const photo = page.getByRole("switch", { name: "Photo" });
    if (!(await photo.isChecked())) await press(photo);
  });

  it.each(names)(
    "makes a PDF of the format %s in true size, with its code in pure black, texts of 600 dpi or more and the photo",
    async (format) => {
      const { suggested, pdf } = await printOf(format);
      const { mark, trim, bleed, pages } = FORMATS[format];
      expect(suggested).toBe(`Ana-Luisa-Sa-${mark.toLowerCase()}.pdf`);
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

  it.each(names)(
    "every code on the format %s is read at 300 dpi, also blurred, turned, pale and from as far as it says",
    async (format) => {
      const { pages } = (await printOf(format)).pdf;
      const address = addressOf(made.guide, FORMATS[format].mark);
      for (const { page: at, part } of CODES[format]) {
        const print = await pages[at]?.draw(300, part);
        if (!print) throw new Error("no such page");
        expect(read(print)).toBe(address);
      }
      const [first] = CODES[format];
      const print = first && (await pages[first.page]?.draw(300, first.part));
      if (!print) throw new Error("no code");
      // A phone's video sees about 30 px a degree; ten widths away a code is 5.7° wide.
      const share = page.locator("p", { hasText: "The code is" });
      const width = Number(/is (\d+) mm/.exec(await share.innerText())?.[1]);
      const styles = ["filter:blur(1.5px)", "transform:rotate(15deg)", "filter:contrast(.9)"].map(
        (style) => `width:480px;${style}`,
      );
      styles.push(`width:${(170 * first.part.width) / width}px`);
      const camera = await (await warmContext({ viewport: { width: 640, height: 640 } })).newPage();
      expect(await photographed(camera, print, styles)).toEqual(styles.map(() => address));
    },
  );

  it("the modules of every code are at least half a millimetre", async () => {
    for (const format of names) {
      await choose(page, format);
      const line = page.locator("p", { hasText: "The code is" });
      const width = Number(/is (\d+) mm/.exec(await line.innerText())?.[1]);
      // A code of version 6, as for a host of forty letters, has 41 modules.
      expect(width / 41).toBeGreaterThan(0.5);
    }
  });

  it("saves ink: no areas of colour, and the photo in grey", async () => {
    await press(page.getByRole("radio", { name: "Save ink" }));
    await expect.poll(() => page.getByRole("radio", { name: "Save ink" }).isChecked()).toBe(true);
    const { pages } = await readDownload(await download(page));
    expect(new Set(pages.flatMap(({ inks }) => [...inks]))).toEqual(
      new Set(["1 1 1 rg", "0 0 0 1 k", "0.059 0.098 0.212 rg"]),
    );
    const back = await pages[1]?.draw(100, { x: 32, y: 20, width: 10, height: 10 });
    const [red, green, blue] = back?.data ?? [];
    expect(red).toBe(green);
    expect(green).toBe(blue);
  });

  it("is made without a network once the studio is open", async () => {
    onTestFinished(() => made.owner.setOffline(false));
    await made.owner.setOffline(true);
    await choose(page, "Poster");
    const { pages } = await readDownload(await download(page));
    await see(page, "PDF downloaded");
    expect(pages[0]?.pictures.some(({ isPhoto }) => isPhoto)).toBe(true);
  });

  it("leaves the photo out where it isn't wanted", async () => {
    const photo = page.getByRole("switch", { name: "Photo" });
    await press(photo);
    await expect.poll(() => photo.isChecked()).toBe(false);
    const { pages } = await readDownload(await download(page));
    expect(pages.flatMap(({ pictures }) => pictures).filter(({ isPhoto }) => isPhoto)).toEqual([]);
  });

  it("has no violation that axe can find and no sideways scrolling on a phone of 320 px and on a laptop", async () => {
    for (const size of [{ width: 320, height: 700 }, LAPTOP.viewport]) {
      await page.setViewportSize(size);
      for (const format of names) {
        await choose(page, format);
        await expect.poll(() => overflow(page)).toBe(0);
      }
      await expectNoViolations(page);
    }
  });
});

/** Families that the prints fall back to, for scripts that this machine may have none for. */
const FONTS = {
  "U+0900-097F": "noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal",
  "U+0E00-0E7F": "noto-sans-thai/files/noto-sans-thai-thai-700-normal",
  "U+3000-9FFF": "kosugi/files/kosugi-japanese-400-normal",
};

describe("what is printed of a profile", () => {
  let made: MadeProfile;
  let page: Page;

  beforeAll(async () => {
    made = await makeProfile();
    const context = await warmContext({ ...LAPTOP, deviceScaleFactor: 2 });
    await context.addCookies(await made.owner.cookies());
    page = await context.newPage();
    for (const [range, file] of Object.entries(FONTS)) await addFont(page, file, range);
  });

  /** Opens the studio of the profile as it has these values, and no others. */
  async function openAs(values: Partial<GuideInput>, viewport = PHONE.viewport): Promise<void> {
    await page.setViewportSize(viewport);
    await made.change({ name: "Marta Oliveira", professionalTag: "", profilePicture: null, ...values });
    await page.goto(`/print/${made.guide.id}`);
    await button(page, "Download PDF").filter({ visible: true }).waitFor();
  }

  it.each([
    ["العربية", "ar", "ليلى حداد"],
    ["עברית", "he", "נועה לוי"],
    ["हिन्दी", "hi", "अनन्या शर्मा"],
    ["ไทย", "th", "สมชาย ใจดี"],
    ["日本語", "ja", "山田 太郎"],
    ["Ελληνικά on a badge in English", "en", "Ελένη Παπαδοπούλου"],
  ])("prints %s as the browser shapes it", async (_, language, name) => {
    await openAs({ name, professionalTag: name }, LAPTOP.viewport);
    await page.getByLabel("Words on it").selectOption(language);
    const shown = PNG.sync.read(await page.getByRole("img", { name: "Front" }).screenshot());
    const { pages } = await readDownload(await download(page));
    const scale = shown.width / 74;
    for (const place of [
      { x: 8, y: 8, width: 58, height: 19 },
      { x: 8, y: 92, width: 58, height: 6 },
    ]) {
      const printed = await pages[0]?.draw(scale * 25.4, place);
      if (!printed) throw new Error("no page");
      expect(likeness(shown, printed, { x: place.x * scale, y: place.y * scale })).toBeGreaterThan(0.85);
    }
  });

  it.each<[Name[], string, Partial<GuideInput>]>([
    [names, "a name of a hundred letters without a space", { name: "W".repeat(100) }],
    [["Badge", "Stickers"], "a name of emoji", { name: "🧭🏞️👩‍🦰🇵🇹", professionalTag: "" }],
    [["Badge", "Poster"], "no photo", { profilePicture: null }],
    [["Badge", "Poster"], "a photo of 1 × 5000 px", { profilePicture: photo(1, 5000) }],
  ])("prints %j with %s, nothing of it beyond the cut", async (formats, _, values) => {
    const errors = collectErrors(page);
    await openAs(values);
    for (const format of formats) {
      await choose(page, format);
      const { pages } = await readDownload(await download(page));
      const [first] = CODES[format];
      const print = first && (await pages[first.page]?.draw(200, first.part));
      expect(print && read(print)).toBe(addressOf(made.guide, FORMATS[format].mark));
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

describe("the print studio", () => {
  it("tells an owner whose page is hidden, and prints all the same", async () => {
    const context = await warmContext(PHONE);
    await bodyOf(
      context.request.post("/api/auth/login", {
        data: { email: "lapsed@example.com", password: "lanyard-demo" },
      }),
    );
    const [guide] = await bodyOf<Guide[]>(context.request.get("/api/user/guides"));
    if (!guide) throw new Error("no profile");
    const page = await openStudio({ guide, owner: context });
    await page.getByText(/^Guests who scan this can't see your page/).waitFor();
    const { pages } = await readDownload(await download(page));
    expect(pages).toHaveLength(2);
  });

  it("the menu leads to the studio of the only profile, and asks an operator whose badge", async () => {
    const made = await makeProfile();
    const page = await made.owner.newPage();
    await page.goto("/account");
    await button(page, "Menu").click();
    await page.getByRole("link", { name: "Print your badge" }).click();
    await page.waitForURL(`**/print/${made.guide.id}`);

    const operator = await makeProfile({ name: "Amara Diallo" }, "Tour Operator");
    const other = await bodyOf<Guide>(
      operator.owner.request.post("/api/guides", { data: { name: "Kenji Sato" } }),
    );
    const desk = await operator.owner.newPage();
    await desk.goto("/print");
    await desk.getByRole("link", { name: "Amara Diallo" }).waitFor();
    await desk.getByRole("link", { name: "Kenji Sato" }).click();
    await desk.waitForURL(`**/print/${other.id}`);
  });

  it("shows nobody another account's studio", async () => {
    const [made, other] = [await makeProfile(), await makeProfile()];
    const page = await other.owner.newPage();
    await page.goto(`/print/${made.guide.id}`);
    await see(page, "This profile is not yours to edit");
  });

  it("says so where the browser lets nobody read a canvas, and stays as it was", async () => {
    const made = await makeProfile();
    const page = await made.owner.newPage();
    await page.addInitScript(() => {
      // As a browser does that guards against fingerprints.
      CanvasRenderingContext2D.prototype.getImageData = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
    });
    await page.goto(`/print/${made.guide.id}`);
    await button(page, "Download PDF").filter({ visible: true }).click();
    await see(page, "Download Failed");
    await expect.poll(() => page.getByRole("img", { name: "Front" }).isVisible()).toBe(true);
  });
});
