import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { expectNoViolations } from "./axe.ts";
import { button, collectErrors, isHydrated, overflow, PHONE, see, GUEST } from "./browser.ts";
import { bodyOf, makeProfile, type SampleProfile, statisticsOf } from "./profiles.ts";
import { warmContext } from "./warm.ts";

const WAYS: PaymentWay[] = [
  { kind: "revolut", value: "martawalks" },
  { kind: "iban", value: "PT50000201231234567890154", holder: "Marta Oliveira" },
];

/** Makes a page with the six fields alone, or with further ways. */
async function makeTipped(ways: PaymentWay[], values: object = {}): Promise<SampleProfile> {
  const profile = await makeProfile({ country: "PT", ...values });
  await bodyOf(profile.owner.request.put(`/api/guides/${profile.guide.id}/payment-ways`, { data: ways }));
  return profile;
}
const answersOf = async (profile: SampleProfile) => {
  const { tipsWorked, tipsFailed } = (await statisticsOf(profile)).totals;
  return [tipsWorked, tipsFailed];
};

async function visit(address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await warmContext({ ...PHONE, userAgent: GUEST, locale: "en-GB", ...options });
  await context.route(/paypal\.me|revolut\.me/, (route) => route.fulfill({ body: "Paid" }));
  const page = await context.newPage();
  await page.goto(address);
  return page;
}
/** Opens a way in its tab. */
async function openWay(page: Page, name: RegExp) {
  const tab = page.waitForEvent("popup");
  await page.getByRole("link", { name }).click();
  await (await tab).close();
}
/** Makes so many seconds pass, and comes back to the page. */
const comeBack = (page: Page, seconds: number) =>
  page.evaluate((ms) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
    document.dispatchEvent(new Event("visibilitychange"));
  }, seconds * 1000);
/** Makes so many seconds pass while the browser throws the page away, and loads it again. */
async function comeBackAnew(page: Page, seconds: number) {
  await page.evaluate((ms) => {
    for (const [key, value] of Object.entries(sessionStorage))
      if (key.startsWith("tip-opened-")) {
        const opened: { at: number } = JSON.parse(value);
        sessionStorage.setItem(key, JSON.stringify({ ...opened, at: opened.at - ms }));
      }
  }, seconds * 1000);
  await page.reload();
}
const question = (page: Page) => page.getByRole("heading", { name: "Did it work?" });
const answer = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).click();

