import { type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { PNG } from "pngjs";
import { parse } from "promptparse";
import { beforeAll, describe, expect, it } from "vitest";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { expectNoViolations } from "./axe.ts";
import {
  button,
  collectErrors,
  isHydrated,
  LAPTOP,
  onPhoneAndLaptop,
  overflow,
  PHONE,
  readQr,
  see,
} from "./browser.ts";
import { readCode } from "./camera.ts";
import { findHeadlessShell } from "#local/chromium.ts";
import { bodyOf, makeProfile } from "./profiles.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const HOLDER = "Marta Oliveira";
const IBAN = "PT50000201231234567890154";
const WAYS: PaymentWay[] = [
  { kind: "revolut", value: "martawalks" },
  { kind: "number", label: "MB WAY", country: "PT", value: "+351912000014", holder: HOLDER },
  { kind: "iban", value: IBAN, holder: HOLDER },
  { kind: "card", value: "https://pay.sumup.com/b2c/QDEMO" },
  { kind: "pix", value: "123e4567-e12b-12d1-a456-426655440000", holder: HOLDER, city: "Lisboa" },
  { kind: "upi", value: "marta@npci" },
  { kind: "promptpay", value: "+66812223333" },
  { kind: "paynow", value: "+6591234567", holder: HOLDER },
  { kind: "vietqr", value: "0011012345678", bank: "970403", holder: HOLDER },
  { kind: "swish", value: "+46701234567" },
  {
    kind: "bank-qr",
    value:
      "00020101021126400014ID.CO.QRIS.WWW01189360001412345678905204599953033605802ID5913TEST MERCHANT6007JAKARTA630403AF",
  },
];
const PLACE = new Map(WAYS.map(({ kind }, index) => [kind, index + 1]));

/** Of a guide in Lisbon with a way of each kind that has a code, and some more. */
let path: string;
beforeAll(async () => {
  const profile = await makeProfile({ country: "PT", paypalLink: "martawalks" });
  await bodyOf(profile.owner.request.put(`/api/guides/${profile.guide.id}/payment-ways`, { data: WAYS }));
  ({ path } = profile);
});

/** Opens a page as someone does in a country. */
async function visit(address: string, country = "", options: BrowserContextOptions = {}): Promise<Page> {
  const context = await warmContext({ ...PHONE, locale: "en-GB", ...options });
  const page = await context.newPage();
  if (country !== "") await page.setExtraHTTPHeaders({ "CF-IPCountry": country });
  await page.goto(address);
  return page;
}
const allowClipboard = (page: Page) => page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
/** The names of the ways in their order. */
const names = (page: Page) => page.getByRole("listitem").getByRole("link").locator("bdi").allTextContents();
const tap = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).first().click();

