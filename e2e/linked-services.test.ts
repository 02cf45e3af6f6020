import { writeFile } from "node:fs/promises";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { TOURS_MAX } from "#schema/limits.ts";
import { plainPictures } from "#worker/testing/pictures.ts";
import { tourNamed } from "#web/testing/made-up-tour.ts";
import { expectNoViolations } from "./axe.ts";
import { LAPTOP, newcomer, onPhoneAndLaptop, PHONE, see, signUpByCall } from "./browser.ts";
import { createTour, feature, listTours, makeOperator, type Operator, writePicture } from "./operators.ts";
import { origin, scratch } from "./under-test.ts";
import { warmContext } from "./warm.ts";

/** A new operator with these experiences, looking at the dashboard. */
async function atDashboard(tours: string[] = [], options: object = LAPTOP) {
  const operator = await makeOperator({ tours }, options);
  await operator.page.goto("/dashboard");
  await services(operator.page).getByRole("heading", { level: 3 }).first().waitFor();
  return operator;
}

const services = (page: Page) => page.getByRole("region", { name: "Linked Services" });
const field = (dialog: Locator, name: string) => dialog.getByRole("textbox", { name });

async function fill(dialog: Locator, title: string): Promise<void> {
  const { description, externalLink } = tourNamed(title);
  await field(dialog, "Title").fill(title);
  await field(dialog, "Description").fill(description);
  await field(dialog, "Booking Link").fill(externalLink);
}

/** Opens the dialog of a new experience, on a page loaded anew where a test has failed with one open. */
async function openNew(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Create New Experience" });
  if ((await dialog.count()) > 0) await page.reload();
  await services(page).getByRole("button", { name: "Create New Experience" }).click();
  return { dialog, create: dialog.getByRole("button", { name: "Create tour" }) };
}

/** Closes a dialog with changes. */
async function discard(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page
    .getByRole("alertdialog", { name: "Discard what you changed?" })
    .getByRole("button", { name: "Discard" })
    .click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

async function loseNetwork(context: BrowserContext): Promise<void> {
  onTestFinished(() => context.setOffline(false));
  await context.setOffline(true);
}

let made = 0;
/** A title that no other experience has, also where a test is run again. */
const newTitle = () => `Sunset sail ${++made}`;
/** The experiences of this title as the server has them. */
const listNamed = async (context: BrowserContext, title: string) =>
  (await listTours(context)).filter((tour) => tour.title === title);

/** What is said about a field that is marked as wrong. */
async function saidAt(page: Page, input: Locator): Promise<string> {
  await expect.poll(() => input.getAttribute("aria-invalid")).toBe("true");
  const ids = ((await input.getAttribute("aria-describedby")) ?? "").split(" ");
  const said = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).textContent()));
  return said.join(" ");
}

