import type { Locator, Page } from "playwright-core";
import type { Guide } from "#schema/guide.ts";
import { button, newcomer, PHONE, signUpByCall } from "./browser.ts";
import { guidesOf } from "./form-page.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

/** A guide in Lisbon with a phone. */
const IN_LISBON = { ...PHONE, timezoneId: "Europe/Lisbon" };

/** Signs up a guide and opens a screen. */
export async function newGuideAt(path: string, options: object = {}): Promise<Page> {
  const context = await warmContext({ ...IN_LISBON, ...options });
  await signUpByCall(context, origin, newcomer());
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

export const question = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
export const nameField = (page: Page) => page.getByRole("textbox", { name: "Name", exact: true });
export const country = (page: Page) => page.getByLabel("Where you work");
export const choice = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").getByRole("button", { name });
export const code = (page: Page) => page.getByRole("img", { name: /^QR code for / });

/** px by which the page scrolls down, and by which something stands beyond its sides. */
export const beyond = (page: Page): Promise<{ down: number; aside: number }> =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight, clientWidth } = document.documentElement;
    const rights = [...document.querySelectorAll("main *")].map((one) => one.getBoundingClientRect());
    const aside = rights.filter(
      ({ left, right, width }) => width > 0 && (left < -1 || right > clientWidth + 1),
    );
    return { down: scrollHeight - clientHeight, aside: aside.length };
  });

/** Answers the first question. */
export async function tellWho(page: Page, name = "Marta Oliveira"): Promise<void> {
  await nameField(page).fill(name);
  await button(page, "Next").click();
  await question(page, "How can guests tip you?").waitFor();
}

/** Waits for the code; returns the only profile. */
export async function seeCode(page: Page): Promise<Guide> {
  await code(page).waitFor();
  const [guide, ...others] = await guidesOf(page.context());
  if (!guide || others.length > 0) throw new Error(`${others.length + 1} profiles`);
  return guide;
}

/** Taps as a finger does, and counts. */
export function counted(): { tap: (target: Locator) => Promise<void>; taps: () => number } {
  let taps = 0;
  return {
    tap: async (target) => {
      taps++;
      await target.tap();
    },
    taps: () => taps,
  };
}
