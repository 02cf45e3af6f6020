import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { FeaturedTour } from "#schema/tour.ts";
import { app } from "../app.ts";
import { createSession } from "../accounts/sessions.ts";
import { guides, reviewPlatforms, reviews, users } from "../db/tables.ts";
import {
  call,
  db,
  makeAdmin,
  makeGuide,
  makePerson,
  makeTour,
  type Person,
  upload,
} from "../testing/factories.ts";
import { plainPictures } from "../testing/pictures.ts";

/**
 * Who gets which answer, in one table: every call of the API against every kind of caller. `{id}` and `{uniqueId}` are
 * the owner's public profile, `{hiddenId}` and `{hidden}` one whose owner's trial is over.
 */
const CALLERS = ["nobody", "forged", "ended", "deleted", "stranger", "owner", "lapsed", "admin"] as const;
/** Around what only operators do: `{tourId}`, `{shopId}` and `{placeId}` are the operator's. */
const TRADE = ["nobody", "owner", "lapsed", "rival", "operator", "admin"] as const;
type Caller = (typeof CALLERS)[number] | (typeof TRADE)[number];
type Row = { call: string; json?: unknown; file?: boolean; answers: (readonly [Caller, number])[] };

const rowsOf =
  (callers: readonly Caller[]) =>
  (name: string, answers: number[], body: Pick<Row, "json" | "file"> = {}): Row => ({
    call: name,
    ...body,
    answers: callers.map((caller, n) => [caller, answers[n] ?? 0]),
  });
/** Answers in the order of CALLERS. */
const row = rowsOf(CALLERS);
/** Answers in the order of TRADE. */
const tradeRow = rowsOf(TRADE);
const everybody = (status: number) => CALLERS.map(() => status);

const PLATFORM = { platform: "Tripadvisor", url: "https://tripadvisor.example/marta" };
const REVIEW = { name: "Hannah", rating: 5, comment: "Lovely" };
const TOUR = { title: "Sail", description: "Boat", externalLink: "https://book.example" };
const ASSIGNMENT = { tourId: 0, position: 1 };
const REPLY = { reply: "Thank you!" };

