import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNoViolations } from "./axe.ts";
import { LAPTOP, newcomer, overflow, PHONE, signUpByCall } from "./browser.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const SCREENS: [path: string, signedIn: boolean, heading: RegExp][] = [
  ["/", false, /./],
  ["/login", false, /Log in/],
  ["/register", false, /Sign up/],
  ["/nowhere", false, /404/],
  ["/privacy", false, /Privacy/],
  ["/terms", false, /Terms/],
  ["/imprint", false, /Imprint/],
  ["/admin/login", false, /./],
  ["/dashboard", true, /Your Tour Guide Profile/],
  ["/create", true, /Create Your Tour Guide Profile/],
  ["/profile/marta-lisbon", false, /Marta/],
  ["/profile/kenji-lisbon", false, /Kenji/],
];

async function open(path: string, signedIn: boolean, heading: RegExp, options: object): Promise<Page> {
  const context = await warmContext(options);
  if (signedIn) await signUpByCall(context, origin, newcomer());
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  // A form that can't be used yet is hidden from assistive technology.
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
  return page;
}

describe.each(SCREENS)("%s", (path, signedIn, heading) => {
  it.each([
    ["phone", PHONE],
    ["laptop", LAPTOP],
  ] as const)("has no violation that axe can find, on a %s in both themes", async (_, device) => {
    const page = await open(path, signedIn, heading, device);
    await expectNoViolations(page);
  });

  it("does not scroll sideways at 320 px, nor on a phone whose letters are twice as large", async () => {
    const page = await open(path, signedIn, heading, { viewport: { width: 320, height: 640 } });
    await expect.poll(() => overflow(page)).toBe(0);
    await page.setViewportSize(PHONE.viewport);
    await page.addStyleTag({ content: ":root { font-size: 200% }" });
    await expect.poll(() => overflow(page)).toBe(0);
  });
});
