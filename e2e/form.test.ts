import type { Page, Request } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { animationOf, plainPictures } from "#worker/testing/pictures.ts";
import { expectNoViolations } from "./axe.ts";
import { button, hold, overflow, collectErrors, LAPTOP, onPhoneAndLaptop, PHONE, see } from "./browser.ts";
import {
  atTheForm,
  atTheirProfile,
  choosePicture,
  type Editor,
  field,
  GIF,
  GOOGLE,
  guidesOf,
  isFocused,
  leave,
  lose,
  nameField,
  removePlatforms,
  row,
  save,
  saveAndStay,
  storedGuide,
  storedPlatforms,
  toldAt,
  TRIPADVISOR,
  withProfile,
  writeFileAt,
  YELP,
  ZELLE,
} from "./form-page.ts";
import { bodyOf } from "./profiles.ts";

/** A number that nobody can dial: as it is typed in the USA. */
const NO_NUMBER = "2125550123";
const MEANT = "+1 212 555 0123";
const WARNING = `This would dial +212 5550123, a number in Morocco, and it is too short for one. Start with the country code: for the USA ${MEANT.slice(1)}.`;
const ZELLE_AT_FIELD = "Everybody can read the phone number or email in this link.";
const ZELLE_AT_SAVE = "Your Zelle link shows your phone number or email to everybody.";

/** Does something once the form is there: what a number dials is said from then on. */
async function firstTouch(page: Page): Promise<void> {
  await nameField(page).waitFor();
  await page.keyboard.press("Shift");
}

describe("a new profile of an operator", () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await atTheForm("Tour Operator", LAPTOP));
    // An operator is asked for the name.
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>("[name=name]")?.value === "");
  });

  it("has its sections in their order, and its buttons, for a new profile of an operator", async () => {
    await expect
      .poll(() => page.getByRole("heading", { level: 2 }).allTextContents())
      .toEqual([
        "Profile Picture",
        "Basic Information",
        "Contact Information",
        "Social Media",
        "Tipping & Payments",
        "Reviews Settings",
        "Cross-Promoted Tours",
      ]);
    await see(page, "Create Profile First");
    await expect.poll(() => button(page, "Save & Preview").count()).toBeGreaterThan(0);
    await expect.poll(() => button(page, "Create Profile").count()).toBeGreaterThan(0);
    await expect.poll(() => button(page, "Save Changes").count()).toBe(0);
  });

  it("shows the page as it will be, beside the form", async () => {
    await nameField(page).fill("");
    await removePlatforms(page);
    const phone = page.frameLocator("iframe[title='Preview of the public page']");
    await phone.getByText("How was your time with Your name?").waitFor();
    await nameField(page).fill("Marta Oliveira");
    await field(page, "Instagram").fill("https://instagram.com/marta.walks");
    await button(page, "Add platform").click();
    await row(page, "platform 1").getByLabel("Platform name").fill("Tripadvisor");
    await row(page, "Tripadvisor").getByLabel("URL").fill(TRIPADVISOR.url);
    await phone.getByText("How was your time with Marta Oliveira?").waitFor();
    await phone.getByRole("heading", { name: "Marta Oliveira", exact: true }).waitFor();
    await phone.locator("a[href='https://instagram.com/marta.walks']").waitFor();
    await phone.locator(`a[href='${TRIPADVISOR.url}']`).waitFor();
  });

  it("asks for a name, says what is wrong at its field, and gives the first of these the focus", async () => {
    await nameField(page).fill("");
    const wrong = {
      Bio: ["x".repeat(201), "Bio must be less than 200 characters"],
      "Professional tag": ["x".repeat(31), "Tag must be less than 30 characters"],
      Email: ["marta", "Please enter a valid email"],
      Stripe: ["javascript:alert(1)", "Please enter a valid URL"],
    } as const;
    for (const [label, [text]] of Object.entries(wrong)) await field(page, label).fill(text);
    await save(page);
    await isFocused(page, "name");
    await expect.poll(() => toldAt(page, "Name")).toContain("Name is required");
    for (const [label, [text, message]] of Object.entries(wrong)) {
      await expect.poll(() => toldAt(page, label)).toContain(message);
      await expect.poll(() => field(page, label).getAttribute("aria-invalid")).toBe("true");
      await expect.poll(() => field(page, label).inputValue()).toBe(text);
    }
    await nameField(page).fill("x".repeat(101));
    await expect.poll(() => toldAt(page, "Name")).toContain("Name must be less than 100 characters");
    await nameField(page).fill("Marta");
    await save(page);
    await isFocused(page, "bio");
    expect(new URL(page.url()).pathname).toBe("/create");
  });
});

