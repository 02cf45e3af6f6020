import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { findHeadlessShell } from "#local/chromium.ts";
import { expectNoViolations } from "./axe.ts";
import {
  button,
  collectErrors,
  LAPTOP,
  newcomer,
  overflow,
  PHONE,
  readQr,
  see,
  signUpByCall,
} from "./browser.ts";
import { createTour } from "./operators.ts";
import { bodyOf } from "./profiles.ts";
import { browser, origin } from "./under-test.ts";

const IBAN = "PT50000201231234567890154";

/** Someone new with profiles of these names, signed in; the first has a bank account and an amount. */
async function signUpWith(context: BrowserContext, ...names: string[]) {
  const person = newcomer(names.length > 1 ? "Tour Operator" : "Tour Guide");
  await signUpByCall(context, origin, person);
  const guides: { id: number; url: string }[] = [];
  for (const name of names)
    guides.push(await bodyOf(context.request.post("/api/guides", { data: { name, country: "PT" } })));
  const data = [
    { kind: "iban", value: IBAN, holder: "Marta Oliveira Lda" },
    { kind: "revolut", value: "marta" },
  ];
  if (guides[0]) await bodyOf(context.request.put(`/api/guides/${guides[0].id}/payment-ways`, { data }));
  return { person, guides };
}

