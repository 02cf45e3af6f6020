import type { Plan } from "#schema/plan.ts";

const ATTRIBUTE = "data-plan";

/** The attribute that tells a document's scripts the plan; null stands for a server without a price. */
export const planAttribute = (plan: Plan | null): string =>
  `${ATTRIBUTE}="${encodeURIComponent(JSON.stringify(plan))}"`;

/** The plan that came with the document; undefined where none did. */
export function planInDocument(): Plan | null | undefined {
  const text = document.documentElement.getAttribute(ATTRIBUTE);
  return text === null ? undefined : JSON.parse(decodeURIComponent(text));
}
