import { decode } from "jpeg-js";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { beforeAll, describe, expect, it } from "vitest";
import { animationOf, plainPictures } from "#worker/testing/pictures.ts";
import { loadPageTexts } from "#locales/guest.ts";
import { expectNoViolations } from "./axe.ts";
import { button, hold, overflow, collectErrors, LAPTOP, onPhoneAndLaptop, PHONE, see } from "./browser.ts";
import {
  atTheForm,
  atTheirProfile,
  choosePicture,
  field,
  GIF,
  GOOGLE,
  guidesOf,
  leave,
  lose,
  nameField,
  row,
  save,
  saveAndStay,
  storedPlatforms,
  TRIPADVISOR,
  withProfile,
  writeFileAt,
  ZELLE,
} from "./form-page.ts";
import { bodyOf } from "./profiles.ts";

/** A number that no one can dial: as it is typed in the USA. */
const NO_NUMBER = "2125550123";
const MEANT = "+1 212 555 0123";
const WARNING = `This would dial +212 5550123, a number in Morocco, and it is too short for one. Start with the country code: for the USA ${MEANT.slice(1)}.`;

/** Does something once the form is there: what a number dials is said from then on. */
async function firstTouch(page: Page): Promise<void> {
  await nameField(page).waitFor();
  await page.keyboard.press("Shift");
}

const FILLED = {
  bio: "Small groups",
  phone: NO_NUMBER,
  whatsapp: "351912000014",
  buyMeACoffeeLink: "marta-oliveira-walks",
  zelleLink: ZELLE,
  platforms: [TRIPADVISOR, GOOGLE],
};

describe("a guide's profile that exists", () => {
  let page: Page;
  let errors: string[];
  // No test here saves.
  beforeAll(async () => {
    ({ page } = await atTheirProfile(FILLED, PHONE));
    errors = collectErrors(page);
  });

  it("the profile form passes axe in both themes, on a phone and on a laptop", async () => {
    await firstTouch(page);
    await see(page, WARNING);
    await button(page, "Add platform").click();
    await save(page);
    await see(page, "Platform name is required");
    await onPhoneAndLaptop(page, () => expectNoViolations(page));
    await button(page, "Remove platform 3").click();
    await field(page, "WhatsApp").fill(NO_NUMBER);
    await save(page);
    await page.getByRole("dialog", { name: `Did you mean ${MEANT}?` }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press("Escape");
    expect(errors).toEqual([]);
  });

  it("the profile form has room to type at 320 px, also with twice the text, and never scrolls sideways", async () => {
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
        // What only screen readers get is one pixel wide.
        .filter((element) => element.clientWidth > 1 && !element.closest("[inert]"))
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => element.textContent),
    );
    expect(cut).toEqual([]);
  });
});

