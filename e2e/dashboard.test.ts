import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { User } from "#schema/account.ts";
import { DAY } from "#schema/durations.ts";
import type { Guide } from "#schema/guide.ts";
import { findHeadlessShell } from "#local/chromium.ts";
import { SECRET } from "#worker/testing/pictures.ts";
import { expectNoViolations } from "./axe.ts";
import {
  button,
  overflow,
  collectErrors,
  endTrial,
  LAPTOP,
  newcomer,
  PHONE,
  readQr,
  see,
  signUpByCall,
} from "./browser.ts";
import { BLUE, phonePhoto, RED } from "./photo.ts";
import { origin, scratch } from "./under-test.ts";
import { warmContext } from "./warm.ts";

type Role = "Tour Guide" | "Tour Operator";
type Draft = { name: string; bio?: string };
type Owner = { context: BrowserContext; page: Page; guides: Guide[] };

async function createGuide(context: BrowserContext, draft: Draft): Promise<Guide> {
  const response = await context.request.post(`${origin}/api/guides`, { data: draft });
  expect(response.status()).toBe(201);
  return response.json();
}

const profiles = (page: Page) => page.getByRole("list", { name: "Profiles" });
const statusCard = (page: Page) => page.getByRole("region", { name: /^(?:Account|Subscription) Status$/ });
const statusPill = (page: Page) => statusCard(page).getByText(/^(?:Active|Inactive|Free Early Access)$/);
const loaded = async (page: Page) => {
  await profiles(page).getByRole("heading", { level: 3 }).first().waitFor();
  await statusPill(page).waitFor();
};

/** One of the demo's people, looking at the dashboard. */
async function demo(email: string, options: object = LAPTOP): Promise<Page> {
  const context = await warmContext(options);
  await context.request.post("/api/auth/login", { data: { email, password: "lanyard-demo" } });
  const page = await context.newPage();
  await page.goto("/dashboard");
  await loaded(page);
  return page;
}

const card = (page: Page, name: string) => page.getByRole("article", { name });
const toast = (page: Page) => page.getByTestId("toast");
const toasts = (page: Page) => toast(page).allInnerTexts();
const closeToast = async (page: Page) => {
  // It may close by itself meanwhile.
  await button(toast(page), "Close").evaluateAll((all: HTMLElement[]) => all.forEach((one) => one.click()));
  await toast(page).and(page.locator('[data-state="open"]')).waitFor({ state: "detached" });
};
const NAME = "Ana Luísa Sá";
/** Someone new with these profiles, and a page that isn't anywhere yet. */
async function owner(role: Role, drafts: Draft[]): Promise<Owner> {
  const context = await warmContext(LAPTOP);
  await signUpByCall(context, origin, newcomer(role));
  const guides: Guide[] = [];
  for (const draft of drafts) guides.push(await createGuide(context, draft));
  return { context, page: await context.newPage(), guides };
}

/** Someone new with these profiles, looking at the dashboard. */
async function dashboardOf(role: Role, drafts: Draft[]): Promise<Owner> {
  const someone = await owner(role, drafts);
  await someone.page.goto("/dashboard");
  await loaded(someone.page);
  return someone;
}

/** A guide with one profile, looking at the dashboard. */
async function guideWithProfile(): Promise<Owner & { guide: Guide }> {
  const someone = await dashboardOf("Tour Guide", [{ name: NAME }]);
  const [guide] = someone.guides;
  if (!guide) throw new Error("no profile");
  return { ...someone, guide };
}

describe("whose dashboard it is", () => {
  it("the dashboard loads none of the rules that only forms need", async () => {
    const { page } = await owner("Tour Guide", [{ name: NAME }]);
    const loads: Promise<string | null>[] = [];
    page.on("response", (response) => {
      if (!response.url().endsWith(".js")) return;
      loads.push(response.text().then((source) => (source.includes("ZodError") ? response.url() : null)));
    });
    await page.goto("/dashboard");
    await loaded(page);
    await page.waitForLoadState("networkidle");
    const withRules = await Promise.all(loads);
    expect(withRules.length).toBeGreaterThan(5);
    expect(withRules.filter((url) => url !== null)).toEqual([]);
  });
});

