import { buffer } from "node:stream/consumers";
import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { sampleOf } from "#trust/sample-of.ts";
import { expectNoViolations } from "./axe.ts";
import {
  overflow,
  collectErrors,
  isHydrated,
  LAPTOP,
  newcomer,
  PHONE,
  readQr,
  see,
  signUpByCall,
} from "./browser.ts";
import { addReview, bodyOf, type SampleProfile, makeProfile, signInByCall } from "./profiles.ts";
import { browser, origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

async function tourist(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await warmContext({ ...PHONE, ...options });
  return context.newPage();
}
async function visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await tourist(options);
  await page.goto(path);
  if (options.javaScriptEnabled !== false) await isHydrated(page);
  return page;
}
/** The page with its owner's tools. */
async function visitAsOwner({ owner, path }: SampleProfile): Promise<Page> {
  const page = await owner.newPage();
  await page.goto(path);
  await page.getByRole("link", { name: "Back to Dashboard" }).waitFor();
  return page;
}
const WITHOUT_SCRIPTS = { javaScriptEnabled: false };
const LAPSED = { email: "lapsed@example.com", password: "lanyard-demo" };

const isFocused = (page: Page, name: string) =>
  page
    .getByRole("button", { name })
    .or(page.getByRole("link", { name }))
    .evaluate((element) => element === document.activeElement);
/** A drawing, which has no name for anybody. */
const drawnPerson = (page: Page) => page.locator("svg.person");

const UNAVAILABLE =
  "This guide profile is unavailable because the owner's free trial has ended or their subscription has expired.";

it("a page on paper is dark on white from a dark screen, with the grounds of its icons, and with each tour", async () => {
  const page = await visit("/profile/kenji-lisbon", { colorScheme: "dark" });
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: "print" });
  const icon = page.locator(".socials a").first();
  await expect
    .poll(() =>
      icon.evaluate((one) => [getComputedStyle(one).printColorAdjust, getComputedStyle(document.body).color]),
    )
    .toEqual(["exact", "rgb(15, 25, 54)"]);
  const rights = await page
    .locator(".exp")
    .evaluateAll((tours) => tours.map((tour) => tour.getBoundingClientRect().right));
  expect(rights).toHaveLength(3);
  expect(Math.max(...rights)).toBeLessThanOrEqual(718);
});

it("a page in place of a missing profile has its heading in sight at four times the size", async () => {
  const page = await visit("/profile/nobody-here");
  await page.setViewportSize({ width: 320, height: 256 });
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect((heading?.y ?? 256) + (heading?.height ?? 0)).toBeLessThan(256);
});

