import { writeFile } from "node:fs/promises";
import type { BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { SECRET } from "#worker/testing/pictures.ts";
import { BLUE, phonePhoto, RED } from "./photo.ts";
import { collectErrors, LAPTOP, newcomer, PHONE, readQr, see, signUp } from "./browser.ts";
import { browser, origin, scratch } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const BIO = "Born in Alfama.\nFood, fado and a warm pastel de nata.";

let guide: BrowserContext;
let page: Page;
let errors: string[];
let profile = "";

beforeAll(async () => {
  guide = await browser.newContext({ ...LAPTOP, reducedMotion: "no-preference", baseURL: origin });
  page = await guide.newPage();
  errors = collectErrors(page);
});

/** The colour in the middle of the upper and the lower half of the shown picture. */
const halves = (shown: Page) =>
  shown.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>(".badge img");
    if (!image) throw new Error("no picture");
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const at = (part: number) =>
      [...(context?.getImageData(canvas.width / 2, canvas.height * part, 1, 1).data ?? [])].slice(0, 3);
    return { upper: at(0.25), lower: at(0.75), width: image.naturalWidth, height: image.naturalHeight };
  });
const isNear = (colour: number[], wanted: readonly number[]) =>
  colour.every((part, n) => Math.abs(part - (wanted[n] ?? 0)) < 40);

/** A tourist's phone that gets an empty response for payment pages: no one's is asked for in a test. */
async function touristWith(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await warmContext({ ...PHONE, ...options });
  await context.route(/paypal\.me|cash\.app|stripe\.com/, (route) => route.fulfill({ body: "" }));
  return context;
}

/** Opens the ways to tip by `opener` and each of them. */
async function openWays(tourist: BrowserContext, visit: Page, opener: Locator): Promise<void> {
  await opener.click();
  await visit.getByRole("heading", { name: "Select payment method" }).waitFor();
  for (const [label, url] of [
    ["PayPal", "https://paypal.me/martawalks"],
    ["Stripe", "https://buy.stripe.com/test_marta"],
    ["Cash App", "https://cash.app/$martawalks"],
  ] as const) {
    const [tab] = await Promise.all([
      tourist.waitForEvent("page"),
      visit.getByRole("link", { name: label }).click(),
    ]);
    await tab.waitForURL(url);
    await expect.poll(() => tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  }
  expect(visit.url()).toBe(profile);
}

describe("a guide's first evening", () => {
  it("a guide registers as a Tour Guide and arrives on an empty dashboard", async () => {
    await signUp(page, newcomer());
    await page.getByRole("heading", { level: 1, name: "Your Tour Guide Profile" }).waitFor();
    await see(page, "Registration successful");
    await see(page, "No profiles yet");
    await see(page, "Free Early Access");
    await page.getByRole("link", { name: "Create Your First Profile" }).click();
    await page.getByRole("heading", { level: 1, name: "Create Your Tour Guide Profile" }).waitFor();
  });

  it("a guide creates a profile with a phone's photo, bio, contacts and payment links, and arrives on its public page", async () => {
    const photo = `${scratch}/IMG_4711.jpg`;
    await writeFile(photo, phonePhoto());
    await page.getByLabel("Profile picture", { exact: true }).setInputFiles(photo);
    await page
      .getByRole("dialog", { name: "Crop your photo" })
      .getByRole("button", { name: "Use photo" })
      .click();
    await page.getByAltText("Your portrait").waitFor();

    const fields: [label: RegExp | string, value: string][] = [
      ["Name", "Marta Oliveira"],
      [/^Bio/, BIO],
      [/^Professional tag/, "Lisbon food & fado walks"],
      [/^Email/, "marta@walks.example"],
      [/^Phone/, "351 912 000 014"],
      [/^Instagram/, "https://www.instagram.com/marta.walks/?igsh=1"],
      [/^WhatsApp/, "+351 912 000 014"],
      [/^LinkedIn/, "martaoliveira"],
      [/^PayPal/, "@martawalks"],
      [/^Cash App/, "$martawalks"],
      [/^Stripe/, "https://buy.stripe.com/test_marta"],
    ];
    for (const [label, value] of fields) await page.getByRole("textbox", { name: label }).fill(value);
    await page.getByRole("button", { name: "Create Profile" }).first().click();
    await page.waitForURL("**/profile/*");
    profile = page.url();
    expect(profile).toMatch(new RegExp(`^${origin}/profile/[23456789abcdefghjkmnpqrstuvwxyz]{10}$`));
    await see(page, "Profile created!");
  });

  it("a new profile shows its owner a QR code that a reader takes to the page's address", async () => {
    await page.getByRole("heading", { name: "Share Your Profile" }).scrollIntoViewIfNeeded();
    const code = page.getByRole("img", { name: /QR code/ }).first();
    await expect.poll(async () => readQr(await code.screenshot())).toBe(profile);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download QR Code" }).first().click(),
    ]);
    expect(download.suggestedFilename()).toBe("Marta-Oliveira-qr-code.svg");
  });

  it("the dashboard offers the QR code as a PNG that reads the same", async () => {
    await page.getByRole("link", { name: "Back to Dashboard" }).click();
    await page.getByRole("button", { name: /QR code/i }).click();
    const dialog = page.getByRole("dialog", { name: "Profile QR Code" });
    const code = dialog.getByRole("img", { name: /QR code/ });
    await expect.poll(async () => readQr(await code.screenshot())).toBe(profile);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Download QR Code" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Marta-Oliveira-qr-code.png");
    const stream = await download.createReadStream();
    expect(readQr(Buffer.concat(await stream.toArray()))).toBe(profile);
    expect(errors).toEqual([]);
  });
});

