import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { OwnGuide } from "#schema/own-guide.ts";
import { UNSEEN_MAX } from "#schema/limits.ts";
import type { GuideReview } from "#schema/review.ts";
import { guides } from "../db/tables/guides.ts";
import { reviews } from "../db/tables/reviews.ts";
import { listGuides as ownGuides } from "../guides/own-guides.ts";
import { call, db, makeGuide, makePerson, makeTour, type Person } from "../testing/factories.ts";
import { rowsOf } from "../testing/rows-read.ts";
import { listOwnReviews } from "./own-reviews.ts";

/** Has a guest review a profile, and returns the review's id. */
async function review(uniqueId: string, rating = 5, name = "Hannah"): Promise<number> {
  const json = { name, rating, comment: `${name} had a lovely walk` };
  const response = await call("POST", `/api/guides/${uniqueId}/reviews`, { json });
  expect(response.status).toBe(201);
  return (await response.json<{ id: number }>()).id;
}

const listGuides = async (as: Person) => (await call("GET", "/api/user/guides", { as })).json<OwnGuide[]>();
const listReviews = async (as: Person, query = "") =>
  (await call("GET", `/api/user/reviews${query}`, { as })).json<GuideReview[]>();
const markSeen = async (as: Person, json?: unknown) =>
  (await call("POST", "/api/user/reviews/seen", { as, json })).status;

describe("a profile in its owner's list", () => {
  it("a new profile has no rating, no reviews and no tours", async () => {
    const marta = await makePerson();
    await makeGuide(marta);
    expect(await listGuides(marta)).toMatchObject([
      { rating: null, reviewCount: 0, unseenReviews: 0, tourCount: 0 },
    ]);
  });

  it("each of an operator's profiles says its own mean, reviews, unseen reviews and tours", async () => {
    const rui = await makePerson({ role: "operator" });
    const [ana, bea] = [await makeGuide(rui, { name: "Ana" }), await makeGuide(rui, { name: "Bea" })];
    const tour = await makeTour(rui);
    await call("POST", `/api/guides/${ana.id}/tours`, { as: rui, json: { tourId: tour.id, position: 1 } });
    await review(ana.uniqueId, 5);
    await review(ana.uniqueId, 4, "Ben");
    expect(await listGuides(rui)).toMatchObject([
      { id: ana.id, rating: 4.5, reviewCount: 2, unseenReviews: 2, tourCount: 1 },
      { id: bea.id, rating: null, reviewCount: 0, unseenReviews: 0, tourCount: 0 },
    ]);
  });

  it("a profile whose badge was handed on has no reviews of before, unseen ones neither, and none among the latest", async () => {
    const rui = await makePerson({ role: "operator" });
    const { id, uniqueId } = await makeGuide(rui, { name: "Beatriz Prata" });
    await review(uniqueId, 5, "Tom");
    expect(
      await call("POST", `/api/guides/${id}/hand-on`, { as: rui, json: { name: "Filipa Mendes" } }),
    ).toMatchObject({
      status: 200,
    });
    expect(await listGuides(rui)).toMatchObject([{ rating: null, reviewCount: 0, unseenReviews: 0 }]);
    expect(await listReviews(rui)).toEqual([]);
    const now = await review(uniqueId, 4, "Ben");
    expect(await listGuides(rui)).toMatchObject([{ rating: 4, reviewCount: 1, unseenReviews: 1 }]);
    expect(await listReviews(rui)).toMatchObject([{ id: now }]);
  });

  it("a review that guests don't see is no unseen one", async () => {
    const marta = await makePerson();
    const { uniqueId } = await makeGuide(marta);
    const id = await review(uniqueId);
    await db.update(reviews).set({ status: "hidden" }).where(eq(reviews.id, id));
    expect(await listGuides(marta)).toMatchObject([{ unseenReviews: 0 }]);
  });

  it("unseen reviews are counted no further than a hundred", async () => {
    const marta = await makePerson();
    const { id: guideId } = await makeGuide(marta);
    const rows = Array.from({ length: UNSEEN_MAX + 5 }, () => ({
      guideId,
      name: "Hannah",
      rating: 5,
      comment: "Lovely",
      date: new Date(),
    }));
    for (let from = 0; from < rows.length; from += 10)
      await db.insert(reviews).values(rows.slice(from, from + 10));
    expect(await listGuides(marta)).toMatchObject([{ unseenReviews: UNSEEN_MAX }]);
  });
});

describe("an overview of many reviews", () => {
  it("the list of profiles reads two hundred reviews of each at most, the newest over all no more than are shown of each", async () => {
    const rui = await makePerson({ role: "operator" });
    const profiles = [await makeGuide(rui), await makeGuide(rui), await makeGuide(rui)];
    for (const { id } of profiles)
      await db.run(sql`insert into reviews (guide_id, name, rating, comment, date)
        with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
        select ${id}, 'Guest', 5, 'Lovely', i from n`);
    const { rows: list } = await rowsOf((ctx) => ownGuides(ctx, rui.id));
    // Those that may be unseen, and those that may be of this week.
    expect(list).toBeGreaterThan(2 * 3 * UNSEEN_MAX);
    expect(list).toBeLessThan(2 * 3 * UNSEEN_MAX + 60);
    expect((await rowsOf((ctx) => listOwnReviews(ctx, rui.id, 5))).rows).toBeLessThan(40);
    await markSeen(rui);
    expect((await rowsOf((ctx) => ownGuides(ctx, rui.id))).rows).toBeLessThan(3 * UNSEEN_MAX + 60);
  });
});

