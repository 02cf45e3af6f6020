import type { BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sampleOf } from "#trust/sample-of.ts";
import {
  button,
  collectErrors,
  LAPTOP,
  newcomer,
  onPhoneAndLaptop,
  PHONE,
  readQr,
  signUpByCall,
} from "./browser.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const HEADLINE = "Tips, reviews and bookings in one place";

type Visit = BrowserContextOptions & { signedIn?: boolean };

/** A tab of a new visitor, or of someone who has just registered; still empty. */
async function newTab({ signedIn = false, ...options }: Visit = {}): Promise<Page> {
  const context = await warmContext(options);
  if (signedIn) await signUpByCall(context, origin, newcomer());
  return context.newPage();
}

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const nav = (page: Page) => page.getByRole("banner");
/** Reads what links say; a drawing says its label. */
const namesOf = (links: Locator) =>
  links.evaluateAll((all) =>
    all.map((one) => one.textContent || one.querySelector("[aria-label]")?.getAttribute("aria-label")),
  );
const section = (page: Page, id: string) => page.locator(`#${id}`);

/** Notes each shift of the layout from the first load on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => shifts.push(Reflect.get(entry, "value"))),
    ).observe({ type: "layout-shift", buffered: true });
  });
const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(window, "shifts"));

/** Waits until a section stands at the top of the window and has the focus. */
async function arriveAt(page: Page, id: string): Promise<void> {
  await page.waitForURL(`${origin}/#${id}`);
  const top = () =>
    section(page, id).evaluate((element) => Math.abs(Math.round(element.getBoundingClientRect().top)));
  await expect.poll(top, { timeout: 30_000 }).toBe(0);
  await expect
    .poll(() => section(page, id).evaluate((element) => element === document.activeElement))
    .toBe(true);
}

describe("without scripts", () => {
  it("all there is to read is there, and the main button leads to the registration; 'Features' and 'About' lead to their sections", async () => {
    const page = await newTab({ javaScriptEnabled: false });
    await page.goto("/");
    await onPhoneAndLaptop(page, async () => {
      await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(HEADLINE);
      const headings = () => page.getByRole("heading", { level: 3 }).allTextContents();
      await expect
        .poll(async () => (await headings()).slice(0, 4))
        .toEqual(["Branded Profiles", "Smart QR Codes", "Boost Your Reviews", "Promote Your Other Services"]);
      await expect.poll(() => button(page, "Menu").isVisible()).toBe(false);
      for (const name of ["Create my profile", "Set Up Your Team's Profiles Today", "Sign up"])
        await expect.poll(() => link(page, name).getAttribute("href")).toBe("/register");
      await link(page, "Try for free").click({ trial: true });
    });
    for (const [name, id] of [
      ["About", "about"],
      ["Features", "features"],
    ] as const) {
      await link(page, name).click();
      expect(page.url()).toBe(`${origin}/#${id}`);
    }
    await link(page, "Try for free").click();
    expect(page.url()).toBe(`${origin}/register`);
  });
});

describe("the document", () => {
  it("the landing document names the page for tabs, search engines and previews, and is the same for every visitor", async () => {
    const response = await fetch(`${origin}/`);
    const html = await response.text();
    expect(response.headers.get("Vary")).toBe("Accept-Language, Cookie");
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
    for (const tag of [
      `<title>${HEADLINE} · Lanyard</title>`,
      '<meta name="description" content="Tips, reviews and bookings in one place, behind the QR code',
      `<link rel="canonical" href="${origin}/"/>`,
      `<meta property="og:title" content="${HEADLINE} · Lanyard"/>`,
      `<meta property="og:url" content="${origin}/"/>`,
      `<meta property="og:image" content="${origin}/og.png"/>`,
    ])
      expect(html).toContain(tag);
    const image = await fetch(`${origin}/og.png`);
    expect(image.headers.get("Content-Type")).toBe("image/png");
    const again = await fetch(`${origin}/?ref=card`, { headers: { Cookie: "theme=dark" } });
    expect(await again.text()).toBe(html);
  });

  it("the landing document offers neither sign-in nor dashboard before the session is known", async () => {
    const response = await fetch(`${origin}/`, { headers: { Cookie: "a=b; session=1" } });
    const html = (await response.text()).replace(/<noscript>.*?<\/noscript>/g, "");
    for (const text of ["Log in<", "Sign up<", "Try for free", "Dashboard</a></div>", "View your profiles"])
      expect(html).not.toContain(text);
    expect(html).toContain("Loading");
  });

  it("the documents of the app's other pages say that they need scripts", async () => {
    for (const path of ["/login", "/nowhere"]) {
      const html = await (await fetch(origin + path)).text();
      expect(html).toContain("<title>Lanyard</title>");
      expect(html).toContain("<noscript>This page needs JavaScript. Public profiles do not.</noscript>");
    }
  });
});

