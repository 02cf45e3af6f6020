import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { shell, tours } from "#locales/account/ar.json";
import { button, overflow, PHONE } from "./browser.ts";
import { bodyOf, makeProfile, type SampleProfile } from "./profiles.ts";
import { warmContext } from "./warm.ts";

/** Where a box ends on the left. */
const leftOf = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`nothing is shown at ${selector}`);
  return box.x;
};

describe("the app in Arabic", () => {
  let profile: SampleProfile;
  beforeAll(async () => {
    profile = await makeProfile({ translations: { fr: { bio: "Bonjour", professionalTag: "" } } });
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

  it("the app in Arabic shows a language's name on the right, and the button that removes it on the left", async () => {
    const page = await profile.owner.newPage();
    await page.goto(`/edit/${profile.guide.id}`, { waitUntil: "networkidle" });
    // The part with the languages comes with the first touch, and is open where there is one.
    await page.getByRole("textbox").first().click();
    await page.getByText(tours["Other languages"]).click();
    const legend = page.locator("fieldset", { has: page.locator("textarea[lang=fr]") }).locator("legend");
    const name = await legend.boundingBox();
    const remove = await legend.locator("+ button").boundingBox();
    if (!name || !remove) throw new Error("a language's name, or the button that removes it, isn't shown");
    expect(name.x).toBeGreaterThan(remove.x + remove.width);
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

describe("a guest's page in a script of its own", () => {
  const MARTA = "/profile/marta-lisbon";
  const visit = async (path: string, language: string) => {
    const page = await (await warmContext(PHONE)).newPage();
    await page.goto(`${path}?lang=${language}`);
    return page;
  };

  it.each(["ar", "fa", "ur", "hi", "bn"])(
    "a guest's page in %s sets no letters closer that join",
    async (language) => {
      const page = await visit(MARTA, language);
      const spacings = await page
        .locator("h1, h2, h3")
        .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).letterSpacing));
      expect(spacings.length).toBeGreaterThan(3);
      for (const spacing of spacings) expect(spacing).toMatch(/^(?:normal|0px)$/);
    },
  );

  it("a guest's page in Urdu has room for the sloping words of an iPhone's font", async () => {
    for (const path of [MARTA, `${MARTA}/tip`, `${MARTA}/report`]) {
      const page = await visit(path, "ur");
      const low = await page
        .locator(".pub :is(h1, h2, h3, p, a, label, small, span, button)")
        .evaluateAll((elements) =>
          elements
            .filter((element) => /[\u0600-\u06ff]/.test(element.textContent))
            .map((element) => [element.textContent, getComputedStyle(element)] as const)
            .filter(([, { lineHeight, fontSize }]) => parseFloat(lineHeight) < 1.8 * parseFloat(fontSize))
            .map(([text]) => text),
        );
      expect(low).toEqual([]);
    }
  });
});
