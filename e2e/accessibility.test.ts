import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { LAPTOP, newcomer, openBrowser, PHONE, signUpByCall } from "./browser.ts";

const origin = inject("origin");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const SCREENS: [path: string, signedIn: boolean, heading: RegExp][] = [
  ["/", false, /./],
  ["/login", false, /Log in/],
  ["/register", false, /Sign up/],
  ["/nowhere", false, /404/],
  ["/admin/login", false, /./],
  ["/dashboard", true, /Your Tour Guide Profile/],
  ["/create", true, /Create Your Tour Guide Profile/],
  ["/profile/marta-lisbon", false, /Marta/],
  ["/profile/kenji-lisbon", false, /Kenji/],
];

async function open(path: string, signedIn: boolean, heading: RegExp, options: object): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: "reduce", ...options });
  if (signedIn) await signUpByCall(context, origin, newcomer());
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  return page;
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(SCREENS)("%s", (path, signedIn, heading) => {
  it.each([
    ["phone", PHONE],
    ["laptop", LAPTOP],
  ] as const)("has no violation that axe can find, on a %s in both themes", async (_, device) => {
    const page = await open(path, signedIn, heading, device);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
    await page.context().close();
  });

  it("does not scroll sideways at 320 px, nor on a phone whose letters are twice as large", async () => {
    const page = await open(path, signedIn, heading, { viewport: { width: 320, height: 640 } });
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize(PHONE.viewport);
    await page.addStyleTag({ content: ":root { font-size: 200% }" });
    expect(await overflow(page)).toBe(0);
    await page.context().close();
  });
});