describe("a visitor", () => {
  /** The landing page, which most tests read. */
  let page: Page;
  let errors: string[];
  beforeAll(async () => {
    page = await newTab();
    errors = collectErrors(page);
  });
  beforeEach(async () => {
    if (new URL(page.url(), origin).pathname !== "/") await page.goto("/", { waitUntil: "networkidle" });
  });

  it("the landing page has its sections, the footer's links and features, and this year", async () => {
    await link(page, "Try for free").waitFor();
    await expect.poll(() => link(page, "Create my profile").getAttribute("href")).toBe("/register");
    await expect
      .poll(() => section(page, "about").getByRole("link").allTextContents())
      .toEqual(["Set Up Your Team's Profiles Today"]);
    const footer = page.locator("footer");
    const links = footer.getByRole("list", { name: "Links" }).getByRole("link");
    await expect.poll(() => links.allTextContents()).toEqual(["Home", "Dashboard", "Log In", "Sign Up"]);
    await expect
      .poll(() => links.evaluateAll((all) => all.map((one) => one.getAttribute("href"))))
      .toEqual(["/", "/dashboard", "/login", "/register"]);
    await expect
      .poll(() => footer.getByRole("navigation", { name: "Legal" }).getByRole("link").allTextContents())
      .toEqual(["Privacy", "Terms", "Imprint", "Language"]);
    await expect
      .poll(() => footer.getByRole("list", { name: "Features" }).getByRole("listitem").allTextContents())
      .toEqual([
        "QR code generation",
        "Mobile-friendly profiles",
        "Social media integration",
        "Tipping integration",
        "Collect reviews",
      ]);
    await expect.poll(() => link(page, "Contact Us").getAttribute("href")).toMatch(/^mailto:\S+@\S+$/);
    await expect.poll(() => footer.textContent()).toContain(`© ${new Date().getFullYear()} Lanyard`);
    await expect
      .poll(() => namesOf(nav(page).getByRole("link")))
      .toEqual(["Lanyard", "Features", "About", "Log in", "Sign up"]);
    await expect.poll(() => nav(page).getByRole("link", { name: "Lanyard" }).getAttribute("href")).toBe("/");
    expect(errors).toEqual([]);
  });

  it("the landing page shows the name in its own letters, also where the typeface doesn't load", async () => {
    const widthOn = async (page: Page) => {
      await page.goto("/");
      await page.evaluate(() => document.fonts.ready);
      return (await nav(page).getByRole("img", { name: "Lanyard" }).boundingBox())?.width;
    };
    const poor = await newTab(LAPTOP);
    await poor.route("**/lanyard-display-*", (route) => route.abort());
    expect(await widthOn(poor)).toBe(await widthOn(await newTab(LAPTOP)));
  });

  it("the landing page has rules for Safari, which shows no optional typeface on a first visit, for the same letters", async () => {
    const rules = await page.evaluate(() => {
      const all = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      const facesIn = (list: Iterable<CSSRule>) =>
        [...list].flatMap((rule) => {
          if (
            !(rule instanceof CSSFontFaceRule) ||
            !rule.style.getPropertyValue("font-family").includes("Display")
          )
            return [];
          const [file, letters, display] = ["src", "unicode-range", "font-display"].map((name) =>
            rule.style.getPropertyValue(name),
          );
          return [{ file, letters, display }];
        });
      const safari = all.find(
        (rule) => rule instanceof CSSSupportsRule && rule.conditionText.includes("-webkit-hyphens"),
      );
      return {
        all: facesIn(all),
        safari: safari instanceof CSSSupportsRule ? facesIn(safari.cssRules) : [],
        isOurs: CSS.supports("-webkit-hyphens", "none"),
      };
    });
    expect(rules.isOurs).toBe(false);
    expect(rules.all).toHaveLength(2);
    expect(rules.all.map(({ display }) => display)).toEqual(["optional", "optional"]);
    expect(rules.safari).toEqual(rules.all.map((face) => ({ ...face, display: "fallback" })));
  });

  it("the landing page loads one script, and the codes' script once one is in sight, and its layout never shifts", async () => {
    const phone = await newTab(PHONE);
    await watchShifts(phone);
    const scripts: string[] = [];
    phone.on("request", (request) => {
      // What was fetched is run from what the browser keeps.
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await phone.goto("/", { waitUntil: "networkidle" });
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/landing-/)]);
    await link(phone, "Try for free").waitFor();
    await expect.poll(() => shiftsOf(phone)).toEqual([]);
    await phone.getByTestId("card-code").scrollIntoViewIfNeeded();
    await expect.poll(() => scripts.at(-1)).toMatch(/^\/assets\/qr-code-/);
    expect(scripts).toHaveLength(2);
  });

  it("the landing page's drawn codes can be scanned and lead to the site", async () => {
    for (const drawing of [page.getByTestId("badge-code"), page.getByTestId("card-code")])
      await expect
        .poll(async () => readQr(await drawing.screenshot()), { timeout: 30_000 })
        .toBe(`${origin}/`);
  });

  it("the links 'Features' and 'About' scroll to their sections, each time they are pressed", async () => {
    const bar = nav(page);
    for (const [name, id] of [
      ["Features", "features"],
      ["About", "about"],
      ["About", "about"],
    ] as const) {
      await bar.getByRole("link", { name }).click();
      await arriveAt(page, id);
    }
  });

  it("the landing page's main button leads to the registration, and Back returns", async () => {
    await link(page, "Try for free").click();
    await page.getByRole("heading", { name: "Sign up" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/register");
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: HEADLINE }).waitFor();
  });
});

