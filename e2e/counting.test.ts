import type { BrowserContext, Page } from "playwright-core";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { expectNoViolations } from "./axe.ts";
import {
  button,
  collectErrors,
  isHydrated,
  onPhoneAndLaptop,
  overflow,
  PHONE,
  see,
  GUEST,
} from "./browser.ts";
import { addReview, bodyOf, type SampleProfile, makeProfile, statisticsOf } from "./profiles.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(origin + path, { method, headers: { "User-Agent": GUEST, ...headers } });

const guest = (options: { javaScriptEnabled?: boolean } = {}) =>
  warmContext({ ...PHONE, userAgent: GUEST, ...options });
async function open(context: BrowserContext, path: string): Promise<Page> {
  // Where links lead is someone else's.
  await context.route(
    ({ href }) => !href.startsWith(origin),
    (route) => route.fulfill({ body: "" }),
  );
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const press = (page: Page, selector: string) => page.locator(selector).first().click();

const WAYS: PaymentWay[] = [
  { kind: "revolut", value: "martawalks" },
  { kind: "number", label: "MB WAY", country: "PT", value: "+351912000014", holder: "Marta Oliveira" },
];

describe("a known day", () => {
  it("the statistics of a day show visits, scans by mark and presses, and nothing that doesn't count", async () => {
    const profile = await makeProfile({
      country: "PT",
      timeZone: "Europe/Lisbon",
      email: "marta@walks.example",
      instagram: "marta.walks",
      paypalLink: "martawalks",
    });
    const { guide, path, owner } = profile;
    await bodyOf(owner.request.put(`/api/guides/${guide.id}/payment-ways`, { data: WAYS }));
    const code = (mark: string) => `/q/${guide.uniqueId}/${mark}`.toUpperCase();

    // 5 visits and 7 scans.
    for (let count = 0; count < 5; count++) await ask(path);
    for (const mark of ["badge", "badge", "badge", "badge", "tent", "tent", "poster"]) await ask(code(mark));
    // None of either.
    await ask(path, {}, "HEAD");
    await ask(path, { "Sec-Purpose": "prefetch" });
    await ask(path, { "User-Agent": "WhatsApp/2.23.20.0" });
    await ask("/profile/nobody");
    await owner.request.get(path, { headers: { "User-Agent": GUEST } });
    // A scan, and what is pressed after it.
    const phone = await guest();
    const page = await open(phone, code("badge"));
    await isHydrated(page);
    await press(page, "[data-event='contact instagram']");
    await press(page, "[data-event=save-contact]");
    await button(page, "Leave a Tip").click();
    await press(page, "[data-event='tip-way paypal']");
    await press(page, "[data-event='tip-way mbway']");
    await page.getByRole("heading", { level: 2, name: "MB WAY" }).waitFor();
    // The tip page alone, by someone to whom its address was sent.
    const tips = await open(phone, `${path}/tip`);
    // Its script, which counts, comes after the first paint.
    await tips.waitForLoadState("networkidle");
    await press(tips, "[data-event='tip-way revolut']");
    // Without scripts, links lead where they lead, and aren't counted.
    const plain = await open(await guest({ javaScriptEnabled: false }), path);
    await plain.getByRole("link", { name: "Leave a Tip" }).first().click();
    await plain.waitForURL(`**${path}/tip`);
    await addReview(origin, profile);

    const sums = {
      visits: 5 + 7 + 1 + 1,
      scans: 7 + 1,
      tipOpens: 1,
      tipWays: 3,
      tipsWorked: 0,
      tipsFailed: 0,
      contacts: 1,
      links: 0,
      tours: 0,
      reviews: 1,
    };
    await expect.poll(async () => (await statisticsOf(profile)).totals).toEqual(sums);
    const { days, marks, ways, hours, before } = await statisticsOf(profile);
    expect(days).toHaveLength(7);
    expect(days.reduce((total, { visits }) => total + visits, 0)).toBe(sums.visits);
    expect(marks).toEqual([
      { mark: "badge", scans: 5 },
      { mark: "tent", scans: 2 },
      { mark: "poster", scans: 1 },
    ]);
    expect(ways).toEqual([
      { way: "mbway", opens: 1, worked: 0, failed: 0 },
      { way: "paypal", opens: 1, worked: 0, failed: 0 },
      { way: "revolut", opens: 1, worked: 0, failed: 0 },
    ]);
    expect(hours.reduce((total, visits) => total + visits)).toBe(sums.visits);
    expect(before.visits).toBe(0);
  });
});

/** Opens the page of a profile so many times by a code with this mark. */
async function scan({ guide }: SampleProfile, mark: string, times: number): Promise<void> {
  for (let count = 0; count < times; count++) await ask(`/q/${guide.uniqueId}/${mark}`);
}

describe("'After the scan'", () => {
  it("the statistics are linked from the dashboard, fit a phone and a laptop, and download as CSV", async () => {
    const profile = await makeProfile({ timeZone: "UTC", paypalLink: "martawalks" });
    await scan(profile, "badge", 15);
    await scan(profile, "tent", 6);
    const visit = await open(await guest(), profile.path);
    await isHydrated(visit);
    await button(visit, "Leave a Tip").click();
    await press(visit, "[data-event='tip-way paypalLink']");
    await expect.poll(async () => (await statisticsOf(profile)).totals.tipWays).toBe(1);
    const page = await profile.owner.newPage();
    const errors = collectErrors(page);
    await page.goto("/dashboard");
    const card = page.getByRole("region", { name: "After the scan" });
    await card.scrollIntoViewIfNeeded();
    await card.getByText("Last 7 days: visits 22, taps on tips 1").waitFor();
    await card.getByRole("link").click();
    await page.waitForURL(`**/stats/${profile.guide.id}`);
    await see(page, "Fewer than one visit in twelve opened a way to tip");
    const where = page.locator("section").filter({ hasText: "Where they scanned" });
    await expect.poll(() => where.locator("dt").allTextContents()).toEqual(["Badge", "Table tent"]);
    await expect.poll(() => where.locator("dd:not([aria-hidden])").allTextContents()).toEqual(["15", "6"]);
    await see(page, "PayPal");
    // What the bars show, for those who can't see them.
    const days = page.getByRole("table", { name: "Every day" });
    await expect.poll(() => days.getByRole("row").count()).toBe(31);
    await expect
      .poll(() => days.getByRole("row").last().getByRole("cell").allTextContents())
      .toEqual(["21", "22", "1", "1", "0", "0", "0", "0", "0", "0"]);
    await page.getByText("7 days", { exact: true }).click();
    await expect.poll(() => days.getByRole("row").count()).toBe(8);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Download as CSV").click(),
    ]);
    const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
    expect([lines.length, lines[0], lines.at(-1)?.split(",").slice(1)]).toEqual([
      8,
      "date,visits,scans,tipOpens,tipWays,tipsWorked,tipsFailed,contacts,links,tours,reviews",
      ["22", "21", "1", "1", "0", "0", "0", "0", "0", "0"],
    ]);
    await onPhoneAndLaptop(page, async () => {
      await see(page, "PayPal");
      await expectNoViolations(page);
      await expect.poll(() => overflow(page)).toBe(0);
    });
    expect(errors).toEqual([]);
  });

  it("the statistics of a page with few visits are a sentence, and its numbers can still be downloaded", async () => {
    const profile = await makeProfile({ timeZone: "UTC" });
    const isCounted = (visits: number) =>
      expect.poll(async () => (await statisticsOf(profile)).totals.visits).toBe(visits);
    await scan(profile, "badge", 9);
    await isCounted(9);
    const page = await profile.owner.newPage();
    await page.goto("/stats");
    await see(
      page,
      "9 visits and 0 taps on tips in these days. That is too few to say more: charts begin at 10 visits.",
    );
    await expect.poll(() => page.getByRole("table", { includeHidden: true }).count()).toBe(0);
    await button(page, "Download as CSV").waitFor();
    await scan(profile, "badge", 1);
    await isCounted(10);
    await page.reload();
    await see(page, "Scans per day");
    await page.emulateMedia({ media: "print" });
    const bars = page.getByRole("heading", { name: "Scans per day" });
    await expect.poll(() => bars.evaluate((one) => getComputedStyle(one).printColorAdjust)).toBe("exact");
    await page.emulateMedia({ media: null });
    // The page didn't exist before.
    await expect.poll(() => page.getByText(/before/).count()).toBe(0);
  });

  it("the statistics of a page without scans say so, explain the counting, and offer the device's time zone", async () => {
    const profile = await makeProfile({ timeZone: "Asia/Tokyo" });
    const page = await profile.owner.newPage();
    await page.goto("/stats");
    await see(page, "No scans yet");
    await page.getByText("No cookies, no addresses, no guest can be recognised.").waitFor();
    await page.getByText("A day begins and ends as in Asia/Tokyo.").waitFor();
    await expectNoViolations(page);
    const own = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
    await button(page, `Use ${own}`).click();
    await page.getByText(`A day begins and ends as in ${own}.`).waitFor();
  });
});

