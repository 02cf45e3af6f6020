import { describe, expect, it } from "vitest";
import { expectNoViolations } from "./axe.ts";
import { newcomer, onPhoneAndLaptop, overflow, PHONE, signUpByCall } from "./browser.ts";
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

describe.each(SCREENS)("%s", (path, signedIn, heading) => {
  it("has no violation that axe can find on a phone and a laptop, and doesn't scroll sideways at 320 px or with letters twice as large", async () => {
    const context = await warmContext(PHONE);
    if (signedIn) await signUpByCall(context, origin, newcomer());
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    // A form that can't be used yet is hidden from assistive technology.
    await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
    await onPhoneAndLaptop(page, () => expectNoViolations(page));
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => overflow(page)).toBe(0);
    await page.setViewportSize(PHONE.viewport);
    await page.addStyleTag({ content: ":root { font-size: 200% }" });
    await expect.poll(() => overflow(page)).toBe(0);
  });
});
