import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { shell } from "#locales/account/ar.json";
import { button, overflow } from "./browser.ts";
import { bodyOf, makeProfile, type SampleProfile } from "./profiles.ts";

/** Where a box ends on the left. */
const leftOf = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`nothing is shown at ${selector}`);
  return box.x;
};

describe("the app in Arabic", () => {
  let profile: SampleProfile;
  beforeAll(async () => {
    profile = await makeProfile();
    await profile.owner.setExtraHTTPHeaders({ "Accept-Language": "ar-EG" });
    await bodyOf(profile.owner.request.patch("/api/account", { data: { language: "ar" } }));
  });

  it("the app in Arabic has dialogs that run from right to left, with the close button on the left", async () => {
    const page = await profile.owner.newPage();
    await page.goto("/dashboard", { waitUntil: "networkidle" });
    await button(page, shell.Menu).click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
    expect(await leftOf(page, `[role=dialog] [aria-label="${shell.Close}"]`)).toBeLessThan(
      await leftOf(page, "[role=dialog] a"),
    );
    expect(await overflow(page)).toBe(0);
    await page.close();
  });

  it("the app in Arabic has e-mail fields that are typed from left to right", async () => {
    const page = await profile.owner.newPage();
    await profile.owner.clearCookies();
    await page.goto("/forgot", { waitUntil: "networkidle" });
    const email = page.getByRole("textbox", { name: shell.Email });
    expect(await email.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
    await page.close();
  });
});