describe("somebody signed in", () => {
  /** Whose pages load again with each test. */
  let context: BrowserContext;
  beforeAll(async () => {
    context = (await newTab({ signedIn: true })).context();
  });

  it("the landing page's buttons are a block of their height until the session is known, then a signed-in user's", async () => {
    const page = await context.newPage();
    const errors = collectErrors(page);
    const { promise: asked, resolve: respond } = Promise.withResolvers<void>();
    await page.route("**/api/auth/me", async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "load" });
    const wait = page.getByTestId("start-wait").first();
    const before = await wait.boundingBox();
    await expect.poll(() => namesOf(nav(page).getByRole("link"))).toEqual(["Lanyard", "Features", "About"]);
    await expect.poll(() => link(page, "Try for free").count()).toBe(0);
    respond();
    await link(page, "View your profiles").waitFor();
    const after = await link(page, "View your profiles").boundingBox();
    expect([after?.x, after?.y, after?.height]).toEqual([before?.x, before?.y, before?.height]);
    for (const name of ["View your profiles", "Manage your profiles", "Set Up Your Team's Profiles Today"])
      await expect.poll(() => link(page, name).getAttribute("href")).toBe("/dashboard");
    await expect
      .poll(() => namesOf(nav(page).getByRole("link")))
      .toEqual(["Lanyard", "Features", "About", "Dashboard", "Account"]);
    await expect.poll(() => button(page, "Log out").isVisible()).toBe(true);
    expect(errors).toEqual([]);
    await link(page, "View your profiles").click();
    await page.getByRole("heading", { level: 1, name: "Your Tour Guide Profile" }).waitFor();
    await page.close();
  });

  it("the landing page hydrates as rendered for a signed-in user, however late its code loads", async () => {
    const page = await context.newPage();
    const errors = collectErrors(page);
    const { promise: known, resolve: goOn } = Promise.withResolvers<void>();
    await page.route("**/assets/landing-*.js", async (route) => {
      await known;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    await page.getByTestId("start-wait").first().waitFor();
    await expect.poll(() => link(page, "View your profiles").count()).toBe(0);
    goOn();
    await nav(page).getByRole("link", { name: "Dashboard" }).waitFor();
    await link(page, "View your profiles").waitFor();
    expect(errors).toEqual([]);
    await page.close();
  });

  it("the landing page's layout never shifts while it loads for a signed-in user", async () => {
    const page = await newTab({ ...PHONE, signedIn: true });
    await watchShifts(page);
    await page.goto("/", { waitUntil: "networkidle" });
    await link(page, "View your profiles").waitFor();
    await expect.poll(() => shiftsOf(page)).toEqual([]);
  });

  it("the landing page treats a user whose session has ended as a visitor", async () => {
    const page = await newTab();
    await page.context().addCookies([{ name: "session", value: "1", url: origin }]);
    const errors = collectErrors(page);
    await page.goto("/");
    await link(page, "Try for free").waitFor();
    await nav(page).getByRole("link", { name: "Log in" }).waitFor();
    expect(errors).toEqual([]);
  });

  it("the landing page has a way in without scripts for a signed-in user", async () => {
    const page = await newTab({ signedIn: true, javaScriptEnabled: false });
    await page.goto("/");
    await expect.poll(() => link(page, "Try for free").isVisible()).toBe(true);
    await expect.poll(() => page.getByTestId("start-wait").first().isVisible()).toBe(false);
  });
});

describe("'Features' and 'About'", () => {
  let page: Page;
  beforeAll(async () => {
    page = await newTab();
  });

  it.each(sampleOf(["/login", "/register", "/nowhere", "/nowhere/at/all"], 3))(
    "the links 'Features' and 'About' lead to the landing page from %s",
    async (path) => {
      await page.goto(path);
      await nav(page).getByRole("link", { name: "About" }).click();
      await arriveAt(page, "about");
    },
  );

  it("the links 'Features' and 'About' lead to the landing page from the owner's public page", async () => {
    const page = await newTab({ signedIn: true });
    const made = await page.request.post(`${origin}/api/guides`, { data: { name: "Marta" } });
    const { uniqueId }: { uniqueId: string } = await made.json();
    await page.goto(`/profile/${uniqueId}`);
    await nav(page).getByRole("link", { name: "Features" }).click();
    await arriveAt(page, "features");
  });
});

describe("the menu on phones, by keyboard", () => {
  it("the phone menu opens by keyboard, leads to a section and is gone", async () => {
    const page = await newTab(PHONE);
    const errors = collectErrors(page);
    await page.goto("/", { waitUntil: "networkidle" });
    await button(page, "Menu").focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.waitFor();
    await expect
      .poll(() => menu.getByRole("link").allTextContents())
      .toEqual(["Features", "About", "Log in", "Sign up"]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await menu.waitFor({ state: "detached" });
    await arriveAt(page, "about");
    expect(errors).toEqual([]);
  });

  it("the phone menu closes with Escape and gives the focus back", async () => {
    const page = await newTab({ ...PHONE, signedIn: true });
    await page.goto("/", { waitUntil: "networkidle" });
    await button(page, "Menu").focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("link", { name: "Dashboard" }).waitFor();
    await expect.poll(() => menu.getByRole("button", { name: "Log out" }).isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
    await expect
      .poll(() => button(page, "Menu").evaluate((element) => element === document.activeElement))
      .toBe(true);
  });

  it("the skip link leads past the navigation to the content", async () => {
    const page = await newTab();
    await page.goto("/", { waitUntil: "networkidle" });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Try for free");
  });
});

describe("the layout", () => {
  it("the landing page fits 320 px and 1280 px with text twice as large, and scrolls down only", async () => {
    const page = await newTab();
    await page.goto("/", { waitUntil: "networkidle" });
    for (const [width, height] of [
      [320, 640],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => {
        const elements = [...document.querySelectorAll<HTMLElement>("#root *")];
        for (const element of elements) element.style.fontSize = "";
        const all = elements.map(
          (element) => [element, Number.parseFloat(getComputedStyle(element).fontSize)] as const,
        );
        for (const [element, size] of all) element.style.fontSize = `${size * 2}px`;
      });
      const tooWide = () =>
        page.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          const cut = [...document.querySelectorAll("h1, h2, h3, p, a, button, li")]
            .filter((element) => !element.closest("[aria-hidden]"))
            .filter((element) => element.getBoundingClientRect().right > clientWidth)
            .map((element) => element.textContent);
          return { cut, sideways: scrollWidth - clientWidth };
        });
      await expect.poll(tooWide).toEqual({ cut: [], sideways: 0 });
    }
  });
});