describe("the preview", () => {
  it("the form's preview shows the page as it will be, beside the form", async () => {
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

  it("the form's preview is in the form's language, and runs from right to left in Arabic", async () => {
    const { page, guide } = await withProfile({ name: "Marta Oliveira" }, LAPTOP);
    await bodyOf(page.request.patch("/api/account", { data: { language: "ar" } }));
    await page.goto(`/edit/${guide.id}`);
    const phone = page.frameLocator("iframe");
    await phone.getByText((await loadPageTexts("ar")).noReviews).waitFor();
    await phone.locator("html[dir=rtl]").waitFor();
  });

  it("the form's preview never runs what is typed as a script, and logs nothing to the console", async () => {
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
  it("the profile form can be filled, saved and left with the keyboard alone", async () => {
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

describe("the picture", () => {
  it("a profile picture is cropped to a square, uploaded, and removed again", async () => {
    const { context, page } = await atTheForm();
    const script = "<!doctype html><script>alert(1)</script>";
    await choosePicture(page, await writeFileAt("not-a-picture.png", script));
    await see(page, "Invalid file type");
    await choosePicture(page, await writeFileAt("portrait.png", Buffer.from(plainPictures.png)));
    await page
      .getByRole("dialog", { name: "Crop your photo" })
      .getByRole("button", { name: "Use photo" })
      .click();
    await page.getByAltText("Your portrait").waitFor();
    await saveAndStay(page, "Small groups");
    await see(page, "Profile picture updated · What you changed since is not saved yet.");
    await expect
      .poll(() => guidesOf(context))
      .toMatchObject([{ profilePicture: expect.stringMatching(/^\/images\//) }]);
    await button(page, "Remove").click();
    await save(page);
    await leave(page);
    await expect.poll(() => guidesOf(context)).toMatchObject([{ profilePicture: null }]);
  });

  it("a profile picture is white where its file is transparent, also in previews of links", async () => {
    const { context, page } = await atTheForm();
    await nameField(page).fill("Marta");
    const clear = PNG.sync.write(new PNG({ width: 400, height: 400 }));
    await choosePicture(page, await writeFileAt("clear.png", clear));
    await button(page, "Use photo").click();
    await page.getByAltText("Your portrait").waitFor();
    await save(page);
    await leave(page);
    const pictureOf = async () => (await guidesOf(context))[0]?.profilePicture;
    await expect.poll(pictureOf).toMatch(/^\/images\//);
    const preview = await context.request.get(`${await pictureOf()}?w=600`);
    expect([...decode(await preview.body()).data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it("a save waits while a picture is being read, and does not leave without it", async () => {
    const { context, page } = await atTheForm();
    await nameField(page).fill("Marta");
    const letGo = await hold(page, /\/assets\/open-image-/);
    await choosePicture(page, await writeFileAt("late.gif", GIF));
    const create = page.getByRole("button", { name: "Create Profile" }).last();
    await expect.poll(() => create.getAttribute("aria-disabled")).toBe("true");
    await nameField(page).press("Enter");
    letGo();
    await page.getByAltText("Your portrait").waitFor();
    expect(await guidesOf(context)).toEqual([]);
    await save(page);
    await leave(page);
    await expect
      .poll(() => guidesOf(context))
      .toMatchObject([{ profilePicture: expect.stringMatching(/^\/images\//) }]);
  });

  it("a picture that is chosen or removed while another one is uploaded is there for the next save", async () => {
    const { context, page } = await atTheForm();
    await nameField(page).fill("Marta");
    await choosePicture(page, await writeFileAt("first.gif", GIF));
    const portrait = page.getByAltText("Your portrait");
    await portrait.waitFor();
    const letFirst = await hold(page, "**/profile-picture", "POST");
    await save(page);
    await see(page, "Uploading your profile picture");
    const first = await portrait.getAttribute("src");
    await choosePicture(page, await writeFileAt("second.gif", GIF));
    await expect.poll(() => portrait.getAttribute("src")).not.toBe(first);
    letFirst();
    await see(page, "Profile picture updated · What you changed since is not saved yet.");
    await expect.poll(() => portrait.getAttribute("src")).toMatch(/^blob:/);
    const letSecond = await hold(page, "**/profile-picture", "POST");
    await save(page);
    await see(page, "Uploading your profile picture");
    await button(page, "Remove").click();
    await expect.poll(() => portrait.count()).toBe(0);
    letSecond();
    await see(page, "Profile picture updated · What you changed since is not saved yet.");
    await save(page);
    await leave(page);
    await expect.poll(() => guidesOf(context)).toMatchObject([{ profilePicture: null }]);
  });

  it("a failed picture upload leaves the profile saved, says the server's reason, and is repeated by the next save", async () => {
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
    // That it arrived without a response is no change from elsewhere.
    await field(page, "Bio").fill("Small groups");
    await save(page);
    await leave(page);
    await expect
      .poll(() => guidesOf(context))
      .toMatchObject([{ bio: "Small groups", profilePicture: expect.stringMatching(/^\/images\//) }]);
  });
});
