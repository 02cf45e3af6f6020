import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { ACCOUNT_LANGUAGES } from "#locales/languages.ts";
import { DAY, HOUR } from "#schema/durations.ts";
import { users } from "../db/tables/accounts.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guides } from "../db/tables/guides.ts";
import { letters } from "../db/tables/mail.ts";
import { reviews } from "../db/tables/reviews.ts";
import { guideDays } from "../db/tables/statistics.ts";
import { sendDueEmails } from "../mail/outbox.ts";
import { call, contextOf, db, makeAdmin, makeGuide, makePerson, type Person } from "../testing/factories.ts";
import { makeMailService } from "../testing/mail.ts";
import { intercept, recordQueries } from "../testing/queries.ts";
import { queueWeeks } from "./due.ts";

/** A Monday, 07:00 in Lisbon. The week before is that of 16 November. */
const MONDAY = Date.parse("2026-11-23T07:00Z");
const LISBON = "Europe/Lisbon";

type Week = Partial<typeof guideDays.$inferInsert>;
type Options = {
  person?: Parameters<typeof makePerson>[0];
  guide?: Parameters<typeof makeGuide>[1];
  isOld?: boolean;
};

type Visited = { person: Person; guide: Awaited<ReturnType<typeof makeGuide>> };

/** Stores what happened on a day. */
const happen = (guideId: number, day: string, sums: Week) =>
  db.insert(guideDays).values({ guideId, day, ...sums });

const setAccount = (id: number, set: Partial<typeof users.$inferInsert>) =>
  db.update(users).set(set).where(eq(users.id, id));

/** Makes someone whose address is confirmed, with a page in Lisbon that somebody visited on the Thursday before. */
async function makeVisited({ person: given, guide: values, isOld = true }: Options = {}): Promise<Visited> {
  const person = await makePerson({ trialEndsAt: new Date(MONDAY + 60 * DAY), ...given });
  const guide = await makeGuide(person, { timeZone: LISBON, ...values });
  await setAccount(person.id, {
    emailVerifiedAt: new Date(),
    createdAt: new Date(MONDAY - (isOld ? 100 : 10) * DAY),
  });
  await happen(guide.id, "2026-11-19", { visits: 3, scans: 2 });
  return { person, guide };
}

/** Does the hourly part at an instant; returns recipient and subject of what was sent. */
async function runAt(at: number, service = makeMailService()): Promise<(string | undefined)[][]> {
  const ctx = contextOf({ env: recordQueries(service.env), now: at });
  await queueWeeks(ctx);
  await sendDueEmails(ctx);
  return service.sent.map(({ to, subject }) => [String(to), subject]);
}
const textAt = async (at: number): Promise<string> => {
  const service = makeMailService();
  await runAt(at, service);
  return service.sent[0]?.text ?? "";
};

// Every test looks at all accounts there are.
beforeEach(async () => {
  await db.update(users).set({ weekDueAt: null });
  await db.delete(letters);
});