describe("a visitor", () => {
  it("a visitor reads everything that is filled, and nothing that isn't", async () => {
    const full = await makeProfile({
      bio: "Born in Alfama.",
      professionalTag: "Food walks",
      email: "marta@walks.example",
      instagram: "marta.walks",
      venmoLink: "marta-walks",
    });
    const page = await visit(full.path, WITHOUT_SCRIPTS);
    for (const text of ["Food walks", "About Me", "Born in Alfama.", "Connect With Me", "Support Me"])
      await see(page, text);
    const guide = page.getByRole("region", { name: "Guide" });
    await expect
      .poll(() => guide.getByRole("link").evaluateAll((links) => links.map((link) => link.ariaLabel)))
      .toEqual(["Email", "Instagram", null]);
    await page.locator("#support summary").click();
    await page.getByRole("heading", { name: "Select payment method" }).waitFor();
    const ways = page.getByRole("link", { name: /Venmo|PayPal|Cash App|Zelle|Stripe/ });
    await expect.poll(() => ways.count()).toBe(1);
    await expect.poll(() => ways.getAttribute("href")).toBe("https://venmo.com/marta-walks");

    const bare = await makeProfile({ professionalTag: "" });
    await page.goto(bare.path);
    await see(page, "Professional Tour Guide");
    await see(page, "Guest Reviews");
    for (const text of ["About Me", "Connect With Me", "Support Me", "Leave a Tip", "Book Now"])
      await expect.poll(() => page.getByText(text).count()).toBe(0);
    await drawnPerson(page).waitFor();
    await expect
      .poll(() => page.locator(".banner").evaluate((banner) => getComputedStyle(banner).backgroundImage))
      .toContain("gradient");
  });

  it("a visitor sees a placeholder person where the picture fails to load", async () => {
    const { path } = await makeProfile({ profilePicture: `https://localhost:9/gone.jpg` });
    const page = await visit(path);
    await drawnPerson(page).waitFor();
    await expect.poll(() => page.getByRole("region", { name: "Guide" }).getByRole("img").count()).toBe(0);
  });

  it("a visitor sees hostile text as text, in either direction, without scrolling sideways", async () => {
    const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
    const { path } = await makeProfile({
      name: `${attack}${"W".repeat(40)}`,
      bio: `${attack}\n${"x".repeat(120)}`,
      professionalTag: "مرشدة سياحية في لشبونة",
    });
    const page = await tourist({ viewport: { width: 320, height: 640 } });
    const errors = collectErrors(page);
    page.on("dialog", () => errors.push("a dialog"));
    await page.goto(path);
    await isHydrated(page);
    await page.getByRole("heading", { level: 1, name: attack }).waitFor();
    await expect
      .poll(() => page.getByText("مرشدة سياحية").evaluate((tag) => tag.matches(":dir(rtl)")))
      .toBe(true);
    await expect.poll(() => overflow(page)).toBe(0);
    expect(errors).toEqual([]);
  });

  it.each(sampleOf(["en", "de", "el", "fi", "ar", "ja"], 3))(
    "a visitor reads every screen without scrolling sideways at 180 px, a phone zoomed to double size: %s",
    async (language) => {
      const page = await tourist({ viewport: { width: 180, height: 560 } });
      const path = "/profile/marta-lisbon";
      await page.goto(`${path}?lang=${language}`);
      const report = await page.locator('a[href*="/report"]').first().getAttribute("href");
      const choice = await page.locator('a[href*="language"]').first().getAttribute("href");
      await expect.poll(() => overflow(page)).toBe(0);
      for (const address of [`${path}/tip?`, `${path}/tip?way=2`, report, choice]) {
        await page.goto(`${address}&lang=${language}`);
        await expect.poll(() => overflow(page)).toBe(0);
      }
    },
  );

  it("a visitor reads a name of a hundred characters whole within 320 px, as words or as one word", async () => {
    const { path, change } = await makeProfile({ paypalLink: "martawalks" });
    const page = await tourist({ viewport: { width: 320, height: 640 } });
    for (const name of [`Maria ${"do Céu ".repeat(13)}e S`, "W".repeat(100)]) {
      await change({ name });
      await page.goto(path);
      await isHydrated(page);
      for (const text of [`How was your time with ${name}?`, `Your tip goes straight to ${name}.`]) {
        const place = page.getByText(text);
        await place.waitFor();
        await expect
          .poll(() => place.evaluate((element) => element.scrollWidth - element.clientWidth))
          .toBe(0);
      }
      await expect.poll(() => overflow(page)).toBe(0);
    }
  });

  it("a visitor has no site navigation, none of the owner's tools and no library of the app", async () => {
    const { path } = await makeProfile();
    const page = await tourist();
    const scripts: Promise<string>[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) scripts.push(response.text());
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const code = (await Promise.all(scripts)).join("\n");
    for (const mark of [
      "ZodError",
      "$ZodType",
      "QueryClient",
      "useNavigate",
      "DismissableLayer",
      "shouldUnregister",
    ])
      expect(code).not.toContain(mark);
    await isHydrated(page);
    await page.getByRole("button", { name: "Share" }).waitFor();
    for (const text of [
      "Features",
      "Edit Profile",
      "Share Profile",
      "Share Your Profile",
      "Back to Dashboard",
    ])
      await expect.poll(() => page.getByText(text, { exact: true }).count()).toBe(0);
  });
});