describe("a guide's new profile", () => {
  let page: Page;
  // No test here changes the name, nor saves.
  beforeAll(async () => {
    ({ page } = await atTheForm());
  });

  it("begins with the name that a guide registered by", async () => {
    await expect.poll(() => nameField(page).inputValue()).toBe("Marta");
  });

  it("shows what stands before a username, and counts the bio and the tag", async () => {
    const prefixes = {
      Instagram: "instagram.com/",
      TikTok: "tiktok.com/@",
      WhatsApp: "wa.me/",
      LinkedIn: "linkedin.com/in/",
      PayPal: "paypal.me/",
      Venmo: "venmo.com/",
      "Cash App": "cash.app/$",
      "Buy Me A Coffee": "buymeacoffee.com/",
    };
    for (const [label, prefix] of Object.entries(prefixes))
      await expect.poll(() => toldAt(page, label)).toContain(prefix);
    await field(page, "Bio").fill("x".repeat(199));
    await field(page, "Professional tag").fill("x".repeat(31));
    await see(page, "199/200");
    await expect.poll(() => toldAt(page, "Professional tag")).toContain("31/30 too long");
  });

  it("reduces what is typed to the username, and every link can be tried", async () => {
    const cases: [label: string, pasted: string, shown: string, url: string][] = [
      [
        "Instagram",
        "https://www.instagram.com/marta.walks/?igsh=1",
        "marta.walks",
        "https://instagram.com/marta.walks",
      ],
      ["TikTok", "@marta", "marta", "https://tiktok.com/@marta"],
      [
        "LinkedIn",
        "linkedin.com/in/marta-oliveira/",
        "marta-oliveira",
        "https://linkedin.com/in/marta-oliveira",
      ],
      ["PayPal", "marta walks", "martawalks", "https://paypal.me/martawalks"],
      ["Venmo", "https://account.venmo.com/u/marta", "marta", "https://venmo.com/marta"],
      ["Cash App", "$marta", "marta", "https://cash.app/$marta"],
      ["Buy Me A Coffee", "https://buymeacoffee.com/marta", "marta", "https://buymeacoffee.com/marta"],
      ["Phone", "+351 912 000 014", "351 912 000 014", "tel:+351912000014"],
      ["WhatsApp", "https://wa.me/351912000014", "351912000014", "https://wa.me/351912000014"],
      ["Email", "marta@walks.example", "marta@walks.example", "mailto:marta@walks.example"],
      ["Zelle", ZELLE, ZELLE, ZELLE],
      [
        "Stripe",
        "https://buy.stripe.com/marta",
        "https://buy.stripe.com/marta",
        "https://buy.stripe.com/marta",
      ],
    ];
    for (const [label, pasted] of cases) await field(page, label).fill(pasted);
    await nameField(page).focus();
    for (const [label, , shown, url] of cases) {
      await expect.poll(() => field(page, label).inputValue()).toBe(shown);
      const test = page.getByRole("link", { name: `Test link: ${label}`, exact: true });
      await expect.poll(() => test.getAttribute("href")).toBe(url);
      await expect.poll(() => test.getAttribute("title")).toBe("Test link");
    }
  });

  it("says of each text field what a browser may fill in", async () => {
    await firstTouch(page);
    await page.getByLabel("Language of these words").first().waitFor();
    const texts = page.locator(
      "main :is(input[type=text], input[type=url], input[type=tel], input[type=email])",
    );
    await expect
      .poll(() => texts.evaluateAll((all) => all.filter((one) => !one.hasAttribute("autocomplete")).length))
      .toBe(0);
    await expect.poll(() => texts.count()).toBeGreaterThan(10);
  });

  it("says what a number dials, and in which country", async () => {
    await field(page, "Phone").fill("");
    await expect.poll(() => toldAt(page, "Phone")).toContain("Country code first");
    await field(page, "Phone").fill("351 912 000 014");
    await see(page, "Dials +351 912 000 014, a number in Portugal");
    await expect.poll(() => toldAt(page, "Phone")).toContain("a number in Portugal");
  });

  it("mends a number that lacks its country code by one tap", async () => {
    await field(page, "Phone").fill(NO_NUMBER);
    await field(page, "LinkedIn").focus();
    await page.getByRole("button", { name: `Use ${MEANT}` }).click();
    await expect.poll(() => field(page, "Phone").inputValue()).toBe(MEANT.slice(1));
    await see(page, `Dials ${MEANT}, a number in the USA`);
  });

  it("says that a Zelle link shows a phone number or e-mail to everybody, before it is saved", async () => {
    await field(page, "Zelle").fill("");
    await expect
      .poll(() => toldAt(page, "Zelle"))
      .toContain("Guests can read your phone number or email in a Zelle link.");
    await field(page, "Zelle").fill(ZELLE);
    await page.getByRole("status").filter({ hasText: ZELLE_AT_FIELD }).waitFor();
    for (const saver of await page
      .getByRole("button", { name: /^(?:Create Profile|Save & Preview)$/ })
      .all()) {
      const id = await saver.getAttribute("aria-describedby");
      await expect.poll(() => page.locator(`[id="${id}"]`).textContent()).toBe(ZELLE_AT_SAVE);
    }
    await field(page, "Zelle").fill("");
    await expect.poll(() => page.getByText(ZELLE_AT_FIELD).count()).toBe(0);
    await expect.poll(() => page.getByText(ZELLE_AT_SAVE).count()).toBe(0);
  });

  it("takes ten review platforms at the most, and leaves the focus on 'Add platform' after the last is removed", async () => {
    await removePlatforms(page);
    for (let n = 0; n < 10; n++) await button(page, "Add platform").click();
    await isFocused(page, "reviewPlatforms.9.platform");
    await expect.poll(() => button(page, "Add platform").count()).toBe(0);
    await button(page, "Remove platform 1").focus();
    // The focus goes on to the next one.
    for (let n = 0; n < 10; n++) await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Add platform");
    await expect.poll(() => page.getByRole("textbox", { name: "Platform name" }).count()).toBe(0);
  });

  it("takes no picture of another type, whatever its name", async () => {
    await field(page, "What guests call you").fill("Marta O.");
    await choosePicture(
      page,
      await writeFileAt("not-a-picture.png", "<!doctype html><script>alert(1)</script>"),
    );
    await see(page, "Invalid file type");
    await see(page, "Please upload a JPG, PNG, WEBP, or GIF image");
    await expect.poll(() => field(page, "What guests call you").inputValue()).toBe("Marta O.");
  });

  it("takes no picture of more than 2 MB", async () => {
    const large = Buffer.concat([GIF, Buffer.alloc(2 * 1024 * 1024)]);
    await choosePicture(page, await writeFileAt("large.gif", large));
    await see(page, "File too large");
    await see(page, "The image must be less than 2MB");
    await see(page, "File size must be less than 2MB");
  });
});

