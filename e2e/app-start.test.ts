import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { hold, collectErrors, LAPTOP, newcomer, PHONE, signUpByCall } from "./browser.ts";
import { makeProfile, type SampleProfile } from "./profiles.ts";
import { browser, origin } from "./under-test.ts";

let somebody: SampleProfile;

beforeAll(async () => {
  somebody = await makeProfile();
});

/** Counts the frames without anything in `<main>`, with a skeleton, and without the profile that was there, and notes whatever moves. */
async function watch(
  page: Page,
): Promise<() => Promise<{ blanks: number; skeletons: number; losses: number; shifts: number[] }>> {
  await page.addInitScript(() => {
    const seen = { blanks: 0, skeletons: 0, losses: 0, shifts: [] as number[] };
    Object.assign(window, { seen });
    let hadProfile = false;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) seen.shifts.push(Number(entry.value));
    }).observe({ type: "layout-shift", buffered: true });
    const look = () => {
      const main = document.querySelector("main");
      const shown = [...(main?.querySelectorAll("h1, [data-testid=page-skeleton]") ?? [])];
      const visible = shown.filter((element) => element.checkVisibility());
      if (main && visible.length === 0) seen.blanks++;
      if (visible.some(({ localName }) => localName !== "h1")) seen.skeletons++;
      const hasProfile = main?.querySelector("article") !== null;
      if (hadProfile && !hasProfile) seen.losses++;
      hadProfile ||= hasProfile;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => Reflect.get(window, "seen"));
}

it.each(["login", "register"])(
  "the form of /%s is never blank between its first paint and its use",
  async (name) => {
    const page = await (await browser.newContext({ ...PHONE, baseURL: origin })).newPage();
    const seen = await watch(page);
    await page.goto(`/${name}`);
    await page.getByLabel("Email").fill("marta@example.com");
    await expect.poll(() => seen()).toEqual({ blanks: 0, skeletons: 0, losses: 0, shifts: [] });
  },
);

it.each(["/login", "/register", "/dashboard", "/admin/login", "/nowhere"])(
  "the document of %s has its styles inside, whole and once, and its first paint waits for one file, the app's",
  async (path) => {
    const page = await somebody.owner.newPage();
    const loaded: string[] = [];
    const html = await (await somebody.owner.request.get(path)).text();
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([expect.stringContaining("/assets/index-")]);
    page.on("request", (request) => {
      if (request.resourceType() === "stylesheet") loaded.push(new URL(request.url()).pathname);
    });
    const errors = collectErrors(page);
    await page.goto(path, { waitUntil: "networkidle" });
    const inside = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("style[data-href]")].map(({ dataset, textContent }) => ({
        file: dataset.href ?? "",
        css: textContent,
      })),
    );
    const stored = inside.map(async ({ file }) => ({
      file,
      css: (await (await fetch(origin + file)).text()).trim(),
    }));
    expect(inside.length).toBeGreaterThan(0);
    expect(inside).toEqual(await Promise.all(stored));
    const files = inside.map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
    expect(loaded.filter((file) => files.includes(file))).toEqual([]);
    expect(errors).toEqual([]);
    await page.close();
  },
);

/** Leaves out the timer that loads a page's scripts where the browser reports no paint. */
const withoutTimer = (page: Page) =>
  page.addInitScript(() => {
    const real = window.setTimeout;
    Reflect.set(window, "setTimeout", (run: () => void, ms: number) => (ms === 3000 ? 0 : real(run, ms)));
  });

it.each(["/forgot", "/nowhere", "/admin/login"])(
  "the scripts of %s, whose document shows nothing, wait for no paint: few browsers report one of a ground alone",
  async (path) => {
    // Where a device has its own colours, Chromium reports none either.
    const page = await browser.newPage({ ...PHONE, baseURL: origin, forcedColors: "active" });
    await withoutTimer(page);
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.close();
  },
);

it.each(["/login", "/dashboard"])("the scripts of %s load after its first paint", async (path) => {
  const page = await somebody.owner.newPage();
  // On a busy machine it comes before the paint.
  await withoutTimer(page);
  await page.goto(path, { waitUntil: "networkidle" });
  const early = () =>
    page.evaluate(() => {
      const [paint] = performance.getEntriesByType("paint");
      const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
      if (!paint || scripts.length < 3) return "no scripts yet";
      return scripts.filter(({ startTime }) => startTime < paint.startTime).map(({ name }) => name);
    });
  await expect.poll(early).toEqual([]);
  await page.close();
});

