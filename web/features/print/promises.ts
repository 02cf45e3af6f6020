import { filledLinks } from "#schema/links.ts";
import type { OwnGuide } from "#schema/own-guide.ts";

/** What a print promises that the page doesn't have. */
export type Gap = "tips" | "reviews" | "contact";

/** Names the pages that don't have what their prints promise. */
export const lackingIn = (guides: readonly OwnGuide[]) => {
  const without = (gap: Gap) =>
    guides
      .filter((guide) => gapsOf(guide, { hasTours: guide.tourCount > 0 }).includes(gap))
      .map(({ name }) => name);
  return { tips: without("tips"), contact: without("contact") };
};

/** Lists what a print that opens the page promises and the page doesn't have. A print stays for years. */
export const gapsOf = (guide: OwnGuide, { hasTours }: { hasTours: boolean }): Gap[] => [
  ...(guide.tips.length === 0 ? (["tips"] as const) : []),
  ...(guide.reviewsEnabled === "true" ? [] : (["reviews"] as const)),
  // With tours the third word is another.
  ...(hasTours || filledLinks(guide, "connect").length > 0 ? [] : (["contact"] as const)),
];
