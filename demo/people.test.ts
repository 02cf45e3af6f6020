import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { guideSchema } from "#schema/guide.ts";
import { checkPaymentWays } from "#payment-codes/check.ts";
import { leadsToTips } from "#payment-codes/tip-hosts.ts";
import { LINK_KINDS } from "#schema/links.ts";
import { platformListSchema } from "#schema/platform.ts";
import { reviewSchema } from "#schema/review.ts";
import { checkWebLinks } from "#schema/web-links.ts";
import { tourSchema } from "#schema/tour.ts";
import { demoUsers } from "./people.ts";

const guides = demoUsers.flatMap((user) => user.guides);
const pictureOf = (name: string) => `demo/pictures/${name}.webp`;

describe("demo data", () => {
  it.each(guides.map((guide) => [guide.uniqueId, guide] as const))(
    "the demo guide %s is valid",
    (_uniqueId, guide) => {
      expect(guideSchema.safeParse(guide).error).toBeUndefined();
      expect(checkPaymentWays(guide.ways)).toEqual({ ways: guide.ways });
      const links = guide.links.map(({ label, url }) => ({ label, url, until: null }));
      expect(checkWebLinks(links, { today: "2026-11-26", isForTips: leadsToTips })).toEqual({ links });
      expect(platformListSchema.safeParse(guide.platforms).error).toBeUndefined();
      expect(guide.platforms.filter(({ url }) => leadsToTips(url))).toEqual([]);
      for (const review of guide.reviews) expect(reviewSchema.safeParse(review).error).toBeUndefined();
      expect(existsSync(pictureOf(guide.picture))).toBe(true);
    },
  );

  it.each(demoUsers.flatMap((user) => user.tours))("the demo tour $title is valid", (tour) => {
    expect(tourSchema.safeParse(tour).error).toBeUndefined();
    expect(existsSync(pictureOf(tour.picture))).toBe(true);
  });

  it("the demo guide Marta shows five contacts, six ways to tip, four links of her own, one of which ends, and twelve reviews", () => {
    const marta = guides.find(({ uniqueId }) => uniqueId === "marta-lisbon");
    const values = guideSchema.parse(marta);
    const links = LINK_KINDS.filter(({ field, toUrl }) => toUrl(values[field] ?? "") !== null);
    expect(links.filter(({ group }) => group !== "payment")).toHaveLength(5);
    expect(links.filter(({ group }) => group === "payment")).toHaveLength(6);
    expect(marta?.links.map(({ days }) => days)).toEqual([undefined, undefined, 3, undefined]);
    expect(marta?.reviews).toHaveLength(12);
  });
});