describe("a guest who comes back from a way", () => {
  it("a guest in the menu is asked after eight seconds, once, and a failure offers the other ways", async () => {
    const profile = await makeTipped([], { paypalLink: "martawalks", buyMeACoffeeLink: "martawalks" });
    const page = await visit(profile.path);
    const errors = collectErrors(page);
    await isHydrated(page);
    await button(page, "Leave a Tip").click();
    await see(page, "€10");
    await openWay(page, /^PayPal/);
    await comeBack(page, 5);
    await expect.poll(() => question(page).count()).toBe(0);
    await comeBack(page, 4);
    await see(page, "Did it work?");
    await expectNoViolations(page);
    await expect.poll(() => overflow(page)).toBe(0);
    await answer(page, "It didn't");
    await see(page, "Sorry. Please try another way:");
    const sheet = page.getByRole("dialog");
    await expect.poll(() => sheet.getByRole("link", { name: /^Buy Me a Coffee/i }).count()).toBe(1);
    await expect.poll(() => sheet.getByRole("link", { name: /PayPal/ }).count()).toBe(0);
    await comeBack(page, 60);
    await expect.poll(() => question(page).count()).toBe(0);
    await expect
      .poll(async () => (await statisticsOf(profile)).ways)
      .toEqual([{ way: "paypal", opens: 1, worked: 0, failed: 1 }]);
    expect(errors).toEqual([]);
  });

  it("a guest who has copied a value in the sheet is thanked, and led to the review form", async () => {
    const profile = await makeTipped(WAYS);
    const page = await visit(profile.path);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await isHydrated(page);
    await button(page, "Leave a Tip").click();
    await page.getByRole("link", { name: /Bank transfer/ }).click();
    await button(page, "Copy: IBAN").click();
    await comeBack(page, 9);
    await see(page, "Did it work?");
    await answer(page, "It worked");
    await see(page, "Thank you! Only the bank knows for sure.");
    await page.getByRole("link", { name: /^How was your time/ }).click();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    const heading = page.getByRole("heading", { name: /^How was your time/ });
    await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true);
    await expect.poll(() => answersOf(profile)).toEqual([1, 0]);
  });

  it("a guest whose page was thrown away meanwhile is asked in the sheet, which opens again and counts no tap", async () => {
    const profile = await makeTipped([], { paypalLink: "martawalks" });
    const page = await visit(profile.path);
    await isHydrated(page);
    await button(page, "Leave a Tip").click();
    await see(page, "€10");
    await openWay(page, /^PayPal/);
    await comeBackAnew(page, 30);
    await see(page, "Did it work?");
    await answer(page, "It worked");
    await see(page, "Thank you! Only the bank knows for sure.");
    await expect.poll(() => answersOf(profile)).toEqual([1, 0]);
    expect((await statisticsOf(profile)).totals.tipOpens).toBe(1);
    await page.reload();
    await isHydrated(page);
    await expect.poll(() => question(page).count()).toBe(0);
  });

  it("a guest who comes back after a day is asked nothing", async () => {
    const profile = await makeTipped(WAYS);
    const page = await visit(`${profile.path}/tip`);
    await openWay(page, /Revolut/);
    await comeBackAnew(page, 24 * 60 * 60);
    await page.getByRole("link", { name: /Revolut/ }).waitFor();
    await comeBack(page, 60);
    await expect.poll(() => question(page).count()).toBe(0);
  });

  it("the tip page itself asks, and not while the guest goes on from one of its steps to another", async () => {
    const profile = await makeTipped(WAYS);
    const page = await visit(`${profile.path}/tip`);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("link", { name: /Bank transfer/ }).click();
    await expect.poll(() => page.locator("form.asks").count()).toBe(0);
    await button(page, "Copy: IBAN").click();
    await page.evaluate(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() - 60_000;
    });
    await button(page, "Copy: IBAN").or(button(page, "Copied")).first().click();
    await page.getByRole("link", { name: "Back" }).click();
    await page.getByRole("link", { name: /Revolut/ }).waitFor();
    await expect.poll(() => question(page).count()).toBe(0);
    // The page is there before its script, which hears of it.
    await expect
      .poll(async () => {
        await comeBack(page, 1);
        return question(page).count();
      })
      .toBe(1);
    await answer(page, "It didn't");
    await see(page, "Sorry. Please try another way:");
    await expect
      .poll(async () => (await statisticsOf(profile)).ways.find(({ way }) => way === "iban"))
      .toMatchObject({ failed: 1 });
  });

  it("two tabs ask each about its own way", async () => {
    const profile = await makeTipped(WAYS, { paypalLink: "martawalks" });
    const one = await visit(`${profile.path}/tip`);
    const other = await one.context().newPage();
    await other.goto(`${profile.path}/tip`);
    await openWay(one, /Revolut/);
    await comeBack(other, 20);
    await expect.poll(() => question(other).count()).toBe(0);
    await openWay(other, /PayPal/);
    await comeBack(one, 20);
    await see(one, "Did it work?");
    await answer(one, "It worked");
    await see(one, "Thank you! Only the bank knows for sure.");
    await expect
      .poll(async () => (await statisticsOf(profile)).ways.filter(({ worked }) => worked > 0))
      .toMatchObject([{ way: "revolut", worked: 1 }]);
  });

  it("an editor's and an owner's own look at the ways asks nothing", async () => {
    const profile = await makeTipped(WAYS);
    const page = await profile.owner.newPage();
    await page.context().route(/revolut\.me/, (route) => route.fulfill({ body: "Paid" }));
    await page.goto(`${profile.path}/tip`);
    await openWay(page, /Revolut/);
    await comeBack(page, 20);
    await expect.poll(() => question(page).count()).toBe(0);
  });

  it("a guest without scripts answers at the foot of the way's step", async () => {
    const profile = await makeTipped(WAYS);
    const page = await visit(`${profile.path}/tip?way=2`, { javaScriptEnabled: false });
    await see(page, "Did it work?");
    await expect.poll(() => overflow(page)).toBe(0);
    await button(page, "It didn't").click();
    await page.waitForURL(`**${profile.path}/tip?said=failed&of=iban-*`);
    await see(page, "Sorry. Please try another way:");
    await page.getByRole("link", { name: /Revolut/ }).waitFor();
    await expect.poll(() => answersOf(profile)).toEqual([0, 1]);
  });
});
