import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { DAY } from "#schema/durations.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import type { OwnStatistics, Statistics } from "#schema/statistics.ts";
import { users } from "../db/tables/accounts.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guideDays } from "../db/tables/statistics.ts";
import { reviews } from "../db/tables/reviews.ts";
import worker from "../index.ts";
import { call, contextOf, db, makeGuide, makePerson, type Person } from "../testing/factories.ts";
import { recordQueries } from "../testing/queries.ts";
import { rowsOf } from "../testing/rows-read.ts";
import { addSums } from "./add-sums.ts";
import { removeOldDays } from "./old-days.ts";
import { dayAndHour, daysUntil } from "#schema/day.ts";
import { SUMMED_MAX, SUMMED_REVIEWS_MAX } from "./span.ts";
import { getOwnStatistics, getStatistics } from "./statistics.ts";

const NOTHING = {
  visits: 0,
  scans: 0,
  tipOpens: 0,
  tipWays: 0,
  tipsWorked: 0,
  tipsFailed: 0,
  contacts: 0,
  links: 0,
  tours: 0,
  reviews: 0,
};
const dayBefore = (days: number) => dayAndHour("UTC", Date.now() - days * DAY).day;

const ask = (owner: Person, id: number, query = "") =>
  call("GET", `/api/guides/${id}/stats${query}`, { as: owner });
const read = async (owner: Person, id: number, query = "") =>
  (await ask(owner, id, query)).json<Statistics>();

describe("days", () => {
  it.each([
    ["UTC", "2026-03-29T00:30Z", "2026-03-29", 0],
    ["Asia/Bangkok", "2026-03-28T17:00Z", "2026-03-29", 0],
    ["America/Los_Angeles", "2026-03-29T06:59Z", "2026-03-28", 23],
    // Summer begins: there is no 2:30.
    ["Europe/Berlin", "2026-03-29T00:59Z", "2026-03-29", 1],
    ["Europe/Berlin", "2026-03-29T01:00Z", "2026-03-29", 3],
    ["Asia/Kathmandu", "2026-12-31T18:15Z", "2027-01-01", 0],
  ])("a day in %s at %s is the day %s, at the hour %i", (timeZone, at, day, hour) => {
    expect(dayAndHour(timeZone, Date.parse(at))).toEqual({ day, hour });
  });

  it("a span ends with its last day, across months, leap years and clock changes", () => {
    expect(daysUntil("2028-03-01", 3)).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
    const days = daysUntil("2026-11-22", 180);
    expect(new Set(days).size).toBe(180);
    expect(days[0]).toBe("2026-05-27");
  });
});

