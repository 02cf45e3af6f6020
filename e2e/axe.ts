import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The rules that a theme can break: everything else is the same in both. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** All that passes would be reported too, at twice the time. */
const FAST = { resultTypes: ["violations" as const] };

type AxeResults = Awaited<ReturnType<AxeBuilder["analyze"]>>;

/** Checks the page as it is in both themes, without what `excluded` selects. */
export async function expectNoViolations(page: Page, excluded: string[] = []): Promise<void> {
  // Without this axe loads a page of its own for each analysis. All frames here are of the site's own origin.
  const axe = new AxeBuilder({ page }).setLegacyMode().options(FAST);
  for (const selector of excluded) axe.exclude(selector);
  await page.emulateMedia({ colorScheme: "light" });
  const light = await axe.analyze();
  await page.emulateMedia({ colorScheme: "dark" });
  // The first analysis has left axe in the page: loading it once more would cost as much as the rules.
  const dark = await page.evaluate(
    async ([options, exclude]): Promise<AxeResults> => Reflect.get(window, "axe").run({ exclude }, options),
    [{ ...FAST, runOnly: COLOURS }, excluded] as const,
  );
  const wrong = { light, dark };
  const told = Object.entries(wrong).flatMap(([theme, { violations }]) =>
    violations.map(({ id, nodes }) => ({ theme, id, nodes: nodes.map(({ html }) => html) })),
  );
  expect(told).toEqual([]);
}
