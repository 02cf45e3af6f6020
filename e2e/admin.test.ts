import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { expectNoViolations } from "./axe.ts";
import {
  button,
  collectErrors,
  LAPTOP,
  newcomer,
  type Newcomer,
  onPhoneAndLaptop,
  overflow,
  PHONE,
  see,
  signUpByCall,
} from "./browser.ts";
import { bodyOf, makeProfile } from "./profiles.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";
import { DEMO_ADMIN } from "#demo/people.ts";

/** A page of someone who is signed in as an admin, not anywhere yet. */
async function adminPage(options: object = LAPTOP): Promise<Page> {
  const context = await warmContext(options);
  await bodyOf(context.request.post("/api/admin/login", { data: DEMO_ADMIN }));
  return context.newPage();
}

/** Someone new of this name. */
async function member(username: string): Promise<Newcomer> {
  const person = { ...newcomer(), username };
  await signUpByCall(await warmContext(), origin, person);
  return person;
}

/** Waits until a tab has what it shows. */
const shown = async (page: Page, tab: string): Promise<void> => {
  await page.getByRole("tab", { name: tab, selected: true }).waitFor();
  await page.getByRole("tabpanel").locator("h2").first().waitFor({ state: "attached" });
  await page.getByText("Loading admin dashboard...").waitFor({ state: "detached" });
};
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search" });
const address = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement);
/** The ring round what has the focus; a field's goes round all of it. */
const ringAt = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const ringed = activeElement?.matches("input, select") ? activeElement.parentElement : activeElement;
    if (!ringed) return "nowhere";
    const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
    return `${outlineStyle} ${outlineWidth}`;
  });
/** What a dialog covers. */
const BELOW = ["#root"];

it("the admin's dashboard passes axe and never scrolls sideways: on a phone, a tablet, a laptop, at 320 px, with letters twice as large", async () => {
  const long = "averyverylongnamewithoutanyplacetobreak";
  const { guide, person } = await makeProfile({ name: long });
  const page = await adminPage(PHONE);
  for (const [name, q] of [
    ["Overview", ""],
    ["Users", person.email],
    ["Profiles", guide.uniqueId],
    ["Audit", ""],
  ] as const) {
    await page.goto(`/admin/dashboard?tab=${name.toLowerCase()}${q && `&q=${encodeURIComponent(q)}`}`);
    await shown(page, name);
    await onPhoneAndLaptop(page, async () => {
      const isPhone = page.viewportSize()?.width === PHONE.viewport.width;
      const items = isPhone || name === "Overview" ? "listitem" : "row";
      await page.getByRole("tabpanel").getByRole(items).last().waitFor();
      await expect.poll(() => page.getByRole("table").count()).toBe(items === "row" ? 1 : 0);
      await expectNoViolations(page);
      await expect.poll(() => overflow(page)).toBe(0);
      const links = page.getByRole("tabpanel").getByRole("link").filter({ visible: true });
      const heights = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      if (isPhone) expect(Math.min(24, ...heights)).toBe(24);
    });
    for (const width of [320, 861]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => [name, width, await overflow(page)]).toEqual([name, width, 0]);
    }
    await page.setViewportSize(PHONE.viewport);
    const setLetters = (size: string) =>
      page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
    await setLetters("200%");
    await expect.poll(async () => [name, await overflow(page)]).toEqual([name, 0]);
    await setLetters("");
    const [opener, step] =
      { Users: ["Sign-in link for Marta", "Make the link"], Profiles: [`Hide page: ${long}`, "Hide page"] }[
        name as string
      ] ?? [];
    if (!opener || !step) continue;
    await button(page, opener).click();
    await button(page, step).click();
    await page.getByRole("dialog").getByRole("textbox").waitFor();
    await onPhoneAndLaptop(page, () => expectNoViolations(page, BELOW));
  }
}, 180_000);

