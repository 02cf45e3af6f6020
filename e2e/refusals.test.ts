import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { LAPTOP, openBrowser, see } from "./browser.ts";

const origin = inject("origin");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function visitor(): Promise<Page> {
  const context = await browser.newContext({ ...LAPTOP, baseURL: origin });
  return context.newPage();
}

describe("an address that leads nowhere", () => {
  it("is answered 404 with a page that says so", async () => {
    const page = await visitor();
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    await page.getByRole("heading", { name: "404 Page Not Found" }).waitFor();
    await see(page, "We couldn't find the page you were looking for.");
    await page.getByRole("link", { name: "Return to Home" }).click();
    await page.waitForURL(`${origin}/`);
  });

  it.each(["/login", "/register", "/dashboard", "/create", "/edit/7", "/admin/login", "/admin/dashboard"])(
    "is not %s",
    async (path) => {
      expect((await fetch(origin + path)).status).toBe(200);
    },
  );

  it("says of an unknown or hidden profile why it isn't there, then goes home with the same words", async () => {
    const page = await visitor();
    const response = await page.goto("/profile/tiago-porto");
    expect(response?.status()).toBe(404);
    await page.getByRole("heading", { name: "Profile unavailable" }).waitFor();
    await see(page, "/profile/tiago-porto");
    await page.waitForURL(`${origin}/`);
    await see(
      page,
      "This guide profile is unavailable because the owner's free trial has ended or their subscription has expired.",
    );
  });
});