const TABLE: Row[] = [
  //                                                  nobody forged ended deleted stranger owner lapsed admin
  row("GET /api/auth/me", [401, 401, 401, 401, 200, 200, 200, 401]),
  row("POST /api/auth/register", everybody(400), { json: {} }),
  row("POST /api/auth/login", everybody(400), { json: {} }),
  row("GET /api/subscriptions/status", [401, 401, 401, 401, 200, 200, 200, 401]),
  // Nobody has a plan here, and no Stripe answers: 409 and 502 are past the door.
  row("POST /api/subscriptions/create-checkout-session", [401, 401, 401, 401, 502, 502, 502, 401]),
  row("POST /api/subscriptions/cancel", [401, 401, 401, 401, 409, 409, 409, 401]),
  row("POST /api/subscriptions/keep", [401, 401, 401, 401, 409, 409, 409, 401]),
  row("POST /api/subscriptions/portal", [401, 401, 401, 401, 409, 409, 409, 401]),
  row("POST /api/subscriptions/sync", [401, 401, 401, 401, 200, 200, 200, 401]),
  row("POST /api/webhooks/stripe", everybody(400), { json: {} }),
  row("GET /api/user/guides", [401, 401, 401, 401, 200, 200, 200, 401]),
  row("GET /api/guides/id/{id}", [401, 401, 401, 401, 404, 200, 404, 401]),
  row("GET /api/guides/id/{hiddenId}", [401, 401, 401, 401, 404, 404, 200, 401]),
  row("GET /api/guides/id/999999", [401, 401, 401, 401, 404, 404, 404, 401]),
  row("GET /api/guides/{uniqueId}", everybody(200)),
  row("GET /api/guides/{uniqueId}/reviews", everybody(200)),
  row("GET /api/guides/{uniqueId}/review-platforms", everybody(200)),
  row("GET /api/guides/{id}/tours", everybody(200)),
  row("GET /api/guides/{hidden}", [404, 404, 404, 404, 404, 404, 200, 404]),
  row("GET /api/guides/{hidden}/reviews", [404, 404, 404, 404, 404, 404, 200, 404]),
  row("GET /api/guides/{hidden}/review-platforms", [404, 404, 404, 404, 404, 404, 200, 404]),
  row("GET /api/guides/{hiddenId}/tours", [404, 404, 404, 404, 404, 404, 200, 404]),
  row("POST /api/guides", [401, 401, 401, 401, 201, 403, 403, 401], { json: { name: "One more" } }),
  row("PATCH /api/guides/{id}", [401, 401, 401, 401, 403, 200, 403, 401], { json: { bio: "Changed" } }),
  row("PATCH /api/guides/{hiddenId}", [401, 401, 401, 401, 404, 404, 200, 401], { json: { bio: "Changed" } }),
  row("PATCH /api/guides/999999", [401, 401, 401, 401, 404, 404, 404, 401], { json: { bio: "Changed" } }),
  row("POST /api/guides/{id}/profile-picture", [401, 401, 401, 401, 403, 200, 403, 401], { file: true }),
  row("POST /api/guides/{hiddenId}/profile-picture", [401, 401, 401, 401, 404, 404, 200, 401], {
    file: true,
  }),
  row("POST /api/user/banner-image", [401, 401, 401, 401, 200, 200, 200, 401], { file: true }),
  row("DELETE /api/user/banner-image", [401, 401, 401, 401, 204, 204, 204, 401]),
  row("POST /api/guides/{id}/review-platforms", [401, 401, 401, 401, 403, 201, 403, 401], { json: PLATFORM }),
  row("POST /api/guides/{hiddenId}/review-platforms", [401, 401, 401, 401, 404, 404, 201, 401], {
    json: PLATFORM,
  }),
  row("DELETE /api/review-platforms/{platformId}", [401, 401, 401, 401, 403, 204, 404, 401]),
  row("DELETE /api/review-platforms/{hiddenPlatformId}", [401, 401, 401, 401, 404, 404, 204, 401]),
  row("PUT /api/guides/{id}/review-platforms", [401, 401, 401, 401, 403, 200, 403, 401], {
    json: [PLATFORM],
  }),
  row("PUT /api/guides/{hiddenId}/review-platforms", [401, 401, 401, 401, 404, 404, 200, 401], {
    json: [PLATFORM],
  }),
  row("POST /api/guides/{uniqueId}/reviews", [201, 201, 201, 201, 201, 403, 201, 201], { json: REVIEW }),
  row("POST /api/guides/{hidden}/reviews", [404, 404, 404, 404, 404, 404, 403, 404], { json: REVIEW }),
  row("PUT /api/reviews/{reviewId}/reply", [401, 401, 401, 401, 403, 200, 403, 401], { json: REPLY }),
  row("PUT /api/reviews/{hiddenReviewId}/reply", [401, 401, 401, 401, 404, 404, 200, 401], { json: REPLY }),
  row("DELETE /api/reviews/{reviewId}/reply", [401, 401, 401, 401, 403, 204, 403, 401]),
  row("DELETE /api/reviews/{reviewId}", [401, 401, 401, 401, 403, 204, 404, 401]),
  row("DELETE /api/reviews/{hiddenReviewId}", [401, 401, 401, 401, 404, 404, 204, 401]),
  row("POST /api/admin/login", everybody(400), { json: {} }),
  row("GET /api/admin/me", [401, 401, 401, 401, 401, 401, 401, 200]),
  row("GET /api/admin/stats", [401, 401, 401, 401, 401, 401, 401, 200]),
  row("GET /api/admin/users", [401, 401, 401, 401, 401, 401, 401, 200]),
  row("GET /api/admin/guides", [401, 401, 401, 401, 401, 401, 401, 200]),
  row("GET /api/admin/audit", [401, 401, 401, 401, 401, 401, 401, 200]),
  row("DELETE /api/admin/users/999999", [401, 401, 401, 401, 401, 401, 401, 404]),
  //                                                            nobody owner lapsed rival operator admin
  tradeRow("PATCH /api/user/operator-name", [401, 403, 403, 200, 200, 401], {
    json: { operatorName: "Sete" },
  }),
  tradeRow("GET /api/tours", [401, 403, 403, 200, 200, 401]),
  tradeRow("POST /api/tours", [401, 403, 403, 201, 201, 401], { json: TOUR }),
  tradeRow("PATCH /api/tours/{tourId}", [401, 403, 403, 404, 200, 401], { json: { title: "Sailing" } }),
  tradeRow("POST /api/tours/{tourId}/image", [401, 403, 403, 404, 200, 401], { file: true }),
  tradeRow("DELETE /api/tours/{tourId}/image", [401, 403, 403, 404, 204, 401]),
  tradeRow("POST /api/guides/{shopId}/tours", [401, 403, 403, 403, 201, 401], { json: ASSIGNMENT }),
  tradeRow("PATCH /api/guides/{shopId}/tours/{placeId}", [401, 403, 403, 403, 200, 401], {
    json: { position: 1 },
  }),
  tradeRow("DELETE /api/guides/{shopId}/tours/{placeId}", [401, 403, 403, 403, 204, 401]),
  tradeRow("DELETE /api/tours/{tourId}", [401, 403, 403, 404, 204, 401]),
  row("DELETE /api/guides/{id}", [401, 401, 401, 401, 403, 204, 404, 401]),
  row("DELETE /api/guides/{hiddenId}", [401, 401, 401, 401, 404, 404, 204, 401]),
  // Last, because they end the sessions; everybody may log out.
  row("DELETE /api/account/sessions", [401, 401, 401, 401, 204, 204, 204, 401]),
  row("POST /api/auth/logout", everybody(204)),
];

