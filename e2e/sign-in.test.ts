import { expect, it } from "vitest";
import { hold, LAPTOP, newcomer, see, signUp, signUpByCall } from "./browser.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

it("the login says that it is on its way, then loads the dashboard as a new document and says that it succeeded", async () => {
  const context = await warmContext(LAPTOP);
  const person = newcomer();
  await signUpByCall(context, origin, person);
  await context.clearCookies();
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  const letGo = await hold(page, "**/api/auth/login");
  await page.evaluate(() => Object.assign(window, { old: true }));
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  const busy = page.getByRole("button", { name: "Logging in..." });
  await busy.waitFor();
  await expect.poll(() => busy.getAttribute("aria-busy")).toBe("true");
  letGo();
  await page.waitForURL("**/dashboard");
  await see(page, "Login successful");
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "old"))).toBeUndefined();
});

it("the registration opens the dashboard and says that it succeeded", async () => {
  const page = await (await warmContext(LAPTOP)).newPage();
  await signUp(page, newcomer());
  await see(page, "Registration successful");
});

it("a registration that is sent twice before its rules have come makes one account", async () => {
  const page = await (await warmContext(LAPTOP)).newPage();
  const letRules = await hold(page, "**/assets/register-rules-*.js");
  const asked: string[] = [];
  page.on("request", (request) => request.method() === "POST" && asked.push(request.url()));
  const signingUp = signUp(page, newcomer());
  await page.getByRole("button", { name: "Signing up..." }).waitFor();
  await page.getByLabel("Confirm password").press("Enter");
  letRules();
  await signingUp;
  expect(asked).toEqual([`${origin}/api/auth/register`]);
});
