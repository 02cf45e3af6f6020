import type { Page, Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Guide } from "#schema/guide.ts";
import { animationOf } from "#worker/testing/pictures.ts";
import { expectNoViolations } from "./axe.ts";
import { button, hold, overflow, collectErrors, LAPTOP, PHONE, see } from "./browser.ts";
import {
  arrive,
  atTheForm,
  atTheirProfile,
  choosePicture,
  field,
  GIF,
  GOOGLE,
  guidesOf,
  isFocused,
  lose,
  nameField,
  row,
  save,
  somebody,
  storedGuide,
  storedPlatforms,
  toldAt,
  TRIPADVISOR,
  writeFileAt,
  YELP,
  ZELLE,
} from "./form-page.ts";
import { phonePhoto } from "./photo.ts";
import { bodyOf } from "./profiles.ts";

describe("what the form is made of", () => {
  it("has its sections in their order, and its buttons, for a new profile of an operator", async () => {
    const { page } = await atTheForm("Tour Operator");
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

  it("has no tours for a guide, and other words for a profile that exists", async () => {
    const { page } = await atTheirProfile();
    await page.getByRole("heading", { level: 1, name: "Update Your Tour Guide Profile" }).waitFor();
    await expect.poll(() => page.getByRole("heading", { name: "Cross-Promoted Tours" }).count()).toBe(0);
    for (const name of ["Save & Preview", "Save Changes", "Update Profile"])
      await expect.poll(() => button(page, name).first().isVisible()).toBe(true);
    await expect.poll(() => page.getByRole("switch", { name: "Guest reviews" }).isChecked()).toBe(true);
  });

  it("is skeleton cards under its title while the profile is on its way", async () => {
    const { context, page } = await somebody("Tour Guide", LAPTOP);
    const { id } = await bodyOf<Guide>(context.request.post("/api/guides", { data: { name: "Marta" } }));
    const letGo = await hold(page, `**/api/guides/id/${id}`, "GET");
    await page.goto(`/edit/${id}`);
    await page.getByRole("heading", { level: 1, name: "Update Your Tour Guide Profile" }).waitFor();
    await expect.poll(() => page.locator("main [aria-busy=true] [aria-hidden]").count()).toBeGreaterThan(6);
    letGo();
    await nameField(page).waitFor();
  });

  it("shows what stands before a username, and counts the bio and the tag", async () => {
    const { page } = await atTheForm();
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

  it("shows the page as it will be, beside the form", async () => {
    const { page } = await atTheForm("Tour Operator", LAPTOP);
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

  it("puts nothing into that page that would be a script, and says nothing to the console", async () => {
    const attack = "</style><script>alert(1)</script><img src=x onerror=alert(1)>";
    const { context, page } = await atTheirProfile({ bio: attack }, LAPTOP);
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    page.on("dialog", () => said.push("a dialog"));
    await page.reload();
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
    await context.close();
  });
});

describe("what is typed", () => {
  it("is reduced to the username, and every link can be tried", async () => {
    const { page } = await atTheForm();
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

  it("gets its '+' when it is a number, and nothing when it is empty", async () => {
    const { context, page } = await atTheForm();
    await nameField(page).fill("Marta");
    await field(page, "Phone").fill("351 912 000 014");
    await save(page);
    await arrive(page);
    await expect.poll(() => guidesOf(context)).toMatchObject([{ phone: "+351 912 000 014", whatsapp: "" }]);
  });

  it("begins with the name that a guide registered by, and asks an operator for one", async () => {
    const guide = await atTheForm();
    await expect.poll(() => nameField(guide.page).inputValue()).toBe("Marta");
    const operator = await atTheForm("Tour Operator");
    await expect.poll(() => nameField(operator.page).inputValue()).toBe("");
  });

  it("says of each text field what a browser may fill in", async () => {
    const { page } = await atTheForm();
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

  it("is told what is wrong with it at its field, and the first of these gets the focus", async () => {
    const { page } = await atTheForm("Tour Operator");
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

  it("can all be typed, saved and left with the keyboard alone", async () => {
    const { context, page } = await atTheForm("Tour Guide", PHONE);
    await nameField(page).focus();
    await page.keyboard.type("Marta");
    const until = async (name: string | RegExp, role: "textbox" | "button" | "switch") => {
      const wanted = page.getByRole(role, { name }).last();
      for (let stop = 0; stop < 40; stop++) {
        await page.keyboard.press("Tab");
        if (await wanted.evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error(`no way to ${String(name)}`);
    };
    await until(/^Stripe/, "textbox");
    await page.keyboard.type("https://buy.stripe.com/marta");
    await until("Guest reviews", "switch");
    await page.keyboard.press("Space");
    await until("Add platform", "button");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Google");
    await page.keyboard.press("Tab");
    await page.keyboard.type(GOOGLE.url);
    await until("Create Profile", "button");
    await page.keyboard.press("Enter");
    await arrive(page);
    const [guide] = await guidesOf(context);
    expect(guide).toMatchObject({ stripeLink: "https://buy.stripe.com/marta", reviewsEnabled: "false" });
    expect(guide && (await storedPlatforms(context, guide))).toEqual([GOOGLE]);
  });
});

/** Does something once the form is there: what a number dials is said from then on. */
async function firstTouch(page: Page): Promise<void> {
  await nameField(page).waitFor();
  await page.keyboard.press("Shift");
}

describe("a number", () => {
  it("that can be one says what it dials, and in which country", async () => {
    const { page } = await atTheForm();
    await field(page, "Phone").fill("351 912 000 014");
    await see(page, "Dials +351 912 000 014, a number in Portugal");
    await expect.poll(() => toldAt(page, "Phone")).toContain("a number in Portugal");
  });

  it("that lacks its country code is mended by one tap", async () => {
    const { page } = await atTheForm();
    await field(page, "Phone").fill("2125550123");
    await field(page, "LinkedIn").focus();
    await page.getByRole("button", { name: "Use +1 212 555 0123" }).click();
    await expect.poll(() => field(page, "Phone").inputValue()).toBe("1 212 555 0123");
    await see(page, "Dials +1 212 555 0123, a number in the USA");
  });

  it("that can't be one is warned about once it is typed, and saved all the same", async () => {
    const { context, page } = await atTheForm();
    const warning =
      "This would dial +212 5550123, a number in Morocco, and it is too short for one. Start with the country code: for the USA 1 212 555 0123.";
    await nameField(page).fill("Marta");
    await field(page, "WhatsApp").pressSequentially("2125550123");
    await expect.poll(() => page.getByText(warning).count()).toBe(0);
    await field(page, "LinkedIn").focus();
    await see(page, warning);
    await expect.poll(() => page.getByRole("status").filter({ hasText: warning }).count()).toBe(1);
    await page.getByRole("button", { name: "Use +1 212 555 0123" }).waitFor();
    await expect.poll(() => toldAt(page, "WhatsApp")).toContain(warning);
    await expect.poll(() => field(page, "WhatsApp").getAttribute("aria-invalid")).toBeNull();
    await save(page);
    const asked = page.getByRole("dialog", { name: "Did you mean +1 212 555 0123?" });
    await asked.getByText(`WhatsApp: ${warning}`).waitFor();
    await button(page, "Save as it is").click();
    await arrive(page);
    await expect.poll(() => guidesOf(context)).toMatchObject([{ whatsapp: "+2125550123" }]);
    await page.goBack();
    await firstTouch(page);
    await see(page, warning);
    // It is known now, and nobody is asked again.
    await field(page, "Bio").fill("Small groups");
    await save(page);
    await arrive(page);
  });

  it("that lacks its country code is asked about before it is saved, and taken with one tap", async () => {
    const { context, page } = await atTheForm("Tour Guide", PHONE);
    await field(page, "Phone").fill("2125550123");
    await save(page);
    await expectNoViolations(page);
    await page.getByRole("dialog").getByRole("button", { name: "Use +1 212 555 0123" }).click();
    await arrive(page);
    await expect.poll(() => guidesOf(context)).toMatchObject([{ phone: "+1 212 555 0123" }]);
  });

  it("that is nobody's can be typed again: nothing is saved yet", async () => {
    const { context, page } = await atTheForm();
    await field(page, "Phone").fill("12");
    await save(page);
    await page.getByRole("dialog", { name: "Save this number?" }).waitFor();
    await button(page, "Keep editing").click();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(await guidesOf(context)).toEqual([]);
    await field(page, "Phone").fill("351 912 000 014");
    await save(page);
    await arrive(page);
  });

  it("is saved without a question where the numbering plans can't be had", async () => {
    const { context, page } = await atTheForm();
    await page.route(/\/assets\/(?:phone|number)-/, (route) => route.abort());
    await field(page, "Phone").fill("2125550123");
    await save(page);
    await arrive(page);
    await expect.poll(() => guidesOf(context)).toMatchObject([{ phone: "+2125550123" }]);
  });
});

describe("a Zelle link", () => {
  const AT_FIELD = "Everybody can read the phone number or email in this link.";
  const AT_SAVE = "Your Zelle link shows your phone number or email to everybody.";

  it("is told to show a phone number or e-mail to everybody, before it is saved", async () => {
    const { page } = await atTheForm();
    await expect
      .poll(() => toldAt(page, "Zelle"))
      .toContain("Guests can read your phone number or email in a Zelle link.");
    await field(page, "Zelle").fill(ZELLE);
    await page.getByRole("status").filter({ hasText: AT_FIELD }).waitFor();
    for (const saver of await page
      .getByRole("button", { name: /^(?:Create Profile|Save & Preview)$/ })
      .all()) {
      const id = await saver.getAttribute("aria-describedby");
      await expect.poll(() => page.locator(`[id="${id}"]`).textContent()).toBe(AT_SAVE);
    }
    await field(page, "Zelle").fill("");
    await expect.poll(() => page.getByText(AT_FIELD).count()).toBe(0);
    await expect.poll(() => page.getByText(AT_SAVE).count()).toBe(0);
  });

  it("says so as well when it was stored long ago", async () => {
    const { page } = await atTheirProfile({ zelleLink: ZELLE });
    await see(page, AT_FIELD);
    await see(page, AT_SAVE);
    await expect.poll(() => toldAt(page, "Zelle")).toContain(AT_FIELD);
  });
});

describe("review platforms", () => {
  const puts = (page: Page): Request[] => {
    const sent: Request[] = [];
    page.on("request", (request) => {
      if (request.method() === "PUT") sent.push(request);
    });
    return sent;
  };

  it("are added, changed and removed row by row, and saved in their order by one call", async () => {
    const { context, page, guide } = await atTheirProfile({ platforms: [TRIPADVISOR, GOOGLE] });
    const sent = puts(page);
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
    await arrive(page);
    await expect.poll(() => storedPlatforms(context, guide)).toEqual([GOOGLE, YELP]);
    expect(sent).toHaveLength(1);
  });

  it("that are usual take one tap, each while it isn't in the list", async () => {
    const { context, page, guide } = await atTheirProfile({ platforms: [TRIPADVISOR] });
    await expect
      .poll(() => page.getByRole("button", { name: /^Add / }).allInnerTexts())
      .toEqual(["Add platform", "Google", "GetYourGuide"]);
    await button(page, "Add Google").click();
    await isFocused(page, "reviewPlatforms.1.url");
    await expect.poll(() => page.getByText("Please enter a valid URL").count()).toBe(0);
    await page.keyboard.type(GOOGLE.url);
    await expect.poll(() => button(page, "Add Google").count()).toBe(0);
    await save(page);
    await arrive(page);
    await expect.poll(() => storedPlatforms(context, guide)).toEqual([TRIPADVISOR, GOOGLE]);
  });

  it("are not sent when they weren't changed", async () => {
    const { context, page, guide } = await atTheirProfile({ platforms: [TRIPADVISOR] });
    const sent = puts(page);
    await field(page, "Bio").fill("Small groups");
    await save(page);
    await arrive(page);
    expect(sent).toEqual([]);
    await expect.poll(() => storedPlatforms(context, guide)).toEqual([TRIPADVISOR]);
  });

  it("are told what is missing at their own fields, and the first of these gets the focus", async () => {
    const { page } = await atTheirProfile({ platforms: [GOOGLE] });
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
    await button(page, "Remove Google").last().click();
    await save(page);
    await arrive(page);
  });

  it("are ten at the most, and the last removed leaves the focus on 'Add platform'", async () => {
    const platforms = Array.from({ length: 9 }, (_, n) => ({ ...GOOGLE, platform: `Site ${n}` }));
    const { page } = await atTheirProfile({ platforms });
    await button(page, "Add platform").click();
    await isFocused(page, "reviewPlatforms.9.platform");
    await expect.poll(() => button(page, "Add platform").count()).toBe(0);
    for (let n = 9; n >= 0; n--)
      await page
        .getByRole("button", { name: /^Remove (?!$)/ })
        .last()
        .click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Add platform");
  });

  it("that got lost on the way are a warning: the profile is saved, the list stays, saving again brings it", async () => {
    const { context, page, guide } = await atTheirProfile({ platforms: [TRIPADVISOR] });
    const sent = puts(page);
    await field(page, "Bio").fill("Small groups");
    await button(page, "Add platform").click();
    await row(page, "platform 2").getByLabel("Platform name").fill("Google");
    await row(page, "Google").getByLabel("URL").fill(GOOGLE.url);
    const find = await lose(page, "PUT", "**/review-platforms");
    await save(page);
    await see(page, "Warning");
    await see(page, "Your profile was saved, but your review platforms were not. Please save again.");
    expect(new URL(page.url()).pathname).toBe(`/edit/${guide.id}`);
    await expect.poll(() => row(page, "Google").getByLabel("URL").inputValue()).toBe(GOOGLE.url);
    await expect.poll(() => storedGuide(context, guide)).toMatchObject({ bio: "Small groups" });
    await find();
    sent.length = 0;
    await save(page);
    await arrive(page);
    await expect.poll(() => storedPlatforms(context, guide)).toEqual([TRIPADVISOR, GOOGLE]);
    expect(sent).toHaveLength(1);
  });

  it("that could not be loaded are never overwritten, and can be asked for again", async () => {
    const { context, page, guide } = await atTheirProfile({ platforms: [TRIPADVISOR] });
    const find = await lose(page, "GET", `**/api/guides/${guide.uniqueId}`);
    await page.reload();
    await see(page, "Your review platforms could not be loaded. Saving leaves them as they are.");
    await expect.poll(() => button(page, "Add platform").count()).toBe(0);
    await field(page, "Bio").fill("Small groups");
    await save(page);
    await arrive(page);
    await expect.poll(() => storedPlatforms(context, guide)).toEqual([TRIPADVISOR]);
    await page.goto(`/edit/${guide.id}`);
    await field(page, "Bio").fill("Typed meanwhile");
    await button(page, "Try again").waitFor();
    await find();
    await button(page, "Try again").click();
    await row(page, "Tripadvisor").waitFor();
    await expect.poll(() => field(page, "Bio").inputValue()).toBe("Typed meanwhile");
  });
});

describe("the picture", () => {
  it("of another type, whatever its name, is told what to upload", async () => {
    const { page } = await atTheForm();
    await nameField(page).fill("Marta");
    await choosePicture(
      page,
      await writeFileAt("not-a-picture.png", "<!doctype html><script>alert(1)</script>"),
    );
    await see(page, "Invalid file type");
    await see(page, "Please upload a JPG, PNG, WEBP, or GIF image");
    await expect.poll(() => nameField(page).inputValue()).toBe("Marta");
  });

  it("of more than 2 MB is told that it is too large", async () => {
    const { page } = await atTheForm();
    const large = Buffer.concat([GIF, Buffer.alloc(2 * 1024 * 1024)]);
    await choosePicture(page, await writeFileAt("large.gif", large));
    await see(page, "File too large");
    await see(page, "The image must be less than 2MB");
    await see(page, "File size must be less than 2MB");
  });

  it("is cropped to a square, uploaded, and removed again", async () => {
    const { context, page } = await atTheForm();
    await nameField(page).fill("Marta");
    await choosePicture(page, await writeFileAt("photo.jpg", phonePhoto()));
    await page
      .getByRole("dialog", { name: "Crop your photo" })
      .getByRole("button", { name: "Use photo" })
      .click();
    await page.getByAltText("Your portrait").waitFor();
    await save(page);
    await arrive(page);
    await see(page, "Profile picture updated");
    const [guide] = await guidesOf(context);
    expect(guide?.profilePicture).toMatch(/^\/images\//);
    await page.goto(`/edit/${guide?.id}`);
    await button(page, "Remove").click();
    await save(page);
    await arrive(page);
    await expect.poll(() => guidesOf(context)).toMatchObject([{ profilePicture: null }]);
  });

  it("whose upload is lost leaves the profile saved and the picture chosen; saving again sends it", async () => {
    const { context, page } = await atTheForm("Tour Operator");
    await nameField(page).fill("Marta");
    await choosePicture(page, await writeFileAt("moving.gif", GIF));
    await page.getByAltText("Your portrait").waitFor();
    const find = await lose(page, "POST", "**/profile-picture");
    await save(page);
    await see(page, "Upload failed");
    await see(page, "There was a problem uploading your profile picture");
    await page.getByRole("heading", { name: "Update Your Tour Guide Profile" }).waitFor();
    await expect.poll(() => page.getByAltText("Your portrait").getAttribute("src")).toMatch(/^blob:/);
    await find();
    await save(page);
    await arrive(page);
    await expect
      .poll(() => guidesOf(context))
      .toMatchObject([{ name: "Marta", profilePicture: expect.stringMatching(/^\/images\//) }]);
  });

  it("that moves for too long is told so by the server, and the profile is saved", async () => {
    const { context, page } = await atTheForm();
    await nameField(page).fill("Marta");
    await choosePicture(page, await writeFileAt("long.gif", Buffer.from(animationOf("gif", 16, 8, 501))));
    await save(page);
    await see(page, "Upload failed");
    await see(page, "An animation must have at most 500 frames, of 4 megapixels each and 300 in all");
    await expect.poll(() => guidesOf(context)).toMatchObject([{ name: "Marta", profilePicture: null }]);
  });

  it("whose upload arrived but was never answered for is no change from elsewhere", async () => {
    const { context, page, guide } = await atTheirProfile();
    await choosePicture(page, await writeFileAt("moving.gif", GIF));
    await page.getByAltText("Your portrait").waitFor();
    await page.route("**/profile-picture", async (route) => {
      // The bytes of an upload can't be passed on from here: the same picture is sent instead.
      const image = { name: "moving.gif", mimeType: "image/gif", buffer: GIF };
      await bodyOf(page.request.post(route.request().url(), { multipart: { image } }));
      await route.abort();
    });
    await save(page);
    await see(page, "Upload failed");
    await page.unroute("**/profile-picture");
    await field(page, "Bio").fill("Small groups");
    await save(page);
    await arrive(page);
    await expect
      .poll(() => storedGuide(context, guide))
      .toMatchObject({
        bio: "Small groups",
        profilePicture: expect.stringMatching(/^\/images\//),
      });
  });
});

describe("how it looks and is read", () => {
  const FILLED = {
    bio: "Small groups",
    phone: "2125550123",
    whatsapp: "351912000014",
    buyMeACoffeeLink: "marta-oliveira-walks",
    zelleLink: ZELLE,
    platforms: [TRIPADVISOR, GOOGLE],
  };
  const visible = async (page: Page, text: RegExp) => page.getByText(text).first().waitFor();

  it.each([
    ["phone", PHONE],
    ["laptop", LAPTOP],
  ] as const)("has no violation that axe can find in both themes (%s)", async (_, device) => {
    const { page } = await atTheirProfile(FILLED, device);
    const errors = collectErrors(page);
    await firstTouch(page);
    await visible(page, /^This would dial/);
    await button(page, "Add platform").click();
    await save(page);
    await see(page, "Platform name is required");
    await expectNoViolations(page);
    expect(errors).toEqual([]);
  });

  it("has room to type at 320 px, also with twice the text, and never scrolls sideways", async () => {
    const { page } = await atTheirProfile(FILLED, { viewport: { width: 320, height: 640 } });
    await firstTouch(page);
    await visible(page, /^This would dial/);
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