describe("when the e-mail about the week is sent", () => {
  it("an e-mail is sent on Monday from seven where the page is, and once", async () => {
    const { person } = await makeVisited();
    expect(await runAt(MONDAY - HOUR)).toEqual([]);
    expect(await runAt(MONDAY - 1)).toEqual([]);
    expect(await runAt(MONDAY)).toEqual([[person.email, "Your week: 2 scans"]]);
    for (const later of [0, HOUR, DAY, 40 * HOUR]) expect(await runAt(MONDAY + later)).toEqual([]);
  });

  it.each([
    ["Pacific/Kiritimati", "2026-11-22T17:00Z"],
    ["Pacific/Pago_Pago", "2026-11-23T18:00Z"],
    ["Asia/Kathmandu", "2026-11-23T01:15Z"],
  ])("an e-mail to %s is sent from %s", async (timeZone, from) => {
    const { person } = await makeVisited({ guide: { timeZone } });
    expect(await runAt(Date.parse(from) - HOUR)).toEqual([]);
    expect(await runAt(Date.parse(from))).toEqual([[person.email, "Your week: 2 scans"]]);
  });

  it("a late run still sends until Tuesday ends there, a later one nothing, and the next Monday has its own e-mail", async () => {
    const [{ person: late }, { guide, person: later }] = [await makeVisited(), await makeVisited()];
    await setAccount(later.id, { weekLetters: false });
    expect(await runAt(MONDAY + 41 * HOUR - 1)).toEqual([[late.email, "Your week: 2 scans"]]);
    await setAccount(later.id, { weekLetters: true });
    expect(await runAt(MONDAY + 41 * HOUR)).toEqual([]);
    await happen(guide.id, "2026-11-28", { visits: 1, scans: 1 });
    const next = await runAt(MONDAY + 7 * DAY);
    expect(next).toContainEqual([later.email, "Your week: 1 scan"]);
  });

  it("an e-mail that could not be sent before Tuesday ended is dropped", async () => {
    const { person } = await makeVisited();
    const ctx = contextOf({ env: makeMailService().env, now: MONDAY + 40 * HOUR });
    await queueWeeks(ctx);
    expect(await db.$count(letters, eq(letters.userId, person.id))).toBe(1);
    expect(await runAt(MONDAY + 41 * HOUR)).toEqual([]);
    expect(await db.$count(letters, eq(letters.userId, person.id))).toBe(0);
  });

  it("two runs at once, and ten, send one e-mail to each account", async () => {
    const people = [await makeVisited(), await makeVisited(), await makeVisited()];
    const runs = await Promise.all(Array.from({ length: 10 }, () => runAt(MONDAY)));
    expect(
      runs
        .flat()
        .map(([to]) => to)
        .toSorted(),
    ).toEqual(people.map(({ person }) => person.email).toSorted());
  });

  it("a run that is cut off after any statement sends nothing twice, and the next one the rest", async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => makeVisited()));
    const sent: (string | undefined)[] = [];
    for (let allowed = 1; allowed < 12; allowed++) {
      const service = makeMailService();
      let calls = 0;
      const DB = new Proxy(service.env.DB, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name);
          if (typeof member !== "function") return member;
          return (...given: unknown[]) => {
            if (name === "batch" || name === "prepare") calls += 1;
            if (calls > allowed) throw new Error("the run was cut off");
            return Reflect.apply(member, target, given);
          };
        },
      });
      const ctx = contextOf({ env: { ...service.env, DB }, now: MONDAY });
      await queueWeeks(ctx).catch(() => undefined);
    }
    sent.push(...(await runAt(MONDAY + HOUR)).map(([to]) => to));
    expect(sent.toSorted()).toEqual(people.map(({ person }) => person.email).toSorted());
  });

  it.each([
    ["on", "users_week_due"],
    ["off", "users_week_due_free"],
  ] as const)("a run with BILLING=%s looks at accounts by the index %s", async (BILLING, index) => {
    await makeVisited();
    const queries: string[] = [];
    const service = makeMailService({ BILLING });
    const DB = intercept(service.env.DB, (query) => (queries.push(query), query));
    await queueWeeks(contextOf({ env: { ...service.env, DB }, now: MONDAY - HOUR }));
    const listing =
      queries.find((query) => query.startsWith("select") && query.includes("week_due_at")) ?? "";
    const values = Array.from(listing.matchAll(/\?/g), () => 1);
    const { results } = await service.env.DB.prepare(`explain query plan ${listing}`)
      .bind(...values)
      .all<{ detail: string }>();
    expect(results[0]?.detail).toBe(`SEARCH users USING INDEX ${index} (week_due_at<?)`);
  });

  it("all accounts beyond what a run can send get their e-mail an hour later, each once", async () => {
    const { person, guide } = await makeVisited();
    const many = 120;
    await db.run(sql`insert into users (username, email, password_hash, subscription_status, email_verified_at, created_at, week_due_at)
      select 'Guide', 'week' || value || '@many.example', 'x', 'active', 1, 1, 0 from json_each(${JSON.stringify(Array.from({ length: many }, (_, n) => n))})`);
    await db.run(sql`insert into guides (unique_id, user_id, slot, name, time_zone, created_at, updated_at)
      select 'week-' || id, id, 1, 'Guide', ${LISBON}, 1, 1 from users where email like '%@many.example'`);
    await db.run(sql`insert into guide_days (guide_id, day, visits, scans)
      select id, '2026-11-20', 1, 1 from guides where unique_id like 'week-%'`);
    const first = await runAt(MONDAY);
    const second = await runAt(MONDAY + HOUR);
    expect(first.length).toBeLessThanOrEqual(100);
    const all = [...first, ...second].map(([to]) => to);
    expect([all.length, new Set(all).size]).toEqual([many + 1, many + 1]);
    expect(all).toContain(person.email);
    expect(guide.id).toBeGreaterThan(0);
    await db.delete(users).where(sql`email like '%@many.example'`);
  });

  it("accounts all over the world that are due at once take 250 statements of a run at most, and all have their turn", async () => {
    const America = [
      "Adak",
      "Anchorage",
      "Los_Angeles",
      "Denver",
      "Chicago",
      "New_York",
      "Halifax",
      "Sao_Paulo",
    ];
    const Asia = [
      "Dubai",
      "Kabul",
      "Karachi",
      "Kolkata",
      "Kathmandu",
      "Dhaka",
      "Yangon",
      "Bangkok",
      "Shanghai",
      "Tokyo",
    ];
    const Europe = ["Lisbon", "Berlin", "Athens", "Moscow"];
    const zones = Object.entries({ America, Asia, Europe }).flatMap(([continent, places]) =>
      places.map((place) => `${continent}/${place}`),
    );
    const due = JSON.stringify(Array.from({ length: 500 }, (_, n) => [n, zones[n % zones.length]]));
    await db.run(sql`insert into users (username, email, password_hash, subscription_status, email_verified_at, created_at, week_due_at)
      select 'Guide', 'week' || (value ->> 0) || '@world.example', 'x', 'active', 1, 1, 0 from json_each(${due})`);
    await db.run(sql`insert into guides (unique_id, user_id, slot, name, time_zone, created_at, updated_at)
      select 'world-' || users.id, users.id, 1, 'Guide', value ->> 1, 1, 1
        from json_each(${due}) join users on email = 'week' || (value ->> 0) || '@world.example'`);
    // Monday or Tuesday everywhere, and after seven.
    const at = MONDAY + 11 * HOUR;
    const service = makeMailService();
    const isDue = sql`email like '%@world.example' and week_due_at <= ${at + HOUR}`;
    const counts: number[] = [];
    while ((await db.$count(users, isDue)) > 0 && counts.length < 20) {
      let statements = 0;
      const DB = intercept(service.env.DB, (query) => (statements++, query));
      await queueWeeks(contextOf({ env: { ...service.env, DB }, now: at }));
      counts.push(statements);
    }
    expect(await db.$count(users, isDue)).toBe(0);
    expect(Math.max(...counts)).toBeLessThanOrEqual(250);
    await db.delete(users).where(sql`email like '%@world.example'`);
  });
});

