import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { button, collectErrors, isHydrated, PHONE, see } from "./browser.ts";
import { withProfile } from "./form-page.ts";
import { addReview, bodyOf, makeProfile } from "./profiles.ts";
import { APP_FLOOR, type Floor, GUEST_FLOOR } from "../build/targets.ts";
import { namesAbove } from "./floor/names.ts";
import { browser, origin } from "./under-test.ts";
import { DEMO_ADMIN } from "#demo/people.ts";

// The built files are read in floor.test.ts. Here they run, in a browser without the objects and members that a floor lacks:
// what is reached in a way that can't be read shows up. Syntax, styles and versions of other things stay today's.

/** What the browser's driver itself calls inside the page. */
const OF_THE_DRIVER = /^Big(?:Int|Uint)64Array/;

/** Runs in the page before its scripts: takes the functions away. */
function forget(names: string[]): void {
  for (const name of names) {
    const path = name.split(".");
    const member = path.pop() ?? "";
    const owner: unknown = path.reduce<unknown>((at, key) => Reflect.get(Object(at), key), window);
    Reflect.deleteProperty(Object(owner), member);
  }
}

/** Opens a page in a phone of a floor. */
async function oldPhone(floor: Floor, context?: BrowserContext): Promise<Page> {
  const made = await browser.newContext({
    ...PHONE,
    baseURL: origin,
    ...(context && { storageState: await context.storageState() }),
  });
  await made.addInitScript(
    forget,
    namesAbove(floor).filter((name) => !OF_THE_DRIVER.test(name)),
  );
  return made.newPage();
}

/** Expects that nothing went wrong so far. */
async function isWell(page: Page, errors: string[], path: string): Promise<void> {
  expect(errors, path).toEqual([]);
  await expect.poll(() => page.getByText("Something went wrong").count(), { message: path }).toBe(0);
}

describe("a phone as old as the floor", () => {
  it("a guest reads, tips, reviews, reports and chooses a language", async () => {
    const profile = await makeProfile();
    await addReview(origin, profile);
    const data = [{ kind: "revolut", value: "marta" }];
    await bodyOf(profile.owner.request.put(`/api/guides/${profile.guide.id}/payment-ways`, { data }));
    const page = await oldPhone(GUEST_FLOOR);
    const errors = collectErrors(page);
    await page.goto(profile.path);
    await isHydrated(page);
    // An element that no browser knew then is shown.
    await page.addStyleTag({ content: "dialog:not([open]) { display: block }" });
    expect(await page.evaluate(() => ["at" in [], "hasOwn" in Object, "ListFormat" in Intl])).toEqual([
      false,
      false,
      false,
    ]);
    await page.getByRole("textbox", { name: "Your name" }).fill("Ana Costa");
    await page.getByRole("textbox", { name: "Your review" }).fill("Three hours that we won't forget.");
    await button(page, "Send review").click();
    await see(page, "Thank you for your review");
    await page.getByRole("link", { name: "Report" }).first().click();
    await page.getByRole("radio", { name: "Rude or hateful" }).check({ force: true });
    await page.getByRole("button", { name: "Send report" }).click();
    await see(page, "Thank you. A person reads it.");
    await isWell(page, errors, "public page");
    await page.goto(`${profile.path}/tip`);
    await page.getByText("Revolut").first().waitFor();
    await isWell(page, errors, "tip page");
    await page.goto(`/language?back=${encodeURIComponent(profile.path)}`);
    await page.getByRole("button", { name: /Deutsch/ }).click();
    await page.waitForURL(`**${profile.path}*`);
    await isHydrated(page);
    await isWell(page, errors, "languages");
    await page.context().close();
  });

  it("a guide registers, logs in, edits, prints, counts and shows the code", async () => {
    const { context, guide } = await withProfile({}, PHONE, "Tour Operator");
    const guest = await oldPhone(APP_FLOOR);
    const guestErrors = collectErrors(guest);
    for (const path of ["/", "/login", "/register"]) {
      await guest.goto(path);
      await guest
        .locator(path === "/" ? "h1" : "form:not([inert])")
        .first()
        .waitFor();
      await guest.waitForLoadState("networkidle");
      await isWell(guest, guestErrors, path);
      // Safari before 16 passes over what cuts the swinging badge off.
      await guest.addStyleTag({ content: '[class*="hanging-badge_page"] { overflow-x: visible }' });
      expect(await guest.evaluate(() => document.documentElement.scrollWidth), path).toBe(
        PHONE.viewport.width,
      );
    }
    await guest.context().close();
    const page = await oldPhone(APP_FLOOR, context);
    const errors = collectErrors(page);
    const screens: [path: string, shown: string][] = [
      ["/dashboard", guide.name],
      ["/create", "Tipping & Payments"],
      [`/print/${guide.id}`, "Badge"],
      [`/stats/${guide.id}`, "Visits"],
      ["/account", "Password"],
      ["/pocket", guide.name],
      [guide.url, guide.name],
    ];
    for (const [path, shown] of screens) {
      await page.goto(path);
      await page.getByText(shown).first().waitFor();
      await page.waitForLoadState("networkidle");
      await isWell(page, errors, path);
    }
    await page.goto(`/edit/${guide.id}`);
    await page.getByRole("textbox", { name: /^Stripe/ }).scrollIntoViewIfNeeded();
    await button(page, "Add a way to be tipped").click();
    await page.getByRole("dialog", { name: "Add a way to be tipped" }).waitFor();
    await isWell(page, errors, "the form");
    await page.context().close();
  });

  it("a form whose script is on its way takes no taps, also where inert is unknown", async () => {
    const page = await oldPhone(APP_FLOOR);
    await page.route("**/*.js", () => {});
    for (const path of ["/login", "/register"]) {
      await page.goto(path, { waitUntil: "commit" });
      const form = page.locator("form[inert]");
      await expect.poll(() => form.evaluate((each) => getComputedStyle(each).pointerEvents)).toBe("none");
    }
    await page.context().close();
  });

  it("an admin reads reviews that were reported", async () => {
    const page = await oldPhone(APP_FLOOR);
    await bodyOf(page.context().request.post("/api/admin/login", { data: DEMO_ADMIN }));
    const errors = collectErrors(page);
    for (const path of ["/admin/dashboard", "/admin/dashboard?tab=reports"]) {
      await page.goto(path);
      await page.getByRole("tab", { name: /^Reports/ }).waitFor();
      await page.waitForLoadState("networkidle");
      await isWell(page, errors, path);
    }
    await page.context().close();
  });
});