describe("GET /api/guides/{id}/stats", () => {
  it("days without anything are zeros, and the span before is summed up beside them", async () => {
    const owner = await makePerson();
    const { id } = await makeGuide(owner);
    await db.batch([
      addSums(db, {
        guideId: id,
        day: dayBefore(0),
        visits: 3,
        scans: 2,
        marks: { badge: 2 },
        hours: { 9: 3 },
      }),
      addSums(db, { guideId: id, day: dayBefore(6), visits: 1, tipOpens: 1, hours: { 23: 1 } }),
      addSums(db, { guideId: id, day: dayBefore(7), visits: 10, scans: 10, marks: { tent: 10 } }),
      addSums(db, { guideId: id, day: dayBefore(13), contacts: 5 }),
      addSums(db, { guideId: id, day: dayBefore(14), visits: 1000 }),
    ]);
    const week = await read(owner, id, "?days=7");
    expect(week.days.map(({ date }) => date)).toEqual([6, 5, 4, 3, 2, 1, 0].map(dayBefore));
    expect(week.days[3]).toEqual({ date: dayBefore(3), ...NOTHING });
    expect(week.totals).toEqual({ ...NOTHING, visits: 4, scans: 2, tipOpens: 1 });
    expect(week.before).toEqual({ ...NOTHING, visits: 10, scans: 10, contacts: 5 });
    expect(week.marks).toEqual([{ mark: "badge", scans: 2 }]);
    expect(week.hours).toHaveLength(24);
    expect([week.hours[9], week.hours[23], week.hours[0]]).toEqual([3, 1, 0]);
    const quarter = await read(owner, id, "?days=90");
    expect(quarter.days).toHaveLength(90);
    expect(quarter.totals.visits).toBe(1014);
    expect(quarter.marks).toEqual([
      { mark: "tent", scans: 10 },
      { mark: "badge", scans: 2 },
    ]);
    expect(quarter.before).toEqual(NOTHING);
  });

  it("a profile that nobody has opened has days, all zeros, and 30 of them unless it is asked for others", async () => {
    const owner = await makePerson();
    const { id } = await makeGuide(owner);
    const { days, marks, ways, totals, before } = await read(owner, id);
    expect([days.length, marks, ways, totals, before]).toEqual([30, [], [], NOTHING, NOTHING]);
  });

  it.each(["8", "0", "-7", "seven", "", "7.5"])("a span of '%s' days is refused", async (days) => {
    const owner = await makePerson();
    const { id } = await makeGuide(owner);
    const response = await ask(owner, id, `?days=${days}`);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { message: "Invalid days", errors: ["Invalid days"] },
    ]);
  });

  it("reviews count on the day they were written, in the guide's time zone", async () => {
    const owner = await makePerson();
    const { id } = await makeGuide(owner, { timeZone: "Pacific/Auckland" });
    const now = Date.parse("2026-11-22T12:00Z");
    const values = { guideId: id, name: "Hannah", rating: 5, comment: "Lovely" };
    await db.insert(reviews).values([
      { ...values, date: new Date("2026-11-22T11:30Z") },
      { ...values, date: new Date("2026-11-22T10:59Z") },
      { ...values, date: new Date("2026-11-16T10:59Z") },
      { ...values, date: new Date("2026-11-01T10:59Z") },
    ]);
    const { days, totals, before } = await getStatistics(contextOf({ now }), owner.id, {
      guideId: id,
      span: 7,
    });
    expect(days.map(({ date, reviews: count }) => [date, count])).toEqual([
      ["2026-11-17", 0],
      ["2026-11-18", 0],
      ["2026-11-19", 0],
      ["2026-11-20", 0],
      ["2026-11-21", 0],
      ["2026-11-22", 1],
      ["2026-11-23", 1],
    ]);
    expect([totals.reviews, before.reviews]).toEqual([2, 1]);
  });

  it("a day adds up, name by name, and keeps a hundred marks at most", async () => {
    const owner = await makePerson();
    const { id } = await makeGuide(owner);
    const day = dayBefore(0);
    const marks = Object.fromEntries(Array.from({ length: 130 }, (_, index) => [`m${index}`, 1]));
    await db.batch([
      addSums(db, { guideId: id, day, visits: 1, scans: 1, marks: { "a-b": 1 }, hours: { 1: 1 } }),
      addSums(db, { guideId: id, day, visits: 2, scans: 2, marks: { "a-b": 1, tent: 1 }, ways: { pix: 4 } }),
      addSums(db, { guideId: id, day, marks }),
    ]);
    const [row] = await db.select().from(guideDays).where(eq(guideDays.guideId, id));
    expect(row).toMatchObject({ visits: 3, scans: 3, hours: { 1: 1 }, ways: { pix: 4 } });
    expect(row?.marks["a-b"]).toBe(2);
    expect(Object.keys(row?.marks ?? {})).toHaveLength(100);
  });
});