describe("who gets the e-mail about the week", () => {
  const isSilent = async (change: (made: Visited) => Promise<unknown>) => {
    const made = await makeVisited();
    await change(made);
    expect(await runAt(MONDAY)).toEqual([]);
    return made;
  };

  it("an account that has switched the e-mail off, is being deleted or whose address bounces gets none", async () => {
    await isSilent(({ person }) =>
      call("PATCH", "/api/account/notifications", { as: person, json: { week: false } }),
    );
    await isSilent(({ person }) => setAccount(person.id, { deletionDueAt: new Date(MONDAY + DAY) }));
    await isSilent(({ person }) => setAccount(person.id, { mailSuppressedAt: new Date() }));
  });

  it("an address that is confirmed on Monday gets the e-mail with the next run", async () => {
    const { person } = await isSilent(({ person }) => setAccount(person.id, { emailVerifiedAt: null }));
    await setAccount(person.id, { emailVerifiedAt: new Date() });
    expect(await runAt(MONDAY + 5 * HOUR)).toEqual([[person.email, "Your week: 2 scans"]]);
  });

  it("an account whose pages are dark gets none, and its e-mail once they are back before Tuesday ends", async () => {
    const { person } = await isSilent(({ person }) =>
      setAccount(person.id, { subscriptionStatus: "inactive", trialEndsAt: new Date(MONDAY - DAY) }),
    );
    await setAccount(person.id, { subscriptionStatus: "active" });
    expect(await runAt(MONDAY + 30 * HOUR)).toEqual([[person.email, "Your week: 2 scans"]]);
  });

  it("an account without a plan gets its e-mail where none needs one", async () => {
    const { person } = await isSilent(({ person }) =>
      setAccount(person.id, { subscriptionStatus: "inactive", trialEndsAt: new Date(MONDAY - DAY) }),
    );
    expect(await runAt(MONDAY + HOUR, makeMailService({ BILLING: "off" }))).toEqual([
      [person.email, "Your week: 2 scans"],
    ]);
  });

  it("an account whose only page an admin hid gets none, and its e-mail once it is shown again", async () => {
    const admin = await makeAdmin();
    const hide = (id: number) =>
      call("POST", `/api/admin/guides/${id}/hide`, { as: admin, json: { reason: "Not a guide" } });
    const { person, guide } = await isSilent(({ guide }) => hide(guide.id));
    expect((await call("POST", `/api/admin/guides/${guide.id}/show`, { as: admin })).status).toBe(200);
    await db.delete(letters);
    expect(await runAt(MONDAY + HOUR)).toEqual([[person.email, "Your week: 2 scans"]]);
  });

  it("an editor gets none about pages of others", async () => {
    const { guide, person } = await makeVisited();
    const editor = await makePerson();
    const at = new Date();
    await setAccount(editor.id, { emailVerifiedAt: at });
    await db
      .insert(guideEditors)
      .values({ guideId: guide.id, email: editor.email, userId: editor.id, invitedAt: at, joinedAt: at });
    expect((await runAt(MONDAY)).map(([to]) => to)).toEqual([person.email]);
  });

  it("an account without a profile is looked at once, and again when it has one", async () => {
    const person = await makePerson({ trialEndsAt: new Date(MONDAY + 60 * DAY) });
    await setAccount(person.id, { emailVerifiedAt: new Date() });
    await runAt(MONDAY - DAY);
    const dueAt = async () =>
      (await db.select({ at: users.weekDueAt }).from(users).where(eq(users.id, person.id)))[0]?.at;
    expect(await dueAt()).toBeNull();
    const guide = await makeGuide(person, { timeZone: LISBON });
    expect(await dueAt()).toBe(0);
    await happen(guide.id, "2026-11-20", { visits: 1, scans: 0 });
    expect(await runAt(MONDAY)).toEqual([[person.email, "Your week"]]);
  });

  it("an account without a visit in two weeks gets none", async () => {
    const { guide } = await isSilent(({ guide }) =>
      db.update(guideDays).set({ day: "2026-11-08" }).where(eq(guideDays.guideId, guide.id)),
    );
    await happen(guide.id, "2026-11-23", { visits: 9, scans: 9 });
    expect(await runAt(MONDAY + HOUR)).toEqual([]);
  });

  it("a new account that nobody has visited is told once, in its first four weeks", async () => {
    const { person, guide } = await makeVisited({ isOld: false });
    await db.delete(guideDays).where(eq(guideDays.guideId, guide.id));
    const service = makeMailService();
    expect(await runAt(MONDAY, service)).toEqual([[person.email, "Your week"]]);
    expect(service.sent[0]?.text).toContain("Nobody has scanned yet. Is the badge on?");
    expect(await runAt(MONDAY + 7 * DAY)).toEqual([]);
    const old = await makeVisited();
    await db.delete(guideDays).where(eq(guideDays.guideId, old.guide.id));
    expect(await runAt(MONDAY + 14 * DAY)).toEqual([]);
  });
});