const FILLED = {
  bio: "Small groups",
  phone: NO_NUMBER,
  whatsapp: "351912000014",
  buyMeACoffeeLink: "marta-oliveira-walks",
  zelleLink: ZELLE,
  platforms: [TRIPADVISOR, GOOGLE],
};

describe("a guide's profile that exists", () => {
  let made: Editor;
  let page: Page;
  let errors: string[];
  // No test here saves.
  beforeAll(async () => {
    made = await atTheirProfile(FILLED, PHONE);
    ({ page } = made);
    errors = collectErrors(page);
  });

  it("has no tours for a guide, and other words for a profile that exists", async () => {
    await page.getByRole("heading", { level: 1, name: "Update Your Tour Guide Profile" }).waitFor();
    await expect.poll(() => page.getByRole("heading", { name: "Cross-Promoted Tours" }).count()).toBe(0);
    for (const name of ["Save & Preview", "Save Changes", "Update Profile"])
      await button(page, name).filter({ visible: true }).first().waitFor();
    await expect.poll(() => page.getByRole("switch", { name: "Guest reviews" }).isChecked()).toBe(true);
  });

  it("is skeleton cards under its title while the profile is on its way", async () => {
    const { context, guide } = made;
    const other = await context.newPage();
    const letGo = await hold(other, `**/api/guides/id/${guide.id}`, "GET");
    await other.goto(`/edit/${guide.id}`);
    await other.getByRole("heading", { level: 1, name: "Update Your Tour Guide Profile" }).waitFor();
    await expect.poll(() => other.locator("main [aria-busy=true] [aria-hidden]").count()).toBeGreaterThan(6);
    letGo();
    await nameField(other).waitFor();
    await other.close();
  });

  it("says that its Zelle link shows a phone number or e-mail, also when it was stored long ago", async () => {
    await see(page, ZELLE_AT_FIELD);
    await see(page, ZELLE_AT_SAVE);
    await expect.poll(() => toldAt(page, "Zelle")).toContain(ZELLE_AT_FIELD);
  });

  it("has no violation that axe can find in both themes, on a phone and on a laptop", async () => {
    await firstTouch(page);
    await see(page, WARNING);
    await button(page, "Add platform").click();
    await save(page);
    await see(page, "Platform name is required");
    await onPhoneAndLaptop(page, () => expectNoViolations(page));
    expect(errors).toEqual([]);
  });

  it("has room to type at 320 px, also with twice the text, and never scrolls sideways", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await firstTouch(page);
    await see(page, WARNING);
    await expect.poll(() => overflow(page)).toBe(0);
    const room = async () => {
      for (const label of ["Buy Me A Coffee", "LinkedIn", "Instagram", "Phone", "Zelle"])
        expect([label, (await field(page, label).boundingBox())?.width ?? 0]).toEqual([
          label,
          expect.toSatisfy((width: number) => width >= 120),
        ]);
    };
    await room();
    // What 'text size 200 %' does to sizes that are given in px.
    await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>("main *")];
      const sizes = all.map((element) => parseFloat(getComputedStyle(element).fontSize));
      for (const [at, element] of all.entries()) element.style.fontSize = `${2 * (sizes[at] ?? 0)}px`;
    });
    await expect.poll(() => overflow(page)).toBe(0);
    await room();
    const cut = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          "main :is(h1, h2, h3, p, label, .btn, [id$=-prefix], [id$=-count])",
        ),
      ]
        .filter((element) => element.clientWidth > 0 && !element.closest("[inert]"))
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => element.textContent),
    );
    expect(cut).toEqual([]);
  });
});

