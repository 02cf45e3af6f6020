import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The rules that a theme can break: everything else is the same in both. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * All that passes would be reported too, at twice the time, and sheets would be loaded once more, for rules about media and
 * about locked screens that no page needs.
 */
const FAST: axe.RunOptions = { resultTypes: ["violations"], preload: false };

/** Adds axe to the page and its frames, which all are of the site's own origin. A page keeps it until it is loaded again. */
async function addAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    try {
      if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
    } catch (error) {
      if (!frame.isDetached()) throw error;
      // The preview has another frame by now.
      return addAxe(page);
    }
}

/** Checks the page as it is in both themes, without what `excluded` selects. */
export async function expectNoViolations(page: Page, excluded: string[] = []): Promise<void> {
  const told: object[] = [];
  const themes = [
    ["light", FAST],
    ["dark", { ...FAST, runOnly: COLOURS }],
  ] as const;
  await addAxe(page);
  for (const [theme, options] of themes) {
    await page.emulateMedia({ colorScheme: theme });
    const { violations } = await page.evaluate(
      ([exclude, chosen]): Promise<axe.AxeResults> => Reflect.get(window, "axe").run({ exclude }, chosen),
      [excluded, options] as const,
    );
    for (const { id, nodes } of violations) told.push({ theme, id, nodes: nodes.map(({ html }) => html) });
  }
  expect(told).toEqual([]);
}
