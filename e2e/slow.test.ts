import { constants, gunzipSync, gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { PAGE_LANGUAGES } from "#locales/languages.ts";
import { button, hold, isHydrated, PHONE } from "./browser.ts";
import { browser, origin } from "./under-test.ts";

// What an edge of 50 kbit/s with 800 ms costs follows from round trips and bytes; bench/slow.ts has the times.
const BYTES_PER_MS = 50 / 8;
const LATENCY = 800;
const READABLE = 3000;
const DOOR = 5000;

/** ms that responses take which wait for one another. */
const onTheEdge = (bytes: readonly number[]) =>
  bytes.reduce((sum, each) => sum + LATENCY + each / BYTES_PER_MS, 0);

const gzipped = async (path: string): Promise<Buffer> =>
  gzipSync(Buffer.from(await (await fetch(new URL(path, origin))).arrayBuffer()));

/** Returns how many bytes of a compressed page must have come until it has a text. */
function bytesUntil(page: Buffer, text: string): number {
  let [from, to] = [0, page.length];
  while (from < to) {
    const half = Math.floor((from + to) / 2);
    const part = gunzipSync(page.subarray(0, half), { finishFlush: constants.Z_SYNC_FLUSH });
    if (part.includes(text)) to = half;
    else from = half + 1;
  }
  return to;
}

/** Lists the paths that a page asks for while something is done. */
async function askedDuring(page: Page, act: () => Promise<void>): Promise<string[]> {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  await act();
  return paths.filter((path) => !path.startsWith("/images/") && !path.startsWith("/api/"));
}

describe("a phone where the network ends", () => {
  it.each(PAGE_LANGUAGES)(
    "the guide's name and words are there in three seconds, in each language: %s",
    async (lang) => {
      const page = await gzipped(`/profile/marta-lisbon?lang=${lang}`);
      expect(onTheEdge([bytesUntil(page, 'class="about"')])).toBeLessThan(READABLE);
      expect(onTheEdge([(await gzipped(`/profile/marta-lisbon/tip?lang=${lang}`)).length])).toBeLessThan(
        DOOR,
      );
    },
  );

  it("a tap before the page's script asks for the tip page alone, which shows its ways without another file", async () => {
    const context = await browser.newContext({ ...PHONE, baseURL: origin });
    const page = await context.newPage();
    await page.route("**/*.js", () => {});
    await page.goto("/profile/marta-lisbon", { waitUntil: "commit" });
    await page.locator(".bar .btn").waitFor();
    const asked = await askedDuring(page, async () => {
      await page.locator(".bar .btn").click({ noWaitAfter: true });
      await page.waitForURL("**/tip", { waitUntil: "commit" });
      await page.locator(".pays a").first().waitFor();
    });
    expect(asked.filter((path) => !path.endsWith(".js") && !path.endsWith(".svg"))).toEqual([
      "/profile/marta-lisbon/tip",
    ]);
    await context.close();
  });

  it("a tap before the page's script gives up the photos that are on their way, and coming back loads them", async () => {
    const context = await browser.newContext({ ...PHONE, baseURL: origin });
    const page = await context.newPage();
    const given: string[] = [];
    page.on("requestfailed", (request) => given.push(request.resourceType()));
    const photos = await hold(page, "**/images/**");
    const scripts = await hold(page, "**/*.js");
    await page.goto("/profile/marta-lisbon", { waitUntil: "commit" });
    await page.locator(".badge img").waitFor({ state: "attached" });
    await page.locator(".bar .btn").click({ noWaitAfter: true });
    await page.waitForURL("**/tip", { waitUntil: "commit" });
    await page.locator(".pays a").first().waitFor();
    expect(given).toContain("image");
    photos();
    scripts();
    await page.goBack({ waitUntil: "commit" });
    await isHydrated(page);
    await expect
      .poll(() => page.locator(".badge img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await button(page, "Leave a Tip").click();
    await page.locator(".sheet .pays a").first().waitFor();
    await context.close();
  });

  it("a tap once the page's script is there waits for the sheet's code and its content at most", async () => {
    const context = await browser.newContext({ ...PHONE, baseURL: origin });
    const page = await context.newPage();
    await page.addInitScript(() => {
      // The code of the sheets isn't loaded ahead.
      window.requestIdleCallback = () => 0;
    });
    await page.goto("/profile/marta-lisbon", { waitUntil: "networkidle" });
    await isHydrated(page);
    const asked = await askedDuring(page, async () => {
      await button(page, "Leave a Tip").click();
      await page.locator(".sheet .pays a").first().waitFor();
    });
    const code = asked.filter((path) => path.endsWith(".js"));
    expect(code.length).toBeGreaterThan(0);
    const sizes = await Promise.all(code.map(async (path) => (await gzipped(path)).length));
    const content = (await gzipped("/profile/marta-lisbon/tip?part=1&lang=en")).length;
    expect(asked.filter((path) => !path.endsWith(".js"))).toEqual(["/profile/marta-lisbon/tip"]);
    expect(onTheEdge([sizes.reduce((sum, size) => sum + size, content)])).toBeLessThan(DOOR);
    await context.close();
  });

  it.each([
    ["Leave a Tip", "**/assets/show-tips-*.js", /\/tip\?/, ".sheet .pays a"],
    ["Language", "**/assets/show-languages-*.js", /\/language\?/, ".sheet :text('Deutsch')"],
  ])(
    "a tap on '%s' asks once for the sheet's content, while its code is still on its way",
    async (name, code, content, shown) => {
      const context = await browser.newContext({ ...PHONE, baseURL: origin });
      const page = await context.newPage();
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      const release = await hold(page, code);
      await page.goto("/profile/marta-lisbon", { waitUntil: "load" });
      await isHydrated(page);
      const asked: string[] = [];
      page.on("request", (request) => {
        if (content.test(request.url())) asked.push(request.url());
      });
      await page.getByRole("button", { name }).or(page.getByRole("link", { name })).first().click();
      await expect.poll(() => asked.length).toBe(1);
      release();
      await page.locator(shown).first().waitFor();
      expect(asked).toHaveLength(1);
      await context.close();
    },
  );
});
