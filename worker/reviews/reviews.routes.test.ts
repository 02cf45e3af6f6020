import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { FAILURES } from "#schema/failures.ts";
import type { Review } from "#schema/review.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import { reviews } from "../db/tables/reviews.ts";
import type { RateUse } from "../rate-limits/counter-key.ts";
import { RATE_LIMITS } from "../rate-limits/limits.ts";
import { countUse } from "../rate-limits/rate-limits.ts";
import { createReview } from "./create-review.ts";
import { call, contextOf, db, makeGuide, makePerson, type Person } from "../testing/factories.ts";

const REVIEW = { name: "Hannah Weiss", rating: 5, comment: "Best three hours\nof our trip." };

async function makeProfile(input: Parameters<typeof makeGuide>[1] = {}) {
  const owner = await makePerson();
  const guide = await makeGuide(owner, input);
  return { owner, ...guide };
}
const send = (uniqueId: string, json: unknown, as?: Person, headers?: Record<string, string>) =>
  call("POST", `/api/guides/${uniqueId}/reviews`, { json, as, headers });
const leave = async (uniqueId: string, fields: Partial<typeof REVIEW> = {}): Promise<Review> =>
  (await send(uniqueId, { ...REVIEW, ...fields })).json();
const listed = async (uniqueId: string): Promise<Review[]> =>
  (await call("GET", `/api/guides/${uniqueId}/reviews`)).json();
const scoreOf = async (id: number) => {
  const [row] = await db.select().from(guides).where(eq(guides.id, id));
  return [row?.reviewCount, row?.ratingSum, row?.reviewsRemoved];
};