describe("the preview", () => {
  it("puts nothing into the preview that would be a script, and says nothing to the console", async () => {
    const attack = "</style><script>alert(1)</script><img src=x onerror=alert(1)>";
    const { page, guide } = await withProfile({ bio: attack }, LAPTOP);
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    page.on("dialog", () => said.push("a dialog"));
    await page.goto(`/edit/${guide.id}`);
    await nameField(page).fill(attack);
    for (const label of ["Instagram", "Stripe", "Zelle"])
      await field(page, label).fill("javascript:alert(1)");
    await button(page, "Add platform").click();
    await row(page, "platform 1").getByLabel("Platform name").fill(attack);
    await row(page, attack).getByLabel("URL").fill("javascript:alert(1)");
    const phone = page.frameLocator("iframe[title='Preview of the public page']");
    await phone.getByRole("heading", { name: attack, exact: true }).waitFor();
    await phone.getByText(attack).last().waitFor();
    const scripts = phone.locator(
      "script, [onerror], [onclick], [onload], [href^='javascript:' i], [src='x']",
    );
    await expect.poll(() => scripts.count()).toBe(0);
    expect(said).toEqual([]);
  });
});

describe("what is typed", () => {
  it("can all be typed, saved and left with the keyboard alone", async () => {
    const { context, page } = await atTheForm("Tour Guide", PHONE);
    await nameField(page).focus();
    await page.keyboard.type("Marta");
    /** Goes on by Tab to the field or button of that name. */
    const until = async (name: string) => {
      for (let stop = 0; stop < 40; stop++) {
        await page.keyboard.press("Tab");
        const focused = await page.evaluate(() => {
          const element = document.activeElement;
          const label = document.getElementById(element?.getAttribute("aria-labelledby") ?? "");
          return element?.getAttribute("name") ?? (label ?? element)?.textContent;
        });
        if (focused === name) return;
      }
      throw new Error(`no way to ${name}`);
    };
    await until("stripeLink");
    await page.keyboard.type("https://buy.stripe.com/marta");
    await until("Guest reviews");
    await page.keyboard.press("Space");
    await until("Add platform");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Google");
    await page.keyboard.press("Tab");
    await page.keyboard.type(GOOGLE.url);
    await until("Create Profile");
    await page.keyboard.press("Enter");
    await leave(page);
    const [guide] = await guidesOf(context);
    expect(guide).toMatchObject({ stripeLink: "https://buy.stripe.com/marta", reviewsEnabled: "false" });
    expect(guide && (await storedPlatforms(context, guide))).toEqual([GOOGLE]);
  });
});