describe("other experiences", () => {
  const tour = (title: string) => ({
    title,
    description: "Two hours under the bridge.",
    externalLink: "https://book.example/sail",
  });
  async function withTour(operatorName: string): Promise<SampleProfile> {
    const profile = await makeProfile({}, "Tour Operator");
    const { request } = profile.owner;
    await bodyOf(request.patch("/api/user/operator-name", { data: { operatorName } }));
    const { id } = await bodyOf<{ id: number }>(request.post("/api/tours", { data: tour("Sunset sail") }));
    await bodyOf(
      request.post(`/api/guides/${profile.guide.id}/tours`, { data: { tourId: id, position: 1 } }),
    );
    return profile;
  }

  it("the other experiences are shown to strangers and operators, and not to guides", async () => {
    const { path } = await withTour("Sete Colinas");
    const page = await visit(path);
    await page.getByRole("heading", { name: "Other Experiences from Sete Colinas" }).waitFor();
    await page.getByRole("link", { name: "Other Experiences from Sete Colinas" }).click();
    await page.waitForURL("**#tours");
    const book = page.getByRole("link", { name: "Book Now" });
    await expect.poll(() => book.getAttribute("href")).toBe("https://book.example/sail");
    await expect.poll(() => book.getAttribute("target")).toBe("_blank");

    await signUpByCall(page.context(), origin, newcomer("Tour Operator"));
    await page.goto(path, { waitUntil: "networkidle" });
    await page.getByRole("heading", { name: "Other Experiences from Sete Colinas" }).waitFor();

    await signUpByCall(page.context(), origin, newcomer("Tour Guide"));
    await page.goto(path);
    await page.getByRole("heading", { name: "Other Experiences" }).waitFor({ state: "detached" });
  });
});

describe("sharing", () => {
  let profile: SampleProfile;
  let page: Page;
  beforeAll(async () => {
    profile = await makeProfile();
    page = await visit(profile.path);
  });

  it("a visitor's share button opens the device's share with the guide's name, and accepts a refusal", async () => {
    // A phone's share dialog, which no test can reach: it is called off.
    await page.evaluate(() => {
      delete document.documentElement.dataset.shared;
      Object.assign(navigator, {
        share: (data: object) => {
          document.documentElement.dataset.shared = JSON.stringify(data);
          return Promise.reject(new DOMException("called off", "AbortError"));
        },
      });
    });
    await page.getByRole("button", { name: "Share" }).click();
    const shared = page.locator("html[data-shared]");
    await shared.waitFor();
    expect(JSON.parse((await shared.getAttribute("data-shared")) ?? "")).toEqual({
      title: "Marta Oliveira - Tour Guide Profile",
      text: "Check out my tour guide profile!",
      url: origin + profile.path,
    });
    await expect.poll(() => page.getByText("Link copied!").count()).toBe(0);
  });

  it("a visitor's share button copies the link where the device can't share", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(() => Reflect.deleteProperty(navigator, "share"));
    await page.getByRole("button", { name: "Share" }).click();
    await see(page, "Link copied!");
    await see(page, "Profile link copied to clipboard");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(origin + profile.path);
  });

  it.each(["light", "dark"] as const)(
    "the code without scripts is on a page of its own, nearly as wide as a phone, and is read where all is %s",
    async (colorScheme) => {
      const page = await tourist({ ...WITHOUT_SCRIPTS, colorScheme });
      await page.goto(profile.path);
      await page.getByRole("link", { name: "Show QR code" }).click();
      await page.waitForURL(`**${profile.path}/qr`);
      const code = page.getByRole("img", { name: `QR code for ${profile.guide.url}` });
      expect(readQr(await code.screenshot())).toBe(origin + profile.path);
      expect((await code.boundingBox())?.width).toBeGreaterThan(280);
      await page.getByRole("link", { name: "Back" }).click();
      await page.waitForURL(`**${profile.path}`);
    },
  );

  it("the code's page fits and has no violations, in Arabic too", async () => {
    for (const lang of ["en", "ar"]) {
      const page = await tourist();
      await page.goto(`${profile.path}/qr?lang=${lang}`);
      await expectNoViolations(page);
      expect(await overflow(page)).toBe(0);
    }
  });

  it("the code's sheet says where the code can't be loaded, and shows it once it can", async () => {
    // The network goes before the sheets' code has come, which earlier tests may have left in a warm context.
    const context = await browser.newContext({ ...PHONE, baseURL: origin });
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto("/profile/marta-lisbon");
    await isHydrated(page);
    await context.setOffline(true);
    // Awaited from before the click: the message goes after five seconds.
    const failure = page.getByRole("alert").getByText("The QR code could not be loaded").waitFor();
    await Promise.all([failure, page.getByRole("link", { name: "Show QR code" }).click()]);
    await context.setOffline(false);
    await page.getByRole("link", { name: "Show QR code" }).click();
    expect(readQr(await page.getByRole("img", { name: /QR code/ }).screenshot())).toBe(
      `${origin}/profile/marta-lisbon`,
    );
    await context.close();
  });
});

