import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { Guide } from "#schema/guide.ts";
import { PHONE, see, SMALL_LAPTOP } from "./browser.ts";
import { feature, listFeatured, makeOperator, type Operator } from "./operators.ts";

type Shop = Operator & { guide: Guide };

/** An operator with a profile and these experiences, none of them shown on it. */
async function makeShop(tours: string[]): Promise<Shop> {
  const operator = await makeOperator({ guides: ["Kenji"], tours }, SMALL_LAPTOP);
  const [guide] = operator.guides;
  if (!guide) throw new Error("no profile was made");
  return { ...operator, guide };
}

/** Four experiences, which most tests show, move and remove. */
let shop: Shop;
beforeAll(async () => {
  shop = await makeShop(["Sail", "Tram", "Nata", "Sintra"]);
});

/** Makes a profile show these experiences, and opens its form where it isn't open already. */
async function atForm({ context, page, guide, tours }: Shop, shown: string[]): Promise<void> {
  await context.setOffline(false);
  await page.setViewportSize(SMALL_LAPTOP.viewport);
  const places = await listFeatured(context, guide);
  if (places.map(({ tour }) => tour.title).join() !== shown.join()) {
    for (const { id } of places) await context.request.delete(`/api/guides/${guide.id}/tours/${id}`);
    for (const title of shown)
      for (const tour of tours.filter((one) => one.title === title)) await feature(context, guide, tour);
  }
  if (!page.url().endsWith(`/edit/${guide.id}`)) await page.goto(`/edit/${guide.id}`);
  const dialogs = page.locator("[role=dialog], [role=alertdialog]");
  if ((await dialogs.count()) > 0) await page.keyboard.press("Escape");
  // The list is read again when the tab is shown.
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
      return order(page);
    })
    .toEqual(shown);
  await closeToasts(page);
}

const section = (page: Page) => page.getByRole("region", { name: "Cross-Promoted Tours" });
const order = (page: Page) => section(page).locator("ol b").allTextContents();
const button = (page: Page, name: string) => section(page).getByRole("button", { name, exact: true });
/** Closes the message of an earlier step. */
const closeToasts = async (page: Page) => {
  const open = page.getByTestId("toast").and(page.locator('[data-state="open"]'));
  await open
    .getByRole("button", { name: "Close", exact: true })
    .evaluateAll((all: HTMLElement[]) => all.forEach((one) => one.click()));
  await open.waitFor({ state: "detached" });
};
const stored = async ({ context, guide }: Shop) =>
  (await listFeatured(context, guide)).map(({ position, tour }) => `${position} ${tour.title}`);