/** The calls that replace something, such as the review platforms. */
const puts = (page: Page): Request[] => {
  const sent: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") sent.push(request);
  });
  return sent;
};

describe("a number", () => {
  it("that can't be one is warned about once it is typed, and asked about before it is saved: typed again, taken with one tap, or kept", async () => {
    const { context, page } = await atTheForm("Tour Guide", PHONE);
    await field(page, "Phone").fill("12");
    await save(page);
    await page.getByRole("dialog", { name: "Save this number?" }).waitFor();
    await button(page, "Keep editing").click();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(await guidesOf(context)).toEqual([]);
    await field(page, "Phone").fill(NO_NUMBER);
    await save(page);
    const asked = page.getByRole("dialog", { name: `Did you mean ${MEANT}?` });
    await asked.waitFor();
    await expectNoViolations(page);
    expect(await guidesOf(context)).toEqual([]);
    const take = () => asked.getByRole("button", { name: `Use ${MEANT}` }).click();
    await saveAndStay(page, "Small groups", take);
    await expect.poll(() => guidesOf(context)).toMatchObject([{ phone: MEANT, whatsapp: "" }]);
    await field(page, "WhatsApp").pressSequentially(NO_NUMBER);
    await expect.poll(() => page.getByText(WARNING).count()).toBe(0);
    await field(page, "LinkedIn").focus();
    await see(page, WARNING);
    await expect.poll(() => page.getByRole("status").filter({ hasText: WARNING }).count()).toBe(1);
    await page.getByRole("button", { name: `Use ${MEANT}` }).waitFor();
    await expect.poll(() => toldAt(page, "WhatsApp")).toContain(WARNING);
    await expect.poll(() => field(page, "WhatsApp").getAttribute("aria-invalid")).toBeNull();
    await save(page);
    await asked.getByText(`WhatsApp: ${WARNING}`).waitFor();
    await button(page, "Save as it is").click();
    await leave(page);
    await expect.poll(() => guidesOf(context)).toMatchObject([{ phone: MEANT, whatsapp: `+${NO_NUMBER}` }]);
  });

  it("gets its '+', and is saved without a question where the numbering plans can't be had", async () => {
    const { context, page } = await atTheForm();
    await page.route(/\/assets\/(?:phone|number)-/, (route) => route.abort());
    await field(page, "Phone").fill(NO_NUMBER);
    await save(page);
    await leave(page);
    await expect.poll(() => guidesOf(context)).toMatchObject([{ phone: `+${NO_NUMBER}`, whatsapp: "" }]);
  });

  it("that is saved while its numbering plan is loading brings its country along", async () => {
    const { context, page } = await atTheForm();
    const load = await hold(page, /\/assets\/(?:phone|number)-/);
    await field(page, "PayPal").focus();
    await page.getByLabel("Where you work").waitFor();
    await field(page, "Phone").fill("447400123456");
    await save(page);
    load();
    await leave(page);
    await expect.poll(() => guidesOf(context)).toMatchObject([{ phone: "+447400123456", country: "GB" }]);
  });

  it("that is stored is warned about, and a save of something else neither asks about it nor sends the review platforms", async () => {
    const stored = { whatsapp: NO_NUMBER, platforms: [TRIPADVISOR] };
    const { context, page, guide } = await atTheirProfile(stored);
    const sent = puts(page);
    await firstTouch(page);
    await see(page, WARNING);
    await field(page, "Bio").fill("Small groups");
    await save(page);
    await leave(page);
    await expect.poll(() => storedGuide(context, guide)).toMatchObject({ bio: "Small groups" });
    expect(sent).toEqual([]);
    await expect.poll(() => storedPlatforms(context, guide)).toEqual([TRIPADVISOR]);
  });
});

