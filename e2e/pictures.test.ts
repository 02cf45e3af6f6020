import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { SECRET } from "#worker/testing/pictures.ts";
import { LAPTOP, PHONE } from "./browser.ts";
import { BLUE, phonePhoto, RED } from "./photo.ts";
import { createTour, feature } from "./operators.ts";
import { bodyOf, makeProfile } from "./profiles.ts";
import { browser, origin } from "./under-test.ts";

const FIRST_SCREEN = 60_000;

/** of a profile whose photo and banner came straight from a phone */
let path = "";

beforeAll(async () => {
  const { owner, guide, path: made } = await makeProfile();
  const send = (to: string, buffer: Buffer) =>
    bodyOf(
      owner.request.post(to, {
        multipart: { image: { name: "IMG_4711.jpg", mimeType: "image/jpeg", buffer } },
      }),
    );
  await send(`/api/guides/${guide.id}/profile-picture`, phonePhoto(60));
  await send("/api/user/banner-image", phonePhoto());
  path = made;
});

/** Opens the page; returns what its first screen shows, and how much of it moved on the way. */
async function visit(page: Page) {
  const loaded = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => loaded.set(response.url(), response.body()));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) shifts.push(Number(entry.value));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const seen = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map(({ currentSrc, attributes }) => ({
        url: currentSrc,
        isSized: ["width", "height"].every((side) => Number(attributes.getNamedItem(side)?.value) > 0),
      })),
  );
  const photos = await Promise.all(
    seen.map(async ({ url, isSized }) => {
      const bytes = await loaded.get(url);
      if (!bytes) throw new Error(`${url} was not loaded`);
      return { width: new URL(url).searchParams.get("w"), isSized, bytes };
    }),
  );
  const shifts = await page.evaluate(() => Reflect.get(window, "shifts"));
  return { photos, requests: [...loaded.keys()].filter((url) => url.includes("/images/")), shifts };
}

/** The colour in the middle of the upper and the lower half of a shown picture. */
const halves = (page: Page, selector: string) =>
  page.locator(selector).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = new OffscreenCanvas(100, 100);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0, 100, 100);
    return [25, 75].map((y) => [...(context?.getImageData(50, y, 1, 1).data ?? [])].slice(0, 3));
  });

describe("the first screen of a profile with photos straight from a phone", () => {
  it.each([
    ["a phone of two pixels a point", PHONE, ["780", "272"]],
    ["a phone of three", { ...PHONE, deviceScaleFactor: 3 }, ["780", "408"]],
    ["a laptop", LAPTOP, ["1280", "272"]],
  ])(
    "a profile's first screen is 60 kB of photos on %s, and nothing moves while they load",
    async (_, device, widths) => {
      const context = await browser.newContext({ ...device, baseURL: origin });
      const { photos, requests, shifts } = await visit(await context.newPage());
      expect(photos.map(({ width }) => width)).toEqual(widths);
      expect(photos.every(({ isSized }) => isSized)).toBe(true);
      // Neither the originals nor any other size.
      expect(requests).toHaveLength(2);
      expect(photos.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(FIRST_SCREEN);
      expect(shifts).toEqual([]);
      await context.close();
    },
  );

  it("a profile's photos are upright and don't say where they were taken", async () => {
    const context = await browser.newContext({ ...PHONE, baseURL: origin });
    const page = await context.newPage();
    const { photos } = await visit(page);
    for (const selector of [".badge img", ".banner img"]) {
      const shown = await halves(page, selector);
      for (const [half, colour] of [RED, BLUE].entries())
        for (const [n, part] of colour.entries())
          expect(Math.abs((shown[half]?.[n] ?? 0) - part)).toBeLessThan(40);
    }
    for (const { bytes } of photos) expect(bytes.toString("latin1")).not.toMatch(/Exif|EXIF|GPS/);
    for (const { bytes } of photos) expect(bytes.includes(SECRET)).toBe(false);
    await context.close();
  });
});

it("the photo's address for previews of the page is that of a JPEG of their size", async () => {
  const html = await (await fetch(origin + path)).text();
  const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(address).toMatch(new RegExp(`^${origin}/images/[^?]+\\.jpg\\?w=600$`));
  expect((await fetch(address)).headers.get("Content-Type")).toBe("image/jpeg");
});

it("a picture of any shape fills its frame, on the page, the dashboard and the form", async () => {
  const { owner, guide, path: shown } = await makeProfile({}, "Tour Operator");
  const image = { name: "IMG_4711.jpg", mimeType: "image/jpeg", buffer: phonePhoto(60) };
  const tour = await createTour(owner, "Alfama");
  await bodyOf(owner.request.post(`/api/guides/${guide.id}/profile-picture`, { multipart: { image } }));
  await bodyOf(owner.request.post(`/api/tours/${tour.id}/image`, { multipart: { image } }));
  await feature(owner, guide, tour);
  const page = await owner.newPage();
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="300"/>';
  await page.route("**/images/**", (route) => route.fulfill({ contentType: "image/svg+xml", body }));
  for (const [address, frames] of [
    [shown, 2],
    ["/dashboard", 2],
    [`/edit/${guide.id}`, 1],
  ] as const) {
    await page.goto(address);
    const photos = page.locator('img[src*="/images/"]');
    await expect.poll(() => photos.count(), { message: address }).toBeGreaterThanOrEqual(frames);
    for (const photo of await photos.all()) {
      await photo.scrollIntoViewIfNeeded();
      const spill = photo.evaluate((img: HTMLImageElement) => {
        const { clientWidth = 0, clientHeight = 0 } = img.parentElement ?? {};
        return [img.offsetWidth - clientWidth, img.offsetHeight - clientHeight];
      });
      expect(await spill, `${address} ${await photo.getAttribute("src")}`).toEqual([0, 0]);
    }
  }
  await owner.close();
});