describe("a guest who wants to tip", () => {
  it("a guest finds ways that work at home first under 'Leave a Tip', chooses an amount, and copies a code", async () => {
    const page = await visit(path, "BR");
    await allowClipboard(page);
    const errors = collectErrors(page);
    await isHydrated(page);
    await button(page, "Leave a Tip").click();
    const sheet = page.getByRole("dialog", { name: "Select payment method" });
    await expect.poll(() => names(page)).toEqual(expect.arrayContaining(["Pix", "MB WAY"]));
    await expect.poll(async () => (await names(page))[0]).toBe("Pix");
    await expect.poll(() => sheet.locator("[aria-current]").count()).toBe(0);
    await tap(page, "€10");
    await see(page, "€10 filled in for you");
    await expect
      .poll(() => page.getByRole("link", { name: /^PayPal/ }).getAttribute("href"))
      .toBe("https://paypal.me/martawalks/10EUR");
    await tap(page, /Pix/);
    await see(page, HOLDER);
    await button(page, "Copy: Pix copia e cola").click();
    await see(page, "Copied");
    await see(page, "Copied. Now paste it in your bank's app.");
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^000201.*br\.gov\.bcb\.pix.*6304[0-9A-F]{4}$/);
    await tap(page, "Back");
    await see(page, "Other ways");
    await button(page, "Close").click();
    await expect.poll(() => sheet.count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(errors).toEqual([]);
  });

  it("the tip page needs no JavaScript: it has amounts, ways, codes, and a choice of the country", async () => {
    const page = await visit(path, "US", { javaScriptEnabled: false });
    await tap(page, "Leave a Tip");
    await page.waitForURL(`**${path}/tip`);
    await expect.poll(async () => (await names(page)).slice(0, 3)).toEqual(["Card", "PayPal", "Revolut"]);
    await page.getByText("Other", { exact: true }).click();
    await page.getByLabel("Amount in EUR").fill("12,50");
    await button(page, "OK").click();
    await see(page, "€12.50 filled in for you");
    await page.getByLabel("I bank in").selectOption("India");
    await button(page, "Show").click();
    await expect.poll(async () => (await names(page))[0]).toBe("UPI");
    // The amount stayed, and so does the country on the next page.
    await see(page, "€12.50 filled in for you");
    await tap(page, /^B?UPI/);
    await see(page, "marta@npci");
    await expect.poll(() => page.getByRole("button", { name: /^Copy/ }).count()).toBe(0);
    await page.goto(`${path}/tip`);
    await expect.poll(async () => (await names(page))[0]).toBe("UPI");
  });

  it("a bank's country that is chosen by hand shows its ways at once, by keys with the button, and the focus stays", async () => {
    const page = await visit(path, "DE");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).searchParams.get("bank") ?? ""));
    await isHydrated(page);
    await button(page, "Leave a Tip").click();
    await tap(page, "€10");
    await see(page, "€10 filled in for you");
    await page.locator("a.amount[aria-current]:focus").waitFor();
    const bank = page.getByLabel("I bank in");
    await bank.dispatchEvent("pointerdown");
    await bank.selectOption("India");
    await expect.poll(async () => (await names(page))[0]).toBe("UPI");
    await page.locator("select[name=bank]:focus").waitFor();
    await bank.press("Shift");
    await bank.selectOption("Brazil");
    await button(page, "Show").click();
    await expect.poll(async () => (await names(page))[0]).toBe("Pix");
    expect(asked.filter((code) => code === "BR")).toHaveLength(1);
  });

  it("a guest goes to the tip page itself where the sheet's content fails to load", async () => {
    const page = await visit(path, "DE");
    await isHydrated(page);
    await page.route("**/tip?part=1*", (route) => route.fulfill({ status: 500 }));
    await button(page, "Leave a Tip").click();
    await page.waitForURL(`**${path}/tip`);
    await see(page, "Bank transfer");
  });

  it.each([
    ["Leave a Tip", "show-tips", "/tip"],
    ["Language", "show-languages", "/language"],
    ["Show QR code", "qr-sheet", "/qr"],
  ])(
    "a guest goes to the page of %s itself where the sheet's code can't be loaded",
    async (name, code, to) => {
      const context = await warmContext(PHONE);
      const page = await context.newPage();
      await page.route(`**/assets/${code}-*.js`, (route) => route.abort());
      await page.goto(path);
      await isHydrated(page);
      await page.getByRole("button", { name }).or(page.getByRole("link", { name })).first().click();
      await page.waitForURL((url) => url.pathname.endsWith(to));
    },
  );

  it.each([
    ["Leave a Tip", "Bank transfer"],
    ["Language", "Deutsch"],
    ["Show QR code", "Point a camera at the code to open this page."],
  ])(
    "a guest without a network who taps %s keeps the page, and gets there once it is back",
    async (name, content) => {
      const page = await visit(path, "DE");
      await isHydrated(page);
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
      const opener = page.getByRole("button", { name }).or(page.getByRole("link", { name }));
      await opener.first().click();
      // The code's picture is made on the phone.
      if (name !== "Show QR code") {
        await see(page, "No network here.");
        await button(page, "Try again").click();
        await see(page, "No network here.");
        await page.context().setOffline(false);
      }
      await see(page, content);
      expect(new URL(page.url()).pathname).toBe(path);
    },
  );

  it.each([
    ["a profile", "/profile/marta-lisbon", "Save contact"],
    ["a profile", "/profile/marta-lisbon", "Privacy"],
    ["a tip page", "/profile/marta-lisbon/tip", "€5"],
    ["a tip page", "/profile/marta-lisbon/tip", "Bank transfer"],
    ["a tip page", "/profile/marta-lisbon/tip", "Show"],
  ])(
    "a guest without a network keeps the page where a link or a form would lose it: %s, %s, at %s",
    async (what, address, name) => {
      const page = await visit(address, "DE", { viewport: { width: 390, height: 1600 } });
      if (what === "a profile") await isHydrated(page);
      await page.waitForLoadState("networkidle");
      const pressed = page.getByRole("link", { name }).or(page.getByRole("button", { name })).first();
      await page.context().setOffline(true);
      await pressed.click();
      await page.getByText("No network here.").filter({ visible: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe(address);
      // A device that is wrong about its network leads on.
      await page.context().setOffline(false);
      await page.evaluate(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
      const isLeft =
        name === "Save contact"
          ? page.waitForEvent("download")
          : page.waitForURL((url) => url.href !== origin + address);
      await pressed.click();
      await isLeft;
    },
  );

  it("an amount is marked as soon as it is tapped, before the ways have it", async () => {
    const page = await visit(path, "BR");
    await isHydrated(page);
    await button(page, "Leave a Tip").click();
    await see(page, "Other ways");
    const { promise: slow, resolve: respond } = Promise.withResolvers<void>();
    await page.route("**/tip?*amount=*", async (route) => {
      await slow;
      await route.continue();
    });
    await tap(page, "€10");
    await expect.poll(() => page.locator("a[aria-current]").allTextContents()).toEqual(["€10"]);
    respond();
    await see(page, "€10 filled in for you");
  });

  it("a guest who taps a second amount gets that one, also where the response to the first comes later", async () => {
    const page = await visit(path, "US");
    await isHydrated(page);
    await button(page, "Leave a Tip").click();
    await see(page, "Other ways");
    const { promise: slow, resolve: respond } = Promise.withResolvers<void>();
    await page.route("**/tip?*amount=500&*", async (route) => {
      await slow;
      await route.continue();
    });
    await tap(page, "€5");
    const late = page.waitForResponse(/amount=500&/);
    await tap(page, "€10");
    const marked = () => page.locator("a[aria-current]").allTextContents();
    const paypal = () => page.getByRole("link", { name: /PayPal/ }).getAttribute("href");
    await expect.poll(paypal).toBe("https://paypal.me/martawalks/10EUR");
    respond();
    await (await late).finished();
    // What the page does with a response is done before what is asked of it since.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await paypal()).toBe("https://paypal.me/martawalks/10EUR");
    expect(await marked()).toEqual(["€10"]);
  });

  it("a guest without a network stays in the tip sheet, at a way and at an amount", async () => {
    const page = await visit(path, "BR");
    await isHydrated(page);
    await button(page, "Leave a Tip").click();
    await see(page, "Other ways");
    await page.context().setOffline(true);
    await tap(page, /Pix/);
    await see(page, "No network here.");
    await page.context().setOffline(false);
    await see(page, HOLDER);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  it.each(["sheet", "page"])(
    "a guest types an amount on the tip %s, which counts without OK",
    async (where) => {
      const page = await visit(where === "sheet" ? path : `${path}/tip`, "US");
      if (where === "sheet") {
        await isHydrated(page);
        await button(page, "Leave a Tip").click();
      }
      const paypal = () => page.getByRole("link", { name: /PayPal/ }).getAttribute("href");
      await tap(page, "€5");
      await expect.poll(paypal).toBe("https://paypal.me/martawalks/5EUR");
      await page.getByText("Other", { exact: true }).click();
      const field = page.getByLabel("Amount in EUR");
      await field.pressSequentially("15");
      await expect.poll(paypal).toBe("https://paypal.me/martawalks/15EUR");
      await expect
        .poll(() => page.getByRole("group", { name: "Amount" }).locator("[aria-current]").count())
        .toBe(0);
      await expect.poll(() => field.inputValue()).toBe("15");
      await field.fill("");
      await expect.poll(paypal).toBe("https://paypal.me/martawalks");
      await field.fill("12,50");
      await expect.poll(paypal).toBe("https://paypal.me/martawalks/12.50EUR");
      await tap(page, "€10");
      await expect.poll(paypal).toBe("https://paypal.me/martawalks/10EUR");
    },
  );

  it.each(["sheet", "page"])(
    "a guest is told on the tip %s that a typed amount has found no network, and can open no way without it",
    async (where) => {
      const page = await visit(where === "sheet" ? path : `${path}/tip`, "US");
      if (where === "sheet") {
        await isHydrated(page);
        await button(page, "Leave a Tip").click();
      }
      const paypal = page.getByRole("link", { name: /PayPal/ });
      await page.getByText("Other", { exact: true }).click();
      const field = page.getByLabel("Amount in EUR");
      await page.context().setOffline(true);
      await field.fill("15");
      await see(page, "No network here.");
      const tabs = page.context().pages().length;
      await paypal.click();
      expect(page.context().pages()).toHaveLength(tabs);
      // Another key asks again, and so does a tap.
      await field.fill("16");
      await see(page, "No network here.");
      await button(page, "Try again").click();
      await see(page, "No network here.");
      await page.context().setOffline(false);
      await expect.poll(() => paypal.getAttribute("href")).toBe("https://paypal.me/martawalks/16EUR");
      await expect.poll(() => page.getByText("No network here.").isVisible()).toBe(false);
      await expect.poll(() => field.inputValue()).toBe("16");
      await page.context().route("https://paypal.me/**", (route) => route.fulfill({ body: "" }));
      await Promise.all([page.context().waitForEvent("page"), paypal.click()]);
    },
  );

  it("a guest who taps a way before it has the typed amount opens it with that amount, and with none for a refused one", async () => {
    const page = await visit(`${path}/tip`, "US");
    const paypal = page.getByRole("link", { name: /PayPal/ });
    await page.getByText("Other", { exact: true }).click();
    const field = page.getByLabel("Amount in EUR");
    const opened: string[] = [];
    await page.context().route("https://paypal.me/**", async (route) => {
      opened.push(route.request().url());
      await route.fulfill({ body: "PayPal" });
    });
    await page.route("**/tip?**", async (route) => {
      await expect.poll(() => isTapped).toBe(true);
      await route.continue();
    });
    let isTapped = false;
    await field.fill("abc");
    await paypal.click();
    isTapped = true;
    await expect.poll(() => page.locator("#amount-refused").count()).toBe(1);
    isTapped = false;
    await field.fill("17");
    await paypal.click();
    isTapped = true;
    await expect.poll(() => opened).toEqual(["https://paypal.me/martawalks/17EUR"]);
  });

  it("a guest who taps one of two card links before it has the typed amount opens that one", async () => {
    const profile = await makeProfile({ country: "PT" });
    const cards = ["https://pay.sumup.com/b2c/QFIRST", "https://pay.sumup.com/b2c/QSECOND"];
    const data = cards.map((value): PaymentWay => ({ kind: "card", value }));
    await bodyOf(profile.owner.request.put(`/api/guides/${profile.guide.id}/payment-ways`, { data }));
    const page = await visit(`${profile.path}/tip`, "US");
    const opened: string[] = [];
    await page.context().route("https://pay.sumup.com/**", async (route) => {
      opened.push(new URL(route.request().url()).pathname);
      await route.fulfill({ body: "SumUp" });
    });
    let isTapped = false;
    await page.route("**/tip?**", async (route) => {
      await expect.poll(() => isTapped).toBe(true);
      await route.continue();
    });
    await page.getByText("Other", { exact: true }).click();
    await page.getByLabel("Amount in EUR").fill("17");
    await page.locator('.pays a[href*="QSECOND"]').click();
    isTapped = true;
    await expect.poll(() => opened).toEqual(["/b2c/QSECOND"]);
  });

  it("a guest is told at once that what is typed is no amount, and no longer once it is one", async () => {
    const page = await visit(`${path}/tip`, "US");
    const paypal = () => page.getByRole("link", { name: /PayPal/ }).getAttribute("href");
    await page.getByText("Other", { exact: true }).click();
    const field = page.getByLabel("Amount in EUR");
    const refusal = page.locator("#amount-refused");
    for (const wrong of ["abc", "0", "-5", "999999999"]) {
      await field.fill(wrong);
      await expect.poll(() => refusal.count()).toBe(1);
      await expect.poll(paypal).toBe("https://paypal.me/martawalks");
      await field.fill("12,");
      await expect.poll(paypal).toBe("https://paypal.me/martawalks/12EUR");
      await expect.poll(() => refusal.count()).toBe(0);
    }
  });

  it("a guest deselects a chosen amount by opening 'Other'", async () => {
    const page = await visit(`${path}/tip`, "US");
    const paypal = () => page.getByRole("link", { name: /PayPal/ }).getAttribute("href");
    await tap(page, "€10");
    await expect.poll(paypal).toBe("https://paypal.me/martawalks/10EUR");
    await page.getByText("Other", { exact: true }).click();
    await expect
      .poll(() => page.getByRole("group", { name: "Amount" }).locator("[aria-current]").count())
      .toBe(0);
    await expect.poll(paypal).toBe("https://paypal.me/martawalks");
  });

  it("a guest deselects a chosen amount by opening 'Other' before the script has loaded", async () => {
    const page = await visit("/robots.txt", "US");
    const { promise: isOpened, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route("**/assets/tip-page-*.js", (route) => isOpened.then(() => route.continue()));
    await page.goto(`${path}/tip?amount=1000`);
    await page.getByText("Other", { exact: true }).click();
    letThrough();
    await expect
      .poll(() => page.getByRole("link", { name: /PayPal/ }).getAttribute("href"))
      .toBe("https://paypal.me/martawalks");
  });

  it("a guest of a guide with only the six fields chooses or types an amount above the menu, which is there at once", async () => {
    const profile = await makeProfile({
      country: "PT",
      paypalLink: "martawalks",
      stripeLink: "https://buy.stripe.com/x",
    });
    const page = await visit(profile.path);
    await isHydrated(page);
    let respond = () => {};
    const slow = new Promise<void>((done) => (respond = done));
    await page.route("**/tip?menu=1*", async (route) => {
      await slow;
      await route.continue();
    });
    await button(page, "Leave a Tip").click();
    const sheet = page.getByRole("dialog", { name: "Select payment method" });
    const hrefs = () =>
      sheet.locator("a[data-event]").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    await expect.poll(hrefs).toEqual(["https://paypal.me/martawalks", "https://buy.stripe.com/x"]);
    const place = () => sheet.getByRole("link", { name: "PayPal" }).boundingBox();
    await sheet.getByRole("link", { name: "PayPal" }).focus();
    const before = await place();
    respond();
    await see(page, "€10");
    // The sheet grows upwards: what a thumb is about to tap stays below it, and what has the focus keeps it.
    expect((await place())?.y).toBeCloseTo(before?.y ?? 0, 0);
    await expect.poll(() => sheet.locator("a:focus").textContent()).toContain("PayPal");
    await tap(page, "€10");
    await expect.poll(hrefs).toEqual(["https://paypal.me/martawalks/10EUR", "https://buy.stripe.com/x"]);
    await see(page, "€10 filled in for you");
    await page.getByText("Other", { exact: true }).click();
    await page.getByLabel("Amount in EUR").fill("7,50");
    await expect.poll(async () => (await hrefs())[0]).toBe("https://paypal.me/martawalks/7.50EUR");
    expect(await overflow(page)).toBe(0);
    // Without a network the menu stays, once.
    await page.context().setOffline(true);
    await tap(page, "€20");
    await see(page, "No network here.");
    expect(await hrefs()).toEqual(["https://paypal.me/martawalks/7.50EUR", "https://buy.stripe.com/x"]);
    await expect.poll(() => sheet.locator("a[aria-current]").count()).toBe(0);
    await page.context().setOffline(false);
    await expect.poll(async () => (await hrefs())[0]).toBe("https://paypal.me/martawalks/20EUR");
  });

  it.each(["refuses them", "doesn't respond"])(
    "a guest of a guide with only the six fields has the menu without amounts where the server %s",
    async (what) => {
      const profile = await makeProfile({ country: "PT", paypalLink: "martawalks" });
      const page = await visit(profile.path);
      await isHydrated(page);
      await page.waitForLoadState("networkidle");
      await page.route("**/tip?menu=1*", (route) =>
        what === "refuses them" ? route.fulfill({ status: 500 }) : route.abort(),
      );
      const asked = page.waitForRequest("**/tip?menu=1*");
      await button(page, "Leave a Tip").click();
      await asked;
      if (what === "doesn't respond") await see(page, "No network here.");
      await see(page, "PayPal");
      await page.unroute("**/tip?menu=1*");
      if (what === "doesn't respond") {
        await button(page, "Try again").click();
        await see(page, "€10");
      }
      expect(new URL(page.url()).pathname).toBe(profile.path);
    },
  );

  it("a guest finds the page behind a sheet where it was, with and without a scrollbar that takes room", async () => {
    const withScrollbars = await chromium.launch({
      executablePath: await findHeadlessShell(),
      args: ["--no-sandbox", "--disable-gpu"],
      ignoreDefaultArgs: ["--hide-scrollbars"],
    });
    const context = await withScrollbars.newContext({ baseURL: origin, ...LAPTOP });
    const page = await context.newPage();
    for (const height of [600, 6000]) {
      await page.setViewportSize({ width: 1280, height });
      await page.goto(path);
      await isHydrated(page);
      const scrollbar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      expect(scrollbar > 0).toBe(height === 600);
      await page.evaluate(() => scrollTo(0, 50));
      const place = async () => (await page.locator("main").boundingBox()) ?? {};
      const before = await place();
      await page.getByRole("link", { name: "Language" }).first().dispatchEvent("click");
      await see(page, "Deutsch");
      expect(await place()).toEqual(before);
      await page.mouse.wheel(0, 300);
      expect(await place()).toEqual(before);
      await button(page, "Close").click();
      await expect.poll(() => page.locator("dialog").count()).toBe(0);
      expect(await place()).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.style.cssText)).toBe("");
    }
    await withScrollbars.close();
  });

  it("a guest reads that there is no network where the sheet's content takes longer than half a minute", async () => {
    const page = await visit(path, "DE");
    await isHydrated(page);
    await page.clock.install();
    const asked = page.waitForRequest("**/tip?part=1*");
    await page.route("**/tip?part=1*", () => undefined);
    await button(page, "Leave a Tip").click();
    await asked;
    await page.clock.runFor(30_000);
    await see(page, "No network here.");
    expect(new URL(page.url()).pathname).toBe(path);
  });

  it("a guest gets the text copied without a clipboard, and selected where copying is refused", async () => {
    const page = await visit(`${path}/tip?way=${PLACE.get("iban")}`);
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
    // Without one the text is copied by way of a field; where that is refused too, the guest's own hand copies it.
    await button(page, "Copy: IBAN").click();
    await button(page, "Copy: IBAN").getByText("Copied").waitFor();
    await page.evaluate(() => Object.assign(document, { execCommand: () => false }));
    await button(page, "Copy: IBAN").click();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString().replace(/\s/g, ""))).toBe(IBAN);
  });

  it("a guest copies what was tapped before the script loaded", async () => {
    const page = await visit(path);
    await allowClipboard(page);
    const { promise: isTapped, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route("**/assets/tip-page-*.js", (route) => isTapped.then(() => route.continue()));
    await page.goto(`${path}/tip?way=${PLACE.get("iban")}`);
    await button(page, "Copy: IBAN").click();
    letThrough();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText().then((text) => text.replace(/\s/g, ""))))
      .toBe(IBAN);
  });

  it("a guest saves the code as a picture that a bank's app can open", async () => {
    const page = await visit(`${path}/tip?amount=1000&way=${PLACE.get("iban")}`);
    await page.setViewportSize(LAPTOP.viewport);
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Save as a picture" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("iban.png");
    const picture = PNG.sync.read(
      await download.createReadStream().then(async (stream) => Buffer.concat(await stream.toArray())),
    );
    expect(picture.width).toBeGreaterThanOrEqual(1024);
    expect(readCode(picture)).toContain(`\n${IBAN}\nEUR10`);
  });

  it("a guest shares the code as shown on the page where the phone has a share sheet, without another request", async () => {
    const page = await visit("/robots.txt");
    await page.addInitScript(() => {
      const share = async ({ files: [file] = [] }: ShareData) => {
        const bytes = Array.from(new Uint8Array((await file?.arrayBuffer()) ?? []));
        Object.assign(window, { shared: [file?.name, file?.type, bytes] });
      };
      Object.assign(Navigator.prototype, { canShare: () => true, share });
    });
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.goto(`${path}/tip?amount=1000&way=${PLACE.get("iban")}`, { waitUntil: "networkidle" });
    const before = fetched.length;
    await page.getByRole("link", { name: "Save as a picture" }).click();
    const sharedFile = () =>
      page.evaluate((): [string, string, number[]] | undefined => Reflect.get(window, "shared"));
    await expect.poll(async () => (await sharedFile())?.slice(0, 2)).toEqual(["iban.png", "image/png"]);
    expect(readQr(Buffer.from((await sharedFile())?.[2] ?? []))).toContain(`\n${IBAN}\nEUR10`);
    expect(fetched.slice(before)).toEqual([]);
  });

  it("a guest sees the tip page in their language, from right to left too", async () => {
    const page = await visit(`${path}/tip?lang=ar&way=${PLACE.get("iban")}`);
    await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe("rtl");
    await expect.poll(() => overflow(page)).toBe(0);
    await page.goto(`${path}/tip?lang=de`);
    await see(page, "Zahlungsart wählen");
  });
});

