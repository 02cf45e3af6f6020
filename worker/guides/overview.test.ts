import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { DAY } from "#schema/durations.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import { dayAndHour } from "#schema/day.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { reviews } from "../db/tables/reviews.ts";
import { guideDays } from "../db/tables/statistics.ts";
import { call, db, makeGuide, makePerson, type Person } from "../testing/factories.ts";

const listGuides = async (as: Person) => (await call("GET", "/api/user/guides", { as })).json<OwnGuide[]>();
const first = async (as: Person) => {
  const [guide] = await listGuides(as);
  if (!guide) throw new Error("no profile");
  return guide;
};
const today = Date.now();

const addReview = (guideId: number, row: Partial<typeof reviews.$inferInsert> = {}) =>
  db
    .insert(reviews)
    .values({ guideId, name: "Hannah", rating: 5, comment: "Lovely", date: new Date(today), ...row });

describe("a profile's week", () => {
  it.each(["Pacific/Kiritimati", "UTC", "Pacific/Pago_Pago"])(
    "a week in %s is seven of its own days, today included, of visits, taps on tips and published reviews",
    async (timeZone) => {
      const owner = await makePerson();
      const { id } = await makeGuide(owner, { timeZone });
      for (const ago of [0, 6, 7]) {
        const { day } = dayAndHour(timeZone, today - ago * DAY);
        await db.insert(guideDays).values({ guideId: id, day, visits: 10, tipWays: 2 });
        await addReview(id, { date: new Date(today - ago * DAY) });
      }
      await addReview(id, { status: "held" });
      await addReview(id, { status: "hidden" });
      expect((await first(owner)).week).toEqual({ visits: 20, tipWays: 4, reviews: 2 });
    },
  );

  it("a week agrees with the statistics of seven days", async () => {
    const owner = await makePerson();
    const { id } = await makeGuide(owner, { timeZone: "Asia/Tokyo" });
    for (let ago = 0; ago < 10; ago++) {
      const { day } = dayAndHour("Asia/Tokyo", today - ago * DAY);
      await db.insert(guideDays).values({ guideId: id, day, visits: 3 + ago, tipWays: ago });
      await addReview(id, { date: new Date(today - ago * DAY) });
    }
    const statistics = await call("GET", `/api/guides/${id}/stats?days=7`, { as: owner });
    const { totals } = await statistics.json<{ totals: OwnGuide["week"] }>();
    expect(totals).toMatchObject((await first(owner)).week);
  });

  it("a new profile's week has nothing in it, and nothing waits there", async () => {
    const owner = await makePerson();
    await makeGuide(owner);
    expect(await first(owner)).toMatchObject({
      week: { visits: 0, tipWays: 0, reviews: 0 },
      unansweredReviews: 0,
      heldReviews: 0,
      firstScan: null,
      tips: [],
      owner: null,
    });
  });
});

describe("what waits on a profile", () => {
  it("reviews without a reply wait among the five newest, for a month; those that are held wait to be published", async () => {
    const owner = await makePerson();
    const { id } = await makeGuide(owner);
    await addReview(id, { date: new Date(today - 40 * DAY) });
    await addReview(id);
    await addReview(id, { reply: "Thank you", repliedAt: new Date(today) });
    await addReview(id, { status: "held" });
    await addReview(id, { status: "hidden" });
    expect(await first(owner)).toMatchObject({ unansweredReviews: 1, heldReviews: 1 });
    for (let count = 0; count < 6; count++) await addReview(id);
    expect(await first(owner)).toMatchObject({ unansweredReviews: 5, heldReviews: 1 });
  });

  it("reviews of who wore the badge before wait for nobody", async () => {
    const owner = await makePerson();
    const { id } = await makeGuide(owner);
    await addReview(id);
    await addReview(id, { status: "held" });
    await db.update(guides).set({ earlierReviewId: sql`(select max(id) from reviews)` });
    expect(await first(owner)).toMatchObject({
      unansweredReviews: 0,
      heldReviews: 0,
      week: { reviews: 0 },
    });
  });
});