describe("leaving a review", () => {
  it("a new review gets 201, is first in the list and counted in the profile", async () => {
    const { id, uniqueId } = await makeProfile();
    await leave(uniqueId, { rating: 2 });
    const response = await send(uniqueId, { ...REVIEW, id: 1, guideId: 99, date: "2001-01-01", reply: "x" });
    expect(response.status).toBe(201);
    const review: Review = await response.json();
    expect(review).toMatchObject({ ...REVIEW, guideId: id, reply: null });
    expect(Date.now() - Date.parse(review.date)).toBeLessThan(60_000);
    expect((await listed(uniqueId))[0]).toEqual(review);
    expect(await (await call("GET", `/api/guides/${uniqueId}`)).json()).toMatchObject({
      reviewCount: 2,
      rating: 3.5,
    });
  });

  it("a review's rating may be text", async () => {
    const { uniqueId } = await makeProfile();
    expect(await (await send(uniqueId, { ...REVIEW, rating: "4" })).json()).toMatchObject({ rating: 4 });
  });

  it.each<[unknown, string[]]>([
    [
      {},
      ["Please provide your name", "Rating must be between 1 and 5 stars", "Please provide a review comment"],
    ],
    [{ ...REVIEW, name: " \u200b " }, ["Please provide your name"]],
    [{ ...REVIEW, comment: "\n \n" }, ["Please provide a review comment"]],
    ...[0, 6, 4.5, -1, "five", "5.0", null, [5], true, Number.MAX_SAFE_INTEGER].map(
      (rating): [unknown, string[]] => [{ ...REVIEW, rating }, ["Rating must be between 1 and 5 stars"]],
    ),
    [{ ...REVIEW, name: "n".repeat(101) }, ["Name must be less than 100 characters"]],
    [{ ...REVIEW, comment: "c".repeat(2001) }, ["Comment must be less than 2000 characters"]],
  ])("a review %j is refused with the list of errors", async (json, errors) => {
    const { id, uniqueId } = await makeProfile();
    const response = await send(uniqueId, json);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: errors[0], errors });
    expect(await scoreOf(id)).toEqual([0, 0, 0]);
  });

  it("a review's hostile text is stored as it was typed", async () => {
    const { uniqueId } = await makeProfile();
    const comment = "</script><img src=x onerror=alert(1)> {{7*7}} ' \" ; DROP TABLE reviews;--";
    expect(await leave(uniqueId, { comment })).toMatchObject({ comment });
  });

  it("a review by the profile's own owner is refused, public or not", async () => {
    const { owner, uniqueId } = await makeProfile();
    const refused = { message: "You cannot add a review to your own profile" };
    for (const trialEndsAt of [new Date(Date.now() + 60_000), new Date(0)]) {
      await db.update(users).set({ trialEndsAt }).where(eq(users.id, owner.id));
      const response = await send(uniqueId, REVIEW, owner);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject(refused);
    }
  });

  it("a review is refused where reviews are disabled, and the list stays as it is", async () => {
    const { owner, id, uniqueId } = await makeProfile();
    const review = await leave(uniqueId);
    await call("PATCH", `/api/guides/${id}`, { as: owner, json: { reviewsEnabled: "false" } });
    const response = await send(uniqueId, REVIEW);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ message: "Reviews are disabled" });
    expect(await listed(uniqueId)).toEqual([review]);
  });

  it("a review isn't stored where reviews were disabled after it had been let in", async () => {
    const { id, uniqueId } = await makeProfile({ reviewsEnabled: "false" });
    const late = {
      uniqueId,
      viewer: undefined,
      seenAt: undefined,
      values: REVIEW,
      creationKey: crypto.randomUUID(),
      heldFor: undefined,
      fingerprint: { keys: [], seen: 0 },
    };
    await expect(createReview(contextOf(), late)).rejects.toThrow(FAILURES.reviews_disabled);
    expect(await scoreOf(id)).toEqual([0, 0, 0]);
    expect(await db.select().from(reviews).where(eq(reviews.guideId, id))).toEqual([]);
  });

  it("a review of an unknown or hidden profile is 404", async () => {
    const { owner, uniqueId } = await makeProfile();
    await db
      .update(users)
      .set({ trialEndsAt: new Date(0) })
      .where(eq(users.id, owner.id));
    expect((await send(uniqueId, REVIEW)).status).toBe(404);
    expect((await send("nobody", REVIEW)).status).toBe(404);
  });

  it("a review sent ten times under one idempotency key is stored once", async () => {
    const { id, uniqueId } = await makeProfile();
    const once = () => send(uniqueId, REVIEW, undefined, { "Idempotency-Key": "one" });
    const responses = [...(await Promise.all(Array.from({ length: 10 }, once))), await once()];
    const bodies = await Promise.all(responses.map((response): Promise<Review> => response.json()));
    expect(new Set(bodies.map((body) => body.id)).size).toBe(1);
    expect(await listed(uniqueId)).toHaveLength(1);
    expect(await scoreOf(id)).toEqual([1, 5, 0]);
  });

  it("a review with other words under a used idempotency key is a conflict", async () => {
    const { uniqueId } = await makeProfile();
    const key = { "Idempotency-Key": "one" };
    await send(uniqueId, REVIEW, undefined, key);
    const response = await send(uniqueId, { ...REVIEW, comment: "Other words" }, undefined, key);
    expect(response.status).toBe(409);
    expect(await listed(uniqueId)).toHaveLength(1);
  });

  const from = (address: string) => ({ "CF-Connecting-IP": address });
  const statusOf = async (uniqueId: string, address: string) =>
    (await send(uniqueId, REVIEW, undefined, from(address))).status;
  /** So many reviews of the profile were left already. */
  async function left(times: number, ...uses: RateUse[]): Promise<void> {
    for (const use of uses) for (let n = 0; n < times; n++) await countUse(contextOf(), use);
  }

  it("forty reviews from one network at once are accepted, a flood soon after is refused", async () => {
    const { uniqueId } = await makeProfile();
    for (let guest = 1; guest <= 40; guest++) expect(await statusOf(uniqueId, "203.0.113.7")).toBe(201);
    const statuses = new Set<number>();
    for (let more = 1; more <= 10; more++) statuses.add(await statusOf(uniqueId, "203.0.113.7"));
    expect(statuses).toEqual(new Set([201, 429]));
    const refused = await send(uniqueId, REVIEW, undefined, from("203.0.113.7"));
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await statusOf(uniqueId, "203.0.113.8")).toBe(201);
  });

  it("reviews past the edge's limit of a network are refused", async () => {
    const { uniqueId } = await makeProfile();
    const ADDRESS_LIMIT = {
      limit: async ({ key }: RateLimitOptions) => ({ success: key !== "review:local" }),
    };
    const response = await call("POST", `/api/guides/${uniqueId}/reviews`, {
      json: REVIEW,
      env: { ...env, ADDRESS_LIMIT },
    });
    expect(response.status).toBe(429);
    expect(await listed(uniqueId)).toEqual([]);
  });

  it("reviews from one network have an hourly limit, however slowly they come", async () => {
    const { id, uniqueId } = await makeProfile();
    await left(RATE_LIMITS.reviewHour.max, ["reviewHour", id, "203.0.113.20"]);
    expect(await statusOf(uniqueId, "203.0.113.20")).toBe(429);
  });

  it("reviews from other networks are accepted during a flood, three an hour from each", async () => {
    const { id, uniqueId } = await makeProfile();
    await left(RATE_LIMITS.reviewAnywhere.max, ["reviewAnywhere", id]);
    const statuses: number[] = [];
    for (let n = 1; n <= 4; n++) statuses.push(await statusOf(uniqueId, "203.0.113.30"));
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect(await statusOf(uniqueId, "203.0.113.31")).toBe(201);
  });

  it("a review consumes its rate limit only when it is stored: not repeats, refusals and failures", async () => {
    const { id, uniqueId } = await makeProfile();
    const key = { "Idempotency-Key": "one", ...from("203.0.113.40") };
    const { max } = RATE_LIMITS.review;
    for (let n = 0; n < max + 5; n++) expect((await send(uniqueId, REVIEW, undefined, key)).status).toBe(201);
    expect((await send(uniqueId, { ...REVIEW, comment: "Other words" }, undefined, key)).status).toBe(409);
    const [row] = await db
      .select()
      .from(rateCounters)
      .where(eq(rateCounters.key, `reviewAnywhere:${id}`));
    expect(row?.count).toBe(1);
  });
});