describe("GET /api/user/stats", () => {
  const readAll = async (as: Person, query = "") => {
    const response = await call("GET", `/api/user/stats${query}`, { as, env: recordQueries(env) });
    expect(response.status).toBe(200);
    return response.json<OwnStatistics>();
  };

  it("the pages that an account edits are summed up and listed, its own first, each by its own days", async () => {
    const [owner, other] = [await makePerson({ role: "operator" }), await makePerson()];
    const page = await makeGuide(other, { name: "Marta" });
    const [first, second] = [
      await makeGuide(owner, { name: "Amara" }),
      await makeGuide(owner, { name: "Kenji", timeZone: "Pacific/Auckland" }),
    ];
    const at = new Date();
    await db
      .insert(guideEditors)
      .values({ guideId: page.id, email: owner.email, userId: owner.id, invitedAt: at, joinedAt: at });
    const aucklandDay = dayAndHour("Pacific/Auckland", Date.now()).day;
    await db.batch([
      addSums(db, { guideId: first.id, day: dayBefore(0), visits: 3, scans: 2, tours: 1 }),
      addSums(db, { guideId: first.id, day: dayBefore(7), visits: 10 }),
      addSums(db, { guideId: second.id, day: aucklandDay, visits: 5, tipWays: 4 }),
      addSums(db, { guideId: page.id, day: dayBefore(1), contacts: 7 }),
    ]);
    await db
      .insert(reviews)
      .values({ guideId: second.id, name: "Hannah", rating: 5, comment: "Lovely", date: at });
    const listed = ({ id, uniqueId }: typeof page, name: string) => ({ id, name, uniqueId });
    expect(await readAll(owner, "?days=7")).toEqual({
      totals: { ...NOTHING, visits: 8, scans: 2, tours: 1, tipWays: 4, contacts: 7, reviews: 1 },
      before: { ...NOTHING, visits: 10 },
      guides: [
        { ...listed(first, "Amara"), totals: { ...NOTHING, visits: 3, scans: 2, tours: 1 } },
        { ...listed(second, "Kenji"), totals: { ...NOTHING, visits: 5, tipWays: 4, reviews: 1 } },
        { ...listed(page, "Marta"), totals: { ...NOTHING, contacts: 7 } },
      ],
    });
    // Without a span it is 30 days, as for one page.
    expect((await readAll(owner)).totals.visits).toBe(18);
    const [alone] = (await readAll(other)).guides;
    expect([alone?.id, (await readAll(other)).guides.length]).toEqual([page.id, 1]);
    expect((await read(owner, second.id, "?days=7")).totals).toEqual(
      (await readAll(owner, "?days=7")).guides[1]?.totals,
    );
  });

  it("an account without a page, and an editor whose owner leaves, have zeros and no row", async () => {
    const nothing = { totals: NOTHING, before: NOTHING, guides: [] };
    expect(await readAll(await makePerson())).toEqual(nothing);
    const [owner, editor] = [await makePerson(), await makePerson()];
    const { id } = await makeGuide(owner);
    await addSums(db, { guideId: id, day: dayBefore(0), visits: 3 });
    const at = new Date();
    await db
      .insert(guideEditors)
      .values({ guideId: id, email: editor.email, userId: editor.id, invitedAt: at, joinedAt: at });
    expect((await readAll(editor)).totals.visits).toBe(3);
    await db.update(users).set({ deletionDueAt: at }).where(eq(users.id, owner.id));
    expect(await readAll(editor)).toEqual(nothing);
  });

  it("the sums of all pages read no JSON, its own pages and twenty others, and a thousand reviews of each at most", async () => {
    const [owner, busy] = [await makePerson(), await makePerson({ role: "operator" })];
    const { id: own } = await makeGuide(owner, { name: "Amara" });
    const pages = [await makeGuide(busy), await makeGuide(busy), await makeGuide(busy)];
    for (let count = 0; count < 22; count++) pages.push(await makeGuide(await makePerson()));
    const at = new Date();
    for (const { id } of pages)
      await db
        .insert(guideEditors)
        .values({ guideId: id, email: owner.email, userId: owner.id, invitedAt: at, joinedAt: at });
    await db.run(sql`insert into guide_days (guide_id, day, visits, hours)
      with recursive n(i) as (select 0 union all select i + 1 from n where i < 299)
      select guides.id, date('now', '-' || i || ' days'), 1, '{"9":1}' from guides, n where guides.id >= ${own}`);
    await db.run(sql`insert into reviews (guide_id, name, rating, comment, date)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 1500)
      select ${own}, 'Guest', 5, 'Lovely', ${Date.now() - DAY} from n`);
    const { statements, rows } = await rowsOf((ctx) => getOwnStatistics(ctx, owner.id, 90));
    const { guides: listed, totals, before } = await readAll(owner, "?days=90");
    expect(listed.map(({ id }) => id)).toEqual([own, ...pages.slice(0, SUMMED_MAX - 1).map(({ id }) => id)]);
    expect([totals.visits, before.visits]).toEqual([90 * SUMMED_MAX, 90 * SUMMED_MAX]);
    expect([totals.reviews, before.reviews]).toEqual([SUMMED_REVIEWS_MAX, 0]);
    // Each page has a row a day, and the list of those that may be edited is read twice.
    expect(rows).toBeLessThan(SUMMED_REVIEWS_MAX + 183 * SUMMED_MAX + 20 * pages.length);
    for (const name of ["hours", "marks", "ways", "tour_opens"])
      expect(statements.join()).not.toContain(`"${name}"`);
  });

  it.each(["8", "0", "", "7.5"])("a span of '%s' days is refused for all pages, too", async (days) => {
    const response = await call("GET", `/api/user/stats?days=${days}`, { as: await makePerson() });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { message: "Invalid days", errors: ["Invalid days"] },
    ]);
  });
});