describe("the oldest profile of an account", () => {
  it("the time zone of the oldest profile decides: a change of it is followed, and sends nothing twice", async () => {
    const { person, guide } = await makeVisited({ person: { role: "operator" } });
    await makeGuide(person, { timeZone: "Pacific/Kiritimati" });
    expect(await runAt(MONDAY - 10 * HOUR)).toEqual([]);
    const move = (timeZone: string) =>
      call("PATCH", `/api/guides/${guide.id}`, { as: person, json: { timeZone } });
    expect((await move("Asia/Tokyo")).status).toBe(200);
    expect(await runAt(MONDAY - 8 * HOUR)).toEqual([[person.email, "Your week: 2 scans"]]);
    await move("America/Los_Angeles");
    for (const later of [0, 8, 9, 30]) expect(await runAt(MONDAY + later * HOUR)).toEqual([]);
  });

  it("an oldest profile that is deleted makes way for the next, which is then looked at", async () => {
    const { person, guide } = await makeVisited({ person: { role: "operator" } });
    const tokyo = await makeGuide(person, { timeZone: "Asia/Tokyo" });
    await happen(tokyo.id, "2026-11-18", { visits: 1, scans: 1 });
    expect(await runAt(MONDAY - 8 * HOUR)).toEqual([]);
    expect((await call("DELETE", `/api/guides/${guide.id}`, { as: person })).status).toBe(204);
    await db.delete(letters);
    expect(await runAt(MONDAY - 8 * HOUR)).toEqual([[person.email, "Your week: 1 scan"]]);
  });

  it("a page that was handed on between the run and the sending is left out", async () => {
    const { guide } = await makeVisited();
    await queueWeeks(contextOf({ env: makeMailService().env, now: MONDAY }));
    await db
      .update(guides)
      .set({ handedOnAt: new Date(MONDAY + 1000) })
      .where(eq(guides.id, guide.id));
    expect(await runAt(MONDAY + HOUR)).toEqual([]);
  });

  it("an e-mail that was switched off between the run and the sending isn't sent", async () => {
    const { person } = await makeVisited();
    await queueWeeks(contextOf({ env: makeMailService().env, now: MONDAY }));
    await setAccount(person.id, { weekLetters: false });
    expect(await runAt(MONDAY + HOUR)).toEqual([]);
  });
});

