import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { User } from "#schema/account.ts";
import { expectNoViolations } from "./axe.ts";
import { button, LAPTOP, overflow, PHONE, see } from "./browser.ts";
import { atTheForm, atTheirProfile, field, isFocused, nameField, save } from "./form-page.ts";

const LISBON = { ...PHONE, timezoneId: "Europe/Lisbon" };

/** Names the buttons of the form that save, from top to bottom. */
const saving = (page: Page) =>
  page
    .locator("main button[type=submit]")
    .filter({ visible: true })
    .evaluateAll((buttons) => buttons.map(({ textContent }) => textContent));
const fold = (page: Page, title: string) => page.locator("details").filter({ hasText: title }).first();
const isOpen = (page: Page, title: string) =>
  expect.poll(() => fold(page, title).evaluate((part: HTMLDetailsElement) => part.open));

describe("the form on a phone", () => {
  it("the bar of a new profile's form has one button on a phone, and what it lacks stands at the form's end", async () => {
    const { page } = await atTheForm("Tour Guide", PHONE);
    await expect.poll(() => saving(page)).toEqual(["Save & Preview", "Create Profile"]);
    await page.setViewportSize(LAPTOP.viewport);
    await expect.poll(() => saving(page)).toEqual(["Save & Preview", "Create Profile", "Create Profile"]);
    const { page: other } = await atTheirProfile({}, PHONE);
    await expect.poll(() => saving(other)).toEqual(["Update Profile", "Save & Preview", "Save Changes"]);
  });

  it("a wrong field in a folded part is unfolded by the save and has the focus, above the bar", async () => {
    const { page } = await atTheForm("Tour Guide", LISBON);
    await fold(page, "Services in the United States").locator("summary").click();
    await field(page, "Zelle").fill("javascript:alert(1)");
    await fold(page, "Services in the United States").locator("summary").click();
    await isOpen(page, "Services in the United States").toBe(false);
    await save(page);
    await see(page, "Please enter a valid URL");
    await isFocused(page, "zelleLink");
    await isOpen(page, "Services in the United States").toBe(true);
    const [input, bar] = [field(page, "Zelle"), button(page, "Create Profile").last()];
    await expect
      .poll(async () => {
        const [one, other] = [await input.boundingBox(), await bar.boundingBox()];
        return one !== null && other !== null && one.y > 0 && one.y + one.height < other.y;
      })
      .toBe(true);
  });

  it("a folded part is opened with the keyboard, and stays so while somebody types", async () => {
    const { page } = await atTheForm("Tour Guide", LISBON);
    await fold(page, "Languages and how to be called").locator("summary").focus();
    await page.keyboard.press("Enter");
    await field(page, "What guests call you").fill("Marta");
    await isOpen(page, "Languages and how to be called").toBe(true);
  });
});

/** Says what has the focus and lies under something else, as under a bar. */
const covered = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
    const isSeen = !seen || seen.contains(focused) || [focused, ...labels].some((own) => own.contains(seen));
    return isSeen ? "" : `${focused.outerHTML.slice(0, 80)} under ${seen.outerHTML.slice(0, 80)}`;
  });

it.each([
  ["edit", 390, 640],
  ["edit", 320, 256],
  ["print", 390, 640],
])(
  "all that the keyboard reaches on a small phone, and at four times the size, is under no bar: /%s at %i × %i",
  async (screen, width, height) => {
    const { page, guide } = await atTheirProfile({}, { ...PHONE, viewport: { width, height } });
    await page.goto(`/${screen}/${guide.id}`, { waitUntil: "networkidle" });
    const reached = new Set<string>();
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press("Tab");
      reached.add(await covered(page));
    }
    expect([...reached]).toEqual([""]);
  },
);

describe("the peek", () => {
  it("a peek from the bar shows the page as it is typed, can be scrolled, and loses nothing, also on a small phone on its side", async () => {
    const { page } = await atTheForm("Tour Guide", PHONE);
    await nameField(page).fill("Maria do Mar");
    await field(page, "Instagram").fill("maria.walks");
    for (const viewport of [PHONE.viewport, { width: 320, height: 568 }, { width: 740, height: 360 }]) {
      await page.setViewportSize(viewport);
      await page.getByRole("button", { name: "Preview", exact: true }).click();
      const sheet = page.getByRole("dialog", { name: "Live preview" });
      const phone = sheet.frameLocator("iframe[title='Preview of the public page']");
      await phone.getByRole("heading", { name: "Maria do Mar", exact: true }).waitFor();
      await phone.locator("a[href='https://instagram.com/maria.walks']").waitFor();
      const frame = phone.locator("html");
      await frame.evaluate(({ ownerDocument }) =>
        ownerDocument.defaultView?.scrollTo({ top: 500, behavior: "instant" }),
      );
      await expect.poll(() => frame.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
      await expect.poll(() => overflow(page)).toBe(0);
      if (viewport === PHONE.viewport) await expectNoViolations(page);
      // It closes by Escape as well while the focus is in the preview, to scroll it with the keyboard.
      if (viewport.width === 320) await phone.locator("html").press("Escape");
      else await page.keyboard.press("Escape");
      await sheet.waitFor({ state: "detached" });
      await expect.poll(() => nameField(page).inputValue()).toBe("Maria do Mar");
    }
  });
});

describe("the banner in the form", () => {
  it("a banner is chosen, shown in the preview and removed in the form of a profile, at once", async () => {
    const { page, context } = await atTheirProfile({}, LAPTOP);
    const banner = async () => {
      const user: User = await (await context.request.get("/api/auth/me")).json();
      return user.bannerImage;
    };
    await fold(page, "Banner").locator("summary").click();
    await button(page, "Upload banner").waitFor();
    await page.getByLabel("Banner", { exact: true }).setInputFiles("demo/pictures/sintra.webp");
    await page
      .getByRole("dialog", { name: "Crop your banner" })
      .getByRole("button", { name: "Use photo" })
      .click();
    await see(page, "Banner Updated");
    await button(page, "Change banner").waitFor();
    expect(await banner()).toMatch(/^\/images\//);
    await page
      .frameLocator("iframe[title='Preview of the public page']")
      .locator(`img[src*="${await banner()}"]`)
      .waitFor();
    await fold(page, "Banner").getByRole("button", { name: "Remove" }).click();
    await page
      .getByRole("alertdialog", { name: "Remove banner" })
      .getByRole("button", { name: "Remove" })
      .click();
    await button(page, "Upload banner").waitFor();
    expect(await banner()).toBeNull();
  });
});