describe("the ways on a profile's card", () => {
  it.each([
    [["PayPal", "MB WAY"], "PT", null, { paypalLink: "marta" }, [{ kind: "number", label: "mbway" }]],
    [["PayPal"], "PT", "MB WAY", { paypalLink: "marta" }, []],
    [["Revolut"], "SE", "Swish", { zelleLink: "https://revolut.me/marta" }, []],
    [[], "BR", "Pix", {}, []],
    [["Cash App"], "US", null, { cashappLink: "marta" }, []],
    [[], "GB", null, {}, []],
    [[], "", null, {}, []],
  ])(
    "the ways are %j in %j, where people pay each other by %s",
    async (tips, country, homeWay, fields, ways) => {
      const owner = await makePerson();
      const { id } = await makeGuide(owner, { ...fields, country });
      const json = ways.map((way) => ({ ...way, value: "+351912345678", country, holder: "Marta" }));
      const stored = await call("PUT", `/api/guides/${id}/payment-ways`, { as: owner, json });
      expect(stored.status).toBe(200);
      expect(await first(owner)).toMatchObject({ tips, homeWay });
    },
  );

  it("a way's name in the guide's own words, its number and its link stand nowhere in the list", async () => {
    const owner = await makePerson();
    const { id } = await makeGuide(owner, { country: "PT" });
    const json = [
      { kind: "number", label: "Marta 912", value: "+351912345678", country: "PT", holder: "M O" },
    ];
    await call("PUT", `/api/guides/${id}/payment-ways`, { as: owner, json });
    const list = await (await call("GET", "/api/user/guides", { as: owner })).text();
    expect(list).not.toMatch(/912|M O/);
  });
});

it("a first scan is the day of a guest's, or the instant of the owner's own, whichever was first", async () => {
  const owner = await makePerson();
  const { id } = await makeGuide(owner);
  await db.insert(guideDays).values({ guideId: id, day: "2026-11-19", visits: 4 });
  expect((await first(owner)).firstScan).toBeNull();
  await db.insert(guideDays).values({ guideId: id, day: "2026-11-21", visits: 4, scans: 1 });
  expect((await first(owner)).firstScan).toBe("2026-11-21");
  await db
    .update(guides)
    .set({ triedAt: new Date("2026-11-20T08:00Z") })
    .where(eq(guides.id, id));
  expect((await first(owner)).firstScan).toBe("2026-11-20T08:00:00.000Z");
  // Twelve hours behind, the owner's scan is one of the day before it in UTC.
  const scanAt = async (triedAt: string) => {
    await db
      .update(guides)
      .set({ triedAt: new Date(triedAt), timeZone: "Etc/GMT+12" })
      .where(eq(guides.id, id));
    return (await first(owner)).firstScan;
  };
  expect(await scanAt("2026-11-22T11:00Z")).toBe("2026-11-22T11:00:00.000Z");
  expect(await scanAt("2026-11-22T13:00Z")).toBe("2026-11-21");
});

it("an operator's name and address are known to nobody but the page's editors", async () => {
  const owner = await makePerson({ role: "operator" });
  await db.update(users).set({ operatorName: "Sofia's Lisbon Walks" }).where(eq(users.id, owner.id));
  const guide = await makeGuide(owner);
  const editor = await makePerson();
  await db.run(sql`insert into guide_editors (guide_id, email, user_id, invited_at, joined_at)
    values (${guide.id}, ${editor.email}, ${editor.id}, 1, 1)`);
  expect((await first(editor)).owner).toEqual({ name: "Sofia's Lisbon Walks", email: owner.email });
  expect((await first(owner)).owner).toBeNull();
  const page = await call("GET", `/api/guides/${guide.uniqueId}`);
  expect(await page.text()).not.toContain(owner.email);
});
