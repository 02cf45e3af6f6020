import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { hold, collectErrors, newcomer, PHONE, signUpByCall } from "./browser.ts";
import { makeProfile, type MadeProfile } from "./profiles.ts";
import { browser, origin } from "./under-test.ts";

let somebody: MadeProfile;

beforeAll(async () => {
  somebody = await makeProfile();
});

/** Notes each frame without anything in `<main>`, and whatever moves. */
async function watch(page: Page): Promise<() => Promise<{ blanks: number; shifts: number[] }>> {
  await page.addInitScript(() => {
    const seen = { blanks: 0, shifts: [] as number[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) seen.shifts.push(Number(entry.value));
    }).observe({ type: "layout-shift", buffered: true });
    const look = () => {
      const main = document.querySelector("main");
      const shown = [...(main?.querySelectorAll("h1, [data-testid=page-skeleton]") ?? [])];
      if (main && !shown.some((element) => element.checkVisibility())) seen.blanks++;
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
    await expect.poll(() => seen()).toEqual({ blanks: 0, shifts: [] });
  },
);

describe("a page for signed-in users", () => {
  it.each([
    ["the dashboard", () => "/dashboard", "dashboard", ["auth/me", "subscriptions/status", "user/guides"]],
    ["the form", () => `/edit/${somebody.guide.id}`, "guide-form", ["auth/me", "guides/id/"]],
  ])("is a skeleton from its first paint until it is there: %s", async (_, path, chunk, calls) => {
    const page = await somebody.owner.newPage();
    await page.setViewportSize(PHONE.viewport);
    const errors = collectErrors(page);
    const seen = await watch(page);
    const start = await hold(page, "**/assets/index-*.js");
    const finish = await hold(page, `**/assets/${chunk}-*.js`);

    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const askedFor = (call: string) => asked.filter((url) => url.includes(`/api/${call}`)).length;
    // The document asks for it, whoever it is for.
    const code = page.waitForRequest(`**/assets/${chunk}-*.js`);
    await page.goto(path(), { waitUntil: "commit" });
    const skeleton = page.getByTestId("page-skeleton");
    await skeleton.waitFor();
    await page.getByRole("banner").waitFor();

    // Before any script has started, and no second time by the script.
    await expect.poll(() => calls.map(askedFor)).toEqual(calls.map(() => 1));
    const app = page.waitForResponse("**/assets/index-*.js");
    start();
    await Promise.all([app, code]);
    await skeleton.and(page.locator(":visible")).waitFor();
    await expect.poll(() => seen()).toEqual({ blanks: 0, shifts: [] });
    finish();
    await page.locator("main h1").waitFor();
    await skeleton.first().waitFor({ state: "detached" });
    await expect.poll(() => seen()).toMatchObject({ blanks: 0 });
    expect(calls.map(askedFor)).toEqual(calls.map(() => 1));
    expect(errors).toEqual([]);
    await page.close();
  });

  it("is nothing that isn't theirs for whoever isn't signed in, or has no scripts", async () => {
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
