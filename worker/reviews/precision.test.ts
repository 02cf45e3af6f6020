import { describe, expect, it } from "vitest";
import type { NewReviewResponse } from "#schema/review.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import { call, db, makeGuide, makePerson } from "../testing/factories.ts";
import { makeHonestReviews, makeSpamReviews, type SpamReview } from "./fixtures/sample-reviews.ts";

let networks = 0;
const PLACE = "203.0.113.50";

async function isHeld(uniqueId: string, comment: string, sentBy: SpamReview["sentBy"]): Promise<boolean> {
  const network =
    sentBy === "one address" ? PLACE : `2001:db8:${Math.floor(++networks / 9000)}:${networks}::1`;
  const response = await call("POST", `/api/guides/${uniqueId}/reviews`, {
    json: { name: "Alex", rating: 5, comment, ...(sentBy === "filled form" && { subject: "Alex" }) },
    headers: { "CF-Connecting-IP": network },
  });
  expect(response.status, comment).toBe(201);
  return (await response.json<NewReviewResponse>()).status === "held";
}

/** Profiles, for each review another: the hundreds of one page have a limit of their own. */
const makeProfiles = async () =>
  Promise.all(Array.from({ length: 5 }, async () => (await makeGuide(await makePerson())).uniqueId));

describe("how well reviews are held", () => {
  it("no review of 200 honest ones is held", async () => {
    const profiles = await makeProfiles();
    const held: string[] = [];
    for (const [n, comment] of makeHonestReviews().entries())
      if (await isHeld(profiles[n % 5] ?? "", comment, "person")) held.push(comment);
    expect(held).toEqual([]);
  });

  it("all of 200 machine-made reviews are held but the first of each copy and burst, and careful ones", async () => {
    await db.delete(rateCounters);
    const profiles = await makeProfiles();
    const held: Partial<Record<SpamReview["kind"], number>> = {};
    for (const [n, { kind, comment, sentBy }] of makeSpamReviews().entries()) {
      const profile = profiles[sentBy === "one address" ? 0 : n % 5] ?? "";
      held[kind] = (held[kind] ?? 0) + Number(await isHeld(profile, comment, sentBy));
    }
    expect(held).toEqual({
      link: 40,
      contact: 40,
      disguised: 20,
      copy: 39,
      burst: 15,
      form: 20,
      careful: 0,
    });
  });
});