/** The phone of all tests, on which nothing is left from one to the next; its keeper shows an address without scripts. */
let phone: BrowserContext;
let keeper: Page;
beforeAll(async () => {
  phone = await browser.newContext({ ...PHONE, baseURL: origin });
  keeper = await phone.newPage();
  await keeper.goto("/robots.txt");
});
afterEach(async () => {
  await phone.setOffline(false);
  for (const page of phone.pages()) if (page !== keeper) await page.close();
  await phone.clearCookies();
  await keeper.evaluate(async () => {
    localStorage.clear();
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
});

async function openPocket(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/pocket");
  return page;
}
/** What pocket mode's code of a page holds: it tells where it was scanned. */
const scanned = (url = "") => `${url.replace("/profile/", "/q/")}/pocket`;
const codeOf = async (page: Page) => readQr(await button(page, "Only the code").first().screenshot());

describe("pocket mode", () => {
  it("pocket mode shows the page's code as large as the screen, dark on white in both themes, and a way's to a guest", async () => {
    const { guides } = await signUpWith(phone, "Marta Oliveira");
    const page = await openPocket(phone);
    const errors = collectErrors(page);
    const inBothThemes = async (check: () => Promise<void>) => {
      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ colorScheme });
        await check();
      }
    };
    await see(page, "Marta Oliveira");
    await inBothThemes(() => expect.poll(() => codeOf(page)).toBe(scanned(guides[0]?.url)));
    await button(page, "Bank transfer").click();
    await see(page, "Bank transfer · Marta Oliveira Lda");
    await button(page, "€10").click();
    await inBothThemes(() => expect.poll(() => codeOf(page)).toContain(`\n${IBAN}\nEUR10`));
    // Nothing a bank reads from a screen: it isn't offered.
    await expect.poll(() => button(page, "Revolut").count()).toBe(0);
    await button(page, "My page").click();
    await button(page, "Only the code").click();
    await expect.poll(() => page.getByText("Brightness all the way up").isVisible()).toBe(false);
    expect(errors).toEqual([]);
  });

  it("pocket mode on a phone held sideways has the whole code in sight, with its dots, or with many choices beside it", async () => {
    const { guides } = await signUpWith(phone, "Marta Oliveira", "Kenji Sato");
    const page = await openPocket(phone);
    const sizes = [
      { width: 667, height: 375 },
      { width: 568, height: 320 },
    ];
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      const dot = button(page, "Kenji Sato");
      await expect
        .poll(() => dot.evaluate((one) => innerHeight - one.getBoundingClientRect().bottom))
        .toBeGreaterThan(0);
    }
    const ibans = [IBAN, "DE89370400440532013000", "FR1420041010050500013M02606", "BE72000000001616"];
    const data = ibans.map((value) => ({ kind: "iban", value, holder: "Marta Oliveira" }));
    await bodyOf(phone.request.put(`/api/guides/${guides[0]?.id}/payment-ways`, { data }));
    await page.reload();
    await button(page, "Bank transfer").nth(3).waitFor();
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      await expect.poll(async () => readQr(await page.screenshot())).toBe(scanned(guides[0]?.url));
    }
  });

  it("pocket mode at four times the size shows the name first, and the code below it", async () => {
    await signUpWith(phone, "Marta Oliveira");
    const page = await openPocket(phone);
    await page.setViewportSize({ width: 320, height: 256 });
    const heading = await page.getByRole("heading", { name: "Marta Oliveira" }).boundingBox();
    const code = await button(page, "Only the code").boundingBox();
    if (!heading || !code) throw new Error("the name or the code isn't shown");
    expect(heading.y + heading.height).toBeLessThanOrEqual(Math.min(256, code.y));
    expect(await overflow(page)).toBe(0);
  });

  it("pocket mode promises a booking only where the page has tours", async () => {
    const { guides } = await signUpWith(phone, "Marta Oliveira", "Kenji Sato");
    const tour = await createTour(phone, "Fado night");
    await bodyOf(
      phone.request.post(`/api/guides/${guides[1]?.id}/tours`, { data: { tourId: tour.id, position: 1 } }),
    );
    const page = await openPocket(phone);
    const does = (name: string) => page.getByRole("region", { name }).getByText(/^Tip/).innerText();
    await expect.poll(() => does("Marta Oliveira")).toMatch(/^Tip\s+Review\s+Contact$/);
    await expect.poll(() => does("Kenji Sato")).toMatch(/^Tip\s+Review\s+Book$/);
  });

  it("pocket mode opens without a network after the browser was restarted, and says what is missing", async () => {
    const folder = await mkdtemp(join(tmpdir(), "pocket-"));
    const launch = async () =>
      chromium.launchPersistentContext(folder, {
        ...PHONE,
        baseURL: origin,
        executablePath: await findHeadlessShell(),
        args: ["--no-sandbox", "--disable-gpu"],
      });
    const before = await launch();
    const { guides } = await signUpWith(before, "Marta Oliveira");
    // The cookie of a session ends with the browser where it isn't told otherwise: this one stays.
    const page = await openPocket(before);
    await see(page, "Works offline");
    await before.close();
    const after = await launch();
    await after.setOffline(true);
    const again = await openPocket(after);
    await see(again, "No network, still here");
    await expect.poll(() => codeOf(again)).toBe(scanned(guides[0]?.url));
    await button(again, "Bank transfer").click();
    await expect.poll(() => codeOf(again)).toContain(IBAN);
    await after.close();
    await rm(folder, { recursive: true });
  });

  it("pocket mode forgets everything at a sign-out, also in another tab, and shows no account's data to the next", async () => {
    await signUpWith(phone, "Marta Oliveira");
    const page = await openPocket(phone);
    await see(page, "Works offline");
    const other = await phone.newPage();
    await other.goto("/account");
    await other.getByRole("button", { name: "Menu" }).click();
    await button(other.getByRole("dialog"), "Log out").click();
    await see(other, "Logged out");
    await see(page, "Log in to show your code.");
    await expect.poll(() => page.getByText("Marta Oliveira").count()).toBe(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("pocket"))).toBeNull();
    await page.reload();
    await see(page, "Log in to show your code.");
    await signUpWith(phone, "Kenji Watanabe");
    await page.reload();
    await see(page, "Kenji Watanabe");
    await expect.poll(() => page.getByText("Marta Oliveira").count()).toBe(0);
  });

  it("pocket mode keeps nothing of an account whose response comes after its sign-out", async () => {
    await signUpWith(phone, "Marta Oliveira");
    const page = await phone.newPage();
    const { promise: late, resolve: respond } = Promise.withResolvers<void>();
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    await page.route("**/payment-ways", async (route) => {
      const response = await route.fetch();
      ask();
      await late;
      await route.fulfill({ response });
    });
    await page.goto("/pocket");
    await asked;
    const other = await phone.newPage();
    await other.goto("/account");
    await other.getByRole("button", { name: "Menu" }).click();
    await button(other.getByRole("dialog"), "Log out").click();
    await see(page, "Log in to show your code.");
    const response = page.waitForResponse(/payment-ways$/);
    respond();
    await (await response).finished();
    // What the page does with a response is done before what is asked of it since.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await page.evaluate(() => localStorage.getItem("pocket"))).toBeNull();
    await expect.poll(() => page.getByText("Marta Oliveira").count()).toBe(0);
  });

  it("pocket mode shows nothing stored once the session was ended elsewhere", async () => {
    await signUpWith(phone, "Marta Oliveira");
    const page = await openPocket(phone);
    await see(page, "Works offline");
    const cookies = await phone.cookies();
    await phone.request.post("/api/auth/logout");
    await phone.addCookies(cookies);
    await page.reload();
    await see(page, "Log in to show your code.");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("pocket"))).toBeNull();
  });

  it("pocket mode never comes between a tourist and a page", async () => {
    const { guides } = await signUpWith(phone, "Marta Oliveira");
    const page = await openPocket(phone);
    await see(page, "Works offline");
    for (const path of [guides[0]?.url ?? "", "/", "/dashboard"]) {
      await page.goto(path);
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    }
    await page.goto("/pocket");
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  });

  it("pocket mode shows the code and promises nothing where the disk is full", async () => {
    const { guides } = await signUpWith(phone, "Marta Oliveira");
    const page = await phone.newPage();
    await page.goto("/robots.txt");
    await page.evaluate(() => {
      // Half of what is left, again and again, until not a letter fits.
      for (let size = 8 * 1024 * 1024, n = 0; size >= 1; n++)
        try {
          localStorage.setItem(`filling ${n}`, "x".repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
    });
    await page.goto("/pocket");
    await see(page, "Marta Oliveira");
    await expect.poll(() => codeOf(page)).toBe(scanned(guides[0]?.url));
    await expect.poll(() => page.getByText("Works offline").count()).toBe(0);
  });

  it("pocket mode is swiped between an operator's profiles, and has dots that lead there", async () => {
    await signUpWith(phone, "Kenji Watanabe", "Amara Okafor");
    const page = await openPocket(phone);
    await expect.poll(() => button(page, "Kenji Watanabe").getAttribute("aria-pressed")).toBe("true");
    await button(page, "Amara Okafor").click();
    await expect.poll(() => button(page, "Amara Okafor").getAttribute("aria-pressed")).toBe("true");
    const slide = page.getByRole("region", { name: "Kenji Watanabe" });
    await slide.evaluate(({ parentElement: row }) => row?.scrollTo({ left: 0, behavior: "instant" }));
    await expect.poll(() => button(page, "Kenji Watanabe").getAttribute("aria-pressed")).toBe("true");
  });

  it("pocket mode tells an owner without a profile, or with a hidden page, about it", async () => {
    await signUpWith(phone);
    const page = await openPocket(phone);
    await page.getByRole("link", { name: "Create Profile" }).waitFor();
    await bodyOf(
      phone.request.post("/api/auth/login", {
        data: { email: "lapsed@example.com", password: "lanyard-demo" },
      }),
    );
    await page.goto("/pocket");
    await see(page, "Guests can't see your page at the moment.");
  });

  it("pocket mode that has nothing yet says whether the device or the server keeps it from that, and asks again", async () => {
    await signUpWith(phone, "Marta Oliveira");
    await phone.route("**/api/**", (route) => route.fulfill({ status: 500, body: "" }));
    const page = await openPocket(phone);
    await see(page, "We couldn't reach the server. Check your connection, then try once more.");
    await phone.setOffline(true);
    await phone.unroute("**/api/**");
    await see(
      page,
      "You are offline, and nothing is kept on this device yet. Open this page once while you are online.",
    );
    await phone.setOffline(false);
    await see(page, "Marta Oliveira");
  });

  it("pocket mode offers the home screen at the second visit", async () => {
    await signUpWith(phone, "Marta Oliveira");
    const page = await openPocket(phone);
    const offer = () =>
      page.evaluate(() =>
        dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt: async () => {} })),
      );
    await see(page, "Works offline");
    await offer();
    await expect.poll(() => button(page, "Put it on your home screen").count()).toBe(0);
    await page.reload();
    await see(page, "Works offline");
    await offer();
    await button(page, "Put it on your home screen").click();
    await expect.poll(() => button(page, "Put it on your home screen").count()).toBe(0);
  });

  it("pocket mode tells an iPhone at its first opening how to keep the code, and why", async () => {
    await signUpWith(phone, "Marta Oliveira");
    const page = await phone.newPage();
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "standalone", { value: false }),
    );
    await page.goto("/pocket");
    await page.getByText(/^Tap Share, then Add to Home Screen\. Log in there once more: /).waitFor();
  });

  it("pocket mode is where its login leads back to", async () => {
    const { person } = await signUpWith(phone, "Marta Oliveira");
    await phone.clearCookies();
    const page = await openPocket(phone);
    await page.getByRole("link", { name: "Log in" }).click();
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await button(page, "Log in").click();
    await page.waitForURL("**/pocket");
    await see(page, "Marta Oliveira");
  });

  it("pocket mode keeps the screen on where the browser can, and says so only then", async () => {
    await signUpWith(phone, "Marta Oliveira");
    const page = await phone.newPage();
    // Headless browsers have no screen to keep on.
    await page.addInitScript(() => {
      const lock = Object.assign(new EventTarget(), { release: async () => {} });
      Object.defineProperty(navigator, "wakeLock", { value: { request: async () => lock } });
      Object.assign(window, { loseLock: () => lock.dispatchEvent(new Event("release")) });
    });
    await page.goto("/pocket");
    await see(page, "Screen stays on");
    await page.evaluate(() => Reflect.get(window, "loseLock")());
    await expect.poll(() => page.getByText("Screen stays on").count()).toBe(0);
  });

  it("pocket mode passes axe and never scrolls sideways, on a phone, in landscape, at 320 px, and on a laptop", async () => {
    await signUpWith(phone, "Marta Oliveira");
    const page = await openPocket(phone);
    await button(page, "Bank transfer").click();
    const onItsSide = { width: PHONE.viewport.height, height: PHONE.viewport.width };
    for (const size of [PHONE.viewport, LAPTOP.viewport, onItsSide, { width: 320, height: 568 }]) {
      await page.setViewportSize(size);
      await expectNoViolations(page);
      await expect.poll(() => overflow(page)).toBe(0);
    }
  });
});
