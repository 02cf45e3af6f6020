import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { DAY } from "#schema/durations.ts";
import type { Guide, PublicGuide } from "#schema/guide.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import type { ReviewCase } from "#schema/moderation.ts";
import type { NewReviewResponse, OwnReview } from "#schema/review.ts";
import type { Statistics } from "#schema/statistics.ts";
import { users } from "../db/tables/accounts.ts";
import { sessions } from "../db/tables/auth.ts";
import { guides } from "../db/tables/guides.ts";
import { newReviews } from "../db/tables/mail.ts";
import { paymentWays } from "../db/tables/payment-ways.ts";
import { pendingDeletes } from "../db/tables/pending-deletes.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import { reviews } from "../db/tables/reviews.ts";
import { guideWords } from "../db/tables/search-words.ts";
import { guideDays } from "../db/tables/statistics.ts";
import { queueNotices } from "../accounts/notifications.ts";
import { sendDueEmails } from "../mail/outbox.ts";
import { publishDue } from "../reviews/publish-due.ts";
import { renderPublicPage } from "../public-page/render.ts";
import { createFormToken } from "../reviews/spam-checks.ts";
import { site } from "../testing/assets.ts";
import {
  call,
  contextOf,
  db,
  makeAdmin,
  makeGuide,
  makePerson,
  makeTour,
  ORIGIN,
  PASSWORD,
  type Person,
  upload,
} from "../testing/factories.ts";
import { aroundStores } from "../testing/around.ts";
import { makeMailService } from "../testing/mail.ts";
import { plainPictures } from "../testing/pictures.ts";

const REVIEW = { name: "Hannah Weiss", rating: 5, comment: "Beatriz sang for us." };
const LINK = { comment: "More at https://songs.example" };
const FULL = {
  name: "Beatriz Sousa",
  callMe: "Bia",
  bookingCode: "BIA-1",
  bio: "I sing.",
  professionalTag: "Fado walks",
  language: "en",
  languagesSpoken: ["pt", "en"],
  translations: { de: { bio: "Ich singe.", professionalTag: "" } },
  email: "beatriz@example.com",
  phone: "+351912000014",
  instagram: "beatriz",
  tiktok: "beatriz",
  whatsapp: "+351912000014",
  linkedin: "beatriz",
  tipLink: "https://tips.example/beatriz",
  paypalLink: "beatriz",
  venmoLink: "beatriz",
  zelleLink: "https://zelle.example/beatriz",
  stripeLink: "https://buy.stripe.com/beatriz",
  cashappLink: "beatriz",
  buyMeACoffeeLink: "beatriz",
  country: "PT",
  currency: "EUR",
  tipAmounts: [100, 200, 300],
  tipsGoTo: "team" as const,
  timeZone: "Europe/Lisbon",
};

/** The environment that renders documents. */

let admin: Person;
let networks = 0;
beforeAll(async () => {
  admin = await makeAdmin();
});

async function makeBadge(input: Parameters<typeof makeGuide>[1] = { name: "Beatriz Sousa" }) {
  const owner = await makePerson({ role: "operator", createdAt: new Date(Date.now() - DAY) });
  const { id, uniqueId } = await makeGuide(owner, input);
  return { owner, id, uniqueId };
}
const handOn = (id: number, owner: Person, json: unknown = { name: "Filipa Mendes" }, headers = {}) =>
  call("POST", `/api/guides/${id}/hand-on`, { as: owner, json, headers });
const send = (uniqueId: string, fields: object = {}) =>
  call("POST", `/api/guides/${uniqueId}/reviews`, {
    json: { ...REVIEW, ...fields },
    headers: { "CF-Connecting-IP": `2001:db8:9:${(++networks).toString(16)}::1` },
  });
const leave = async (uniqueId: string, fields: object = {}): Promise<NewReviewResponse> => {
  const response = await send(uniqueId, fields);
  expect(response.status).toBe(201);
  return response.json();
};
const listed = async (uniqueId: string, as?: Person): Promise<OwnReview[]> =>
  (await call("GET", `/api/guides/${uniqueId}/reviews`, { as })).json();
const earlier = async (id: number, as: Person): Promise<OwnReview[]> =>
  (await call("GET", `/api/guides/${id}/reviews/earlier`, { as })).json();
