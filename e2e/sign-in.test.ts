import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { hold, LAPTOP, newcomer, see, signUpByCall } from "./browser.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

/** A page of somebody who isn't signed in. */
async function visitor(): Promise<Page> {
  const context = await warmContext(LAPTOP);
  return context.newPage();
}

/** What most tests share: `at` puts it where a test begins. */
let shared: Page;
beforeAll(async () => {
  shared = await visitor();
});

/** The shared page with a form as nobody has touched it, nobody signed in. */
async function at(path: string): Promise<Page> {
  await shared.context().setOffline(false);
  await shared.unrouteAll();
  await shared.context().clearCookies();
  await shared.goto(path);
  return shared;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Fills the fields named by their labels. */
async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** What is said about a field, to those who don't see it as well. */
async function messageOf(page: Page, label: string): Promise<string> {
  const invalid = () => field(page, label).getAttribute("aria-invalid");
  await expect.poll(invalid, { timeout: 10_000 }).toBe("true");
  const ids = (await field(page, label).getAttribute("aria-describedby")) ?? "";
  const told = ids.split(" ").map((id) => page.locator(`[id="${id}"]`).textContent());
  return (await Promise.all(told)).join(" ");
}

const isFocused = (page: Page, label: string): Promise<boolean> =>
  field(page, label).evaluate((element) => element === document.activeElement);

/** Something on the way answers in the server's place, in words of its own. */
const stopAtGateway = (page: Page, path: string) =>
  page.route(`**${path}`, (route) => route.fulfill({ status: 502, body: "Bad gateway" }));

describe("a password", () => {
  it("is shown and hidden again by its button", async () => {
    const page = await at("/register");
    await field(page, "Password").fill("seven ducks");
    const type = () => field(page, "Password").getAttribute("type");
    await page.getByRole("button", { name: "Show what you typed" }).first().click();
    await expect.poll(type).toBe("text");
    await page.getByRole("button", { name: "Hide what you typed" }).click();
    await expect.poll(type).toBe("password");
    await expect.poll(() => field(page, "Password").inputValue()).toBe("seven ducks");
  });
});

describe("the login", () => {
  it("with a wrong password says so and keeps the e-mail; asks to check the credentials where the refusal comes without a reason; without a network says so, and works once it is back; says that it is on its way, then loads the dashboard as a new document and says that it went well", async () => {
    const page = await at("/login");
    const person = newcomer();
    await signUpByCall(page.context(), origin, person);
    await page.context().clearCookies();
    const values = { Email: person.email, Password: person.password };

    await fill(page, { ...values, Password: "not the password" });
    await press(page, "Log in");
    await see(page, "Login failed");
    await see(page, "Invalid email or password");
    await expect.poll(() => field(page, "Email").inputValue()).toBe(values.Email);

    await stopAtGateway(page, "/api/auth/login");
    await fill(page, values);
    await press(page, "Log in");
    await see(page, "Please check your credentials");
    await see(page, "Login failed");
    await page.unrouteAll();

    await page.context().setOffline(true);
    await press(page, "Log in");
    await see(page, "An unexpected error occurred. Please try again.");
    await page.context().setOffline(false);

    const letGo = await hold(page, "**/api/auth/login");
    await page.evaluate(() => Object.assign(window, { old: true }));
    await press(page, "Log in");
    const busy = page.getByRole("button", { name: "Logging in..." });
    await busy.waitFor();
    await expect.poll(() => busy.getAttribute("aria-busy")).toBe("true");
    letGo();
    await page.waitForURL("**/dashboard");
    await see(page, "Login successful");
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "old"))).toBeUndefined();
  });

  it("goes to the first wrong field, then looks again with every change; tells what is missing at its field, and leads to the registration", async () => {
    const page = await at("/login");
    const invalid = (label: string) => field(page, label).getAttribute("aria-invalid");
    await fill(page, { Email: "nobody" });
    await expect.poll(() => invalid("Email")).toBeNull();
    await press(page, "Log in");
    await expect.poll(() => messageOf(page, "Email")).toContain("Please enter a valid email");
    await expect.poll(() => messageOf(page, "Password")).toContain("Password is required");
    await expect.poll(() => isFocused(page, "Email")).toBe(true);
    await fill(page, { Email: "nobody@example.com" });
    await expect.poll(() => invalid("Email")).toBeNull();
    await expect.poll(() => invalid("Password")).toBe("true");
    await press(page, "Log in");
    await expect.poll(() => isFocused(page, "Password")).toBe(true);
    await fill(page, { Email: "" });
    await expect.poll(() => messageOf(page, "Email")).toContain("Please enter a valid email");
    await page.getByRole("link", { name: "Register here" }).click();
    await page.getByRole("heading", { level: 1, name: "Sign up" }).waitFor();
  });
});

