import type { BrowserContext, Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { Guide } from "#schema/guide.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import type { Review } from "#schema/review.ts";
import { expectNoViolations } from "./axe.ts";
import { collectErrors, onPhoneAndLaptop, overflow, PHONE, see, SMALL_LAPTOP } from "./browser.ts";
import { feature, makeOperator } from "./operators.ts";
import { bodyOf } from "./profiles.ts";
import { origin } from "./under-test.ts";

/** A review of a profile, left by a stranger. */
async function review({ uniqueId }: Guide, name: string, rating: number): Promise<void> {
  const response = await fetch(`${origin}/api/guides/${uniqueId}/reviews`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name, rating, comment: `${name} says what it was like` }),
  });
  expect(response.status).toBe(201);
}

const unseen = async (context: BrowserContext): Promise<number[]> =>
  (await bodyOf<OwnGuide[]>(context.request.get("/api/user/guides"))).map((guide) => guide.unseenReviews);

/** An operator with two profiles: one with two new reviews and a tour, one with neither. */
async function makeTeam() {
  const operator = await makeOperator(
    { guides: ["Diogo Prata", "Zhang Mei"], tours: ["Sail"] },
    SMALL_LAPTOP,
  );
  const [diogo, mei] = operator.guides;
  const [sail] = operator.tours;
  if (!diogo || !mei || !sail) throw new Error("no profiles");
  await feature(operator.context, diogo, sail);
  await review(diogo, "Hannah", 5);
  await review(diogo, "Ben", 2);
  await operator.page.addInitScript(() => {
    const shown: number[] = [];
    Reflect.set(window, "badges", shown);
    Reflect.set(navigator, "setAppBadge", (count: number) => Promise.resolve(shown.push(count)));
  });
  return { ...operator, diogo, mei };
}

/** A team whose page most tests share. */
let team: Awaited<ReturnType<typeof makeTeam>>;
beforeAll(async () => {
  team = await makeTeam();
});

/** The shared page on the dashboard, by a load where it is elsewhere. */
async function atDashboard() {
  const { page } = team;
  if (page.url() !== `${origin}/dashboard`) await page.goto("/dashboard");
  await page.setViewportSize(SMALL_LAPTOP.viewport);
  return team;
}

const card = (page: Page, name: string) => page.getByRole("article", { name });
/** Returns whether a finger 21 px above or below the middle of a link touches it. */
const touched = (link: Locator): Promise<boolean[]> =>
  link.evaluate((element) => {
    element.scrollIntoView({ block: "center" });
    const { x, y, width, height } = element.getBoundingClientRect();
    return [-21, 21].map(
      (away) => document.elementFromPoint(x + width / 2, y + height / 2 + away) === element,
    );
  });
const latest = (page: Page) => page.getByRole("region", { name: "Latest reviews" });

describe("the overview of a team", () => {
  it("the team's overview shows each profile's rating, what is new, and how many tours it has", async () => {
    const { page } = await atDashboard();
    await onPhoneAndLaptop(page, async () => {
      await expect
        .poll(async () => (await card(page, "Diogo Prata").innerText()).replaceAll(/\s+/g, " "))
        .toMatch(/3\.5 2 reviews 2 new 1 tour/);
      await expect.poll(() => touched(card(page, "Diogo Prata").getByText("2 new"))).toEqual([true, true]);
      await expect.poll(() => card(page, "Zhang Mei").innerText()).toContain("No reviews yet");
      await expect.poll(() => overflow(page)).toBe(0);
    });
  });

  it("the team's overview marks new reviews in the tab's title and on the app's icon until the list was seen", async () => {
    const { page, context } = await makeTeam();
    const errors = collectErrors(page);
    await page.goto("/dashboard");
    const badges = () => page.evaluate(() => Reflect.get(window, "badges") as number[]);
    await expect.poll(() => page.title()).toMatch(/^\(2\) Operator Dashboard/);
    await expect.poll(badges).toEqual([2]);
    expect(await unseen(context)).toEqual([2, 0]);
    await latest(page).scrollIntoViewIfNeeded();
    await expect.poll(() => page.title()).toMatch(/^Operator Dashboard/);
    await expect.poll(badges).toEqual([2, 0]);
    await expect.poll(() => unseen(context)).toEqual([0, 0]);
    await page.reload();
    await see(page, "No reviews yet");
    await expect.poll(() => page.getByText("2 new", { exact: true }).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it("the team's overview has the newest reviews of all profiles, which are answered in place", async () => {
    const { page, context, diogo } = await atDashboard();
    await page.setViewportSize(PHONE.viewport);
    const reviewsOf = async (): Promise<Review[]> =>
      (await fetch(`${origin}/api/guides/${diogo.uniqueId}/reviews`)).json();
    // No one has answered yet.
    for (const { id } of (await reviewsOf()).filter(({ reply }) => reply)) {
      await context.request.delete(`/api/reviews/${id}/reply`);
      await page.reload();
    }
    const items = latest(page).getByRole("listitem");
    await expect.poll(() => items.count()).toBe(2);
    await expect.poll(() => items.first().innerText()).toMatch(/Ben\s+on Diogo Prata/);
    await page.getByRole("button", { name: "Reply to Ben" }).click();
    const field = page.getByRole("textbox", { name: "Your reply to Ben" });
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: "Save reply" }).click();
    await see(page, "Please write a reply");
    await field.fill("We are sorry.");
    await page.getByRole("button", { name: "Save reply" }).click();
    await see(page, "Reply saved");
    await see(page, "We are sorry.");
    const edit = page.getByRole("button", { name: "Edit reply to Ben" });
    await expect.poll(() => edit.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await reviewsOf()).toMatchObject([{ reply: { text: "We are sorry." } }, { reply: null }]);
    await expectNoViolations(page);
  });

  it("the team's overview says of each tour which profiles show it, and links to them", async () => {
    const { page, diogo } = await atDashboard();
    const services = page.getByRole("region", { name: "Linked Services" });
    await see(page, "Shown by Diogo Prata");
    await services.getByRole("link", { name: "Diogo Prata" }).click();
    await page.waitForURL(`**/edit/${diogo.id}`);
  });
});

describe("several profiles in a row", () => {
  it("the form and its tab say whose profile it is, and a save leads on to the next one", async () => {
    const { page, diogo, mei } = team;
    if (page.url() !== `${origin}/edit/${diogo.id}`) await page.goto(`/edit/${diogo.id}`);
    await page.getByRole("heading", { level: 1, name: "Update Your Tour Guide Profile" }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^Edit Diogo Prata/);
    await page.getByRole("link", { name: `/profile/${diogo.uniqueId}` }).waitFor();
    await page.getByRole("textbox", { name: "Bio" }).fill(`Walks until ${Date.now()}.`);
    await page.getByRole("button", { name: "Save Changes" }).first().click();
    await page.waitForURL(`**/profile/${diogo.uniqueId}`);
    await page.getByRole("link", { name: "Next profile: Zhang Mei" }).click();
    await page.waitForURL(`**/edit/${mei.id}`);
    await page.goto(`/profile/${diogo.uniqueId}`);
    await see(page, "Back to Dashboard");
    await expect.poll(() => page.getByText("Next profile").count()).toBe(0);
  });
});