describe("each code on the page, as a decoder reads it from a screenshot", () => {
  const lines = (code: string) => code.split("\n");
  const emv = (code: string) => parse(code, true)?.getTagValue("63");
  let page: Page;
  beforeAll(async () => {
    page = await visit(path);
    await page.emulateMedia({ colorScheme: "dark" });
  });

  it.each([
    [
      "iban",
      "an EPC code",
      (code: string) => [lines(code)[0], lines(code)[3], lines(code)[5], lines(code)[6], lines(code)[7]],
      ["BCD", "SCT", HOLDER, IBAN, "EUR10.00"],
    ],
    [
      "pix",
      "Pix",
      (code: string) => parse(code, true)?.getTagValue("26", "01"),
      "123e4567-e12b-12d1-a456-426655440000",
    ],
    ["upi", "UPI", (code: string) => new URL(code).searchParams.get("pa"), "marta@npci"],
    ["promptpay", "PromptPay", (code: string) => parse(code, true)?.getTagValue("29", "01"), "0066812223333"],
    ["paynow", "PayNow", (code: string) => parse(code, true)?.getTagValue("26", "02"), "+6591234567"],
    [
      "vietqr",
      "VietQR",
      (code: string) => parse(code, true)?.getTagValue("38", "01"),
      "0006970403011300110123 45678".replace(" ", ""),
    ],
    ["swish", "Swish", (code: string) => new URL(code).searchParams.get("sw"), "46701234567"],
    ["bank-qr", "a bank's own code", emv, "03AF"],
  ])(
    "the tip page's code for %s, read from a screenshot, is %s that pays the right payee",
    async (kind, _, readOf, expected) => {
      await page.goto(`${path}/tip?amount=1000&way=${PLACE.get(kind as PaymentWay["kind"])}`);
      const code = page.getByRole("img", { name: /^Code for / });
      const text = readQr(await code.screenshot());
      expect(text && readOf(text)).toEqual(expected);
    },
  );
});

describe("the tip page, how it looks and is read", () => {
  let page: Page;
  beforeAll(async () => {
    page = await visit(path);
  });

  it("the tip page passes axe in both themes, on a phone and a laptop", async () => {
    await page.setViewportSize(PHONE.viewport);
    for (const query of ["?amount=0", `?amount=1000&way=${PLACE.get("pix")}`, `?way=${PLACE.get("swish")}`]) {
      await page.goto(`${path}/tip${query}`);
      await onPhoneAndLaptop(page, async () => {
        await expectNoViolations(page);
        await expect.poll(() => overflow(page)).toBe(0);
      });
    }
  });

  it("the tip page does not scroll sideways at 320 px, nor on a phone whose letters are twice as large", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const query of ["?amount=x", `?way=${PLACE.get("pix")}`, `?way=${PLACE.get("iban")}`]) {
      await page.goto(`${path}/tip${query}`);
      await expect.poll(() => overflow(page)).toBe(0);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      await expect.poll(() => overflow(page)).toBe(0);
    }
  });
});
