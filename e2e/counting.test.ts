import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { PaymentWay } from "#schema/payment-ways/kinds.ts";
import type { Statistics } from "#schema/statistics.ts";
import { button, isHydrated, PHONE } from "./browser.ts";
import { addReview, bodyOf, type MadeProfile, makeProfile } from "./profiles.ts";
import { browser, origin } from "./under-test.ts";

/** A headless browser says so, and counts as a program. */
const GUEST =
  "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36";

const statisticsOf = ({ owner, guide }: MadeProfile) =>
  bodyOf<Statistics>(owner.request.get(`/api/guides/${guide.id}/stats?days=7`));

const open = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(origin + path, { method, headers: { "User-Agent": GUEST, ...headers } });

async function openAsGuest(path: string, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin, userAgent: GUEST, ...options });
  // Where links lead is somebody else's.
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
  it("is told as it was: visits, scans by mark and what was pressed, and nothing that doesn't count", async () => {
    const made = await makeProfile({
      country: "PT",
      timeZone: "Europe/Lisbon",
      email: "marta@walks.example",
      instagram: "marta.walks",
      paypalLink: "martawalks",
    });
    const { guide, path, owner } = made;
    await bodyOf(owner.request.put(`/api/guides/${guide.id}/payment-ways`, { data: WAYS }));
    const code = (mark: string) => `/q/${guide.uniqueId}/${mark}`.toUpperCase();

    // 5 visits and 7 scans.
    for (let count = 0; count < 5; count++) await open(path);
    for (const mark of ["badge", "badge", "badge", "badge", "tent", "tent", "poster"]) await open(code(mark));
    // None of either.
    await open(path, {}, "HEAD");
    await open(path, { "Sec-Purpose": "prefetch" });
    await open(path, { "User-Agent": "WhatsApp/2.23.20.0" });
    await open("/profile/nobody");
    await owner.request.get(path, { headers: { "User-Agent": GUEST } });
    // A scan, and what is pressed after it.
    const page = await openAsGuest(code("badge"));
    await isHydrated(page);
    await press(page, "[data-event='contact instagram']");
    await press(page, "[data-event=save-contact]");
    await button(page, "Leave a Tip").click();
    await press(page, "[data-event='tip-way paypal']");
    await press(page, "[data-event='tip-way mbway']");
    await page.locator(".way h2").waitFor();
    // The tip page alone, by somebody to whom its address was sent.
    const tips = await openAsGuest(`${path}/tip`);
    await press(tips, "[data-event='tip-way revolut']");
    // Without scripts, links lead where they lead, and aren't counted.
    const plain = await openAsGuest(path, { javaScriptEnabled: false });
    await plain.getByRole("link", { name: "Leave a Tip" }).first().click();
    await plain.waitForURL(`**${path}/tip`);
    await addReview(origin, made);

    const sums = {
      visits: 5 + 7 + 1 + 1,
      scans: 7 + 1,
      tipOpens: 1,
      tipWays: 3,
      contacts: 1,
      tours: 0,
      reviews: 1,
    };
    await expect.poll(async () => (await statisticsOf(made)).totals).toEqual(sums);
    const { days, marks, ways, hours, before } = await statisticsOf(made);
    expect(days).toHaveLength(7);
    expect(days.reduce((total, { visits }) => total + visits, 0)).toBe(sums.visits);
    expect(marks).toEqual([
      { mark: "badge", scans: 5 },
      { mark: "tent", scans: 2 },
      { mark: "poster", scans: 1 },
    ]);
    expect(ways).toEqual([
      { way: "mbway", opens: 1 },
      { way: "paypal", opens: 1 },
      { way: "revolut", opens: 1 },
    ]);
    expect(hours.reduce((total, visits) => total + visits)).toBe(sums.visits);
    expect(before.visits).toBe(0);
  });
});