describe("an operator's dashboard", () => {
  let operator: Operator;
  let page: Page;
  beforeAll(async () => {
    operator = await atDashboard();
    ({ page } = operator);
  });

  describe("a new experience", () => {
    it("tells each broken rule at its field and goes to the first", async () => {
      const { dialog, create } = await openNew(page);
      await create.click();
      await expect.poll(() => saidAt(page, field(dialog, "Title"))).toContain("Title is required");
      await expect
        .poll(() => saidAt(page, field(dialog, "Description")))
        .toContain("Description is required");
      await expect
        .poll(() => saidAt(page, field(dialog, "Booking Link")))
        .toContain("Booking link is required");
      await expect
        .poll(() => field(dialog, "Title").evaluate((input) => input === document.activeElement))
        .toBe(true);

      await field(dialog, "Title").fill("t".repeat(51));
      await field(dialog, "Description").fill("d".repeat(151));
      for (const link of ["http://", "book me", "javascript:alert(1)"]) {
        await field(dialog, "Booking Link").fill(link);
        await expect
          .poll(() => saidAt(page, field(dialog, "Booking Link")))
          .toContain("Please enter a valid URL");
      }
      await expect
        .poll(() => saidAt(page, field(dialog, "Title")))
        .toContain("Title must be 50 characters or less");
      const told = await saidAt(page, field(dialog, "Description"));
      expect(told).toContain("Description must be 150 characters or less");
      await dialog.getByText("51/50").waitFor();
      await dialog.getByText("151/150").waitFor();
      await discard(page);
    });

    it("takes no file that isn't a picture, whatever it is called", async () => {
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

    it("takes no file over 2 MB that can't be made smaller", async () => {
      const { dialog } = await openNew(page);
      await writeFile(`${scratch}/damaged.jpg`, Buffer.alloc(3 * 1024 * 1024, 0xff));
      await dialog.getByLabel("Image").setInputFiles(`${scratch}/damaged.jpg`);
      await see(page, "File Too Large");
      await see(page, "Image must be less than 2MB");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    });

    it("isn't lost while the network is away, and a double click makes one", async () => {
      const { context } = operator;
      const title = newTitle();
      const { dialog, create } = await openNew(page);
      await fill(dialog, title);
      await loseNetwork(context);
      await create.click();
      await see(page, "Failed to Create Experience");
      await expect.poll(() => field(dialog, "Title").inputValue()).toBe(title);
      await context.setOffline(false);
      await create.dblclick();
      await see(page, "Tour Created");
      await dialog.waitFor({ state: "detached" });
      await expect.poll(() => listNamed(context, title)).toHaveLength(1);
    });

    it("stays when its image fails, says what is missing, and is never made twice", async () => {
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
  });

  describe("an experience", () => {
    it("is changed, and its image taken away", async () => {
      const { context } = operator;
      const [title, another] = [newTitle(), newTitle()];
      const { id } = await createTour(context, title);
      const image = { name: "sail.png", mimeType: "image/png", buffer: Buffer.from(plainPictures.png) };
      await context.request.post(`/api/tours/${id}/image`, { multipart: { image } });
      await page.reload();
      await services(page)
        .getByRole("button", { name: `Edit ${title}` })
        .click();
      const dialog = page.getByRole("dialog", { name: "Edit Tour" });
      await dialog.getByRole("button", { name: "Remove" }).click();
      await field(dialog, "Title").fill(another);
      await dialog.getByRole("button", { name: "Save changes" }).click();
      await see(page, "Tour Updated");
      await services(page).getByRole("heading", { name: another }).waitFor();
      await expect.poll(() => listNamed(context, another)).toMatchObject([{ id, imageUrl: null }]);
    });

    it("that was deleted in another tab can neither be changed nor deleted again, leaves the list, and what was typed stays", async () => {
      const { context } = operator;
      const [changed, deleted, other] = [newTitle(), newTitle(), newTitle()];
      const makeTours = [changed, deleted, other].map((title) => createTour(context, title));
      const [first, second] = await Promise.all(makeTours);
      await page.reload();
      const rows = services(page);
      await rows.getByRole("button", { name: `Edit ${changed}` }).click();
      const dialog = page.getByRole("dialog", { name: "Edit Tour" });
      await field(dialog, "Title").fill("Sunset sail for two");
      await context.request.delete(`/api/tours/${first?.id}`);
      await dialog.getByRole("button", { name: "Save changes" }).click();
      await see(page, "Failed to Update Tour");
      await see(page, "It was deleted in another tab or on another device.");
      await expect.poll(() => field(dialog, "Title").inputValue()).toBe("Sunset sail for two");
      await rows.getByRole("heading", { name: changed }).waitFor({ state: "detached" });
      await discard(page);
      await rows.getByRole("button", { name: `Delete ${deleted}` }).click();
      await context.request.delete(`/api/tours/${second?.id}`);
      const question = page.getByRole("alertdialog", { name: "Delete Tour" });
      await question.getByText("goes and is on none of your profiles").waitFor();
      await question.getByRole("button", { name: "Delete" }).click();
      await see(page, "Failed to Delete Tour");
      await rows.getByRole("heading", { name: deleted }).waitFor({ state: "detached" });
      await rows.getByRole("heading", { name: other }).waitFor();
    });
  });

  describe("the operator's name", () => {
    it("can't be empty, and survives a lost network", async () => {
      const { context } = operator;
      const input = page.getByRole("textbox", { name: "Operator name" });
      if ((await input.count()) > 0) await page.reload();
      await page.getByRole("button", { name: "Edit operator name" }).click();
      await input.fill("   ");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await see(page, "Invalid Name");
      await expect.poll(() => saidAt(page, input)).toContain("Please provide a valid operator name");
      await input.fill("Sete Colinas");
      await loseNetwork(context);
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await see(page, "Failed to Update");
      await expect.poll(() => input.inputValue()).toBe("Sete Colinas");
      await context.setOffline(false);
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await see(page, "Operator Name Updated");
    });
  });
});

describe("one more experience", () => {
  it("isn't dropped by a tap beside the sheet", async () => {
    const { page } = await atDashboard([], PHONE);
    const { dialog } = await openNew(page);
    await field(dialog, "Title").fill("Sunset sail");
    await page.touchscreen.tap(200, 20);
    const question = page.getByRole("alertdialog", { name: "Discard what you changed?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect.poll(() => field(dialog, "Title").inputValue()).toBe("Sunset sail");
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Discard" }).click();
    await dialog.waitFor({ state: "detached" });
  });

  it(`is refused when another tab has made number ${TOURS_MAX} meanwhile, and then not offered`, async () => {
    const { context, page } = await atDashboard(Array.from({ length: TOURS_MAX - 1 }, (_, n) => `Tour ${n}`));
    const { dialog, create } = await openNew(page);
    await fill(dialog, "Sunset sail");
    await createTour(context, "The last");
    await create.click();
    await see(page, "Failed to Create Experience");
    await see(page, "You can have up to 50 tours");
    await discard(page);
    await services(page).getByText("50 of 50").waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Create New Experience" }).count()).toBe(0);
  });
});

describe("an operator's screens", () => {
  it("have no violation that axe can find in both themes, on a phone and on a laptop", async () => {
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
  });
});

describe("a guide", () => {
  it("has no operator name, no services and no tours, and the server refuses them", async () => {
    const context = await warmContext(LAPTOP);
    await signUpByCall(context, origin, newcomer());
    const page = await context.newPage();
    await page.goto("/dashboard");
    await page.getByRole("heading", { level: 1, name: "Your Tour Guide Profile" }).waitFor();
    await expect.poll(() => services(page).count()).toBe(0);
    await expect.poll(() => page.getByRole("button", { name: "Edit operator name" }).count()).toBe(0);
    await page.goto("/create");
    await page.getByRole("heading", { name: "Reviews Settings" }).waitFor();
    await expect.poll(() => page.getByRole("heading", { name: "Cross-Promoted Tours" }).count()).toBe(0);
    expect((await context.request.post("/api/tours", { data: tourNamed("Sunset sail") })).status()).toBe(403);
    const rename = { data: { operatorName: "Sete Colinas" } };
    expect((await context.request.patch("/api/user/operator-name", rename)).status()).toBe(403);
  });
});