describe("what the e-mail about the week says", () => {
  it("each figure stands beside that of the week before, from Monday to Sunday, and no day else counts", async () => {
    const { guide, person } = await makeVisited();
    const sums = { scans: 1, visits: 2, tipWays: 3, tipsWorked: 1, savedContacts: 4, tours: 5 };
    for (const day of ["2026-11-16", "2026-11-22", "2026-11-09", "2026-11-08", "2026-11-23"])
      await happen(guide.id, day, sums);
    const at = (day: string) => new Date(`${day}T12:00Z`);
    const review = { guideId: guide.id, name: "Ana", comment: "Lovely", status: "published" as const };
    await db.insert(reviews).values([
      { ...review, rating: 5, date: at("2026-11-16") },
      { ...review, rating: 4, date: at("2026-11-22") },
      { ...review, rating: 1, date: at("2026-11-15") },
      { ...review, rating: 1, date: at("2026-11-23") },
      { ...review, rating: 1, date: at("2026-11-20"), status: "held" },
    ]);
    const text = await textAt(MONDAY);
    for (const line of [
      "What your guests did from 16 November 2026 to 22 November 2026.",
      "Scans: 4 (3 more than the week before)",
      "Visits: 7 (5 more than the week before)",
      "Tips opened: 6 (3 more than the week before)",
      "Tips said to have worked: 2 (1 more than the week before)",
      "Contacts saved: 8 (4 more than the week before)",
      "Tours opened: 10 (5 more than the week before)",
      "New reviews: 2 · ★ 4.5 (1 more than the week before)",
    ])
      expect(text).toContain(line);
    expect(text).not.toContain(person.email);
  });

  it("a mean between two decimals is rounded as on the page", async () => {
    const { guide } = await makeVisited();
    const review = { guideId: guide.id, name: "Ana", comment: "Lovely", date: new Date("2026-11-18T12:00Z") };
    // 97 stars of twenty reviews are 4.85.
    for (const ratings of [Array.from({ length: 10 }, () => 5), [4, 4, 4, 5, 5, 5, 5, 5, 5, 5]])
      await db.insert(reviews).values(ratings.map((rating) => ({ ...review, rating })));
    expect(await textAt(MONDAY)).toContain("New reviews: 20 · ★ 4.8 ");
  });

  it("an operator reads of all profiles in one e-mail of at most 20 kB, by their names", async () => {
    const { person, guide } = await makeVisited({ person: { role: "operator" }, guide: { name: "Kenji" } });
    for (const name of ["<b>Amara</b> & sons", "م".repeat(100)]) {
      const other = await makeGuide(person, { name, timeZone: "Asia/Tokyo" });
      await happen(other.id, "2026-11-17", { visits: 10, scans: 7, tours: 3 });
    }
    await db.update(guides).set({ printedAt: new Date() }).where(eq(guides.id, guide.id));
    const service = makeMailService();
    expect(await runAt(MONDAY, service)).toEqual([[person.email, "Your week: 16 scans"]]);
    const [{ html = "", text = "", subject, headers } = {}] = service.sent;
    expect(text).toMatch(/Kenji\nScans: 2 [^]*<b>Amara<\/b> & sons\nScans: 7 /);
    expect(html).toContain("&lt;b&gt;Amara&lt;/b&gt; &amp; sons");
    const bytes = new TextEncoder().encode(`${subject}${JSON.stringify(headers)}${html}${text}`).length;
    expect(bytes).toBeLessThanOrEqual(20_000);
  });

  it.each(ACCOUNT_LANGUAGES)(
    "an operator's e-mail of three profiles in %s has at most 20 kB",
    async (language) => {
      const { person, guide } = await makeVisited({
        person: { role: "operator" },
        guide: { name: "😀".repeat(100) },
      });
      await setAccount(person.id, { language });
      const many = 1_234_567;
      const most = {
        scans: many,
        visits: many,
        tipWays: many,
        tipsWorked: many,
        savedContacts: many,
        tours: many,
      };
      await happen(guide.id, "2026-11-17", most);
      for (const name of ["ก".repeat(100), "漢".repeat(100)]) {
        const other = await makeGuide(person, { name, timeZone: LISBON });
        await happen(other.id, "2026-11-17", most);
      }
      const service = makeMailService();
      await runAt(MONDAY, service);
      const [{ html = "", text = "" } = {}] = service.sent;
      expect(new TextEncoder().encode(html + text).length).toBeLessThanOrEqual(20_000);
      expect(text).toContain(`${"漢".repeat(39)}…`);
    },
  );

  it("the next step is the first that is true: no way, a failing way, never printed, an unanswered review, none", async () => {
    const { person, guide } = await makeVisited();
    const again = async () => {
      await setAccount(person.id, { weekLetterIn: null, weekDueAt: 0 });
      return textAt(MONDAY);
    };
    await happen(guide.id, "2026-11-21", { visits: 3, waysFailed: { paypal: 2 }, tipsFailed: 2 });
    await db
      .insert(reviews)
      .values({ guideId: guide.id, name: "Ana", rating: 5, comment: "Lovely", date: new Date("2026-11-20") });
    expect(await again()).toContain(`Nobody can tip ${guide.name} yet.`);
    await db.update(guides).set({ paypalLink: "marta" }).where(eq(guides.id, guide.id));
    expect(await again()).toContain("Guests say PayPal doesn't work. Please try it.");
    await db
      .update(guideDays)
      .set({ waysWorked: { paypal: 1 } })
      .where(eq(guideDays.day, "2026-11-21"));
    expect(await again()).toContain("Your badge has never been printed.");
    await db.update(guides).set({ printedAt: new Date() }).where(eq(guides.id, guide.id));
    expect(await again()).toContain("A review waits for your answer.");
    await db.update(reviews).set({ reply: "Thank you" }).where(eq(reviews.guideId, guide.id));
    expect(await again()).toContain("Look at your dashboard:");
  });
});