const LONG = `${"Walks through Alfama. ".repeat(4)}And a 👩‍👩‍👧 comes along: ${"tiles ".repeat(10)}`;
const TWO: Draft[] = [{ name: "Marta Oliveira", bio: LONG }, { name: "Kenji Watanabe" }];
const LAST = { name: "Bartholomew Featherstonehaugh" };

describe("the profiles", () => {
  it("an operator has at most three profiles, in one to three columns, and Create disappears when all are taken", async () => {
    const { page, context } = await dashboardOf("Tour Operator", TWO);
    await see(page, "2 of 3");
    await page.getByRole("link", { name: "Create Profile" }).waitFor();
    await createGuide(context, LAST);
    await page.reload();
    await see(page, "3 of 3");
    await expect.poll(() => page.getByRole("link", { name: /^Create/ }).count()).toBe(0);
    for (const [width, columns] of [
      [1280, 3],
      [800, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = () =>
        profiles(page)
          .getByRole("listitem")
          .evaluateAll((all: HTMLElement[]) => new Set(all.map((one) => one.offsetLeft)).size);
      await expect.poll(lefts).toBe(columns);
    }
  });

  it("a profile's card shows the uploaded picture", async () => {
    const picture = card(await demo("operator@example.com"), "Kenji Watanabe").locator("img");
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});

/** Lets the page write and read the clipboard, in which nothing is yet. */
async function allowClipboard({ context, page }: Pick<Owner, "context" | "page">): Promise<void> {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText("nothing"));
}

/** What isn't granted is denied, and without a clipboard the text is copied by way of a field, which is refused here too. */
async function forbidCopying({ context, page }: Pick<Owner, "context" | "page">): Promise<void> {
  await context.clearPermissions();
  await context.grantPermissions(["geolocation"]);
  await page.evaluate(() => Object.assign(document, { execCommand: () => false }));
}

describe("the QR code", () => {
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Profile QR Code" });
  const open = async (page: Page, name: string) => {
    await button(card(page, name), "QR code").click();
    await dialog(page).waitFor();
  };

  it("the QR code is 220 px of dark blue on white, leads to the profile, and is saved under the guide's name", async () => {
    const {
      page,
      guide: { url },
    } = await guideWithProfile();
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, NAME);
    await dialog(page).getByRole("heading", { name: "Share Your Profile" }).waitFor();
    const code = dialog(page).getByRole("img", { name: /QR code/ });
    const box = await code.boundingBox();
    expect([box?.width, box?.height].map((side) => Math.round(side ?? 0))).toEqual([220, 220]);
    const fills = await code.locator("path").evaluateAll((all) => all.map((one) => one.getAttribute("fill")));
    expect(new Set(fills)).toEqual(new Set(["#FFFFFF", "#0F1936", "#FF8236"]));
    expect(readQr(await code.screenshot())).toBe(url);
    await expect.poll(() => dialog(page).getByRole("link").first().getAttribute("href")).toBe(url);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(dialog(page), "Download QR Code").click(),
    ]);
    expect(download.suggestedFilename()).toBe("Ana-Luisa-Sa-qr-code.png");
    await see(page, "QR Code Downloaded");
    expect(readQr(Buffer.concat(await (await download.createReadStream()).toArray()))).toBe(url);
  });

  it("the QR dialog copies the link, and says so when the browser forbids it", async () => {
    const someone = await guideWithProfile();
    const { page, guide } = someone;
    await allowClipboard(someone);
    await open(page, NAME);
    await button(dialog(page), "Copy Profile Link").click();
    await see(page, "Link Copied");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(guide.url);
    await forbidCopying(someone);
    await button(dialog(page), "Copy Profile Link").click();
    await see(page, "Copy Failed");
    await expect.poll(async () => (await toasts(page)).join()).toContain(guide.url);
    // A tap marks the link, beside a dialog that keeps the focus, too.
    await toast(page).getByText(guide.url, { exact: true }).click();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(guide.url);
    await dialog(page).waitFor();
  });

  it("the QR dialog says that the download failed in a browser that forbids reading a canvas", async () => {
    const strict = await chromium.launch({
      executablePath: await findHeadlessShell(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-reading-from-canvas"],
    });
    const context = await strict.newContext({ baseURL: origin, ...LAPTOP });
    await signUpByCall(context, origin, newcomer());
    await createGuide(context, { name: "Marta" });
    const page = await context.newPage();
    await page.goto("/dashboard");
    await open(page, "Marta");
    await button(dialog(page), "Download QR Code").click();
    await see(page, "Download Failed");
    await strict.close();
  });

  it("the QR dialog opens and downloads without a network", async () => {
    const { page, context } = await guideWithProfile();
    await context.setOffline(true);
    await open(page, NAME);
    await Promise.all([page.waitForEvent("download"), button(dialog(page), "Download QR Code").click()]);
    await see(page, "QR Code Downloaded");
  });

  it("the QR dialog closes with a phone's back button, and the page stays", async () => {
    const { page } = await guideWithProfile();
    // A desktop has no such button: what would hear of it is kept, and asked as the system asks.
    await page.evaluate(() => {
      const Watcher = window.CloseWatcher;
      if (!Watcher) throw new Error("this browser hears of no back button");
      const requestClose = Reflect.get(Watcher.prototype, "requestClose");
      window.CloseWatcher = class extends Watcher {
        constructor() {
          super();
          Reflect.set(window, "pressBack", () => requestClose.call(this));
        }
      };
    });
    for (const [opener, role] of [
      ["QR code", "dialog"],
      ["Delete", "alertdialog"],
    ] as const) {
      await button(card(page, NAME), opener).click();
      await page.getByRole(role).waitFor();
      await page.evaluate("pressBack()");
      await page.getByRole(role).waitFor({ state: "detached" });
    }
    expect(new URL(page.url()).pathname).toBe("/dashboard");
  });
});

describe("sharing", () => {
  it("the share button copies the link where the device can't share, and says so when it can do neither", async () => {
    const someone = await guideWithProfile();
    const { page, guide } = someone;
    await page.evaluate(() => Reflect.deleteProperty(navigator, "share"));
    await allowClipboard(someone);
    await button(card(page, NAME), "Share link").click();
    await see(page, "Link copied");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(guide.url);
    await forbidCopying(someone);
    await button(card(page, NAME), "Share link").click();
    await see(page, "Copy Failed");
  });
});

const LOCKED = ["View", "Share link", "QR code"];

/** Each of the three shows the words, and nothing else happens. */
async function expectLocked(page: Page, name: string, words: string): Promise<void> {
  for (const label of LOCKED) {
    await button(card(page, name), label).click();
    await see(page, "Subscription Required");
    await see(page, words);
    await closeToast(page);
  }
  expect(new URL(page.url()).pathname).toBe("/dashboard");
  await expect.poll(() => page.getByRole("dialog", { name: "Profile QR Code" }).count()).toBe(0);
}

describe("while the profile isn't public", () => {
  it("an open QR code closes when the trial ends, view, share and QR code are blocked, and the rest works", async () => {
    const { page } = await owner("Tour Guide", [{ name: "Marta" }]);
    await page.clock.install();
    await page.goto("/dashboard");
    await see(page, "14 days left.");
    await page.clock.fastForward(13 * DAY);
    await see(page, "Last day.");
    await button(card(page, "Marta"), "QR code").click();
    await page.getByRole("dialog", { name: "Profile QR Code" }).waitFor();
    await endTrial(page);
    await page.clock.fastForward(DAY);
    await see(page, "Inactive");
    await page.getByRole("dialog", { name: "Profile QR Code" }).waitFor({ state: "detached" });
    await see(page, "Your page isn’t public right now");
    await expectLocked(page, "Marta", "Your free trial has ended. Subscribe to share your profile again.");
    await button(card(page, "Marta"), "Delete").click();
    await button(page.getByRole("alertdialog"), "Cancel").click();
    await card(page, "Marta").getByRole("link", { name: "Edit" }).click();
    await page.waitForURL("**/edit/*");
    await page.getByRole("heading", { level: 1, name: "Update Your Tour Guide Profile" }).waitFor();
  });
});

describe("the banner", () => {
  const input = (page: Page) => page.getByLabel("Banner", { exact: true });
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Crop your banner" });
  const me = async ({ request }: BrowserContext): Promise<User> => (await request.get("/api/auth/me")).json();

  /** Opens the banner's part of a profile's form. */
  const openBanner = async (page: Page, { id }: Guide) => {
    await page.goto(`/edit/${id}`);
    await page.locator("details").filter({ hasText: "Banner" }).locator("summary").first().click();
    await input(page).waitFor({ state: "attached" });
  };

  function writeScratch(name: string, content: string | Buffer): string {
    const path = join(scratch, name);
    writeFileSync(path, content);
    return path;
  }

  it("a guide's banner is chosen, cropped, shrunk, stored and shown on the profile, without the photo's location", async () => {
    const { page, context, guide } = await guideWithProfile();
    await openBanner(page, guide);
    const { bannerImage: before } = await me(context);
    const errors = collectErrors(page);
    await input(page).setInputFiles(writeScratch("banner.jpg", phonePhoto()));
    await button(dialog(page), "Use photo").click();
    await see(page, "Banner Updated");
    await button(page, "Change banner").waitFor();

    const { bannerImage } = await me(context);
    expect(bannerImage).not.toBe(before);
    const bytes = await (await context.request.get(bannerImage ?? "")).body();
    expect(bytes.length).toBeLessThan(400_000);
    expect(bytes.toString("latin1")).not.toContain(SECRET);
    expect(bytes.toString("latin1")).not.toMatch(/Exif|GPS/);

    const visit = await (await warmContext(LAPTOP)).newPage();
    await visit.goto(guide.url);
    const seen = await visit.locator("picture img").evaluate(async ({ src }: HTMLImageElement) => {
      // What is stored: the page shows it in a smaller size.
      const image = new Image();
      image.src = src;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const context = new OffscreenCanvas(width, height).getContext("2d");
      context?.drawImage(image, 0, 0);
      const at = (part: number) => [...(context?.getImageData(width / 2, height * part, 1, 1).data ?? [])];
      return { width, height, upper: at(0.25), lower: at(0.75) };
    });
    expect(seen).toMatchObject({ width: 1600, height: 500 });
    for (const [colour, wanted] of [
      [seen.upper, RED],
      [seen.lower, BLUE],
    ] as const)
      for (const [n, part] of wanted.entries()) expect(Math.abs((colour[n] ?? 0) - part)).toBeLessThan(40);
    expect(errors).toEqual([]);
  });

  it("a banner chosen without a network keeps its crop and says so, and uploads once the network is back", async () => {
    const { page, context, guide } = await guideWithProfile();
    await openBanner(page, guide);
    await input(page).setInputFiles("demo/pictures/sintra.webp");
    await dialog(page).waitFor();
    await expectNoViolations(page);
    await context.setOffline(true);
    await button(dialog(page), "Use photo").click();
    await see(page, "Upload Error");
    await context.setOffline(false);
    await button(dialog(page), "Use photo").click();
    await see(page, "Banner Updated");
    await dialog(page).waitFor({ state: "detached" });
  });

  it("a banner must be a JPEG, PNG or WebP, of at most 5 MB where it can't be shrunk", async () => {
    const { page, guide } = await guideWithProfile();
    await openBanner(page, guide);
    for (const [name, content] of [
      ["page.png", "<!doctype html><script>alert(1)</script>"],
      ["motion.gif", "GIF89a"],
      ["drawing.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
    ] as const) {
      await input(page).setInputFiles(writeScratch(name, content));
      await see(page, "Invalid file type");
      await see(page, "Please upload a JPG, PNG, or WEBP image");
      await closeToast(page);
    }
    await input(page).setInputFiles(writeScratch("large.jpg", Buffer.alloc(5 * 1024 * 1024 + 1)));
    await see(page, "File too large");
    await see(page, "The image must be less than 5MB");
    await expect.poll(() => dialog(page).count()).toBe(0);
  });
});

describe("everybody can use it", () => {
  it("the dashboard passes axe in both themes, dialogs included", async () => {
    const lapsed = await demo("lapsed@example.com", PHONE);
    await button(card(lapsed, "Tiago Ferreira"), "View").click();
    await see(lapsed, "Subscription Required");
    await expectNoViolations(lapsed);
    await button(card(lapsed, "Tiago Ferreira"), "Delete").click();
    await expectNoViolations(lapsed);
    const subscriber = await demo("operator@example.com");
    await button(card(subscriber, "Kenji Watanabe"), "QR code").click();
    await subscriber.getByRole("dialog", { name: "Profile QR Code" }).waitFor();
    await expectNoViolations(subscriber);
  });
});

describe("a narrow window", () => {
  it("an operator's plan stands below the profiles on a phone, and above them once it ends within five days", async () => {
    const { context } = await owner("Tour Operator", [{ name: NAME }]);
    const page = await context.newPage();
    await page.setViewportSize(PHONE.viewport);
    const isPlanFirst = async () => {
      await page.goto("/dashboard");
      await loaded(page);
      const [plan, list] = [await statusCard(page).boundingBox(), await profiles(page).boundingBox()];
      return plan && list && plan.y < list.y;
    };
    await expect.poll(isPlanFirst).toBe(false);
    await page.clock.setFixedTime(Date.now() + 10 * DAY);
    await expect.poll(isPlanFirst).toBe(true);
  });

  it("the message of a registration leaves the first dashboard's buttons free", async () => {
    const page = await (await warmContext(PHONE)).newPage();
    const person = newcomer("Tour Guide");
    await page.goto("/register");
    await page.getByLabel("Username").fill(person.username);
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByLabel("Confirm password").fill(person.password);
    await page.getByRole("radio", { name: "Tour Guide" }).check({ force: true });
    await button(page, "Sign up").click();
    const message = page.getByTestId("toast");
    await message.waitFor();
    const create = page.getByRole("link", { name: "Create Your First Profile" });
    await create.waitFor();
    await expect
      .poll(async () => {
        const [said, asked] = [await message.boundingBox(), await create.boundingBox()];
        return said && asked && said.y + said.height < asked.y;
      })
      .toBe(true);
  });

  it("the buttons of a card stay where they are when More is opened", async () => {
    const { page } = await owner("Tour Guide", [{ name: NAME }]);
    await page.setViewportSize(PHONE.viewport);
    await page.goto("/dashboard");
    await loaded(page);
    const remove = button(page, "Delete");
    await remove.scrollIntoViewIfNeeded();
    const before = await remove.boundingBox();
    await button(page, "More").click();
    await button(page, "Team").waitFor();
    await expect.poll(() => remove.boundingBox()).toEqual(before);
  });

  it("the dashboard fits 320 px, also with letters twice as large", async () => {
    const { page } = await dashboardOf("Tour Operator", [LAST]);
    await page.setViewportSize({ width: 320, height: 640 });
    const enlarge = (times: number) =>
      page.evaluate((times) => {
        const all = [...document.querySelectorAll<HTMLElement>("main *")];
        for (const one of all) one.style.fontSize = "";
        const sizes = all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
        for (const [n, one] of all.entries()) one.style.fontSize = `${times * (sizes[n] ?? 0)}px`;
      }, times);
    await enlarge(1);
    await expect.poll(() => overflow(page)).toBe(0);
    await enlarge(2);
    await expect.poll(() => overflow(page)).toBe(0);
  });
});