describe("reviews that were seen", () => {
  it("reviews seen without saying which are all there are, of every profile, and the next one is unseen again", async () => {
    const rui = await makePerson({ role: "operator" });
    const [ana, bea] = [await makeGuide(rui), await makeGuide(rui)];
    await review(ana.uniqueId);
    await review(bea.uniqueId);
    expect(await markSeen(rui)).toBe(204);
    expect(await listGuides(rui)).toMatchObject([{ unseenReviews: 0 }, { unseenReviews: 0 }]);
    await review(bea.uniqueId, 2, "Ben");
    expect(await listGuides(rui)).toMatchObject([{ unseenReviews: 0 }, { unseenReviews: 1 }]);
  });

  it("all reviews seen on one page are still unseen on the others", async () => {
    const rui = await makePerson({ role: "operator" });
    const [ana, bea] = [await makeGuide(rui), await makeGuide(rui)];
    await review(ana.uniqueId);
    await review(bea.uniqueId);
    expect(await markSeen(rui, { guideId: ana.id })).toBe(204);
    expect(await listGuides(rui)).toMatchObject([{ unseenReviews: 0 }, { unseenReviews: 1 }]);
  });

  it("a review that came while the list was read stays unseen, and seeing an older one again takes nothing back", async () => {
    const marta = await makePerson();
    const { uniqueId } = await makeGuide(marta);
    const shown = await review(uniqueId);
    await review(uniqueId, 3, "Ben");
    expect(await markSeen(marta, { upTo: shown })).toBe(204);
    expect(await listGuides(marta)).toMatchObject([{ unseenReviews: 1 }]);
    await markSeen(marta);
    await markSeen(marta, { upTo: shown });
    expect(await listGuides(marta)).toMatchObject([{ unseenReviews: 0 }]);
  });

  it("reviews that are still to come can't be seen", async () => {
    const marta = await makePerson();
    const { uniqueId } = await makeGuide(marta);
    expect(await markSeen(marta, { upTo: 1_000_000_000 })).toBe(204);
    await review(uniqueId);
    expect(await listGuides(marta)).toMatchObject([{ unseenReviews: 1 }]);
  });

  it("somebody else's reviews can't be marked, and a senseless body is refused", async () => {
    const [marta, stranger] = [await makePerson(), await makePerson()];
    const guide = await makeGuide(marta);
    await review(guide.uniqueId);
    expect(await markSeen(stranger, { guideId: guide.id })).toBe(204);
    expect(await listGuides(marta)).toMatchObject([{ unseenReviews: 1 }]);
    for (const json of [{ guideId: "1" }, { guideId: 0 }, { upTo: -1 }, { upTo: 1.5 }, []])
      expect(await markSeen(marta, json)).toBe(400);
  });

  it("seeing reviews is no new version of a profile: a save that is being typed still fits", async () => {
    const marta = await makePerson();
    const before = await makeGuide(marta);
    await review(before.uniqueId);
    await markSeen(marta);
    expect((await listGuides(marta))[0]?.updatedAt).toBe(before.updatedAt);
    const [row] = await db.select().from(guides).where(eq(guides.id, before.id));
    expect(row?.seenReviewId).toBeGreaterThan(0);
  });
});

describe("the newest reviews over all profiles", () => {
  it("the newest reviews come newest first, each with its profile and its reply", async () => {
    const rui = await makePerson({ role: "operator" });
    const [ana, bea] = [await makeGuide(rui, { name: "Ana" }), await makeGuide(rui, { name: "Bea" })];
    const first = await review(ana.uniqueId, 5, "Hannah");
    const second = await review(bea.uniqueId, 2, "Ben");
    await call("PUT", `/api/reviews/${first}/reply`, { as: rui, json: { reply: "Thank you" } });
    expect(await listReviews(rui)).toMatchObject([
      { id: second, rating: 2, reply: null, guide: { id: bea.id, name: "Bea", uniqueId: bea.uniqueId } },
      { id: first, reply: { text: "Thank you" }, guide: { id: ana.id, name: "Ana" } },
    ]);
    expect(await listReviews(rui, "?limit=1")).toMatchObject([{ id: second }]);
  });

  it("nobody reads another account's reviews there, nor held and hidden ones, and without a profile there are none", async () => {
    const [marta, stranger] = [await makePerson(), await makePerson()];
    const { uniqueId } = await makeGuide(marta);
    const id = await review(uniqueId);
    expect(await listReviews(stranger)).toEqual([]);
    await makeGuide(stranger);
    expect(await listReviews(stranger)).toEqual([]);
    await db.update(reviews).set({ status: "held" }).where(eq(reviews.id, id));
    expect(await listReviews(marta)).toEqual([]);
  });

  it("the newest reviews refuse a limit that is no number, and cut a large one", async () => {
    const marta = await makePerson();
    expect((await call("GET", "/api/user/reviews?limit=many", { as: marta })).status).toBe(400);
    expect((await call("GET", "/api/user/reviews?limit=100000", { as: marta })).status).toBe(200);
  });
});