const publicGuide = async (uniqueId: string): Promise<PublicGuide> =>
  (await call("GET", `/api/guides/${uniqueId}`)).json();
const rowOf = async (id: number) => (await db.select().from(guides).where(eq(guides.id, id)))[0];

describe("handing a badge on", () => {
  it("the code, address, place and experiences stay, and everything about the person is emptied", async () => {
    const { owner, id, uniqueId } = await makeBadge(FULL);
    const tour = await makeTour(owner);
    const path = `/api/guides/${id}`;
    await call("POST", `${path}/tours`, { as: owner, json: { tourId: tour.id, position: 1 } });
    await call("POST", `${path}/profile-picture`, { as: owner, body: upload(plainPictures.png) });
    await call("PATCH", path, { as: owner, json: { handle: "lisbon-by-foot", reviewsEnabled: "false" } });
    await call("PUT", `${path}/review-platforms`, {
      as: owner,
      json: [{ platform: "Tripadvisor", url: "https://tripadvisor.example/beatriz" }],
    });
    await call("PUT", `${path}/payment-ways`, { as: owner, json: [{ kind: "revolut", value: "beatriz" }] });
    await call("PUT", `${path}/links`, {
      as: owner,
      json: [{ label: "Photos of today", url: "https://photos.example/beatriz" }],
    });
    const before = await publicGuide(uniqueId);
    expect(before.links).toHaveLength(1);
    const key = (before.profilePicture ?? "").replace("/images/", "");
    expect(await env.PICTURES.head(key)).not.toBeNull();

    const response = await handOn(id, owner, { name: " Filipa Mendes " });
    expect(response.status).toBe(200);
    const guide: Guide = await response.json();
    const {
      userBannerImage: _banner,
      operatorName: _operator,
      reviewPlatforms: _platforms,
      links: _links,
      reviewCount: _count,
      reviewsRemoved: _removed,
      rating: _rating,
      hasPaymentWays: _ways,
      ...kept
    } = before;
    expect(guide).toEqual({
      ...kept,
      name: "Filipa Mendes",
      ...Object.fromEntries(
        Object.keys(FULL)
          .filter(
            (field) => !["name", "country", "currency", "tipAmounts", "tipsGoTo", "timeZone"].includes(field),
          )
          .map((field) => [field, ""]),
      ),
      languagesSpoken: [],
      translations: {},
      tipAmounts: [500, 1000, 2000],
      bookingCode: null,
      tipsGoTo: null,
      profilePicture: null,
      isHandleInherited: true,
      updatedAt: guide.updatedAt,
    });
    expect(Date.parse(guide.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    expect(await publicGuide(uniqueId)).toMatchObject({
      reviewPlatforms: [],
      links: [],
      hasPaymentWays: false,
    });
    expect(await (await call("GET", `${path}/payment-ways`, { as: owner })).json()).toEqual([]);
    expect(await (await call("GET", `${path}/tours`)).json()).toHaveLength(1);
    expect((await call("GET", "/@lisbon-by-foot")).headers.get("Location")).toContain(uniqueId);
    // The picture is deleted as every other that no row shows.
    expect(await env.PICTURES.head(key)).toBeNull();
    expect(await db.select().from(pendingDeletes).where(eq(pendingDeletes.key, key))).toEqual([]);
  });

  it("the profile is found by its new name, and no more by the old one", async () => {
    const { owner, id, uniqueId } = await makeBadge();
    await handOn(id, owner);
    const fields = await db.select().from(guideWords).where(eq(guideWords.guideId, id));
    expect(fields.map(({ word }) => word).toSorted()).toEqual(
      ["filipa", "mendes", ...uniqueId.split(/[^\da-z]/)].toSorted(),
    );
  });

  it.each([
    [{}, "Name is required"],
    [{ name: " " }, "Name is required"],
    [{ name: "n".repeat(101) }, "Name must be less than 100 characters"],
    [{ name: 7 }, "Invalid input"],
  ])("handing on to %j is refused, and nothing changes", async (json, message) => {
    const { owner, id } = await makeBadge(FULL);
    const before = await rowOf(id);
    const response = await handOn(id, owner, json);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [expect.stringContaining(message)] });
    expect(await rowOf(id)).toEqual(before);
  });

  it("handing a badge on needs a fresh sign-in, or the password", async () => {
    const { owner, id } = await makeBadge();
    await db
      .update(sessions)
      .set({ provedAt: new Date(0), createdAt: new Date(Date.now() - DAY) })
      .where(eq(sessions.userId, owner.id));
    const refused = await handOn(id, owner);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "reauthentication_required" });
    expect((await handOn(id, owner, { name: "Filipa", password: "wrong word" })).status).toBe(403);
    expect(await rowOf(id)).toMatchObject({ name: "Beatriz Sousa", handedOnAt: null });
    expect((await handOn(id, owner, { name: "Filipa", password: PASSWORD })).status).toBe(200);
  });

  it("two owners who hand a badge on at once can't both win, and the other is told", async () => {
    const { owner, id } = await makeBadge(FULL);
    const names = ["Filipa Mendes", "Rui Costa", "Joana Pires"];
    const responses = await Promise.all(names.map((name) => handOn(id, owner, { name })));
    // Anyone who read the profile after a handing on hands it on again: that is another badge by then.
    const lost = responses.filter(({ status }) => status === 412);
    expect(responses.every(({ status }) => status === 200 || status === 412)).toBe(true);
    const won = await Promise.all(
      responses.filter(({ status }) => status === 200).map((one) => one.json<Guide>()),
    );
    expect(won.length + lost.length).toBe(3);
    const last = won.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
    const row = await rowOf(id);
    expect(row).toMatchObject({ name: last?.name, bio: "" });
    const fields = await db.select().from(guideWords).where(eq(guideWords.guideId, id));
    expect(fields.map(({ word }) => word)).toContain(last?.name.split(" ")[0]?.toLowerCase());
  });

  it("two hand-ons with the version that was seen succeed once", async () => {
    const { owner, id, uniqueId } = await makeBadge(FULL);
    const headers = { "If-Match": `"${(await publicGuide(uniqueId)).updatedAt}"` };
    const responses = [
      await handOn(id, owner, { name: "Filipa" }, headers),
      await handOn(id, owner, { name: "Rui" }, headers),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 412]);
    expect((await rowOf(id))?.name).toBe("Filipa");
    // A save that was typed for the one before is told as well.
    const save = await call("PATCH", `/api/guides/${id}`, { as: owner, json: { bio: "I sing." }, headers });
    expect(save.status).toBe(412);
    expect((await rowOf(id))?.bio).toBe("");
  });

  it("the e-mail on ways to be tipped goes out where there were some, and not otherwise", async () => {
    const { env: mailEnv, sent } = makeMailService();
    const subjects = async (ways: object[], fields: object = {}) => {
      const { owner, id } = await makeBadge({ name: "Beatriz Sousa", ...fields });
      await call("PUT", `/api/guides/${id}/payment-ways`, { as: owner, json: ways });
      sent.splice(0);
      await db.delete(rateCounters);
      await call("POST", `/api/guides/${id}/hand-on`, { as: owner, json: { name: "Filipa" }, env: mailEnv });
      return sent.splice(0).map(({ to, subject }) => [to === owner.email, subject]);
    };
    expect(await subjects([{ kind: "revolut", value: "beatriz" }])).toEqual([
      [true, "Your payment details were changed"],
    ]);
    expect(await subjects([], { cashappLink: "beatriz" })).toEqual([
      [true, "Your payment details were changed"],
    ]);
    expect(await subjects([])).toEqual([]);
  });

  it("the tip page shows nothing of the one before, and is gone where nobody can be tipped", async () => {
    const { owner, id, uniqueId } = await makeBadge({ name: "Beatriz Sousa", paypalLink: "beatriz" });
    await call("PUT", `/api/guides/${id}/payment-ways`, {
      as: owner,
      json: [{ kind: "revolut", value: "beatriz" }],
    });
    const tip = () => call("GET", `/profile/${uniqueId}/tip?amount=500`, { env: site });
    expect(await (await tip()).text()).toContain("beatriz");
    await handOn(id, owner);
    expect((await tip()).status).toBe(404);
    expect(await db.select().from(paymentWays).where(eq(paymentWays.guideId, id))).toEqual([]);
  });

  it("the statistics and the first steps begin anew, because what is printed shows the one before", async () => {
    const { owner, id, uniqueId } = await makeBadge();
    const day = new Date().toISOString().slice(0, 10);
    await db.insert(guideDays).values({ guideId: id, day, visits: 9, scans: 4, marks: { badge: 4 } });
    await leave(uniqueId);
    const badge = eq(guides.id, id);
    await db.update(guides).set({ printedAt: new Date(), triedAt: new Date() }).where(badge);
    await handOn(id, owner);
    const [own] = await (await call("GET", "/api/user/guides", { as: owner })).json<OwnGuide[]>();
    expect(own).toMatchObject({
      firstSteps: { photo: false, tip: false, print: false, scan: false },
      firstScan: null,
    });
    const stats: Statistics = await (await call("GET", `/api/guides/${id}/stats`, { as: owner })).json();
    expect(stats.totals).toMatchObject({ visits: 0, scans: 0, reviews: 0 });
    expect(stats.marks).toEqual([]);
    await leave(uniqueId);
    const later: Statistics = await (await call("GET", `/api/guides/${id}/stats`, { as: owner })).json();
    expect(later.totals.reviews).toBe(1);
  });
});