it("the admin's dashboard keeps its tabs in the history, and logging out leaves it in every browser tab", async () => {
  const page = await (await warmContext(LAPTOP)).newPage();
  const errors = collectErrors(page);
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill(DEMO_ADMIN.email);
  await page.getByLabel("Password").fill(DEMO_ADMIN.password);
  await button(page, "Log in").click();
  await page.waitForURL("**/admin/dashboard");
  await page.getByRole("heading", { name: "Total Users" }).waitFor();
  await tab(page, "Users").click();
  await search(page).fill("guide@example.com");
  const kept = { tab: "users", q: "guide@example.com" };
  await expect.poll(() => address(page)).toEqual(kept);
  await page.getByTitle("Account of Marta Oliveira").click();
  await page.getByRole("heading", { name: "Marta Oliveira" }).waitFor();
  await page.getByRole("link", { name: "Marta Oliveira", exact: true }).first().waitFor();
  await page.goBack();
  await shown(page, "Users");
  await expect.poll(() => search(page).inputValue()).toBe("guide@example.com");
  expect(address(page)).toEqual(kept);
  await page.goBack();
  await shown(page, "Overview");

  const other = await page.context().newPage();
  await other.goto("/admin/dashboard?tab=users");
  await shown(other, "Users");
  await button(page, "Log out").click();
  await page.waitForURL("**/admin/login");
  await see(page, "Logged out");
  await other.waitForURL("**/admin/login");
  await see(other, "Access Denied");
  await see(other, "You must be logged in as an admin to view this page");
  expect(errors).toEqual([]);
});

it("the admin's dashboard shows the keyboard's focus at each step, in cards and in a table", async () => {
  const page = await adminPage();
  for (const { viewport } of [PHONE, LAPTOP]) {
    const username = `Alone ${viewport.width}x${Date.now()}`;
    const { email } = await member(username);
    await page.setViewportSize(viewport);
    await page.goto(`/admin/dashboard?tab=users&q=${encodeURIComponent(email)}`);
    await button(page, `Delete ${username}`).waitFor();
    await expect.poll(() => page.locator("tbody tr").count()).toBe(viewport === PHONE.viewport ? 0 : 1);
    await tab(page, "Users").focus();
    const steps = [
      "Users",
      "its panel",
      "Search",
      "Plan",
      "Sort",
      `Profiles of ${username}`,
      `Sign-in link for ${username}`,
      `Delete ${username}`,
    ];
    for (const name of steps) {
      await expect.poll(async () => [name, await ringAt(page)]).toEqual([name, "solid 3px"]);
      if (name !== steps.at(-1)) await page.keyboard.press("Tab");
    }
    await expect.poll(() => hasFocus(button(page, `Delete ${username}`))).toBe(true);
    await page.keyboard.press("Enter");
    await button(page, "Cancel").waitFor();
    await expect.poll(() => ringAt(page)).toBe("solid 3px");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "No users found" }).waitFor();
    await expect.poll(() => hasFocus(page.getByTestId("list"))).toBe(true);
    await expect.poll(() => ringAt(page)).toBe("solid 3px");
  }
});

it("a page that was hidden tells its owner why", async () => {
  const { guide, owner, path } = await makeProfile();
  const page = await adminPage();
  const reason = "It asks for card numbers";
  await bodyOf(page.request.post(`/api/admin/guides/${guide.id}/hide`, { data: { reason } }));
  const home = await owner.newPage();
  await home.goto("/dashboard");
  await home.getByRole("article").getByText(reason).waitFor();
  await expectNoViolations(home);
  await home.goto(path);
  await see(home, "We have hidden this page.");
  await home.getByText(reason).waitFor();
});

it("a tap beside a dialog closes it, and no longer once a reason is typed in it", async () => {
  const { guide } = await makeProfile({ name: "Nearly Hidden" });
  const page = await adminPage();
  await page.goto(`/admin/dashboard?tab=profiles&q=${guide.uniqueId}`);
  const dialog = page.getByRole("dialog", { name: "Hide page" });
  const reason = dialog.getByRole("textbox", { name: "Reason" });
  const tapBeside = () => page.mouse.click(4, 4);
  await button(page, "Hide page: Nearly Hidden").click();
  await reason.waitFor();
  await tapBeside();
  await dialog.waitFor({ state: "detached" });
  await button(page, "Hide page: Nearly Hidden").click();
  await reason.fill("It asks");
  await tapBeside();
  await reason.press("End");
  await reason.pressSequentially("!");
  await expect.poll(() => reason.inputValue()).toBe("It asks!");
});