describe("a sheet", () => {
  it("a sheet closes with Back, Escape, Close and the shade around it, and the page stays", async () => {
    const page = await tourist(LAPTOP);
    await page.goto("/robots.txt");
    await page.goto("/profile/marta-lisbon");
    await isHydrated(page);
    const opener = page.locator("#support").getByRole("button", { name: "Leave a Tip" });
    const sheet = page.getByRole("dialog", { name: "Select payment method" });
    const goBack = () =>
      page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const look = () => queueMicrotask(() => resolve(document.querySelector("dialog") !== null));
            addEventListener("popstate", look, { once: true });
            history.back();
          }),
      );
    for (const leave of [
      // Gone at once: what was still being loaded would take the focus, and lose it with the sheet.
      async () => expect(await goBack()).toBe(false),
      () => page.keyboard.press("Escape"),
      () => sheet.getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(20, 20),
    ]) {
      await opener.click();
      await sheet.waitFor();
      // Its content makes it taller: what is pressed at that moment moves away.
      await sheet.locator("[aria-busy]").waitFor({ state: "detached" });
      await leave();
      await sheet.waitFor({ state: "detached" });
      expect(page.url()).toBe(`${origin}/profile/marta-lisbon`);
      await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    }
    // No step of the history is left behind: the next Back leaves the page.
    await page.goBack();
    await page.waitForURL("**/robots.txt");
  });
});