it("a scan writes one row, and two of indexes when it is the first of a day", async () => {
  const { id } = await makeGuide(await makePerson());
  const scanned = async () => {
    const sums = { visits: 1, scans: 1, hours: { 9: 1 }, marks: { badge: 1 } };
    const { meta } = await addSums(db, { guideId: id, day: dayBefore(0), ...sums });
    return meta.rows_written;
  };
  expect([await scanned(), await scanned(), await scanned()]).toEqual([3, 1, 1]);
});

describe("a profile's time zone", () => {
  it("a profile's time zone is the one it was created with, can be changed, and is UTC otherwise", async () => {
    const owner = await makePerson();
    const guide = await makeGuide(owner, { timeZone: "Europe/Lisbon" });
    expect(guide.timeZone).toBe("Europe/Lisbon");
    const changed = await call("PATCH", `/api/guides/${guide.id}`, {
      as: owner,
      json: { timeZone: "Asia/Kolkata" },
    });
    expect(await changed.json()).toMatchObject({ timeZone: "Asia/Kolkata" });
    expect((await makeGuide(await makePerson())).timeZone).toBe("UTC");
  });

  it.each(["Mars/Olympus", "", "+01:00", "Europe/", "../etc", 7, null, "x".repeat(5000)])(
    "a profile's time zone can't be %j",
    async (timeZone) => {
      const response = await call("POST", "/api/guides", {
        as: await makePerson(),
        json: { name: "Marta", timeZone },
      });
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { message: "Please choose a time zone", errors: ["Please choose a time zone"] },
      ]);
    },
  );
});

describe("old statistics", () => {
  it("days of more than 25 months ago are deleted by the hourly run, however many, and no others", async () => {
    const owner = await makePerson();
    const { id } = await makeGuide(owner);
    const old = daysUntil(dayBefore(31 * 26), 2100);
    for (let from = 0; from < old.length; from += 30)
      await db.batch(
        old.slice(from, from + 30).map((day) => db.insert(guideDays).values({ guideId: id, day })) as [never],
      );
    const kept = [dayBefore(0), dayBefore(30 * 24)];
    for (const day of kept) await db.insert(guideDays).values({ guideId: id, day });
    await worker.scheduled(createScheduledController(), recordQueries(env));
    const left = await db.select({ day: guideDays.day }).from(guideDays).where(eq(guideDays.guideId, id));
    expect(left.map(({ day }) => day).toSorted()).toEqual(kept.toSorted());
  });

  it("the last day of a month that is too short for today's number is kept", async () => {
    const { id } = await makeGuide(await makePerson());
    for (const day of ["2024-02-28", "2024-02-29"]) await db.insert(guideDays).values({ guideId: id, day });
    await removeOldDays(contextOf({ now: Date.parse("2026-03-31T12:00Z") }));
    const left = await db.select({ day: guideDays.day }).from(guideDays).where(eq(guideDays.guideId, id));
    expect(left).toEqual([{ day: "2024-02-29" }]);
  });
});

