import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { button, collectErrors, onPhoneAndLaptop, overflow, PHONE, see } from "./browser.ts";
import { expectNoViolations } from "./axe.ts";
import { atTheForm, field, guidesOf, leave, nameField } from "./form-page.ts";
import { bodyOf } from "./profiles.ts";

const MB_WAY = {
  kind: "number",
  value: "+351912000014",
  holder: "Marta Oliveira",
  country: "PT",
  label: "MB WAY",
};
async function storedWays(context: BrowserContext): Promise<PaymentWay[]> {
  const [guide] = await guidesOf(context);
  return bodyOf<PaymentWay[]>(context.request.get(`/api/guides/${guide?.id}/payment-ways`));
}
const add = (page: Page) => button(page, "Add a way to be tipped");

/** Opens the empty form on a phone, types a name and a number of Portugal, and adds MB WAY. */
async function withMbWay() {
  const made = await atTheForm(undefined, PHONE);
  const { page } = made;
  await nameField(page).fill("Marta Oliveira");
  await field(page, "Phone").fill("351912000014");
  await field(page, "Stripe").scrollIntoViewIfNeeded();
  await add(page).click();
  await page.getByRole("searchbox").fill("mbway");
  await page.getByRole("button", { name: "MB WAY" }).first().click();
  const fields = page.getByRole("dialog", { name: "MB WAY" });
  await fields.getByLabel("Phone number").fill("912 000 014");
  await fields.getByLabel("Name the bank shows").fill("Marta Oliveira");
  await fields.getByRole("button", { name: "Done" }).click();
  await button(page, "Edit MB WAY").waitFor();
  return made;
}

describe("ways to be tipped of a new profile", () => {
  it("a new profile's ways to be tipped are on its page once it is created on a phone, by two quick presses", async () => {
    const { context, page } = await withMbWay();
    const errors = collectErrors(page);
    let puts = 0;
    page.on("request", (request) => {
      if (request.method() === "PUT") puts++;
    });
    await onPhoneAndLaptop(page, async () => expect.poll(() => overflow(page)).toBe(0));
    await expectNoViolations(page, ["main section:not([data-part='#support'])"]);
    await page
      .getByRole("button", { name: /^Create Profile$/ })
      .last()
      .dblclick();
    await leave(page);
    await see(page, "Profile created!");
    await button(page, "Leave a Tip").click();
    await page.getByRole("link", { name: "MB WAY" }).waitFor();
    await expect.poll(() => guidesOf(context)).toMatchObject([{ country: "PT" }]);
    await expect.poll(() => storedWays(context)).toEqual([MB_WAY]);
    expect(puts).toBe(1);
    expect(errors).toEqual([]);
  });
});