describe("reviews of whoever wore the badge before", () => {
  it("earlier reviews are neither shown nor counted, and the owner reads them apart", async () => {
    const { owner, id, uniqueId } = await makeBadge();
    const shown = await leave(uniqueId, { rating: 4 });
    const held = await leave(uniqueId, LINK);
    const gone = await leave(uniqueId);
    await call("DELETE", `/api/reviews/${gone.id}`, { as: owner });
    expect(await publicGuide(uniqueId)).toMatchObject({ hasEarlierReviews: false, reviewsRemoved: 1 });
    await handOn(id, owner);
    const empty = { reviewCount: 0, rating: null, reviewsRemoved: 0, hasEarlierReviews: true };
    expect(await publicGuide(uniqueId)).toMatchObject(empty);
    expect(await listed(uniqueId)).toEqual([]);
    expect(await listed(uniqueId, owner)).toEqual([]);
    expect(await earlier(id, owner)).toMatchObject([{ id: held.id, status: "held" }, shown]);
    const stranger = await makePerson();
    const path = `/api/guides/${id}/reviews/earlier`;
    expect((await call("GET", path)).status).toBe(401);
    expect((await call("GET", path, { as: stranger })).status).toBe(403);
    const next = await call("GET", `${path}?limit=1`, { as: owner });
    const link = /^<(.+)>; rel="next"$/.exec(next.headers.get("Link") ?? "")?.[1] ?? "";
    expect(await (await call("GET", link, { as: owner })).json()).toEqual([shown]);

    const first = await leave(uniqueId, { rating: 3 });
    expect(await listed(uniqueId)).toEqual([first]);
    expect(await publicGuide(uniqueId)).toMatchObject({ reviewCount: 1, rating: 3 });
    await handOn(id, owner, { name: "Rui Costa" });
    expect(await publicGuide(uniqueId)).toMatchObject(empty);
    expect((await earlier(id, owner)).map((review) => review.id)).toEqual([first.id, held.id, shown.id]);
  });

  it("a badge without reviews says nothing of a colleague", async () => {
    const { owner, id, uniqueId } = await makeBadge();
    await handOn(id, owner);
    expect(await publicGuide(uniqueId)).toMatchObject({ hasEarlierReviews: false });
    const page = async () => {
      const rendered = await renderPublicPage(contextOf({ env: site }), {
        uniqueId,
        tag: "en",
        url: ORIGIN,
      });
      // Behind it stand the words for the script.
      return (await rendered.text()).split('id="state"')[0];
    };
    expect(await page()).not.toContain("Earlier reviews were about a colleague.");
    await leave(uniqueId);
    await handOn(id, owner);
    expect(await page()).toContain("Earlier reviews were about a colleague.");
  });

  it("an earlier review can't be reported or answered, and its report's page is gone", async () => {
    const { owner, id, uniqueId } = await makeBadge();
    const review = await leave(uniqueId);
    await handOn(id, owner);
    const report = { json: { reason: "spam" } };
    expect((await call("POST", `/api/reviews/${review.id}/report`, report)).status).toBe(404);
    const page = await call("GET", `/profile/${uniqueId}/report?review=${review.id}`, { env: site });
    expect(page.status).toBe(404);
    const reply = { as: owner, json: { reply: "Thank you" } };
    expect((await call("PUT", `/api/reviews/${review.id}/reply`, reply)).status).toBe(404);
    const stranger = await makePerson();
    expect((await call("DELETE", `/api/reviews/${review.id}`, { as: stranger })).status).toBe(404);
  });

  it("an earlier review that its author wants gone is deleted, and counts as removed nowhere", async () => {
    const { owner, id, uniqueId } = await makeBadge();
    const review = await leave(uniqueId);
    await handOn(id, owner);
    expect((await call("DELETE", `/api/reviews/${review.id}`, { as: owner })).status).toBe(204);
    expect(await earlier(id, owner)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ reviewCount: 0, ratingSum: 0, reviewsRemoved: 0 });
  });

  it("an earlier review that is published, hidden or restored later counts nowhere", async () => {
    const { owner, id, uniqueId } = await makeBadge();
    const [held, shown] = [await leave(uniqueId, LINK), await leave(uniqueId)];
    await call("POST", `/api/reviews/${shown.id}/report`, { json: { reason: "spam" } });
    await handOn(id, owner);
    await leave(uniqueId, { rating: 2 });
    const score = async () => [(await rowOf(id))?.reviewCount, (await rowOf(id))?.ratingSum];
    await publishDue(contextOf({ now: Date.now() + 8 * DAY }));
    expect((await earlier(id, owner)).map(({ status }) => status)).toEqual([undefined, undefined]);
    expect(await score()).toEqual([1, 2]);
    for (const review of [held, shown])
      for (const act of ["hide", "restore"]) {
        const json = act === "hide" ? { reason: "Spam" } : undefined;
        const path = `/api/admin/reviews/${review.id}/${act}`;
        expect((await call("POST", path, { as: admin, json })).status).toBe(200);
        expect(await score()).toEqual([1, 2]);
      }
    expect(await listed(uniqueId)).toHaveLength(1);
    const cases: ReviewCase[] = await (
      await call("GET", "/api/admin/reports?status=decided&limit=200", { as: admin })
    ).json();
    const isEarlier = cases.filter(({ guide }) => guide.id === id).map(({ review }) => review.isEarlier);
    expect(isEarlier).toEqual([true, true]);
  });

  it("the e-mail on a decision says that the review was about a colleague", async () => {
    const { owner, id, uniqueId } = await makeBadge();
    const review = await leave(uniqueId);
    await handOn(id, owner);
    const { env: mailEnv, sent } = makeMailService();
    const decide = (act: string, json?: object) =>
      call("POST", `/api/admin/reviews/${review.id}/${act}`, { as: admin, json, env: mailEnv });
    await decide("hide", { reason: "Spam" });
    await decide("restore");
    const texts = sent.filter(({ to }) => to === owner.email).map(({ text }) => text ?? "");
    expect(texts).toHaveLength(2);
    for (const text of texts) {
      expect(text).toContain("It was written about the colleague who wore this badge before");
      expect(text).not.toMatch(/You still see it on your page|Guests see it, and it is counted/);
    }
  });

  it("no daily e-mail tells of reviews of the one before", async () => {
    const { owner, id, uniqueId } = await makeBadge();
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, owner.id));
    await leave(uniqueId);
    await handOn(id, owner);
    const { env: mailEnv, sent } = makeMailService();
    const run = async () => {
      const ctx = contextOf({ env: mailEnv, now: Date.now() + 60_000 });
      await queueNotices(ctx);
      await sendDueEmails(ctx);
      return sent.splice(0).filter(({ to }) => to === owner.email);
    };
    expect(await run()).toEqual([]);
    expect(await db.select().from(newReviews).where(eq(newReviews.userId, owner.id))).toEqual([]);
    await leave(uniqueId, { comment: "Filipa knows every stone." });
    const [email, ...others] = await run();
    expect(others).toEqual([]);
    expect(email?.text).toContain("Filipa knows every stone.");
    expect(email?.text).not.toContain("Beatriz sang");
  });

  it("a review of the page before that arrives while the badge is handed on is refused", async () => {
    const { owner, id, uniqueId } = await makeBadge();
    const stamp = await createFormToken(contextOf({ now: Date.now() - 60_000 }), uniqueId);
    const late = aroundStores(env, async ({ statement: fields }, run) => {
      if (fields.includes('insert into "reviews"')) await handOn(id, owner);
      return run();
    });
    const refused = await call("POST", `/api/guides/${uniqueId}/reviews`, {
      json: { ...REVIEW, stamp },
      env: late,
    });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "handed_on" }]);
    expect([await listed(uniqueId), await earlier(id, owner)]).toEqual([[], []]);
  });

  it("a review that was written on the page of the one before is refused with words, by form too", async () => {
    const { owner, id, uniqueId } = await makeBadge();
    const stamp = await createFormToken(contextOf({ now: Date.now() - 60_000 }), uniqueId);
    await leave(uniqueId, { stamp });
    await handOn(id, owner);
    const refused = await send(uniqueId, { stamp, comment: "Beatriz again" });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      message: "Somebody else wears this badge now. Please load the page again.",
      code: "handed_on",
    });
    const form = new FormData();
    for (const [field, value] of Object.entries({ ...REVIEW, stamp })) form.append(field, String(value));
    const page = await call("POST", `/profile/${uniqueId}/reviews`, { body: form, env: site });
    expect(page.status).toBe(409);
    const [html = ""] = (await page.text()).split('id="state"');
    expect(html).toContain("Your review was not sent");
    expect(html).toContain("Earlier reviews were about a colleague.");
    expect(html).toContain("Filipa Mendes");
    // What was typed stays, and is sent as a review of the new one if its author wants that.
    expect(html).toContain("Beatriz sang for us.");
    expect(html).not.toContain(stamp);
    expect(html).toContain('name="stamp"');
    expect(await listed(uniqueId)).toEqual([]);
    const fresh = await createFormToken(contextOf({ now: Date.now() + 1 }), uniqueId);
    expect((await send(uniqueId, { stamp: fresh })).status).toBe(201);
  });

  it("reviews that are sent while the badge is handed on belong to one of the two, and the counters fit", async () => {
    const { owner, id, uniqueId } = await makeBadge();
    await leave(uniqueId);
    await Promise.all([
      ...Array.from({ length: 6 }, (_, n) => send(uniqueId, { rating: 1 + (n % 5), ...(n % 2 ? LINK : {}) })),
      handOn(id, owner),
      ...Array.from({ length: 6 }, (_, n) => send(uniqueId, { rating: 1 + (n % 5) })),
    ]);
    const row = await rowOf(id);
    const [counted] = await db
      .select({ n: sql<number>`count(*)`, sum: sql<number>`coalesce(sum(rating), 0)` })
      .from(reviews)
      .where(
        sql`${reviews.guideId} = ${id} and ${reviews.status} = 'published' and ${reviews.id} > ${row?.earlierReviewId}`,
      );
    expect([row?.reviewCount, row?.ratingSum]).toEqual([counted?.n, counted?.sum]);
    const all = [...(await listed(uniqueId, owner)), ...(await earlier(id, owner))];
    expect(new Set(all.map((review) => review.id)).size).toBe(13);
  });

  it("handing on ten thousand reviews writes as few rows as handing on one", async () => {
    const { owner, id } = await makeBadge();
    await db.run(
      sql`insert into reviews (guide_id, name, rating, comment, date)
        select ${id}, 'n', 5, 'c', ${Date.now()} from (with recursive n(i) as (select 1 union all select i + 1 from n where i < 10000) select i from n)`,
    );
    let touched = 0;
    const counting = new Proxy(env.DB, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== "function") return member;
        if (name !== "batch") return member.bind(target);
        return async (statements: D1PreparedStatement[]) => {
          const results = await target.batch(statements);
          touched += results.reduce((sum, { meta }) => sum + meta.rows_read + meta.rows_written, 0);
          return results;
        };
      },
    });
    const { connect } = await import("../db/client.ts");
    const { handOn: write } = await import("./hand-on.ts");
    const ctx = { ...contextOf(), db: connect(counting) };
    const { guide } = await write(ctx, owner.id, {
      id,
      name: "Filipa",
      handle: undefined,
      version: undefined,
    });
    expect(guide.hasEarlierReviews).toBe(true);
    expect(touched).toBeGreaterThan(5);
    expect(touched).toBeLessThan(100);
  });
});
