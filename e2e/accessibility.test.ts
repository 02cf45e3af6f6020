import { describe, expect, it } from "vitest";
import { expectNoViolations } from "./axe.ts";
import { newcomer, onPhoneAndLaptop, overflow, PHONE, signUpByCall } from "./browser.ts";
import { bodyOf } from "./profiles.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

type Who = "nobody" | "newcomer" | "guide@example.com" | "operator@example.com";
const SCREENS: [path: string, who: Who, heading: RegExp][] = [
  ["/", "nobody", /./],
  ["/login", "nobody", /Log in/],
  ["/register", "nobody", /Sign up/],
  ["/nowhere", "nobody", /404/],
  ["/privacy", "nobody", /Privacy/],
  ["/terms", "nobody", /Terms/],
  ["/imprint", "nobody", /Imprint/],
  ["/admin/login", "nobody", /./],
  ["/dashboard", "newcomer", /Your Tour Guide Profile/],
  ["/create", "newcomer", /Create Your Tour Guide Profile/],
  ["/dashboard", "operator@example.com", /Operator Dashboard/],
  ["/stats", "guide@example.com", /After the scan/],
  ["/print/1", "guide@example.com", /Print your badge/],
  ["/account/two-step", "newcomer", /Two-step/],
  ["/profile/marta-lisbon", "nobody", /Marta/],
  ["/profile/kenji-lisbon", "nobody", /Kenji/],
];

describe.each(SCREENS)("%s as %s", (path, who, heading) => {
  it("has no violation that axe can find on a phone and a laptop, and doesn't scroll sideways at 320 px or with letters twice as large", async () => {
    const context = await warmContext(PHONE);
    if (who === "newcomer") await signUpByCall(context, origin, newcomer());
    else if (who !== "nobody")
      await bodyOf(
        context.request.post("/api/auth/login", { data: { email: who, password: "lanyard-demo" } }),
      );
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