describe("review platforms", () => {
  it("that are usual take one tap, others are typed, and all are saved in their order by one call", async () => {
    const { context, page, guide } = await atTheirProfile({ platforms: [TRIPADVISOR] });
    const sent = puts(page);
    const usual = page.getByRole("button", { name: /^Add / });
    await expect.poll(() => usual.allInnerTexts()).toEqual(["Add platform", "Google", "GetYourGuide"]);
    await button(page, "Add Google").click();
    await isFocused(page, "reviewPlatforms.1.url");
    await expect.poll(() => page.getByText("Please enter a valid URL").count()).toBe(0);
    await page.keyboard.type(GOOGLE.url);
    await expect.poll(() => button(page, "Add Google").count()).toBe(0);
    await button(page, "Add platform").click();
    await isFocused(page, "reviewPlatforms.2.platform");
    await page.keyboard.type("Yelp");
    await row(page, "Yelp").getByLabel("URL").fill(` ${YELP.url} `);
    await expect
      .poll(() => page.getByRole("link", { name: "Test link: Yelp" }).getAttribute("href"))
      .toBe(YELP.url);
    await button(page, "Remove Tripadvisor").press("Enter");
    await page.getByRole("status").filter({ hasText: "Tripadvisor removed" }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe("Remove Google");
    await save(page);
    await leave(page);
    await expect.poll(() => storedPlatforms(context, guide)).toEqual([GOOGLE, YELP]);
    expect(sent).toHaveLength(1);
  });

  it("are told what is missing at their own fields, the first of which gets the focus, and come with the next save, after a warning, where they got lost on the way", async () => {
    const { context, page, guide } = await atTheirProfile({ platforms: [GOOGLE] });
    const sent = puts(page);
    await button(page, "Add platform").click();
    await save(page);
    await isFocused(page, "reviewPlatforms.1.platform");
    const told = row(page, "platform 2");
    await told.getByText("Platform name is required").waitFor();
    await told.getByText("Please enter a valid URL").waitFor();
    await told.getByLabel("Platform name").fill("Google");
    await row(page, "Google").last().getByLabel("URL").fill(GOOGLE.url);
    await save(page);
    await isFocused(page, "reviewPlatforms.1.url");
    await see(page, "A review platform is listed twice");
    expect(sent).toEqual([]);
    await row(page, "Google").last().getByLabel("Platform name").fill("Yelp");
    await row(page, "Yelp").getByLabel("URL").fill(YELP.url);
    await field(page, "Bio").fill("Small groups");
    const find = await lose(page, "PUT", "**/review-platforms");
    await save(page);
    await see(page, "Warning");
    await see(page, "Your profile was saved, but your review platforms were not. Please save again.");
    expect(new URL(page.url()).pathname).toBe(`/edit/${guide.id}`);
    await expect.poll(() => row(page, "Yelp").getByLabel("URL").inputValue()).toBe(YELP.url);
    await expect.poll(() => storedGuide(context, guide)).toMatchObject({ bio: "Small groups" });
    await find();
    sent.length = 0;
    await save(page);
    await leave(page);
    await expect.poll(() => storedPlatforms(context, guide)).toEqual([GOOGLE, YELP]);
    expect(sent).toHaveLength(1);
  });

  it("that could not be loaded are never overwritten, and can be asked for again", async () => {
    const { context, page, guide } = await withProfile({ platforms: [TRIPADVISOR] });
    const find = await lose(page, "GET", `**/api/guides/${guide.uniqueId}`);
    await page.goto(`/edit/${guide.id}`);
    await see(page, "Your review platforms could not be loaded. Saving leaves them as they are.");
    await expect.poll(() => button(page, "Add platform").count()).toBe(0);
    await field(page, "Bio").fill("Small groups");
    await saveAndStay(page, "Typed meanwhile");
    await expect.poll(() => storedGuide(context, guide)).toMatchObject({ bio: "Small groups" });
    await expect.poll(() => storedPlatforms(context, guide)).toEqual([TRIPADVISOR]);
    await find();
    await button(page, "Try again").click();
    await row(page, "Tripadvisor").waitFor();
    await expect.poll(() => field(page, "Bio").inputValue()).toBe("Typed meanwhile");
  });
});

describe("the picture", () => {
  it("is cropped to a square, uploaded, and removed again", async () => {
    const { context, page } = await atTheForm();
    await choosePicture(page, await writeFileAt("portrait.png", Buffer.from(plainPictures.png)));
    await page
      .getByRole("dialog", { name: "Crop your photo" })
      .getByRole("button", { name: "Use photo" })
      .click();
    await page.getByAltText("Your portrait").waitFor();
    await saveAndStay(page, "Small groups");
    await see(page, "Profile picture updated");
    await expect
      .poll(() => guidesOf(context))
      .toMatchObject([{ profilePicture: expect.stringMatching(/^\/images\//) }]);
    await button(page, "Remove").click();
    await save(page);
    await leave(page);
    await expect.poll(() => guidesOf(context)).toMatchObject([{ profilePicture: null }]);
  });

  it("whose upload fails leaves the profile saved and the picture chosen, says the server's reason where there is one, and is sent by the next save, also where it had arrived without an answer", async () => {
    const { context, page } = await atTheForm();
    await choosePicture(page, await writeFileAt("long.gif", Buffer.from(animationOf("gif", 16, 8, 501))));
    await save(page);
    await see(page, "Upload failed");
    await see(page, "An animation must have at most 500 frames, of 4 megapixels each and 300 in all");
    await page.getByRole("heading", { name: "Update Your Tour Guide Profile" }).waitFor();
    await expect.poll(() => guidesOf(context)).toMatchObject([{ name: "Marta", profilePicture: null }]);
    await choosePicture(page, await writeFileAt("moving.gif", GIF));
    const find = await lose(page, "POST", "**/profile-picture");
    await save(page);
    await see(page, "There was a problem uploading your profile picture");
    await expect.poll(() => page.getByAltText("Your portrait").getAttribute("src")).toMatch(/^blob:/);
    await expect.poll(() => guidesOf(context)).toMatchObject([{ profilePicture: null }]);
    await find();
    const arrived = Promise.withResolvers<void>();
    await page.route("**/profile-picture", async (route) => {
      // The bytes of an upload can't be passed on from here: the same picture is sent instead.
      const image = { name: "moving.gif", mimeType: "image/gif", buffer: GIF };
      await bodyOf(page.request.post(route.request().url(), { multipart: { image } }));
      await route.abort();
      arrived.resolve();
    });
    await save(page);
    await arrived.promise;
    await see(page, "There was a problem uploading your profile picture");
    await button(page, "Update Profile").waitFor();
    await page.unroute("**/profile-picture");
    // That it arrived without an answer is no change from elsewhere.
    await field(page, "Bio").fill("Small groups");
    await save(page);
    await leave(page);
    await expect
      .poll(() => guidesOf(context))
      .toMatchObject([{ bio: "Small groups", profilePicture: expect.stringMatching(/^\/images\//) }]);
  });
});
