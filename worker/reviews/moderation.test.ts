import { env } from "cloudflare:workers";
import { createScheduledController } from "cloudflare:test";
import { and, eq, gt, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { DAY } from "#schema/durations.ts";
import type { AuditEntry } from "#schema/admin.ts";
import type { ReviewCase } from "#schema/moderation.ts";
import type { NewReviewResponse, OwnReview, Review } from "#schema/review.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { reviewCases, reviewReports, reviewSketches } from "../db/tables/moderation.ts";
import { letters } from "../db/tables/mail.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import { reviews } from "../db/tables/reviews.ts";
import worker from "../index.ts";
import { prepareCounterRemoval } from "../rate-limits/account-counters.ts";
import { call, contextOf, db, makeAdmin, makeGuide, makePerson, type Person } from "../testing/factories.ts";
import { makeMailService } from "../testing/mail.ts";
import { recordQueries } from "../testing/queries.ts";
import { findPublicPage } from "../public-page/query.ts";
import { findNearCopy, removeOldFingerprints } from "./near-copies.ts";
import { publishDue } from "./publish-due.ts";
import { forgetReporters } from "./report-review.ts";

const REVIEW = { name: "Hannah Weiss", rating: 5, comment: "Best three hours of our trip." };
const LONG =
  "Marta knew every baker by name and our kids still talk about that tram driver who let them ring the bell twice";
const LINK = { comment: "More at https://cheap.example" };

let admin: Person;
let networks = 0;
beforeAll(async () => {
  admin = await makeAdmin();
});
const newNetwork = () => ({ "CF-Connecting-IP": `2001:db8:${(++networks).toString(16)}::1` });

async function makeProfile() {
  const owner = await makePerson();
  const guide = await makeGuide(owner);
  return { owner, id: guide.id, uniqueId: guide.uniqueId };
}
const send = (uniqueId: string, fields: Partial<typeof REVIEW> = {}, headers = newNetwork()) =>
  call("POST", `/api/guides/${uniqueId}/reviews`, { json: { ...REVIEW, ...fields }, headers });
const leave = async (...args: Parameters<typeof send>): Promise<NewReviewResponse> => {
  const response = await send(...args);
  expect(response.status).toBe(201);
  return response.json();
};
const listed = async (uniqueId: string, as?: Person): Promise<OwnReview[]> =>
  (await call("GET", `/api/guides/${uniqueId}/reviews`, { as })).json();
const scoreOf = async (id: number) => {
  const [row] = await db.select().from(guides).where(eq(guides.id, id));
  return [row?.reviewCount, row?.ratingSum, row?.reviewsRemoved];
};
const report = (id: number, json: object = { reason: "spam" }, headers = newNetwork(), as?: Person) =>
  call("POST", `/api/reviews/${id}/report`, { json, headers, as });
const hide = (id: number, reason = "It is advertising", as = admin) =>
  call("POST", `/api/admin/reviews/${id}/hide`, { as, json: { reason } });
const restore = (id: number, as = admin) => call("POST", `/api/admin/reviews/${id}/restore`, { as });
const cases = async (query = ""): Promise<ReviewCase[]> =>
  (await call("GET", `/api/admin/reports${query}`, { as: admin })).json();
const caseOf = async (id: number, query = "") =>
  (await cases(`${query || "?status=open"}&limit=200`)).find(({ review }) => review.id === id);

describe("held reviews", () => {
  it.each([
    ["link", LINK],
    ["contact", { comment: "Call me: 912 000 077" }],
    ["contact", { name: "marta@walks.example" }],
  ])("a review with a %s gets 201 as held, with words that say so", async (heldFor, fields) => {
    const { uniqueId, owner } = await makeProfile();
    const review = await leave(uniqueId, fields);
    expect(review).toMatchObject({
      ...REVIEW,
      ...fields,
      status: "held",
      message: "Thank you. We look at this review before it is shown, within 7 days.",
    });
    expect(review).not.toHaveProperty("heldFor");
    expect(await listed(uniqueId, owner)).toMatchObject([{ id: review.id, status: "held", heldFor }]);
    expect(await caseOf(review.id)).toMatchObject({ heldFor, review: { status: "held" }, reports: [] });
  });

  it("a held review is seen by its guide, marked, and by nobody else, and counts nowhere", async () => {
    const { id, uniqueId, owner } = await makeProfile();
    const shown = await leave(uniqueId, { rating: 3 });
    const held = await leave(uniqueId, { ...LINK, rating: 1 });
    const stranger = await makePerson();
    expect(await listed(uniqueId)).toEqual([shown]);
    expect(await listed(uniqueId, stranger)).toEqual([shown]);
    const { message: _, ...review } = held;
    expect(await listed(uniqueId, owner)).toEqual([
      { ...review, heldFor: "link", publishAt: new Date(Date.parse(held.date) + 7 * DAY).toISOString() },
      shown,
    ]);
    expect(await scoreOf(id)).toEqual([1, 3, 0]);
    expect(await (await call("GET", `/api/guides/${uniqueId}`)).json()).toMatchObject({
      reviewCount: 1,
      rating: 3,
    });
    const page = await findPublicPage(contextOf(), uniqueId);
    expect(JSON.stringify(page?.data)).not.toContain("cheap.example");
  });

  it("stars play no part in holding a review", async () => {
    const { uniqueId } = await makeProfile();
    const statuses = await Promise.all(
      [1, 2, 3, 4, 5].map(async (rating) => [
        (await leave(uniqueId, { rating })).status,
        (await leave(uniqueId, { ...LINK, rating })).status,
      ]),
    );
    expect(statuses).toEqual(Array.from({ length: 5 }, () => [undefined, "held"]));
  });

  it("forty reviews from one network at once are held from the sixteenth on", async () => {
    const { id, uniqueId } = await makeProfile();
    const hotel = { "CF-Connecting-IP": "203.0.113.9" };
    const responses = await Promise.all(Array.from({ length: 40 }, () => leave(uniqueId, {}, hotel)));
    expect(responses.filter(({ status }) => status === "held")).toHaveLength(25);
    expect(await scoreOf(id)).toEqual([15, 75, 0]);
    expect((await leave((await makeProfile()).uniqueId, {}, hotel)).status).toBeUndefined();
    expect((await leave(uniqueId)).status).toBeUndefined();
  });

  it("all addresses of one IPv6 network are one network", async () => {
    const { uniqueId } = await makeProfile();
    const from = (n: number) => ({ "CF-Connecting-IP": `2001:db8:ffff:1::${n}` });
    const responses = await Promise.all(
      Array.from({ length: 17 }, (_, n) => leave(uniqueId, {}, from(n + 1))),
    );
    expect(responses.filter(({ status }) => status === "held")).toHaveLength(2);
  });

  it("no burst is held where rate limits are off", async () => {
    const { uniqueId } = await makeProfile();
    const off = { ...env, RATE_LIMITS: "off" };
    for (let n = 0; n < 17; n++) {
      const response = await call("POST", `/api/guides/${uniqueId}/reviews`, { json: REVIEW, env: off });
      expect(await response.json()).not.toHaveProperty("status");
    }
  });

  it("a near copy of a review of any profile is held, for 30 days after it", async () => {
    const [one, other, late] = [await makeProfile(), await makeProfile(), await makeProfile()];
    const first = await leave(one.uniqueId, { comment: LONG });
    expect(first.status).toBeUndefined();
    const copy = await leave(other.uniqueId, { comment: `${LONG.toUpperCase().replace("TWICE", "once")}!` });
    expect(copy.status).toBe("held");
    expect((await caseOf(copy.id))?.heldFor).toBe("copy");
    expect(
      (await leave(other.uniqueId, { comment: `We loved it and ${LONG.slice(0, 60)}` })).status,
    ).toBeUndefined();
    await db
      .update(reviews)
      .set({ date: new Date(Date.now() - 31 * DAY) })
      .where(sql`${reviews.id} in (${first.id}, ${copy.id})`);
    expect((await leave(late.uniqueId, { comment: LONG })).status).toBeUndefined();
  });

  it("two copies sent at the same instant are published once at most", async () => {
    const [one, other] = [await makeProfile(), await makeProfile()];
    const comment = `${LONG} and then the sun went down over the river and we all sang`;
    const responses = await Promise.all(
      [one, other, one, other].map(({ uniqueId }) => leave(uniqueId, { comment })),
    );
    expect(responses.filter(({ status }) => status === undefined)).toHaveLength(1);
    expect((await scoreOf(one.id))[0]).toBe(1 - ((await scoreOf(other.id))[0] ?? 0));
  });

  it("a held review that is sent again with its key is the same and still held", async () => {
    const { id, uniqueId } = await makeProfile();
    const again = () => leave(uniqueId, LINK, { ...newNetwork(), "Idempotency-Key": "one" } as never);
    const responses = [...(await Promise.all([again(), again(), again()])), await again()];
    expect(new Set(responses.map((response) => response.id)).size).toBe(1);
    expect(responses.every(({ status }) => status === "held")).toBe(true);
    expect(await scoreOf(id)).toEqual([0, 0, 0]);
  });

  it("a held review is published after seven days, counted, and listed by its date", async () => {
    const { id, uniqueId, owner } = await makeProfile();
    const held = await leave(uniqueId, { ...LINK, rating: 2 });
    await publishDue(contextOf({ now: Date.now() + 7 * DAY - 60_000 }));
    expect(await listed(uniqueId)).toEqual([]);
    await db
      .update(reviewCases)
      .set({ publishAt: new Date(Date.now() - 1) })
      .where(eq(reviewCases.reviewId, held.id));
    for (let n = 0; n < 2; n++) {
      const { env: mailEnv } = makeMailService();
      await worker.scheduled(createScheduledController(), recordQueries(mailEnv));
    }
    const { message: _, status: __, ...published } = held;
    expect(await listed(uniqueId)).toEqual([published]);
    expect(await listed(uniqueId, owner)).toEqual([published]);
    expect(await scoreOf(id)).toEqual([1, 2, 0]);
    expect(await caseOf(held.id)).toBeUndefined();
    expect(await caseOf(held.id, "?status=decided")).toMatchObject({ review: { status: "published" } });
  });

  it("two hourly runs at once publish a held review once", async () => {
    const { id, uniqueId } = await makeProfile();
    await leave(uniqueId, LINK);
    const late = () => publishDue(contextOf({ now: Date.now() + 8 * DAY }));
    await Promise.all([late(), late(), late()]);
    expect(await scoreOf(id)).toEqual([1, 5, 0]);
  });

  it("a guide can delete a held review, answer it, and neither publish nor hide it", async () => {
    const { id, uniqueId, owner } = await makeProfile();
    const held = await leave(uniqueId, LINK);
    const reply = { as: owner, json: { reply: "Thank you" } };
    expect((await call("PUT", `/api/reviews/${held.id}/reply`, reply)).status).toBe(200);
    expect((await hide(held.id, "It is mine", owner)).status).toBe(401);
    expect((await restore(held.id, owner)).status).toBe(401);
    expect(await listed(uniqueId)).toEqual([]);
    const stranger = await makePerson();
    expect((await call("DELETE", `/api/reviews/${held.id}`, { as: stranger })).status).toBe(404);
    expect((await call("DELETE", `/api/reviews/${held.id}`, { as: owner })).status).toBe(204);
    expect(await scoreOf(id)).toEqual([0, 0, 1]);
  });

  it("the search for copies reads a bounded number of rows, however many reviews are alike", async () => {
    const { id } = await makeProfile();
    const crowd = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)`;
    await db.run(
      sql`insert into reviews (guide_id, name, rating, comment, date)
        select ${id}, 'n', 5, ${LONG}, ${Date.now()} from (${crowd} select i from n)`,
    );
    const { fingerprint } = await findNearCopy(contextOf(), LONG);
    await db.run(
      sql`insert into review_sketches (review_id, key) select r.id, value from reviews r, json_each(${JSON.stringify(fingerprint.keys)})
        where r.guide_id = ${id}`,
    );
    let read = 0;
    const counting = {
      ...env,
      DB: new Proxy(env.DB, {
        get(target, name) {
          if (name !== "batch") return Reflect.get(target, name).bind(target);
          return async (statements: D1PreparedStatement[]) => {
            const results = await target.batch(statements);
            read += results.reduce((sum, { meta }) => sum + meta.rows_read, 0);
            return results;
          };
        },
      }),
    };
    const { connect } = await import("../db/client.ts");
    expect((await findNearCopy({ ...contextOf(), db: connect(counting.DB) }, LONG)).isCopy).toBe(true);
    expect(read).toBeGreaterThan(12);
    expect(read).toBeLessThan(300);
  });

  it("the fingerprints of reviews that are older than thirty days are forgotten", async () => {
    await db.delete(reviewSketches);
    const { uniqueId } = await makeProfile();
    const comment = `${LONG} wherever we went that week`;
    const { id } = await leave(uniqueId, { comment });
    const kept = async () =>
      (await db.select().from(reviewSketches).where(eq(reviewSketches.reviewId, id))).length;
    await removeOldFingerprints(contextOf());
    expect(await kept()).toBe(12);
    await removeOldFingerprints(contextOf({ now: Date.now() + 31 * DAY }));
    expect(await kept()).toBe(0);
  });
});

describe("reporting a review", () => {
  it("a report gets 202 and stands in the admins' list, and the review stays", async () => {
    const { uniqueId, id, owner } = await makeProfile();
    const review = await leave(uniqueId);
    const response = await report(review.id, { reason: "personal-data", text: " My surname \n" });
    expect(response.status).toBe(202);
    expect(await response.json()).toMatchObject({ message: "Thank you. A person reads it." });
    expect(await caseOf(review.id)).toEqual({
      review: { ...REVIEW, id: review.id, status: "published", date: review.date },
      guide: { id, name: "Marta Oliveira", uniqueId, userId: expect.any(Number) },
      heldFor: null,
      reports: [{ reason: "personal-data", text: " My surname \n", createdAt: expect.any(String) }],
      createdAt: expect.any(String),
    });
    expect(await listed(uniqueId)).toEqual([review]);
    expect(await listed(uniqueId, owner)).toEqual([review]);
  });

  it("a second report of one network changes nothing, and another's is added", async () => {
    const { uniqueId } = await makeProfile();
    const review = await leave(uniqueId);
    const network = newNetwork();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => report(review.id, { reason: "spam" }, network)),
    );
    expect(responses.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    expect((await report(review.id, { reason: "other" }, network)).status).toBe(202);
    await report(review.id, { reason: "offensive" });
    expect((await caseOf(review.id))?.reports.map(({ reason }) => reason).toSorted()).toEqual([
      "offensive",
      "spam",
    ]);
  });

  it("no address of a reporter is stored in the clear, and no reporter is known 30 days after the decision", async () => {
    const { uniqueId } = await makeProfile();
    const review = await leave(uniqueId);
    await report(
      review.id,
      { reason: "spam", email: "Reader@Example.com" },
      {
        "CF-Connecting-IP": "198.51.100.77",
      },
    );
    const rows = () => db.select().from(reviewReports).where(eq(reviewReports.reviewId, review.id));
    const [row] = await rows();
    expect(JSON.stringify([row, await db.select().from(rateCounters)])).not.toContain("198.51.100.77");
    expect(row).toMatchObject({
      reporter: expect.stringMatching(/^[\da-f]{32}$/),
      email: "reader@example.com",
    });
    await forgetReporters(contextOf({ now: Date.now() + 100 * DAY }));
    expect(await rows()).toEqual([row]);
    await restore(review.id);
    await forgetReporters(contextOf({ now: Date.now() + 29 * DAY }));
    expect(await rows()).toMatchObject([{ reporter: row?.reporter }]);
    await forgetReporters(contextOf({ now: Date.now() + 31 * DAY }));
    expect(await rows()).toMatchObject([{ reporter: null, email: "", reason: "spam" }]);
  });

  it.each([
    [{}, "Please choose a reason"],
    [{ reason: "boring" }, "Please choose a reason"],
    [{ reason: "spam", text: "t".repeat(2001) }, "Text must be less than 2000 characters"],
    [{ reason: "spam", email: "no address" }, "Please enter a valid email"],
  ])("a report %j is refused", async (json, message) => {
    const { uniqueId } = await makeProfile();
    const response = await report((await leave(uniqueId)).id, json);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message });
  });

  it("a report of a review that is gone, held, hidden, or of a hidden page is 404", async () => {
    const { uniqueId, owner } = await makeProfile();
    const [gone, hidden, held] = [await leave(uniqueId), await leave(uniqueId), await leave(uniqueId, LINK)];
    await call("DELETE", `/api/reviews/${gone.id}`, { as: owner });
    await hide(hidden.id);
    for (const id of [gone.id, hidden.id, held.id, 999_999]) expect((await report(id)).status).toBe(404);
    const shown = await leave(uniqueId);
    await db
      .update(users)
      .set({ trialEndsAt: new Date(0) })
      .where(eq(users.id, owner.id));
    expect((await report(shown.id)).status).toBe(404);
    expect((await call("POST", "/api/reviews/x/report", { json: { reason: "spam" } })).status).toBe(404);
  });

  it("the reports of one network are limited", async () => {
    const { uniqueId } = await makeProfile();
    const network = newNetwork();
    await db.delete(rateCounters);
    const created = await Promise.all(Array.from({ length: 21 }, () => leave(uniqueId)));
    const statuses: number[] = [];
    for (const { id } of created) statuses.push((await report(id, { reason: "spam" }, network)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 202), 429]);
  });

  it("the reports of the same review from one network use one of its reports up", async () => {
    const { uniqueId } = await makeProfile();
    const [first, other] = [await leave(uniqueId), await leave(uniqueId)];
    const network = newNetwork();
    for (let n = 0; n < 21; n++)
      expect((await report(first.id, { reason: "spam" }, network)).status).toBe(202);
    expect((await report(other.id, { reason: "spam" }, network)).status).toBe(202);
  });
});

describe("deciding about reviews", () => {
  it("a hidden review vanishes for everybody and from the mean, and its guide reads why", async () => {
    const { id, uniqueId, owner } = await makeProfile();
    const [kept, gone] = [await leave(uniqueId, { rating: 4 }), await leave(uniqueId, { rating: 1 })];
    await report(gone.id);
    const response = await hide(gone.id, " It is advertising ");
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ review: { id: gone.id, status: "hidden" } });
    expect(await listed(uniqueId)).toEqual([kept]);
    expect(await scoreOf(id)).toEqual([1, 4, 0]);
    expect(await listed(uniqueId, owner)).toEqual([
      { ...gone, status: "hidden", reason: "It is advertising" },
      kept,
    ]);
    expect(await caseOf(gone.id)).toBeUndefined();
    expect(await caseOf(gone.id, "?status=decided")).toMatchObject({ review: { status: "hidden" } });
    // A second time too, and a restored one is as before.
    expect((await hide(gone.id, "Another reason")).status).toBe(200);
    expect((await listed(uniqueId, owner))[0]).toMatchObject({ reason: "It is advertising" });
    for (let n = 0; n < 2; n++) {
      expect((await restore(gone.id)).status).toBe(200);
      expect(await listed(uniqueId, owner)).toEqual([gone, kept]);
      expect(await scoreOf(id)).toEqual([2, 5, 0]);
    }
  });

  it("a held review is published by an admin, and one that is hidden is not published after seven days", async () => {
    const { id, uniqueId } = await makeProfile();
    const [published, hidden] = [await leave(uniqueId, LINK), await leave(uniqueId, { ...LINK, rating: 1 })];
    expect((await restore(published.id)).status).toBe(200);
    expect((await hide(hidden.id)).status).toBe(200);
    // What the case says is wrong, as in a backup that was put back by half.
    await db.update(reviewCases).set({ publishAt: new Date() }).where(eq(reviewCases.reviewId, hidden.id));
    await publishDue(contextOf({ now: Date.now() + 8 * DAY }));
    expect((await listed(uniqueId)).map((review) => review.id)).toEqual([published.id]);
    expect(await scoreOf(id)).toEqual([1, 5, 0]);
  });

  it("a reported review that is kept leaves the list, and comes back with another report", async () => {
    const { uniqueId, id } = await makeProfile();
    const review = await leave(uniqueId);
    await report(review.id);
    expect((await restore(review.id)).status).toBe(200);
    expect(await caseOf(review.id)).toBeUndefined();
    await report(review.id, { reason: "other" });
    expect((await caseOf(review.id))?.reports).toHaveLength(2);
    expect(await scoreOf(id)).toEqual([1, 5, 0]);
  });

  it("a decision needs a reason to hide, and a review that exists", async () => {
    const { uniqueId } = await makeProfile();
    const review = await leave(uniqueId);
    for (const json of [{}, { reason: " " }]) {
      const response = await call("POST", `/api/admin/reviews/${review.id}/hide`, { as: admin, json });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: "Please give a reason" });
    }
    expect((await hide(999_999)).status).toBe(404);
    expect((await restore(999_999)).status).toBe(404);
    expect((await restore(review.id)).status).toBe(200);
  });

  it("two admins who decide at once make one decision each, in some order, and the counters fit", async () => {
    const { id, uniqueId } = await makeProfile();
    const review = await leave(uniqueId, { rating: 2 });
    const second = await makeAdmin();
    await Promise.all([
      hide(review.id),
      hide(review.id, "Rude", second),
      restore(review.id),
      hide(review.id, "Rude", second),
    ]);
    const [row] = await db.select().from(reviews).where(eq(reviews.id, review.id));
    expect(await scoreOf(id)).toEqual(row?.status === "hidden" ? [0, 0, 0] : [1, 2, 0]);
    const log = (await (await call("GET", "/api/admin/audit?limit=200", { as: admin })).json<AuditEntry[]>())
      .filter(({ subject }) => subject === `review ${review.id}`)
      .toReversed()
      .map(({ action }) => action);
    // Each changes what the one before has left.
    expect(log).toEqual(log.map((_, n) => (n % 2 ? "review-restore" : "review-hide")));
  });

  it("every decision stands in the audit log, once, with its reason", async () => {
    const { uniqueId } = await makeProfile();
    const review = await leave(uniqueId, LINK);
    await hide(review.id, "Advertising");
    await hide(review.id, "Advertising");
    await restore(review.id);
    const entries = await (
      await call("GET", "/api/admin/audit?limit=200", { as: admin })
    ).json<AuditEntry[]>();
    expect(entries.filter(({ subject }) => subject === `review ${review.id}`)).toMatchObject([
      { admin: admin.email, action: "review-restore", detail: "was hidden" },
      { admin: admin.email, action: "review-hide", detail: "was held: Advertising" },
    ]);
  });

  it("a guide who deletes a hidden review changes no counter", async () => {
    const { id, uniqueId, owner } = await makeProfile();
    const review = await leave(uniqueId);
    await hide(review.id);
    expect((await call("DELETE", `/api/reviews/${review.id}`, { as: owner })).status).toBe(204);
    expect(await scoreOf(id)).toEqual([0, 0, 0]);
  });
});

describe("the list of reports", () => {
  it("the open cases are held ones first, then the oldest, decided ones the newest first, in slices, each once", async () => {
    await db.delete(reviewCases);
    const { uniqueId } = await makeProfile();
    const ids: number[] = [];
    for (let n = 0; n < 3; n++) {
      const reported = await leave(uniqueId);
      await report(reported.id);
      ids.push(reported.id);
    }
    const held = [(await leave(uniqueId, LINK)).id, (await leave(uniqueId, LINK)).id];
    const readAll = async (path: string) => {
      const found: number[] = [];
      for (let next: string | undefined = path; next !== undefined;) {
        const response: Response = await call("GET", next, { as: admin });
        found.push(...(await response.json<ReviewCase[]>()).map(({ review }) => review.id));
        next = /^<(.+)>; rel="next"$/.exec(response.headers.get("Link") ?? "")?.[1];
      }
      return found;
    };
    for (const limit of [1, 2, 3, 100])
      expect(await readAll(`/api/admin/reports?status=open&limit=${limit}`)).toEqual([...held, ...ids]);
    expect((await cases()).map(({ review }) => review.id)).toEqual([...held, ...ids]);
    await restore(ids[1] ?? 0);
    await hide(held[0] ?? 0);
    expect(await readAll("/api/admin/reports?status=open&limit=2")).toEqual([held[1], ids[0], ids[2]]);
    expect(await readAll("/api/admin/reports?status=decided&limit=1")).toEqual([held[0], ids[1]]);
  });

  it.each(["status=closed", "cursor=1", "cursor=held.1", "cursor=open.1.1", "limit=0"])(
    "the list of reports refuses ?%s",
    async (query) => {
      expect((await call("GET", `/api/admin/reports?${query}`, { as: admin })).status).toBe(400);
    },
  );
});

describe("e-mails on what was decided", () => {
  const made = async (isConfirmed = true) => {
    const profile = await makeProfile();
    if (isConfirmed)
      await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, profile.owner.id));
    const service = makeMailService();
    const subjects = () =>
      service.sent
        .splice(0)
        .map(({ to, subject }) => `${to === profile.owner.email ? "guide" : String(to)}: ${subject}`);
    const as = (method: string, path: string, json?: object, who?: Person) =>
      call(method, path, { json, env: service.env, as: who, headers: newNetwork() });
    return { ...profile, service, subjects, as };
  };

  it("a guide hears of a held review at most once a day, and not at an unconfirmed address", async () => {
    const { uniqueId, as, owner, service, subjects } = await made();
    const post = () => as("POST", `/api/guides/${uniqueId}/reviews`, { ...REVIEW, ...LINK });
    await Promise.all([post(), post(), post()]);
    // It is sent after the response.
    await expect.poll(() => service.sent.length).toBe(1);
    await post();
    expect(await db.select().from(letters).where(eq(letters.userId, owner.id))).toEqual([]);
    expect(subjects()).toEqual(["guide: A review is held back"]);
    const unconfirmed = await made(false);
    await unconfirmed.as("POST", `/api/guides/${unconfirmed.uniqueId}/reviews`, { ...REVIEW, ...LINK });
    const queued = db.select().from(letters).where(eq(letters.userId, unconfirmed.owner.id));
    expect([...(await queued), ...unconfirmed.subjects()]).toEqual([]);
  });

  it("the guide and the reporter hear of a report, of its decision with the reason, and of another decision", async () => {
    const { uniqueId, as, subjects, service } = await made();
    const review = await leave(uniqueId);
    const path = `/api/reviews/${review.id}/report`;
    await as("POST", path, { reason: "spam", email: "reader@example.com" });
    expect(subjects()).toEqual([
      "guide: A review on your page was reported",
      "reader@example.com: We have your report",
    ]);
    await as("POST", path, { reason: "other" });
    expect(subjects()).toEqual([]);
    await as("POST", `/api/admin/reviews/${review.id}/hide`, { reason: "It is advertising" }, admin);
    const [toGuide, toReporter] = service.sent;
    expect(toGuide?.text).toContain("because it breaks our rules for content: It is advertising.");
    expect(toReporter?.text).toContain("and left this address.");
    expect(toReporter?.text).not.toContain("has an account");
    expect(subjects()).toEqual([
      "guide: A review on your page was hidden",
      "reader@example.com: The review was hidden",
    ]);
    await as("POST", `/api/admin/reviews/${review.id}/hide`, { reason: "Again" }, admin);
    expect(subjects()).toEqual([]);
    await as("POST", `/api/admin/reviews/${review.id}/restore`, undefined, admin);
    expect(subjects()).toEqual([
      "guide: A review on your page stays",
      "reader@example.com: The review stays",
    ]);
  });

  it("a report of a review whose optional fields are null is one without them", async () => {
    const { uniqueId, as, subjects } = await made();
    const review = await leave(uniqueId);
    await as("POST", `/api/reviews/${review.id}/report`, { reason: "spam", text: null, email: null });
    expect(subjects()).toEqual(["guide: A review on your page was reported"]);
  });

  it("strangers can't flood an address with e-mails on reports", async () => {
    const { uniqueId, as, subjects } = await made(false);
    const reportAs = async (email: string) => {
      const review = await leave(uniqueId);
      await as("POST", `/api/reviews/${review.id}/report`, { reason: "spam", email });
    };
    const email = "victim@example.com";
    for (const spelt of [
      email,
      "Victim+a@example.com",
      "victim+b+c@example.com",
      "victim+@example.com",
      email,
    ])
      await reportAs(spelt);
    expect(subjects()).toHaveLength(3);
    await (
      await prepareCounterRemoval(contextOf(), { userId: 0, email })
    )();
    await reportAs(email);
    expect(subjects()).toEqual([]);
    await reportAs("vict.im@example.com");
    expect(subjects()).toHaveLength(1);
  });

  it("a reporter hears that the guide has removed the review", async () => {
    const { uniqueId, as, owner, service } = await made(false);
    const review = await leave(uniqueId);
    await as("POST", `/api/reviews/${review.id}/report`, { reason: "spam", email: "reader2@example.com" });
    service.sent.splice(0);
    await as("DELETE", `/api/reviews/${review.id}`, undefined, owner);
    await worker.scheduled(createScheduledController(), recordQueries(service.env));
    expect(service.sent.map(({ to, subject }) => [to, subject])).toContainEqual([
      "reader2@example.com",
      "The review is gone",
    ]);
  });
});

describe("counters of reviews", () => {
  it("the counters of reviews fit after any order of actions", async () => {
    let state = 20261122;
    const random = (below: number) => (state = (state * 48271) % 2147483647) % below;
    const { id, uniqueId, owner } = await makeProfile();
    const known: Review[] = [];
    let removed = 0;
    const any = () => known[random(Math.max(1, known.length))]?.id ?? 0;
    const statusOf = async (review: number) =>
      (await db.select().from(reviews).where(eq(reviews.id, review)))[0]?.status;
    const lastEarlier = async () =>
      (await db.select().from(guides).where(eq(guides.id, id)))[0]?.earlierReviewId ?? 0;
    const actions = [
      async () => void known.push(await leave(uniqueId, { rating: 1 + random(5) })),
      async () => void known.push(await leave(uniqueId, { ...LINK, rating: 1 + random(5) })),
      () => hide(any()),
      () => restore(any()),
      () => report(any()),
      async () => {
        const review = any();
        const status = await statusOf(review);
        const isEarlier = review <= (await lastEarlier());
        const { status: code } = await call("DELETE", `/api/reviews/${review}`, { as: owner });
        if (code === 204 && status !== "hidden" && !isEarlier) removed++;
      },
      () => publishDue(contextOf({ now: Date.now() + (random(2) ? 8 * DAY : 0) })),
      async () => {
        const path = `/api/guides/${id}/hand-on`;
        const json = { name: `Wearer ${random(100)}` };
        expect((await call("POST", path, { as: owner, json })).status).toBe(200);
        removed = 0;
      },
    ];
    const check = async (step: string) => {
      const [found] = await db
        .select({ n: sql<number>`count(*)`, sum: sql<number>`coalesce(sum(rating), 0)` })
        .from(reviews)
        .where(
          and(eq(reviews.guideId, id), eq(reviews.status, "published"), gt(reviews.id, await lastEarlier())),
        );
      expect(await scoreOf(id), step).toEqual([found?.n, found?.sum, removed]);
    };
    for (let step = 0; step < 160; step++) {
      // A badge is handed on now and then.
      const place = random(30) === 0 ? actions.length - 1 : random(actions.length - 1);
      await actions[place]?.();
      await check(`step ${step}, action ${place}`);
    }
    // At once, too.
    const racing = await Promise.all(Array.from({ length: 6 }, (_, n) => leave(uniqueId, n % 2 ? LINK : {})));
    await Promise.all(
      racing.flatMap((review, n) => [
        hide(review.id),
        restore(review.id),
        report(review.id),
        hide(review.id),
        ...(n === 3 ? [actions.at(-1)?.()] : []),
      ]),
    );
    await check("at once");
  });
});
