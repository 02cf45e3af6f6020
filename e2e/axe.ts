import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The rules that a theme can break: everything else is the same in both. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** Checks the page as it is in both themes, without what `excluded` selects. */
export async function expectNoViolations(page: Page, excluded: string[] = []): Promise<void> {
  const violationsOf = async (theme: "light" | "dark", rules?: string[]) => {
    await page.emulateMedia({ colorScheme: theme });
    // Without this axe loads a page of its own for each analysis. All frames here are of the site's own origin.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // axe would report all that passes too, at twice the time.
    axe.options({ resultTypes: ["violations"] });
    for (const selector of excluded) axe.exclude(selector);
    if (rules) axe.withRules(rules);
    const { violations } = await axe.analyze();
    return violations.map(({ id, nodes }) => ({ theme, id, nodes: nodes.map(({ html }) => html) }));
  };
  expect([...(await violationsOf("light")), ...(await violationsOf("dark", COLOURS))]).toEqual([]);
}