describe("first steps", () => {
  const stepsOf = async (owner: Person) => {
    const [guide] = await (await call("GET", "/api/user/guides", { as: owner })).json<OwnGuide[]>();
    return guide?.firstSteps;
  };

  it("each is ticked by what really happened", async () => {
    const owner = await makePerson();
    const { id } = await makeGuide(owner);
    const done = { photo: false, tip: false, print: false, scan: false };
    expect(await stepsOf(owner)).toEqual(done);
    await call("PATCH", `/api/guides/${id}`, {
      as: owner,
      json: { profilePicture: "https://pictures.example/marta.jpg", paypalLink: "marta" },
    });
    expect(await stepsOf(owner)).toEqual({ ...done, photo: true, tip: true });
    const responses = [1, 2].map(async () => call("POST", `/api/guides/${id}/printed`, { as: owner }));
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([204, 204]);
    await addSums(db, { guideId: id, day: dayBefore(40), visits: 1 });
    expect(await stepsOf(owner)).toMatchObject({ print: true, scan: false });
    await addSums(db, { guideId: id, day: dayBefore(40), scans: 1 });
    expect(await stepsOf(owner)).toEqual({ photo: true, tip: true, print: true, scan: true });
  });

  it("a payment way is a way to be tipped", async () => {
    const owner = await makePerson();
    const { id } = await makeGuide(owner);
    await call("PUT", `/api/guides/${id}/payment-ways`, {
      as: owner,
      json: [{ kind: "revolut", value: "marta" }],
    });
    expect(await stepsOf(owner)).toMatchObject({ tip: true });
  });

  it.each<[boolean, string, object, PaymentWay[]]>([
    [false, "nothing", {}, []],
    [false, "PayPal and Revolut", { paypalLink: "marta" }, [{ kind: "revolut", value: "marta" }]],
    [false, "Revolut in Zelle's field", { zelleLink: "https://revolut.me/marta" }, []],
    [true, "Stripe's field", { stripeLink: "https://buy.stripe.com/marta" }, []],
    [true, "SumUp in Zelle's field", { zelleLink: "https://pay.sumup.com/b2c/QDEMO" }, []],
    [true, "a link to anywhere", { tipLink: "https://tips.example/marta" }, []],
    [true, "Ko-fi", {}, [{ kind: "kofi", value: "marta" }]],
    [
      true,
      "a card link beside Wise",
      {},
      [
        { kind: "wise", value: "marta" },
        { kind: "card", value: "https://pay.sumup.com/b2c/QDEMO" },
      ],
    ],
  ])(
    "the first steps know %s of whether guests with nothing but a card can tip by %s",
    async (takesCards, _, fields, ways) => {
      const owner = await makePerson();
      const { id } = await makeGuide(owner, fields);
      await call("PUT", `/api/guides/${id}/payment-ways`, { as: owner, json: ways });
      const [guide] = await (await call("GET", "/api/user/guides", { as: owner })).json<OwnGuide[]>();
      expect(guide?.takesCards).toBe(takesCards);
    },
  );

  it("the first steps are hidden and brought back for the account", async () => {
    const owner = await makePerson();
    await makeGuide(owner);
    for (const putAway of [true, true, false]) {
      const response = await call("PATCH", "/api/account/first-steps", { as: owner, json: { putAway } });
      expect(response.status).toBe(204);
      expect((await stepsOf(owner)) === null).toBe(putAway);
    }
    expect((await call("PATCH", "/api/account/first-steps", { as: owner, json: {} })).status).toBe(400);
  });
});
