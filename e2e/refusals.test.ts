import { writeFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { LAPTOP, newcomer, openBrowser, see, signUp, signUpByCall } from "./browser.ts";

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

/** Somebody signed in, on the empty profile form. */
async function atTheForm(): Promise<Page> {
  const page = await visitor();
  await signUpByCall(page.context(), origin, newcomer());
  await page.goto("/create");
  await page.getByRole("heading", { name: "Create Your Tour Guide Profile" }).waitFor();
  return page;
}

const nameField = (page: Page) => page.getByRole("textbox", { name: "Name" });
const save = (page: Page) => page.getByRole("button", { name: "Create Profile" }).first();

describe("signing in", () => {
  it("with a wrong password says so and keeps the e-mail", async () => {
    const page = await visitor();
    const person = newcomer();
    await signUpByCall(page.context(), origin, person);
    await page.context().clearCookies();
    await page.goto("/login");
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await see(page, "Login failed");
    await see(page, "Invalid email or password");
    expect(await page.getByLabel("Email").inputValue()).toBe(person.email);
  });

  it("without a network says so, and works once it is back", async () => {
    const page = await visitor();
    const person = newcomer();
    await signUpByCall(page.context(), origin, person);
    await page.context().clearCookies();
    await page.goto("/login");
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password").fill(person.password);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await see(page, "An unexpected error occurred. Please try again.");
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL("**/dashboard");
    await see(page, "Login successful");
  });
});

describe("registering", () => {
  it("with a taken e-mail says so and keeps what was typed", async () => {
    const person = newcomer();
    const first = await visitor();
    await signUp(first, person);
    const page = await visitor();
    await page.goto("/register");
    await page.getByLabel("Username").fill("Another");
    await page.getByLabel("Email").fill(person.email.toUpperCase());
    await page.getByLabel("Password", { exact: true }).fill("another password");
    await page.getByLabel("Confirm password").fill("another password");
    await page.getByRole("button", { name: "Sign up" }).click();
    await see(page, "Registration failed");
    await see(page, "An account with this email already exists");
    expect(await page.getByLabel("Username").inputValue()).toBe("Another");
  });

  it("tells each broken rule at its field and goes to the first", async () => {
    const page = await visitor();
    await page.goto("/register");
    await page.getByLabel("Username").fill("ab");
    await page.getByLabel("Email").fill("nobody");
    await page.getByLabel("Password", { exact: true }).fill("short");
    await page.getByLabel("Confirm password").fill("other");
    await page.getByRole("button", { name: "Sign up" }).click();
    for (const [label, message] of [
      ["Username", "Username must be at least 3 characters"],
      ["Email", "Please enter a valid email"],
      ["Password", "Password must be at least 8 characters"],
      ["Confirm password", "Passwords don't match"],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
      const describedBy = (await field.getAttribute("aria-describedby")) ?? "";
      const told = await Promise.all(
        describedBy.split(" ").map((id) => page.locator(`[id="${id}"]`).textContent()),
      );
      expect(told.join(" ")).toContain(message);
    }
    expect(await page.getByLabel("Username").evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
  });
});

describe("making a profile", () => {
  it("with an HTML file named .png is told what to upload, and keeps what was typed", async () => {
    const page = await atTheForm();
    await nameField(page).fill("Marta");
    const file = `${inject("scratch")}/not-a-picture.png`;
    await writeFile(file, "<!doctype html><script>alert(1)</script>");
    await page.getByLabel("Profile picture", { exact: true }).setInputFiles(file);
    await see(page, "Invalid file type");
    await see(page, "Please upload a JPG, PNG, WEBP, or GIF image");
    expect(await nameField(page).inputValue()).toBe("Marta");
  });

  it("with a GIF of 5 MB is told that it is too large", async () => {
    const page = await atTheForm();
    const file = `${inject("scratch")}/large.gif`;
    await writeFile(file, Buffer.concat([Buffer.from("GIF89a"), Buffer.alloc(5 * 1024 * 1024)]));
    await page.getByLabel("Profile picture", { exact: true }).setInputFiles(file);
    await see(page, "File too large");
    await see(page, "The image must be less than 2MB");
  });

  it("with a javascript: link is told at the field", async () => {
    const page = await atTheForm();
    await nameField(page).fill("Marta");
    await page.getByRole("textbox", { name: /^Stripe/ }).fill("javascript:alert(1)");
    await save(page).click();
    await see(page, "Please enter a valid URL");
    expect(new URL(page.url()).pathname).toBe("/create");
    expect(await nameField(page).inputValue()).toBe("Marta");
  });

  it("twice by a double click makes one", async () => {
    const page = await atTheForm();
    await nameField(page).fill("Marta");
    await save(page).dblclick();
    await page.waitForURL("**/profile/*");
    const guides = await page.request.get(`${origin}/api/user/guides`);
    expect(await guides.json()).toHaveLength(1);
  });

  it("while the network is away loses nothing, and saves once it is back", async () => {
    const page = await atTheForm();
    await nameField(page).fill("Marta");
    await page.context().setOffline(true);
    await save(page).click();
    await see(page, "Failed to create your profile. Please try again.");
    expect(await nameField(page).inputValue()).toBe("Marta");
    await page.context().setOffline(false);
    await save(page).click();
    await page.waitForURL("**/profile/*");
  });

  it("after the session ended keeps everything until one has signed in again in another tab", async () => {
    const page = await visitor();
    const person = newcomer();
    await signUpByCall(page.context(), origin, person);
    await page.goto("/create");
    await nameField(page).fill("Marta");
    await page.request.post(`${origin}/api/auth/logout`);
    await save(page).click();
    const link = page.getByRole("link", { name: "Log in in a new tab" });
    const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
    await tab.getByLabel("Email").fill(person.email);
    await tab.getByLabel("Password").fill(person.password);
    await tab.getByRole("button", { name: "Log in", exact: true }).click();
    await tab.waitForURL("**/dashboard");
    expect(await nameField(page).inputValue()).toBe("Marta");
    await save(page).click();
    await page.waitForURL("**/profile/*");
  });

  it("a second time takes a guide to the one that is there", async () => {
    const page = await atTheForm();
    await nameField(page).fill("Marta");
    await save(page).click();
    await page.waitForURL("**/profile/*");
    await page.goto("/create");
    await page.waitForURL("**/edit/*");
    expect(await nameField(page).inputValue()).toBe("Marta");
  });
});

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

describe("signed out", () => {
  it.each(["/dashboard", "/create", "/edit/1"])("%s asks to log in", async (path) => {
    const page = await visitor();
    await page.goto(path);
    await page.waitForURL("**/login");
    await see(page, "Authentication required");
  });
});