describe("the first steps of a new guide", () => {
  const done = (page: Page) =>
    page.getByRole("listitem", { includeHidden: true }).filter({ hasText: ": done" }).locator("b");

  it("a new guide's first steps are ticked by what really happened, down to the owner's own scan", async () => {
    const profile = await makeProfile({ paypalLink: "martawalks" });
    const page = await profile.owner.newPage();
    const errors = collectErrors(page);
    await page.goto("/dashboard");
    await see(page, "Ready for the first scan");
    await see(page, "1 of 4");
    await expect.poll(() => done(page).allTextContents()).toEqual(["One way to be tipped"]);
    await page.getByRole("link", { name: "Add a photo" }).waitFor();
    await expectNoViolations(page);
    // The QR code counts as print.
    await button(page, "QR code").click();
    await button(page, "Download QR Code").click();
    await see(page, "QR Code Downloaded");
    await button(page, "Close").last().click();
    await expect
      .poll(() => done(page).allTextContents())
      .toEqual(["One way to be tipped", "Print your badge"]);
    await profile.change({ profilePicture: `${origin.replace("http:", "https:")}/marta.jpg` });
    await page.reload();
    await see(page, "3 of 4");
    await button(page, "Show the code").click();
    await page.getByRole("dialog", { name: "Profile QR Code" }).waitFor();
    // Their own camera opens it where they are signed in.
    await profile.owner.request.get(`/q/${profile.guide.uniqueId}/screen`, {
      headers: { "User-Agent": GUEST },
    });
    await expect.poll(async () => (await statisticsOf(profile)).totals.scans).toBe(0);
    await page.reload();
    await page.getByRole("article").waitFor();
    await expect.poll(() => page.getByText("Ready for the first scan").count()).toBe(0);
    await page
      .getByRole("heading", { name: /^First scan counted, \d+:\d\d [AP]M\. You are ready\.$/ })
      .waitFor();
    await expectNoViolations(page);
    await page.getByRole("link", { name: "Pocket" }).click();
    await page.waitForURL("**/pocket#*");
    expect(errors).toEqual([]);
  });
});