describe("the owner", () => {
  it("the owner has the tools: edit, share, downloads, the way back and the code", async () => {
    const profile = await makeProfile({ name: "Zé  Povinho & Filhos" });
    const page = await visitAsOwner(profile);
    for (const text of [
      "Share Profile",
      "Share Your Profile",
      `localhost:${new URL(origin).port}${profile.path}`,
    ])
      await see(page, text);
    const code = page.getByRole("img", { name: /QR code/ });
    await code.evaluate((shown) => shown.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect.poll(() => code.boundingBox()).toMatchObject({ width: 180, height: 180 });
    expect(readQr(await code.screenshot())).toBe(origin + profile.path);
    const svgs: string[] = [];
    for (const button of await page.getByRole("button", { name: "Download QR Code" }).all()) {
      const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
      expect(download.suggestedFilename()).toBe("Ze-Povinho-Filhos-qr-code.svg");
      await see(page, "QR Code Downloaded");
      svgs.push((await buffer(await download.createReadStream())).toString());
    }
    const [svg = "", ...others] = svgs;
    expect(others).toEqual([svg]);
    // The programs of copy shops: no SVG in an SVG, and an outline only where one is meant.
    expect(svg.match(/<svg/g)).toHaveLength(1);
    expect(svg.match(/<path(?![^>]*stroke="none")/g)).toBeNull();
    const drawn = await page.context().newPage();
    await drawn.setContent(svg);
    expect(readQr(await drawn.locator("svg").screenshot())).toBe(origin + profile.path);
    await page.getByRole("link", { name: "Edit Profile" }).click();
    await page.waitForURL(`**/edit/${profile.guide.id}`, { waitUntil: "commit" });
    await page.goBack();
    await page.getByRole("link", { name: "Back to Dashboard" }).click();
    await page.waitForURL("**/dashboard", { waitUntil: "commit" });
  });

  it("the owner has the site's navigation, on a laptop with its links", async () => {
    const profile = await makeProfile();
    const page = await tourist(LAPTOP);
    await signInByCall(page.context(), profile.person);
    await page.goto(profile.path);
    for (const name of ["Features", "About", "Dashboard"])
      await page.getByRole("link", { name, exact: true }).waitFor();
    await page.getByRole("button", { name: "Log out" }).click();
    await page.waitForURL(`${origin}/`);
    await see(page, "Logged out");
    await page.goto(profile.path, { waitUntil: "networkidle" });
    await expect.poll(() => page.getByText("Edit Profile").count()).toBe(0);
  });

  it("the owner's tools move next to nothing of the page when they load", async () => {
    for (const device of [PHONE, LAPTOP]) {
      const page = await tourist(device);
      await page.addInitScript(() => {
        let moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved += Number(Reflect.get(entry, "value"));
          document.documentElement.dataset.moved = String(moved);
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.context().request.post("/api/auth/login", {
        data: { email: "guide@example.com", password: "lanyard-demo" },
      });
      await page.goto("/profile/marta-lisbon");
      await page.getByRole("link", { name: "Back to Dashboard" }).waitFor();
      await page.getByText("Share Your Profile").waitFor();
      expect(Number(await page.evaluate(() => document.documentElement.dataset.moved ?? "0"))).toBeLessThan(
        0.08,
      );
    }
  });
});

describe("who counts as the owner", () => {
  const tools = (page: Page) => page.getByText("Edit Profile", { exact: true });
  const save = (page: Page, value: string) =>
    page.addInitScript((flag) => sessionStorage.setItem("isOwner", flag), value);

  let first: SampleProfile;
  let second: SampleProfile;
  beforeAll(async () => {
    [first, second] = [await makeProfile(), await makeProfile()];
  });

  it.each(["true", "its own id"])("a session counts as the owner's where it says %s", async (value) => {
    const page = await tourist();
    await save(page, value === "true" ? value : first.guide.uniqueId);
    await page.goto(first.path);
    await tools(page).waitFor();
  });

  it("a user who comes from /create counts as the owner, of this profile alone", async () => {
    const page = await tourist();
    await page.goto(first.path, { referer: `${origin}/create` });
    await tools(page).waitFor();
    await page.goto(first.path, { referer: "" });
    await tools(page).waitFor();
    await page.goto(second.path, { waitUntil: "networkidle" });
    await expect.poll(() => tools(page).count()).toBe(0);
  });

  it("another signed-in user never counts as the owner", async () => {
    const page = await tourist();
    await signInByCall(page.context(), second.person);
    await save(page, "true");
    await page.goto(first.path, { referer: `${origin}/create`, waitUntil: "networkidle" });
    await expect.poll(() => tools(page).count()).toBe(0);
    await page.getByRole("button", { name: "Send review" }).waitFor();
  });
});

describe("a profile that isn't public", () => {
  it("a hidden profile says which page it was and why, before it goes home with the same words", async () => {
    const page = await tourist();
    const response = await page.goto("/profile/tiago-porto");
    expect(response?.status()).toBe(404);
    await page.getByRole("heading", { name: "Profile unavailable" }).waitFor();
    await see(page, "/profile/tiago-porto");
    await see(page, UNAVAILABLE);
    const read = Date.now();
    await page.waitForURL(`${origin}/`);
    expect(Date.now() - read).toBeGreaterThan(3000);
    await see(page, "Profile unavailable");
    await see(page, UNAVAILABLE);
  });

  it("a hidden profile is a preview for its owner, who reads that nobody else sees it", async () => {
    const page = await tourist();
    await bodyOf(page.context().request.post("/api/auth/login", { data: LAPSED }));
    const { promise: slow, resolve: respond } = Promise.withResolvers<void>();
    await page.route("**/api/guides/**", async (route) => {
      await slow;
      await route.continue();
    });
    const response = await page.goto("/profile/tiago-porto");
    expect(response?.status()).toBe(200);
    await page.getByText("Loading profile").waitFor();
    respond();
    await see(page, "This page isn't public.");
    await page.getByRole("heading", { level: 1, name: "Tiago" }).waitFor();
    await page.getByRole("link", { name: "Edit Profile" }).waitFor();
    for (const text of ["Share Profile", "Download QR Code"])
      await expect.poll(() => page.getByText(text).count()).toBe(0);
    await page.getByRole("link", { name: "Back to Dashboard" }).click();
    await page.waitForURL("**/dashboard");
  });

  it("a hidden profile is missing for everybody else, signed in or out, as a profile that never existed", async () => {
    const context = await warmContext(PHONE);
    const { request } = context;
    const statuses = async () =>
      Promise.all(
        ["/profile/tiago-porto", "/profile/nobody-here"].map(async (path) =>
          (await request.get(path)).status(),
        ),
      );
    expect(await statuses()).toEqual([404, 404]);
    await signUpByCall(context, origin, newcomer());
    expect(await statuses()).toEqual([404, 404]);
    await bodyOf(request.post("/api/auth/login", { data: LAPSED }));
    expect(await statuses()).toEqual([200, 404]);
    await request.post("/api/auth/logout");
    expect(await statuses()).toEqual([404, 404]);
  });

  it("a hidden profile that fails to load for its owner says so and goes home with the same words", async () => {
    const page = await tourist();
    await bodyOf(page.context().request.post("/api/auth/login", { data: LAPSED }));
    await page.route("**/api/guides/**", (route) => route.abort());
    await page.goto("/profile/tiago-porto");
    await page.getByRole("heading", { name: "Error loading profile" }).waitFor();
    await see(page, "We couldn't find this guide profile.");
    await page.waitForURL(`${origin}/`);
    await see(page, "Error loading profile");
    await see(page, "We couldn't find this guide profile.");
  });
});

describe("for everybody", () => {
  let profile: SampleProfile;
  beforeAll(async () => {
    profile = await makeProfile({
      bio: "Born in Alfama.",
      whatsapp: "+351912000014",
      paypalLink: "martawalks",
    });
    await addReview(origin, profile, { name: "Tom" });
    const [review] = await bodyOf<{ id: number }[]>(
      profile.owner.request.get(`/api/guides/${profile.guide.uniqueId}/reviews`),
    );
    await bodyOf(
      profile.owner.request.put(`/api/reviews/${review?.id}/reply`, { data: { reply: "Obrigada." } }),
    );
  });

  it.each(["visitor", "owner"])(
    "the public page has targets of 44 px, passes axe, and loses nothing at 320 px and twice the text (%s)",
    async (viewer) => {
      const page = await tourist();
      if (viewer === "owner") await signInByCall(page.context(), profile.person);
      await page.goto(profile.path);
      await isHydrated(page);
      if (viewer === "owner") await page.getByText("Share Your Profile").waitFor();
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("a, button, input, textarea")]
          .map((target) => [target.textContent || target.ariaLabel, target.getBoundingClientRect()] as const)
          .filter(([, { width, height }]) => width > 0 && (width < 44 || height < 44))
          .map(([name, { width, height }]) => `${name}: ${width} x ${height}`),
      );
      expect(small).toEqual([]);
      const stars = await page
        .getByRole("radio")
        .evaluateAll((inputs) =>
          inputs.map((input) => input.getBoundingClientRect()).map(({ width, height }) => [width, height]),
        );
      expect(stars).toEqual(viewer === "owner" ? [] : Array.from({ length: 5 }, () => [52, 52]));

      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => overflow(page)).toBe(0);
      await page.setViewportSize(PHONE.viewport);

      if (viewer === "owner") {
        await page.getByRole("button", { name: "Edit reply to Tom" }).click();
      } else {
        await page.getByRole("button", { name: "Send review" }).click();
        await see(page, "Please provide your name");
      }
      await expectNoViolations(page);
      await page.locator("#support").getByRole("button", { name: "Leave a Tip" }).click();
      const sheet = page.getByRole("dialog", { name: "Select payment method" });
      await sheet.waitFor();
      await expectNoViolations(page);
      await page.keyboard.press("Escape");
      await sheet.waitFor({ state: "detached" });

      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => overflow(page)).toBe(0);
      // What 'text size 200 %' does to sizes that are given in px.
      await page.evaluate(() => {
        for (const element of document.querySelectorAll<HTMLElement>(".pub *"))
          element.dataset.size = getComputedStyle(element).fontSize;
        for (const element of document.querySelectorAll<HTMLElement>(".pub [data-size]"))
          element.style.fontSize = `${2 * parseFloat(element.dataset.size ?? "0")}px`;
      });
      await expect.poll(() => overflow(page)).toBe(0);
      const cut = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            ".pub h1, .pub h2, .pub p, .pub .btn, .pub .rate, .pub .who",
          ),
        ]
          .filter((element) => element.clientWidth > 0 && getComputedStyle(element).overflowX !== "visible")
          .filter((element) => element.scrollWidth > element.clientWidth + 1)
          .map((element) => element.textContent),
      );
      expect(cut).toEqual([]);
    },
  );

  it("the public page is worked by keys alone: tip, code and review", async () => {
    const page = await visit(profile.path, LAPTOP);
    await page.getByRole("link", { name: "Show QR code" }).waitFor();
    const reached: string[] = [];
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press("Tab");
      reached.push(
        await page.evaluate(
          () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent?.trim() ?? "",
        ),
      );
    }
    expect(reached.filter((name) => name !== "")).toEqual(
      expect.arrayContaining(["Show QR code", "Share", "WhatsApp", "Leave a Tip", "5 stars", "Send review"]),
    );
    await page.getByRole("link", { name: "Show QR code" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Marta Oliveira" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => isFocused(page, "Show QR code")).toBe(true);
  });
});