describe("the registration", () => {
  const valuesOf = ({ username, email, password }: ReturnType<typeof newcomer>) => ({
    Username: username,
    Email: email,
    Password: password,
    "Confirm password": password,
  });

  it("makes an operator of whoever doesn't choose, and goes to the dashboard after half a second", async () => {
    const page = await visitor();
    await page.goto("/register");
    const roles = page.getByRole("group", { name: "I am a:" });
    await expect.poll(() => roles.getByRole("radio", { name: "Tour Operator" }).isChecked()).toBe(true);
    await expect.poll(() => roles.getByRole("radio", { name: "Tour Guide" }).isChecked()).toBe(false);
    await see(page, "Select your role to customize your dashboard experience");
    await fill(page, valuesOf(newcomer()));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await press(page, "Sign up");
    await see(page, "Registration successful");
    await see(page, "Your account has been created.");
    await page.clock.runFor(499);
    expect(new URL(page.url()).pathname).toBe("/register");
    await page.clock.runFor(1);
    await page.clock.resume();
    await page.waitForURL("**/dashboard");
    await page.getByRole("heading", { level: 1, name: "Operator Dashboard" }).waitFor();
  });

  it("with a taken e-mail says so, at its field too, and keeps what was typed; with a common password says so, at its field too, and goes there; without a network says so; asks for different information where the refusal comes without a reason", async () => {
    const page = await at("/register");
    const person = newcomer();
    await signUpByCall(page.context(), origin, person);
    await page.context().clearCookies();
    const taken = "An account with this email already exists";
    await fill(page, { ...valuesOf(person), Username: "Another", Email: person.email.toUpperCase() });
    await press(page, "Sign up");
    await see(page, "Registration failed");
    await see(page, taken);
    await expect.poll(() => messageOf(page, "Email")).toContain(taken);
    await expect.poll(() => field(page, "Username").inputValue()).toBe("Another");

    await fill(page, { ...valuesOf(newcomer()), Password: "Password123", "Confirm password": "Password123" });
    await press(page, "Sign up");
    const common = "This password is too common. Please choose another one.";
    await see(page, common);
    await see(page, "Registration failed");
    await expect.poll(() => messageOf(page, "Password")).toContain(common);
    await expect.poll(() => isFocused(page, "Password")).toBe(true);

    await fill(page, valuesOf(newcomer()));
    await page.context().setOffline(true);
    await press(page, "Sign up");
    await see(page, "An unexpected error occurred. Please try again.");
    await see(page, "Registration failed");
    await page.context().setOffline(false);

    await stopAtGateway(page, "/api/auth/register");
    await press(page, "Sign up");
    await see(page, "Please try again with different information");
    await see(page, "Registration failed");
  });

  it("is filled by the browser with a company's name, or a person's; tells each broken rule at its field and goes to the first", async () => {
    const page = await at("/register");
    const filledWith = () => field(page, "Username").getAttribute("autocomplete");
    await expect.poll(filledWith).toBe("organization");
    await page.getByText("Tour Guide", { exact: true }).click();
    await expect.poll(filledWith).toBe("name");
    const broken = { Username: "ab", Email: "nobody", Password: "short", "Confirm password": "other" };
    await fill(page, broken);
    await press(page, "Sign up");
    for (const [label, message] of [
      ["Username", "Username must be at least 3 characters"],
      ["Email", "Please enter a valid email"],
      ["Password", "Password must be at least 8 characters"],
      ["Confirm password", "Passwords don't match"],
    ] as const)
      await expect.poll(() => messageOf(page, label)).toContain(message);
    await expect.poll(() => isFocused(page, "Username")).toBe(true);
    await fill(page, { "Confirm password": "" });
    await see(page, "Please confirm your password");
    await page.getByRole("link", { name: "Login here" }).click();
    await page.getByRole("heading", { level: 1, name: "Log in" }).waitFor();
  });
});

describe("the admin's login", () => {
  const ADMIN = { Email: "admin@example.com", Password: "lanyard-demo" };
  const seeAlert = (page: Page, text: string) =>
    page.getByRole("main").getByRole("alert").getByText(text, { exact: true }).waitFor();

  it("is where /admin leads, and leads to the admin's dashboard; tells in the page what went wrong: the password, the network, or nobody knows", async () => {
    const page = await at("/admin");
    await page.waitForURL("**/admin/login");
    await press(page, "Log in");
    await expect.poll(() => messageOf(page, "Email")).toContain("Please enter a valid email");
    await expect.poll(() => messageOf(page, "Password")).toContain("Password is required");
    await fill(page, { ...ADMIN, Password: "not the password" });
    await press(page, "Log in");
    await seeAlert(page, "Invalid email or password");
    await page.context().setOffline(true);
    await press(page, "Log in");
    await seeAlert(page, "An unexpected error occurred. Please try again.");
    await page.context().setOffline(false);
    await stopAtGateway(page, "/api/admin/login");
    await press(page, "Log in");
    await seeAlert(page, "Login failed. Please check your credentials.");
    await page.unrouteAll();

    const letGo = await hold(page, "**/api/admin/login");
    await fill(page, ADMIN);
    await press(page, "Log in");
    await page.getByRole("button", { name: "Logging in..." }).waitFor();
    letGo();
    await page.waitForURL("**/admin/dashboard");
  });
});
