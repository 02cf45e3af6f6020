import type { Plan } from "#schema/plan.ts";

const ATTRIBUTE = "data-plan";

/** Makes the attribute that gives the plan to a document's scripts. `plan`: null for a server without a price. */
export const planAttribute = (plan: Plan | null): string =>
  `${ATTRIBUTE}="${encodeURIComponent(JSON.stringify(plan))}"`;

/** Reads the plan that came with the document; undefined where none did. */
export function planInDocument(): Plan | null | undefined {
  const text = document.documentElement.getAttribute(ATTRIBUTE);
  return text === null ? undefined : JSON.parse(decodeURIComponent(text));
}
