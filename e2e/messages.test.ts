import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isHydrated, LAPTOP } from "./browser.ts";
import { makeProfile } from "./profiles.ts";
import { browser, origin } from "./under-test.ts";

const messages = (page: Page) => page.getByRole("region", { name: /^Messages/ }).getByRole("listitem");

/** A login that has just failed, because the network is away. */
async function failedLogin(): Promise<Page> {
  const context = await browser.newContext({ ...LAPTOP, baseURL: origin });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto("/login");
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password").fill("a walk in the park");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await messages(page).waitFor();
  return page;
}

describe("a message", () => {
  it("a new message replaces the one before", async () => {
    const page = await failedLogin();
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await messages(page).waitFor({ state: "detached" });
    await messages(page).waitFor();
    await expect.poll(() => messages(page).count()).toBe(1);
    await expect.poll(() => messages(page).textContent()).toContain("Login failed");
  });

  it("a message is gone after 5000 ms", async () => {
    const page = await failedLogin();
    // A second ahead: the clock goes on until it is paused.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await page.clock.runFor(2_000);
    await expect.poll(() => messages(page).isVisible()).toBe(true);
    await page.clock.runFor(2_000);
    await messages(page).waitFor({ state: "detached" });
    // What it said stands in the form until the next attempt.
    await expect.poll(() => page.locator("form").getByRole("alert").textContent()).toContain("Login failed");
  });

  it("a message that brings something back has its button for 20 seconds", async () => {
    const { owner } = await makeProfile();
    const page = await owner.newPage();
    await page.clock.install();
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Hide the list" }).click();
    const undo = messages(page).getByRole("button", { name: "Bring it back" });
    await undo.waitFor();
    // Who still points at a message keeps it.
    await page.mouse.move(1, 1);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await page.clock.runFor(10_000);
    await expect.poll(() => undo.isVisible()).toBe(true);
    await page.clock.runFor(10_000);
    await undo.waitFor({ state: "detached" });
  });

  it("a message is reached with F8 and closed from there", async () => {
    const page = await failedLogin();
    await page.keyboard.press("F8");
    const area = page.getByRole("region", { name: "Messages (F8)" }).getByRole("list");
    await expect.poll(() => area.evaluate((element) => element === document.activeElement)).toBe(true);
    await messages(page).getByRole("button", { name: "Close" }).press("Enter");
    await messages(page).waitFor({ state: "detached" });
  });

  it("a message with an address that no script may copy stays, and a tap marks the address", async () => {
    const context = await browser.newContext({ ...LAPTOP, baseURL: origin });
    const page = await context.newPage();
    await page.addInitScript(() => {
      Object.defineProperties(navigator, { clipboard: { value: undefined }, share: { value: undefined } });
      Object.assign(document, { execCommand: () => false });
    });
    await page.clock.install();
    await page.goto("/profile/marta-lisbon");
    await isHydrated(page);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await messages(page).getByText("The link could not be copied").waitFor();
    await page.clock.runFor(60_000);
    const address = messages(page).getByText("/profile/marta-lisbon");
    await address.click();
    expect(await page.evaluate(() => String(getSelection()))).toBe(await address.innerText());
    // Whoever chooses its letters swipes nothing away.
    const { x = 0, y = 0 } = (await address.boundingBox()) ?? {};
    await page.mouse.move(x + 10, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + 90, y + 8);
    await page.mouse.move(x + 180, y + 8);
    await page.mouse.up();
    await expect.poll(() => messages(page).isVisible()).toBe(true);
  });

  it("a message is swiped away to the right, over more than 50 px", async () => {
    const page = await failedLogin();
    const { x = 0, y = 0 } = (await messages(page).boundingBox()) ?? {};
    const swipe = async (far: number) => {
      await page.mouse.move(x + 40, y + 10);
      await page.mouse.down();
      await page.mouse.move(x + 40 + far / 2, y + 10);
      await page.mouse.move(x + 40 + far, y + 10);
      await page.mouse.up();
    };
    await swipe(-80);
    await swipe(45);
    await expect.poll(() => messages(page).isVisible()).toBe(true);
    await swipe(60);
    await messages(page).waitFor({ state: "detached" });
  });
});