const people = new Map<Caller, Person>();
const ids: Record<string, string> = {};

beforeAll(async () => {
  const [ended, deleted, stranger, owner] = [
    await makePerson(),
    await makePerson(),
    await makePerson(),
    await makePerson(),
  ];
  const lapsed = await makePerson({ trialEndsAt: new Date(0) });
  const { token } = await createSession(env, "another secret, of another site", "user", owner.id, Date.now());
  people.set("forged", { ...owner, cookie: `sid=${token}` });
  for (const [caller, person] of Object.entries({
    ended,
    deleted,
    stranger,
    owner,
    lapsed,
    admin: await makeAdmin(),
  }))
    people.set(caller as Caller, person);
  await call("POST", "/api/auth/logout", { as: ended });
  await db.delete(users).where(eq(users.id, deleted.id));
  const [open, hidden] = [await makeGuide(owner), await makeGuide(lapsed)];
  Object.assign(ids, { id: open.id, uniqueId: open.uniqueId, hiddenId: hidden.id, hidden: hidden.uniqueId });
  const at = new Date();
  for (const [guideId, name] of [
    [open.id, ""],
    [hidden.id, "hidden"],
  ] as const) {
    const keyOf = (noun: string) => (name ? `${name}${noun}Id` : `${noun.toLowerCase()}Id`);
    const [platform] = await db
      .insert(reviewPlatforms)
      .values({ guideId, platform: "Yelp", url: "https://yelp.example", createdAt: at })
      .returning();
    const [review] = await db
      .insert(reviews)
      .values({ guideId, ...REVIEW, date: at })
      .returning();
    await db.update(guides).set({ reviewCount: 1, ratingSum: 5 }).where(eq(guides.id, guideId));
    ids[keyOf("Platform")] = String(platform?.id);
    ids[keyOf("Review")] = String(review?.id);
  }
  const operator = await makePerson({ role: "operator" });
  people.set("operator", operator).set("rival", await makePerson({ role: "operator" }));
  const [shop, tour, free] = [await makeGuide(operator), await makeTour(operator), await makeTour(operator)];
  const place: FeaturedTour = await (
    await call("POST", `/api/guides/${shop.id}/tours`, {
      as: operator,
      json: { tourId: tour.id, position: 1 },
    })
  ).json();
  Object.assign(ids, { shopId: shop.id, tourId: tour.id, placeId: place.id });
  ASSIGNMENT.tourId = free.id;
});

describe.each(TABLE)("$call", ({ call: name, json, file, answers }) => {
  it.each(answers)("to %s", async (caller, status) => {
    const [method = "", template = ""] = name.split(" ");
    const path = template.replace(/\{(\w+)\}/g, (_, key: string) => String(ids[key]));
    const body = file ? upload(plainPictures.png) : undefined;
    const response = await call(method, path, { as: people.get(caller), json, body });
    expect(response.status).toBe(status);
    if (response.status === 401)
      expect(await response.json()).toEqual({ message: "Authentication required" });
    if (response.status === 404) expect(await response.json()).toEqual({ message: "Not found" });
  });
});

it("holds every call there is", () => {
  const known = new Set(TABLE.map(({ call: name }) => name.replace(/\{\w+\}|999999/g, ":")));
  const routes = app.routes
    .filter(({ path, method }) => path.startsWith("/api/") && method !== "ALL")
    .map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ":")}`);
  expect([...new Set(routes)].filter((route) => !known.has(route))).toEqual([]);
});