it.each([
  ["Back", (page: Page) => page.goBack(), "/dashboard"],
  [
    "a link",
    (page: Page) => page.getByRole("banner").getByRole("link", { name: "Account" }).click(),
    "/account",
  ],
])(
  "a page whose code is on its way is left by %s for another one, which is shown at once, and stays when the code comes",
  async (_, leave, path) => {
    const page = await somebody.owner.newPage();
    await page.setViewportSize(LAPTOP.viewport);
    const errors = collectErrors(page);
    await page.goto("/account");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
    await page.getByRole("article").first().waitFor();
    const release = await hold(page, "**/assets/guide-form-*.js");
    await page.getByRole("link", { name: "Edit" }).first().click();
    await page.waitForURL("**/edit/*");
    await leave(page);
    await page.waitForURL(`**${path}`);
    const shown = page.locator("main").getByRole("heading", { level: 1 });
    await shown.waitFor();
    const title = await shown.textContent();
    const code = page.waitForResponse("**/assets/guide-form-*.js");
    release();
    await code;
    await page.waitForLoadState("networkidle");
    await expect.poll(() => shown.textContent()).toBe(title);
    expect(errors).toEqual([]);
    await page.close();
  },
);

describe("a page for signed-in users", () => {
  it.each([
    [
      "the dashboard, which shows the profiles",
      () => "/dashboard",
      "dashboard",
      ["auth/me", "subscriptions/status", "user/guides"],
      (page: Page) => page.locator("[data-look]"),
    ],
    [
      "the form, which is a skeleton",
      () => `/edit/${somebody.guide.id}`,
      "guide-form",
      ["auth/me", "guides/id/"],
      (page: Page) => page.getByTestId("page-skeleton"),
    ],
  ])(
    "a page for signed-in users is never blank between its first paint and its use: %s",
    async (_, path, chunk, calls, lookOf) => {
      const page = await somebody.owner.newPage();
      await page.setViewportSize(PHONE.viewport);
      const errors = collectErrors(page);
      const seen = await watch(page);
      const start = await hold(page, "**/assets/index-*.js");
      const finish = await hold(page, `**/assets/${chunk}-*.js`);

      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      const askedFor = (call: string) => asked.filter((url) => url.includes(`/api/${call}`)).length;
      // The document asks for it beside the app's script.
      const code = page.waitForRequest(`**/assets/${chunk}-*.js`);
      await page.goto(path(), { waitUntil: "commit" });
      const look = lookOf(page);
      await look.waitFor();
      await page.getByRole("banner").waitFor();

      // Before any script has started, and no second time by the script.
      await expect.poll(() => calls.map(askedFor)).toEqual(calls.map(() => 1));
      await code;
      const app = page.waitForResponse("**/assets/index-*.js");
      start();
      await app;
      await look.and(page.locator(":visible")).waitFor();
      await expect.poll(() => seen()).toMatchObject({ blanks: 0, shifts: [] });
      finish();
      await page.locator("main h1").waitFor();
      await look.first().waitFor({ state: "detached" });
      await expect.poll(() => seen()).toMatchObject({ blanks: 0 });
      // What the document shows is replaced by the page itself.
      if (chunk === "dashboard") await expect.poll(() => seen()).toMatchObject({ skeletons: 0, losses: 0 });
      expect(calls.map(askedFor)).toEqual(calls.map(() => 1));
      expect(errors).toEqual([]);
      await page.close();
    },
  );

  it("the dashboard of a slow phone shows what its first effects say: that a payment was canceled", async () => {
    const page = await somebody.owner.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await page.goto("/dashboard?payment_canceled=true");
    await page.getByText("Payment Canceled").first().waitFor();
    await page.close();
  });

  it("a link that has the focus keeps it when the app takes over", async () => {
    const page = await somebody.owner.newPage();
    await page.setViewportSize(LAPTOP.viewport);
    const start = await hold(page, "**/assets/index-*.js");
    await page.goto("/dashboard", { waitUntil: "commit" });
    const link = page.getByRole("link", { name: "Skip to content" });
    await link.focus();
    start();
    await page.locator("[data-look]").waitFor({ state: "detached" });
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.close();
  });

  it("the dashboard shows the profiles before any script, with no control that does nothing yet", async () => {
    const page = await somebody.owner.newPage();
    await page.setViewportSize(PHONE.viewport);
    const start = await hold(page, "**/assets/index-*.js");
    await page.goto("/dashboard", { waitUntil: "commit" });
    await page.locator("[data-look] h3").getByText(somebody.guide.name).waitFor();
    const code = page.getByRole("button", { name: "QR code" });
    await expect.poll(() => code.count()).toBe(0);
    start();
    await code.click();
    await page.getByRole("dialog").waitFor();
    await page.close();
  });

  it("a page for signed-in users shows nothing of theirs to a visitor or without scripts", async () => {
    const textOf = async (context: BrowserContext) => {
      const page = await context.newPage();
      await page.goto(`${origin}/dashboard`, { waitUntil: "commit" });
      const text = await page.locator("body").innerText();
      await expect
        .poll(() => page.getByTestId("page-skeleton").and(page.locator(":visible")).count())
        .toBe(0);
      return text;
    };
    const guest = await browser.newContext({ javaScriptEnabled: false });
    await expect.poll(() => textOf(guest)).toContain("This page needs JavaScript.");
    await signUpByCall(guest, origin, newcomer());
    await expect.poll(() => textOf(guest)).toContain("This page needs JavaScript.");
    await guest.close();
  });
});