describe("a tourist who scans the code", () => {
  let tourist: BrowserContext;
  /** the profile's page, which lies open */
  let visit: Page;
  let failures: string[];
  const calls: string[] = [];
  beforeAll(async () => {
    tourist = await touristWith({});
    visit = await tourist.newPage();
    failures = collectErrors(visit);
    visit.on("request", (request) => calls.push(new URL(request.url()).pathname));
    await visit.goto(profile, { waitUntil: "networkidle" });
  });

  it("a tourist gets the whole profile in the first response, without any script", async () => {
    const response = await fetch(profile);
    expect(response.status).toBe(200);
    const html = await response.text();
    for (const text of [
      "Marta Oliveira",
      "Lisbon food &amp; fado walks",
      "Born in Alfama.",
      "About Me",
      "Connect With Me",
      "Support Me",
      "Leave a Tip",
      "Guest Reviews",
    ])
      expect(html).toContain(text);
    for (const href of [
      "mailto:marta@walks.example",
      "tel:+351912000014",
      "https://instagram.com/marta.walks",
      "https://wa.me/351912000014",
      "https://linkedin.com/in/martaoliveira",
      "https://paypal.me/martawalks",
      "https://cash.app/$martawalks",
      "https://buy.stripe.com/test_marta",
    ])
      expect(html).toContain(`href="${href}"`);
    expect(html).not.toContain("Edit Profile");
  });

  it("an open profile makes no calls", () => {
    expect(calls).toContain(new URL(profile).pathname);
    expect(calls.filter((path) => path.startsWith("/api/"))).toEqual([]);
  });

  it("a tourist sees the photo upright, square and without its location", async () => {
    const { upper, lower, width, height } = await halves(visit);
    expect(width).toBe(height);
    expect(width).toBeLessThanOrEqual(1024);
    expect(isNear(upper, RED)).toBe(true);
    expect(isNear(lower, BLUE)).toBe(true);
    const source = await visit.getByRole("region", { name: "Guide" }).getByRole("img").getAttribute("src");
    const bytes = Buffer.from(await (await fetch(new URL(source ?? "", origin))).arrayBuffer()).toString(
      "latin1",
    );
    expect(bytes).not.toContain(SECRET);
    expect(bytes).not.toMatch(/Exif|GPS/);
  });

  it("a tourist can share the address and show the code to the next guest", async () => {
    await visit.getByRole("link", { name: /QR code/i }).click();
    expect(readQr(await visit.getByRole("img", { name: /QR code/ }).screenshot())).toBe(profile);
    await visit.keyboard.press("Escape");
    await visit.getByRole("img", { name: /QR code/ }).waitFor({ state: "hidden" });
  });

  it("a tourist opens each way to tip in a new tab (with scripts)", async () => {
    await openWays(tourist, visit, visit.locator("#support").getByRole("button"));
    expect(failures).toEqual([]);
  });

  it("a tourist opens each way to tip in a new tab (without scripts)", async () => {
    const other = await touristWith({ javaScriptEnabled: false });
    const plain = await other.newPage();
    const errors = collectErrors(plain);
    await plain.goto(profile);
    await openWays(other, plain, plain.locator("#support summary"));
    expect(errors).toEqual([]);
  });
});
