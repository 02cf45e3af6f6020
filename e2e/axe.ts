import axe, { type AxeResults, type ContextObject, type RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The rules that a theme can break: everything else is the same in both. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** All that passes would be reported too, at twice the time. */
const FAST: RunOptions = { resultTypes: ["violations"] };

/** Runs axe in the page. It is loaded once for each document: that costs half as much as its rules. */
async function run(page: Page, context: ContextObject, options: RunOptions): Promise<AxeResults> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  return page.evaluate(([context, options]) => Reflect.get(window, "axe").run(context, options), [
    context,
    options,
  ] as const);
}

/** Checks the page as it is in both themes, without what `excluded` selects. */
export async function expectNoViolations(page: Page, excluded: string[] = []): Promise<void> {
  const context = { exclude: excluded };
  await page.emulateMedia({ colorScheme: "light" });
  const light = await run(page, context, FAST);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await run(page, context, { ...FAST, runOnly: COLOURS });
  const wrong = { light, dark };
  const told = Object.entries(wrong).flatMap(([theme, { violations }]) =>
    violations.map(({ id, nodes }) => ({ theme, id, nodes: nodes.map(({ html }) => html) })),
  );
  expect(told).toEqual([]);
}