describe("list of reviews", () => {
  it("the list of reviews is newest first, in slices, each with a Link header to the next", async () => {
    const { id, uniqueId } = await makeProfile();
    for (let n = 1; n <= 5; n++) await leave(uniqueId, { comment: `Number ${n}` });
    const seen: string[] = [];
    let path: string | undefined = `/api/guides/${uniqueId}/reviews?limit=2`;
    let pages = 0;
    while (path) {
      const response: Response = await call("GET", path);
      const page: Review[] = await response.json();
      seen.push(...page.map(({ comment }) => comment));
      path = /^<([^>]+)>; rel="next"$/.exec(response.headers.get("Link") ?? "")?.[1];
      pages++;
    }
    expect(pages).toBe(3);
    expect(seen).toEqual([5, 4, 3, 2, 1].map((n) => `Number ${n}`));
    expect(await scoreOf(id)).toEqual([5, 25, 0]);
  });

  it("a slice of reviews has 200 at most, 50 by default", async () => {
    const { id, uniqueId } = await makeProfile();
    const row = { guideId: id, name: "n", rating: 5, comment: "c", date: new Date() };
    for (let n = 0; n < 21; n++) await db.insert(reviews).values(Array.from({ length: 10 }, () => row));
    expect(await listed(uniqueId)).toHaveLength(50);
    const response = await call("GET", `/api/guides/${uniqueId}/reviews?limit=5000`);
    expect(await response.json()).toHaveLength(200);
    expect(response.headers.get("Link")).toContain("limit=200&cursor=");
  });

  it.each(["limit=0", "limit=-1", "limit=x", "limit=1.5", "cursor=x", "cursor=", "cursor=1%20or%201=1"])(
    "the list of reviews refuses ?%s",
    async (query) => {
      const { uniqueId } = await makeProfile();
      expect((await call("GET", `/api/guides/${uniqueId}/reviews?${query}`)).status).toBe(400);
    },
  );
});

describe("deleting a review", () => {
  it("a review is deleted by the owner, and the profile says how many were", async () => {
    const { owner, id, uniqueId } = await makeProfile();
    const [kept, gone] = [await leave(uniqueId, { rating: 3 }), await leave(uniqueId, { rating: 1 })];
    expect((await call("DELETE", `/api/reviews/${gone.id}`, { as: owner })).status).toBe(204);
    expect(await listed(uniqueId)).toEqual([kept]);
    expect(await scoreOf(id)).toEqual([1, 3, 1]);
    expect(await (await call("GET", `/api/guides/${uniqueId}`)).json()).toMatchObject({
      reviewCount: 1,
      reviewsRemoved: 1,
      rating: 3,
    });
    expect((await call("DELETE", `/api/reviews/${gone.id}`, { as: owner })).status).toBe(404);
  });

  it("a review deleted ten times at the same instant is counted once", async () => {
    const { owner, id, uniqueId } = await makeProfile();
    await leave(uniqueId, { rating: 4 });
    const gone = await leave(uniqueId, { rating: 2 });
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => call("DELETE", `/api/reviews/${gone.id}`, { as: owner })),
    );
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await scoreOf(id)).toEqual([1, 4, 1]);
  });

  it("the count and sum of reviews stay exact under concurrent reviews and deletions", async () => {
    const { owner, id, uniqueId } = await makeProfile();
    const first = await Promise.all([1, 2, 3, 4, 5].map((rating) => leave(uniqueId, { rating })));
    await Promise.all([
      ...first.map((review) => call("DELETE", `/api/reviews/${review.id}`, { as: owner })),
      ...[5, 4, 3].map((rating) => leave(uniqueId, { rating })),
    ]);
    expect(await scoreOf(id)).toEqual([3, 12, 5]);
    expect(await listed(uniqueId)).toHaveLength(3);
  });
});

describe("review reply", () => {
  const reply = (review: Review, text: unknown, as?: Person) =>
    call("PUT", `/api/reviews/${review.id}/reply`, { as, json: { reply: text } });

  it("a review has one reply, which can be replaced and removed", async () => {
    const { owner, uniqueId } = await makeProfile();
    const review = await leave(uniqueId);
    for (const text of ["Thank you!", "Thank you, Hannah!\nCome back."]) {
      const response = await reply(review, text, owner);
      expect(response.status).toBe(200);
      const answered: Review = await response.json();
      expect(answered).toMatchObject({ ...review, reply: { text } });
      expect(await listed(uniqueId)).toEqual([answered]);
    }
    expect((await call("DELETE", `/api/reviews/${review.id}/reply`, { as: owner })).status).toBe(204);
    expect(await listed(uniqueId)).toEqual([review]);
  });

  it.each([
    [undefined, "Please write a reply"],
    [" ", "Please write a reply"],
    ["r".repeat(2001), "Reply must be less than 2000 characters"],
  ])("a reply of %j is refused", async (text, message) => {
    const { owner, uniqueId } = await makeProfile();
    const response = await reply(await leave(uniqueId), text, owner);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message, errors: [message] });
  });
});