describe("assigning a tour", () => {
  it("offers only those that aren't on the profile, in a list of 200 px, and wants one chosen", async () => {
    const { page } = shop;
    await atForm(shop, ["Sail", "Tram"]);
    await page.setViewportSize(PHONE.viewport);
    await button(page, "Assign tour").click();
    const dialog = page.getByRole("dialog", { name: "Assign tour" });
    await expect.poll(() => dialog.getByRole("checkbox").count()).toBe(2);
    const box = await dialog.getByRole("group", { name: "Tours" }).boundingBox();
    expect(Math.round(box?.height ?? 0)).toBe(200);
    await dialog.getByRole("button", { name: "Assign", exact: true }).click();
    await see(page, "No Tour Selected");
    await see(page, "Please select a tour to assign");
    await see(page, "0 of 1 chosen");
    await dialog.getByRole("checkbox", { name: "Sintra" }).focus();
    await page.keyboard.press("Space");
    await see(page, "1 of 1 chosen");
    await expect.poll(() => dialog.getByRole("checkbox", { name: "Nata" }).isDisabled()).toBe(true);
    await dialog.getByRole("button", { name: "Assign", exact: true }).dblclick();
    await see(page, "Tour Assigned");
    await expect.poll(() => order(page)).toEqual(["Sail", "Tram", "Sintra"]);
  });

  it("takes three in one go, in the order in which they were ticked, and stores them so", async () => {
    await atForm(shop, []);
    const { page } = shop;
    await button(page, "Assign tour").click();
    const dialog = page.getByRole("dialog", { name: "Assign tour" });
    for (const name of ["Nata", "Sail", "Sintra"]) await dialog.getByRole("checkbox", { name }).check();
    await see(page, "3 of 3 chosen");
    await expect.poll(() => dialog.getByRole("checkbox", { name: "Tram" }).isDisabled()).toBe(true);
    await dialog.getByRole("button", { name: "Assign", exact: true }).click();
    await see(page, "Tour Assigned");
    await expect.poll(() => order(page)).toEqual(["Nata", "Sail", "Sintra"]);
    await expect.poll(() => stored(shop)).toEqual(["1 Nata", "2 Sail", "3 Sintra"]);
    await expect.poll(() => button(page, "Assign tour").count()).toBe(0);
  });

  it("that was deleted in another tab fails, and the list is as it was", async () => {
    const shop = await makeShop(["Sail", "Tram"]);
    const { context, page, tours } = shop;
    await atForm(shop, ["Sail"]);
    await button(page, "Assign tour").click();
    await page.getByRole("checkbox", { name: "Tram" }).check();
    await context.request.delete(`/api/tours/${tours[1]?.id}`);
    await page.getByRole("button", { name: "Assign", exact: true }).click();
    await see(page, "Failed to Assign Tour");
    await see(page, "There was an error assigning the tour. Please try again.");
    await expect.poll(() => order(page)).toEqual(["Sail"]);
    await button(page, "Assign tour").click();
    await see(page, "This profile shows all of your tours.");
  });

  it("without any experience says where to make one", async () => {
    const empty = await makeShop([]);
    const { page } = empty;
    await atForm(empty, []);
    await section(page).getByText("You have no tours yet.").waitFor();
    await section(page).getByRole("link", { name: "Linked Services" }).click();
    await page.getByRole("heading", { name: "No Experiences Yet" }).waitFor();
    const services = page.getByRole("region", { name: "Linked Services" });
    await expect.poll(() => services.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe("moving a tour", () => {
  it("by a double click moves it once", async () => {
    await atForm(shop, ["Sail", "Tram", "Nata"]);
    await button(shop.page, "Move down Sail").dblclick({ delay: 90 });
    await see(shop.page, "Tour Order Updated");
    await expect.poll(() => stored(shop)).toEqual(["1 Tram", "2 Sail", "3 Nata"]);
    await expect.poll(() => order(shop.page)).toEqual(["Tram", "Sail", "Nata"]);
  });

  it("while the network is away puts it back, and works once it is there again", async () => {
    const { context, page } = shop;
    await atForm(shop, ["Sail", "Tram"]);
    await context.setOffline(true);
    await button(page, "Move up Tram").click();
    await see(page, "Failed to Update Order");
    await see(page, "There was an error updating the tour order. Please try again.");
    await expect.poll(() => order(page)).toEqual(["Sail", "Tram"]);
    await context.setOffline(false);
    await button(page, "Move up Tram").click();
    await see(page, "Tour Order Updated");
    await expect.poll(() => stored(shop)).toEqual(["1 Tram", "2 Sail"]);
  });

  it("in two tabs at once loses none, and both tabs end with the same order", async () => {
    const { context, page, guide } = shop;
    await atForm(shop, ["Sail", "Tram", "Nata"]);
    const other = await context.newPage();
    await other.goto(`/edit/${guide.id}`);
    await expect.poll(() => order(other)).toEqual(["Sail", "Tram", "Nata"]);
    await Promise.all([
      button(page, "Move down Sail").click(),
      button(other, "Move up Nata").evaluate((element) => element instanceof HTMLElement && element.click()),
    ]);
    await Promise.all([page, other].map((tab) => see(tab, "Tour Order Updated")));
    const titles = (await listFeatured(context, guide)).map(({ tour }) => tour.title);
    expect(titles.toSorted()).toEqual(["Nata", "Sail", "Tram"]);
    for (const tab of [page, other]) {
      await tab.reload();
      await expect.poll(() => order(tab)).toEqual(titles);
    }
    await other.close();
  });
});

describe("removing a tour", () => {
  it("asks first, closes the gap and keeps the focus on the page", async () => {
    const { page } = shop;
    await atForm(shop, ["Sail", "Tram", "Nata"]);
    await button(page, "Remove Sail").click();
    const question = page.getByRole("alertdialog", { name: "Remove tour" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect.poll(() => stored(shop)).toHaveLength(3);
    await button(page, "Remove Sail").click();
    await question.getByRole("button", { name: "Remove" }).click();
    await see(page, "Tour Removed");
    await expect.poll(() => order(page)).toEqual(["Tram", "Nata"]);
    await expect.poll(() => stored(shop)).toEqual(["1 Tram", "2 Nata"]);
    const assign = button(page, "Assign tour");
    await expect.poll(() => assign.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("while the network is away brings it back", async () => {
    const { context, page } = shop;
    await atForm(shop, ["Sail"]);
    await context.setOffline(true);
    await button(page, "Remove Sail").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await see(page, "Failed to Remove Tour");
    await see(page, "There was an error removing the tour. Please try again.");
    await expect.poll(() => order(page)).toEqual(["Sail"]);
    await context.setOffline(false);
    await expect.poll(() => stored(shop)).toEqual(["1 Sail"]);
  });
});
