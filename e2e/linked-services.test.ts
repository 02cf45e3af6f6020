import { writeFile } from "node:fs/promises";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { sampleTour } from "#web/testing/sample-tour.ts";
import { expectNoViolations } from "./axe.ts";
import { onPhoneAndLaptop, PHONE, see } from "./browser.ts";
import { feature, listTours, makeOperator, type Operator, writePicture } from "./operators.ts";
import { scratch } from "./under-test.ts";

const services = (page: Page) => page.getByRole("region", { name: "Linked Services" });
const field = (dialog: Locator, name: string) => dialog.getByRole("textbox", { name });

async function fill(dialog: Locator, title: string): Promise<void> {
  const { description, externalLink } = sampleTour(title);
  await field(dialog, "Title").fill(title);
  await field(dialog, "Description").fill(description);
  await field(dialog, "Booking Link").fill(externalLink);
}

/** Opens the dialog of a new experience, on a page loaded again where a test has failed with one open. */
async function openNew(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Create New Experience" });
  if ((await dialog.count()) > 0) await page.reload();
  await services(page).getByRole("button", { name: "Create New Experience" }).click();
  return { dialog, create: dialog.getByRole("button", { name: "Create tour" }) };
}

let count = 0;
/** A title that no other experience has, also where a test is run again. */
const newTitle = () => `Sunset sail ${++count}`;
/** The experiences of this title as the server has them. */
const listNamed = async (context: BrowserContext, title: string) =>
  (await listTours(context)).filter((tour) => tour.title === title);

describe("a new experience", () => {
  let operator: Operator;
  let page: Page;
  beforeAll(async () => {
    operator = await makeOperator({}, PHONE);
    ({ page } = operator);
    await page.goto("/dashboard");
    await services(page).getByRole("heading", { level: 3 }).first().waitFor();
  });

  it("a new experience refuses a file that isn't a picture, whatever its name", async () => {
    const { dialog } = await openNew(page);
    await writeFile(`${scratch}/page.png`, "<!doctype html><script>alert(1)</script>");
    await writeFile(`${scratch}/moving.gif`, "GIF89a");
    for (const file of ["page.png", "moving.gif"]) {
      await dialog.getByLabel("Image").setInputFiles(`${scratch}/${file}`);
      await see(page, "Invalid File Type");
      await see(page, "Please upload a JPEG, PNG, or WebP image");
      await expect.poll(() => dialog.locator("img").count()).toBe(0);
    }
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  it("a new experience refuses a file over 2 MB that can't be shrunk", async () => {
    const { dialog } = await openNew(page);
    await writeFile(`${scratch}/damaged.jpg`, Buffer.alloc(3 * 1024 * 1024, 0xff));
    await dialog.getByLabel("Image").setInputFiles(`${scratch}/damaged.jpg`);
    await see(page, "File Too Large");
    await see(page, "Image must be less than 2MB");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  it("a new experience stays when its image fails, says what is missing, and is never created twice", async () => {
    const { context } = operator;
    const [title, another] = [newTitle(), newTitle()];
    const { dialog, create } = await openNew(page);
    await fill(dialog, title);
    await dialog.getByLabel("Image").setInputFiles(await writePicture(scratch, "missing"));
    await dialog.locator("img").waitFor();
    await page.route("**/api/tours/*/image", (route) => route.abort());
    onTestFinished(() => page.unroute("**/api/tours/*/image"));
    await create.click();
    await dialog.getByText("Your tour is saved, but its image is not.").waitFor();
    await expect.poll(() => listNamed(context, title)).toMatchObject([{ imageUrl: null }]);
    await page.unroute("**/api/tours/*/image");
    await field(dialog, "Title").fill(another);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.waitFor({ state: "detached" });
    await see(page, "Tour Created");
    expect(await listNamed(context, title)).toEqual([]);
    const tours = await listNamed(context, another);
    expect(tours).toMatchObject([{ imageUrl: expect.stringMatching(/^\/images\//) }]);
  });

  it("a new experience without a title shows its field with the label above it, though the button was far below", async () => {
    const { dialog, create } = await openNew(page);
    await create.click();
    await dialog.getByText("Title is required").waitFor();
    const label = dialog.getByText("Title", { exact: true });
    const top = async () => (await label.boundingBox())?.y ?? 0;
    const edge = (await dialog.boundingBox())?.y ?? 0;
    await expect.poll(top).toBeGreaterThan(edge);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  it("a new experience isn't discarded by a tap beside the sheet", async () => {
    const { dialog } = await openNew(page);
    await field(dialog, "Title").fill("Sunset sail");
    await page.touchscreen.tap(200, 20);
    const question = page.getByRole("alertdialog", { name: "Discard what you changed?" });
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect.poll(() => field(dialog, "Title").inputValue()).toBe("Sunset sail");
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Discard" }).click();
    await dialog.waitFor({ state: "detached" });
  });
});

describe("an operator's screens", () => {
  it("an operator's screens pass axe in both themes, on a phone and a laptop, and offer tours in a list of 200 px", async () => {
    const operator = await makeOperator({ guides: ["Kenji"], tours: ["Sail", "Tram"] }, PHONE);
    const { page, guides, tours, context } = operator;
    for (const tour of tours.slice(0, 1)) await feature(context, guides[0], tour);
    // The preview is the public page, which has its own tests.
    const check = () => onPhoneAndLaptop(page, () => expectNoViolations(page, ["iframe"]));
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Edit operator name" }).click();
    await services(page).getByRole("heading", { name: "Tram" }).waitFor();
    await check();
    await page.getByRole("button", { name: "Create New Experience" }).click();
    await page.getByRole("button", { name: "Create tour" }).click();
    await page.getByText("Title is required").waitFor();
    await check();
    await page.goto(`/edit/${guides[0]?.id}`);
    await page.getByRole("button", { name: "Move up Sail" }).waitFor();
    await check();
    await page.getByRole("button", { name: "Assign tour" }).click();
    await page.getByRole("checkbox", { name: "Tram" }).waitFor();
    await check();
    const list = await page.getByRole("group", { name: "Tours" }).boundingBox();
    expect(Math.round(list?.height ?? 0)).toBe(200);
  });
});
