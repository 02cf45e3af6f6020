import type { BrowserContext, FrameLocator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { Guide } from "#schema/guide.ts";
import { sampleTour } from "#web/testing/sample-tour.ts";
import {
  collectErrors,
  LAPTOP,
  newcomer,
  PHONE,
  see,
  signUp,
  signUpByCall,
  SMALL_LAPTOP,
} from "./browser.ts";
import { create, createTour, listFeatured, listTours, writePicture } from "./operators.ts";
import { bodyOf } from "./profiles.ts";
import { origin, scratch } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const PROFILES = ["Kenji Watanabe", "Amara Okafor", "Marta Oliveira"];
const TOURS = ["Sunset sail", "Tram and old town", "Nata workshop", "Sintra by train"];

let operator: BrowserContext;
let page: Page;
let errors: string[];
let kenji: Guide;

beforeAll(async () => {
  operator = await warmContext(SMALL_LAPTOP);
  page = await operator.newPage();
  errors = collectErrors(page);
});

const services = () => page.getByRole("region", { name: "Linked Services" });
const places = () => page.getByRole("list", { name: "Tours of this profile" });
const order = () => places().locator("b").allTextContents();
const previewed = (frame: FrameLocator) => frame.getByRole("article").getByRole("heading").allTextContents();

describe("an operator's first day", () => {
  it("an operator's registration begins with the chosen role, and leads to an empty dashboard", async () => {
    await page.goto("/register");
    await expect.poll(() => page.getByRole("radio", { name: "Tour Operator" }).isChecked()).toBe(true);
    await see(page, "Select your role to customize your dashboard experience");
    await signUp(page, newcomer("Tour Operator"));
    await page.getByRole("heading", { level: 1, name: "Operator Dashboard" }).waitFor();
    await see(page, "Account Status");
    await see(page, "No Experiences Yet");
    await see(page, "No profiles yet");
  });

  it("an operator names the company: Escape gives up, Enter saves, the focus comes back", async () => {
    const card = page.getByRole("region", { name: "Operator name" });
    const pencil = card.getByRole("button", { name: "Edit operator name" });
    const field = card.getByRole("textbox", { name: "Operator name" });
    await pencil.click();
    await field.fill("Not this one");
    await field.press("Escape");
    await expect.poll(() => pencil.evaluate((button) => button === document.activeElement)).toBe(true);
    await pencil.press("Enter");
    await expect.poll(() => field.inputValue()).toBe("");
    await field.pressSequentially(`  Sete Colinas${"!".repeat(50)}`, { delay: 0 });
    await expect.poll(() => field.inputValue()).toHaveLength(50);
    await field.fill("  Sete Colinas ");
    await field.press("Enter");
    await see(page, "Operator Name Updated");
    await card.getByText("Sete Colinas", { exact: true }).waitFor();
    await expect.poll(() => pencil.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await bodyOf(operator.request.get("/api/auth/me"))).toMatchObject({
      operatorName: "Sete Colinas",
    });
  });

  it("an operator creates three profiles, and is offered no fourth", async () => {
    const [first = "", ...others] = PROFILES;
    await page.goto("/create");
    await page.getByRole("heading", { name: "Cross-Promoted Tours" }).waitFor();
    await see(page, "Create Profile First");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill(first);
    await page.getByRole("button", { name: "Create Profile" }).first().click();
    await page.waitForURL("**/profile/*");
    for (const name of others) await create(operator, "/api/guides", { name });
    await page.setViewportSize(LAPTOP.viewport);
    await page.goto("/dashboard");
    await see(page, "3 of 3");
    await expect.poll(() => page.getByRole("link", { name: "Create Profile" }).count()).toBe(0);
    const columns = await page
      .getByRole("list", { name: "Profiles" })
      .evaluate((rack) => getComputedStyle(rack).gridTemplateColumns.split(" ").length);
    expect(columns).toBe(3);
    const guides: Guide[] = await bodyOf(operator.request.get("/api/user/guides"));
    await page.setViewportSize(SMALL_LAPTOP.viewport);
    const [made] = guides.filter(({ name }) => name === PROFILES[0]);
    if (!made) throw new Error("no profile was made");
    kenji = made;
  });

  it("an operator creates experiences with pictures that are shrunk before they are sent", async () => {
    const picture = await writePicture(scratch, "experience");
    for (const title of TOURS.slice(0, 2)) {
      await services().getByRole("button", { name: "Create New Experience" }).click();
      const dialog = page.getByRole("dialog", { name: "Create New Experience" });
      await dialog.getByLabel("Image").setInputFiles(picture);
      await dialog.locator("img").waitFor();
      const { description, externalLink } = sampleTour(title);
      await dialog.getByRole("textbox", { name: "Title" }).fill(title);
      await dialog.getByText(`${title.length}/50`).waitFor();
      await dialog.getByRole("textbox", { name: "Description" }).fill(description);
      await dialog.getByText(`${description.length}/150`).waitFor();
      await dialog.getByRole("textbox", { name: "Booking Link" }).fill(externalLink);
      await dialog.getByRole("button", { name: "Create tour" }).click();
      await see(page, "Tour Created");
      await dialog.waitFor({ state: "detached" });
      await services().getByRole("heading", { name: title }).waitFor();
    }
    for (const title of TOURS.slice(2)) await createTour(operator, title);
    const tours = await listTours(operator);
    expect(tours.map(({ title }) => title)).toEqual(TOURS);
    for (const { imageUrl } of tours.slice(0, 2)) {
      const image = await operator.request.get(imageUrl ?? "");
      expect(image.headers()["content-type"]).toBe("image/webp");
    }
    const link = services().getByRole("link", { name: "Booking Link" }).first();
    await expect.poll(() => link.innerText()).toMatch(/book\.example$/);
    await expect.poll(() => link.getAttribute("target")).toBe("_blank");
    await expect.poll(() => link.getAttribute("href")).toBe("https://book.example/sunset-sail");
    const width = services()
      .locator("img")
      .first()
      .evaluate(async (image) => {
        if (!(image instanceof HTMLImageElement)) throw new Error("no image");
        // What is stored: the list shows a smaller one.
        const stored = new Image();
        stored.src = image.src;
        await stored.decode();
        return stored.naturalWidth;
      });
    expect(await width).toBe(1024);
  });

  it("an operator assigns three experiences to a profile, and is then offered no fourth", async () => {
    await page.goto(`/edit/${kenji.id}`);
    const assign = page.getByRole("button", { name: "Assign tour" });
    for (const [count, title] of TOURS.slice(0, 3).entries()) {
      await assign.click();
      const dialog = page.getByRole("dialog", { name: "Assign tour" });
      await expect.poll(() => dialog.getByRole("checkbox").count()).toBe(4 - count);
      await dialog.getByRole("checkbox", { name: title }).check();
      await dialog.getByRole("button", { name: "Assign", exact: true }).click();
      await see(page, "Tour Assigned");
      await expect.poll(async () => (await listFeatured(operator, kenji)).length).toBe(count + 1);
    }
    await expect.poll(() => assign.count()).toBe(0);
    await expect.poll(() => order()).toEqual(TOURS.slice(0, 3));
  });

  it("an operator reorders experiences: announced, with the focus kept, and shown in the preview", async () => {
    await page.setViewportSize(LAPTOP.viewport);
    const frame = page.frameLocator("iframe");
    const down = places().getByRole("button", { name: "Move down Sunset sail" });
    await down.focus();
    await down.press("Enter");
    await see(page, "Tour Order Updated");
    await page.getByText("Sunset sail: 2 of 3").waitFor();
    await expect.poll(() => down.evaluate((button) => button === document.activeElement)).toBe(true);
    const swapped = ["Tram and old town", "Sunset sail", "Nata workshop"];
    await expect.poll(() => order()).toEqual(swapped);
    await expect.poll(() => previewed(frame)).toEqual(swapped);
    expect((await listFeatured(operator, kenji)).map(({ tour }) => tour.title)).toEqual(swapped);
    await expect
      .poll(() => places().getByRole("button", { name: "Move up Tram and old town" }).isDisabled())
      .toBe(true);
    await expect
      .poll(() => places().getByRole("button", { name: "Move down Nata workshop" }).isDisabled())
      .toBe(true);
    expect(errors).toEqual([]);
  });
});

describe("a tourist on the guide's page", () => {
  it("a tourist sees the operator's other experiences in their order and books one in a new tab", async () => {
    const tourist = await warmContext(PHONE);
    await tourist.route("https://book.example/**", (route) => route.fulfill({ body: "" }));
    const visit = await tourist.newPage();
    await visit.goto(`/profile/${kenji.uniqueId}`);
    await visit.getByRole("heading", { name: "Other Experiences from Sete Colinas" }).waitFor();
    const cards = visit.getByRole("article");
    await expect
      .poll(() => cards.locator("h3").allTextContents())
      .toEqual(["Tram and old town", "Sunset sail", "Nata workshop"]);
    await expect.poll(() => cards.locator("img").first().getAttribute("loading")).toBe("lazy");
    const [tab] = await Promise.all([
      tourist.waitForEvent("page"),
      cards.nth(1).getByRole("link", { name: "Book Now" }).click(),
    ]);
    await tab.waitForURL("https://book.example/sunset-sail");
    await expect.poll(() => tab.evaluate(() => window.opener)).toBeNull();
  });

  it("a guide sees no other experiences on a page", async () => {
    const guide = await warmContext(LAPTOP);
    await signUpByCall(guide, origin, newcomer());
    const visit = await guide.newPage();
    await visit.goto(`/profile/${kenji.uniqueId}`);
    await visit.getByRole("heading", { name: "Guest Reviews" }).waitFor();
    await expect.poll(() => visit.getByRole("article").count()).toBe(0);
  });

  it("a tourist sees nothing of a deleted experience, and the others close up", async () => {
    const [tour] = await listTours(operator);
    await page.goto("/dashboard");
    await services().getByRole("button", { name: "Delete Sunset sail" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Delete Tour" });
    await dialog
      .getByText("will be deleted with its image, also from the profile of Kenji Watanabe")
      .waitFor();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await see(page, "Tour Deleted");
    await services().getByRole("heading", { name: "Sunset sail" }).waitFor({ state: "detached" });
    const places = await listFeatured(operator, kenji);
    expect(places.map(({ position, tour }) => [position, tour.title])).toEqual([
      [1, "Tram and old town"],
      [2, "Nata workshop"],
    ]);
    expect((await operator.request.get(tour?.imageUrl ?? "")).status()).toBe(404);
    const html = await (await fetch(`${origin}/profile/${kenji.uniqueId}`)).text();
    expect(html).toContain("Tram and old town");
    expect(html).not.toContain("Sunset sail");
  });
});
