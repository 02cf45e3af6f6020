import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { COMMENT_REQUIRED } from "#schema/review-rules.ts";
import { collectErrors, isHydrated, PHONE, see } from "./browser.ts";
import { makeProfile } from "./profiles.ts";
import { browser, origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

/** The page as the server sent it, its script held back until `release`. */
async function openHeld(path: string) {
  const page = await (await warmContext(PHONE)).newPage();
  const errors = collectErrors(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/public-page-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("#state").waitFor({ state: "attached" });
  return { page, errors, release };
}

/** Keeps what happens to the elements of the page from now on. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const root = document.getElementById("root");
    if (!root) throw new Error("no #root");
    const changes: string[] = [];
    const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
    new MutationObserver((records) => {
      for (const { target, attributeName, removedNodes, addedNodes } of records) {
        // The bar of tips comes and goes with what is in sight.
        const isTipBar = target.nodeName === "ASIDE";
        if (attributeName !== null && !isTipBar) changes.push(`${target.nodeName} ${attributeName}`);
        for (const node of [...removedNodes].filter(isElement)) changes.push(`- ${node.nodeName}`);
        for (const node of [...addedNodes].filter(isElement)) changes.push(`+ ${node.nodeName}`);
      }
      Object.assign(window, { changes });
    }).observe(root, { subtree: true, childList: true, attributes: true });
    const words = document.querySelector("main")?.textContent;
    Object.assign(window, { changes, words });
  });
const changesOf = (page: Page) => page.evaluate(() => Reflect.get(window, "changes"));

async function fill(page: Page, typed: { name: string; comment: string; stars: string }): Promise<void> {
  await page.getByRole("radio", { name: typed.stars }).press("Space");
  await page.getByLabel("Your name").fill(typed.name);
  await page.getByLabel("Your review").fill(typed.comment);
}

/** What is different once there are scripts: the tips come as a sheet, the form checks itself. */
const BY_SCRIPTS = ["- A", "+ BUTTON", "FORM novalidate"];

describe("the scripts of the public page", () => {
  it.each(["/profile/marta-lisbon", "/profile/kenji-lisbon"])(
    "the public page's scripts hydrate %s without replacing anything",
    async (path) => {
      const { page, errors, release } = await openHeld(path);
      await watch(page);
      release();
      await isHydrated(page);
      await expect.poll(() => changesOf(page)).toEqual(BY_SCRIPTS);
      expect(errors).toEqual([]);
    },
  );

  it.each(["en", "ar"])(
    "the public page's scripts rewrite no date and no number of the server's (%s)",
    async (lang) => {
      const { page, errors, release } = await openHeld(`/profile/kenji-lisbon?lang=${lang}`);
      await page.evaluate(() => {
        const made: string[] = [];
        for (const name of ["DateTimeFormat", "NumberFormat", "PluralRules"] as const)
          Reflect.set(
            Intl,
            name,
            new Proxy(Intl[name], {
              construct(target, values) {
                made.push(name);
                return Reflect.construct(target, values);
              },
            }),
          );
        Object.assign(window, { made });
      });
      release();
      await isHydrated(page);
      await expect.poll(() => page.evaluate(() => Reflect.get(window, "made"))).toEqual([]);
      expect(errors).toEqual([]);
    },
  );

  /** Stops the timer that loads them too, which on a busy machine comes before the paint. */
  const stopTimer = (page: Page) =>
    page.addInitScript(() => {
      const real = window.setTimeout;
      Reflect.set(window, "setTimeout", (run: () => void, ms: number) => (ms === 3000 ? 0 : real(run, ms)));
    });

  it("the public page's scripts load after the first paint", async () => {
    const page = await (await browser.newContext({ ...PHONE, baseURL: origin })).newPage();
    await stopTimer(page);
    await page.goto("/profile/marta-lisbon");
    await isHydrated(page);
    // The page asks when it is told of a paint, which is after it, however late a busy machine tells.
    const order = () =>
      page.evaluate(() => {
        const first = (type: string, name = "") =>
          Math.min(
            ...performance
              .getEntriesByType(type)
              .filter((entry) => entry.name.includes(name))
              .map(({ startTime }) => startTime),
          );
        const asked = first("resource", "/assets/public-page-");
        return Number.isFinite(asked) && asked >= first("paint");
      });
    await expect.poll(order).toBe(true);
  });

  it("the public page's scripts handle taps made before they loaded", async () => {
    const { page, release } = await openHeld("/profile/marta-lisbon");
    await page.getByRole("button", { name: "Share" }).click();
    release();
    await see(page, "Link copied!");
  });

  it("the public page's scripts load at a tap where the network had failed", async () => {
    const page = await (await browser.newContext({ ...PHONE, baseURL: origin })).newPage();
    await stopTimer(page);
    await page.route("**/assets/public-page-*.js", (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent("requestfailed");
    await page.goto("/profile/marta-lisbon");
    await failed;
    await page.getByRole("button", { name: "Share" }).click();
    await see(page, "Link copied!");
  });

  it("the public page's scripts load later where a browser reports no paints", async () => {
    const page = await (await browser.newContext({ ...PHONE, baseURL: origin })).newPage();
    await page.addInitScript(() => Reflect.deleteProperty(window, "PerformanceObserver"));
    await page.goto("/profile/marta-lisbon");
    await isHydrated(page);
  });

  it("the public page's scripts keep a refused form as it came back", async () => {
    const { page, errors, release } = await openHeld("/profile/marta-lisbon");
    await fill(page, { name: "Ana", comment: " ", stars: "2 stars" });
    await page.getByRole("button", { name: "Send review" }).click({ noWaitAfter: true });
    await page.getByText(COMMENT_REQUIRED).first().waitFor();
    await watch(page);
    release();
    await isHydrated(page);
    await expect.poll(() => changesOf(page)).toEqual(BY_SCRIPTS);
    expect(errors).toEqual([]);
    await expect.poll(() => page.getByLabel("Your name").inputValue()).toBe("Ana");
    await expect.poll(() => page.getByRole("radio", { name: "2 stars" }).isChecked()).toBe(true);
    const comment = page.getByLabel("Your review");
    const described = (await comment.getAttribute("aria-describedby")) ?? "";
    await expect.poll(() => page.locator(`#${described}`).textContent()).toBe(COMMENT_REQUIRED);
  });

  it("the public page's scripts leave alone what a guest has opened and typed before", async () => {
    // Its links are all there is to tip by: they unfold.
    const { path } = await makeProfile({ venmoLink: "marta-walks" });
    const { page, release } = await openHeld(path);
    await page.locator("#support summary").click();
    await fill(page, { name: "Ana", comment: "A walk to remember.", stars: "3 stars" });
    release();
    await isHydrated(page);
    await expect.poll(() => page.locator("#support details").getAttribute("open")).toBe("");
    await expect.poll(() => page.getByLabel("Your name").inputValue()).toBe("Ana");
    await expect.poll(() => page.getByLabel("Your review").inputValue()).toBe("A walk to remember.");
    await expect.poll(() => page.getByRole("radio", { name: "3 stars" }).isChecked()).toBe(true);
  });
});