describe("stopping the e-mail about the week", () => {
  it("the link stops this e-mail alone, by the page and by one click, and may be used again", async () => {
    const { person } = await makeVisited();
    const service = makeMailService();
    await runAt(MONDAY, service);
    const link = String(new Headers(service.sent[0]?.headers).get("List-Unsubscribe")).slice(1, -1);
    const { pathname, search, searchParams } = new URL(link);
    const opened = await call("GET", pathname + search);
    expect([opened.status, opened.headers.get("Location")]).toEqual([
      303,
      `/unsubscribe#week=${searchParams.get("week")}`,
    ]);
    const settings = async () => (await call("GET", "/api/account/notifications", { as: person })).json();
    expect(await settings()).toEqual({ newReviews: true, trialEnding: true, week: true });
    for (let again = 0; again < 2; again++) {
      const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
      expect((await call("POST", pathname + search, { body })).status).toBe(204);
    }
    expect(await settings()).toEqual({ newReviews: true, trialEnding: true, week: false });
    await call("PATCH", "/api/account/notifications", { as: person, json: { week: true } });
    await call("POST", "/api/auth/unsubscribe", { json: { token: searchParams.get("week") } });
    expect(await settings()).toEqual({ newReviews: true, trialEnding: true, week: false });
  });
});
