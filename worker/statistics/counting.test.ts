import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guideDays } from "../db/tables/statistics.ts";
import { site, withPageCache } from "../testing/assets.ts";
import { call, db, makeAdmin, makeGuide, makePerson, makeTour, type Person } from "../testing/factories.ts";
import { failOn } from "../testing/queries.ts";
import { GUEST, statisticsOf } from "../testing/statistics.ts";

let networks = 0;
/** An address that no one has used. */
const newAddress = () => `203.0.113.${++networks}`;

/** A counter of Cloudflare's that lets so many of each key pass. */
function limiter(most: number): RateLimit {
  const uses = new Map<string, number>();
  return {
    limit: ({ key }) => {
      const count = (uses.get(key) ?? 0) + 1;
      uses.set(key, count);
      return Promise.resolve({ success: count <= most });
    },
  };
}

type Visit = { as?: Person; method?: string; headers?: Record<string, string>; env?: Env };

/** Opens a page as a guest's phone does; the page comes from the renderer, or from a cache where one is bound. */
const visit = (path: string, { as, method = "GET", headers, env: given = site }: Visit = {}) =>
  call(method, path, {
    env: given,
    ...(as && { as }),
    headers: { "User-Agent": GUEST, "CF-Connecting-IP": newAddress(), ...headers },
  });

const report = (uniqueId: string, body: BodyInit, { as, headers, env: given = site }: Visit = {}) =>
  call("POST", `/api/guides/${uniqueId}/events`, {
    env: given,
    body,
    ...(as && { as }),
    headers: { "User-Agent": GUEST, "CF-Connecting-IP": newAddress(), ...headers },
  });
const reportEvent = (uniqueId: string, kind: string, detail?: string, more: Visit = {}) =>
  report(uniqueId, JSON.stringify({ kind, detail }), more);

const totals = async (owner: Person, id: number) => (await statisticsOf(owner, id)).totals;
const SUMS =
  "visits scans tipOpens tipWays tipsWorked tipsFailed contacts links savedContacts tours reviewOpens shares".split(
    " ",
  );
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

describe("counting visits", () => {
  it("a page that is opened counts as a visit at its hour, and by a code with a mark as a scan, in any case", () =>
    withPageCache(async () => {
      const owner = await makePerson();
      const { id, uniqueId } = await makeGuide(owner, { timeZone: "UTC" });
      await visit(`/profile/${uniqueId}`);
      await visit(`/q/${uniqueId}/tent`);
      await visit(`/Q/${uniqueId.toUpperCase()}/TENT/`);
      await visit(`/q/${uniqueId}/badge`);
      const now = new Date();
      const { days, marks, hours, totals: sums } = await statisticsOf(owner, id);
      expect(sums).toEqual({ ...NOTHING, visits: 4, scans: 3 });
      expect(days.at(-1)).toEqual({ date: now.toISOString().slice(0, 10), ...NOTHING, visits: 4, scans: 3 });
      expect(marks).toEqual([
        { mark: "tent", scans: 2 },
        { mark: "badge", scans: 1 },
      ]);
      expect(hours.reduce((one, other) => one + other)).toBe(4);
      expect(hours[now.getUTCHours()]).toBeGreaterThan(0);
    }));

  it("a code without a mark, or with one that can't be, is a visit and no scan", () =>
    withPageCache(async () => {
      const owner = await makePerson();
      const { id, uniqueId } = await makeGuide(owner);
      for (const path of ["", "/", "/not_a_mark", "/thirteenchars", "/%F0%9F%99%82"])
        await visit(`/q/${uniqueId}${path}`);
      expect(await statisticsOf(owner, id)).toMatchObject({ totals: { visits: 5, scans: 0 }, marks: [] });
    }));

  it("the owner's own visits and events, an editor's and an admin's don't count; another guide's do", () =>
    withPageCache(async () => {
      const owner = await makePerson();
      const { id, uniqueId } = await makeGuide(owner);
      const editor = await makePerson();
      const at = new Date();
      await db
        .insert(guideEditors)
        .values({ guideId: id, email: editor.email, userId: editor.id, invitedAt: at, joinedAt: at });
      for (const as of [owner, editor, await makeAdmin()]) {
        for (const path of [`/profile/${uniqueId}`, `/q/${uniqueId}/badge`])
          expect((await visit(path, { as })).status).toBe(200);
        await reportEvent(uniqueId, "contact", undefined, { as });
      }
      expect(await totals(owner, id)).toEqual(NOTHING);
      const other = await makePerson();
      await visit(`/profile/${uniqueId}`, { as: other });
      await reportEvent(uniqueId, "contact", undefined, { as: other });
      expect(await totals(owner, id)).toEqual({ ...NOTHING, visits: 1, contacts: 1 });
    }));

  it.each<[string, Visit]>([
    ["HEAD", { method: "HEAD" }],
    ["a prefetch", { headers: { "Sec-Purpose": "prefetch;prerender" } }],
    ["an old prefetch", { headers: { Purpose: "prefetch" } }],
    ["Firefox's prefetch", { headers: { "X-Moz": "prefetch" } }],
    ["the preview of WhatsApp", { headers: { "User-Agent": "WhatsApp/2.23.20.0" } }],
    ["the preview of Facebook", { headers: { "User-Agent": "facebookexternalhit/1.1" } }],
    ["a crawler", { headers: { "User-Agent": `${GUEST} (compatible; Googlebot/2.1)` } }],
    ["a program", { headers: { "User-Agent": "curl/8.5.0" } }],
    ["a client without a name", { headers: { "User-Agent": "" } }],
  ])("a request by %s is no visit", (_name, given) =>
    withPageCache(async () => {
      const owner = await makePerson();
      const { id, uniqueId } = await makeGuide(owner);
      expect((await visit(`/q/${uniqueId}/badge`, given)).status).toBe(200);
      expect(await totals(owner, id)).toEqual(NOTHING);
    }),
  );

  it("a page that isn't found is no visit, nor is the owner's preview of a hidden one", () =>
    withPageCache(async () => {
      const owner = await makePerson({ trialEndsAt: new Date(0) });
      const { id, uniqueId } = await makeGuide(owner);
      expect((await visit(`/q/${uniqueId}/badge`)).status).toBe(404);
      expect((await visit(`/profile/${uniqueId}`, { as: owner })).status).toBe(200);
      expect(await totals(owner, id)).toEqual(NOTHING);
    }));

  it("the page after a review is the same visit", () =>
    withPageCache(async () => {
      const owner = await makePerson();
      const { id, uniqueId } = await makeGuide(owner);
      await visit(`/profile/${uniqueId}?review=added`);
      expect(await totals(owner, id)).toEqual(NOTHING);
    }));

  it("the reloads past the limit of a network are swallowed, the page stays, and others still count", () =>
    withPageCache(async () => {
      const owner = await makePerson();
      const { id, uniqueId } = await makeGuide(owner);
      const ADDRESS_LIMIT = limiter(3);
      for (let again = 0; again < 5; again++) {
        const headers = { "CF-Connecting-IP": "198.51.100.1" };
        const page = await visit(`/q/${uniqueId}/badge`, { env: { ...site, ADDRESS_LIMIT }, headers });
        expect(page.status).toBe(200);
      }
      expect((await totals(owner, id)).scans).toBe(3);
      await visit(`/q/${uniqueId}/badge`, { env: { ...site, ADDRESS_LIMIT } });
      expect((await totals(owner, id)).scans).toBe(4);
    }));

  it("a page stands while nothing can be counted, and its headers say nothing of whose it is", () =>
    withPageCache(async () => {
      const { uniqueId } = await makeGuide(await makePerson());
      const broken = { ...site, DB: failOn(env.DB, /guide_days/) };
      const response = await visit(`/q/${uniqueId}/badge`, { env: broken });
      expect(response.status).toBe(200);
      expect(response.headers.has("Page-Subject")).toBe(false);
    }));

  it("a group that scans at once is one write of one row, and none of it is lost", () =>
    withPageCache(async () => {
      const owner = await makePerson();
      const { id, uniqueId } = await makeGuide(owner);
      await Promise.all(Array.from({ length: 40 }, () => visit(`/q/${uniqueId}/badge`)));
      await expect.poll(async () => (await totals(owner, id)).scans).toBe(40);
    }));

  it.each(["constructor", "valueof"])(
    "a mark that every object inherits is a mark like any other: %s",
    (mark) =>
      withPageCache(async () => {
        const owner = await makePerson();
        const { id, uniqueId } = await makeGuide(owner);
        await Promise.all(Array.from({ length: 5 }, () => visit(`/q/${uniqueId}/${mark}`)));
        await expect.poll(async () => (await statisticsOf(owner, id)).marks).toEqual([{ mark, scans: 5 }]);
      }),
  );
});

describe("counting events", () => {
  let owner: Person;
  let id: number;
  let uniqueId: string;
  beforeAll(async () => {
    owner = await makePerson();
    ({ id, uniqueId } = await makeGuide(owner));
  });

  it("every kind counts where it belongs, and a way to tip under its name", async () => {
    for (const [kind, detail] of [
      ["tip-open"],
      ["tip-way", "revolut"],
      ["tip-way", "paypalLink"],
      ["tip-way", "paypal"],
      ["tip-way", "mbway"],
      ["tip-way", "revolut"],
      ["tip-way", "marta@example.com"],
      ["contact", "whatsapp"],
      ["contact", "carrier pigeon"],
      ["link"],
      ["link", "https://marta.example/"],
      ["tour", "12"],
      ["review-open"],
      ["save-contact"],
      ["share"],
    ] as const)
      expect((await reportEvent(uniqueId, kind, detail)).status).toBe(204);
    const { totals: sums, ways } = await statisticsOf(owner, id);
    expect(sums).toEqual({ ...NOTHING, tipOpens: 1, tipWays: 6, contacts: 2, links: 2, tours: 1 });
    expect(ways).toEqual([
      { way: "paypal", opens: 2, worked: 0, failed: 0 },
      { way: "revolut", opens: 2, worked: 0, failed: 0 },
      { way: "mbway", opens: 1, worked: 0, failed: 0 },
    ]);
    const [row] = await db.select().from(guideDays).where(eq(guideDays.guideId, id));
    expect(row).toMatchObject({ reviewOpens: 1, savedContacts: 1, shares: 1 });
    expect(JSON.stringify(row)).not.toContain("example.com");
  });

  it("a tour that the page shows counts by its id; an event with any other detail counts without one", async () => {
    const operator = await makePerson({ role: "operator" });
    const [page, other] = [await makeGuide(operator), await makeGuide(operator)];
    const [shown, elsewhere, gone] = [
      await makeTour(operator, { title: "Sailing" }),
      await makeTour(operator),
      await makeTour(operator, { title: "Gone" }),
    ];
    const show = (guideId: number, tourId: number) =>
      call("POST", `/api/guides/${guideId}/tours`, { as: operator, json: { tourId, position: 1 } });
    await show(page.id, shown.id);
    await show(page.id, gone.id);
    await show(other.id, elsewhere.id);
    for (const detail of [
      shown.id,
      gone.id,
      shown.id,
      elsewhere.id,
      999_999,
      "-1",
      "1e3",
      " 1",
      "0x1",
      "9".repeat(40),
    ])
      await reportEvent(page.uniqueId, "tour", String(detail));
    await reportEvent(page.uniqueId, "contact", String(shown.id));
    const before = await statisticsOf(operator, page.id);
    expect(before.totals).toEqual({ ...NOTHING, tours: 10, contacts: 1 });
    expect(before.tourOpens).toEqual([
      { tour: { id: shown.id, title: "Sailing" }, opens: 2 },
      { tour: { id: gone.id, title: "Gone" }, opens: 1 },
    ]);
    const [row] = await db.select().from(guideDays).where(eq(guideDays.guideId, page.id));
    expect(row?.tourOpens).toEqual({ [shown.id]: 2, [gone.id]: 1 });
    // A tour that was deleted keeps its place in the sums and has no name any more.
    await call("DELETE", `/api/tours/${gone.id}`, { as: operator });
    await call("PATCH", `/api/tours/${shown.id}`, { as: operator, json: { title: "Sailing at dusk" } });
    const after = await statisticsOf(operator, page.id);
    expect(after.totals.tours).toBe(10);
    expect(after.tourOpens).toEqual([{ tour: { id: shown.id, title: "Sailing at dusk" }, opens: 2 }]);
  });

  it("a flood of tours that nobody has is one row, and leaves what is real", async () => {
    const operator = await makePerson({ role: "operator" });
    const page = await makeGuide(operator);
    const tour = await makeTour(operator);
    await call("POST", `/api/guides/${page.id}/tours`, {
      as: operator,
      json: { tourId: tour.id, position: 1 },
    });
    await Promise.all(
      Array.from({ length: 150 }, (_, n) => reportEvent(page.uniqueId, "tour", String(tour.id + n))),
    );
    await expect.poll(async () => (await totals(operator, page.id)).tours).toBe(150);
    const rows = await db.select().from(guideDays).where(eq(guideDays.guideId, page.id));
    expect(rows.map(({ tourOpens }) => tourOpens)).toEqual([{ [tour.id]: 1 }]);
  });

  it.each<[string, BodyInit, Record<string, string>]>([
    ["an unknown kind", JSON.stringify({ kind: "jump" }), {}],
    ["no kind", "{}", {}],
    ["a list", "[1]", {}],
    ["null", "null", {}],
    ["no JSON", "kind=share", {}],
    ["nothing", "", {}],
    ["a megabyte", JSON.stringify({ kind: "share", detail: "x".repeat(3_000_000) }), {}],
    ["another site", JSON.stringify({ kind: "share" }), { Origin: "https://evil.example" }],
    ["another site's page", JSON.stringify({ kind: "share" }), { "Sec-Fetch-Site": "cross-site" }],
    ["a program", JSON.stringify({ kind: "share" }), { "User-Agent": "curl/8" }],
  ])("an event of %s gets 204 and counts nothing", async (_name, body, headers) => {
    const guide = await makeGuide(await makePerson());
    const response = await report(guide.uniqueId, body, { headers });
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await db.select().from(guideDays).where(eq(guideDays.guideId, guide.id))).toEqual([]);
  });

  it.each<[string, unknown]>([
    ["5,000 letters", "x".repeat(5000)],
    ["60,000 signs", "@".repeat(60_000)],
    ["a list", ["revolut"]],
    ["a number", 7],
    ["what every object inherits", "constructor"],
  ])("an event counts without a detail that isn't known: %s", async (_, detail) => {
    const maker = await makePerson();
    const guide = await makeGuide(maker);
    await report(guide.uniqueId, JSON.stringify({ kind: "tip-way", detail }));
    const { totals: sums, ways } = await statisticsOf(maker, guide.id);
    expect([sums.tipWays, ways]).toEqual([1, []]);
  });

  it("a body without an end in sight gets 204 once it is too large", async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(512)),
    });
    expect((await report(uniqueId, endless)).status).toBe(204);
  });

  it("an event of an unknown or hidden profile gets 204 and counts nothing", async () => {
    const lapsed = await makePerson({ trialEndsAt: new Date(0) });
    const hidden = await makeGuide(lapsed);
    for (const name of [hidden.uniqueId, "nobody", "%F0%9F", "1"])
      expect((await reportEvent(name, "share")).status).toBe(204);
    expect(await db.select().from(guideDays).where(eq(guideDays.guideId, hidden.id))).toEqual([]);
  });

  it("an event gets 204 while the database fails", async () => {
    const broken = { ...site, DB: failOn(env.DB, /./) };
    expect((await reportEvent(uniqueId, "share", undefined, { env: broken })).status).toBe(204);
  });

  it("events of one address are limited, an IPv6 network as one, and get 204", async () => {
    const person = await makePerson();
    const guide = await makeGuide(person);
    const WRITE_LIMIT = limiter(3);
    for (let sent = 0; sent < 5; sent++) {
      const headers = { "CF-Connecting-IP": `2001:db8:1:2::${sent}` };
      const response = await reportEvent(guide.uniqueId, "contact", "email", {
        env: { ...site, WRITE_LIMIT },
        headers,
      });
      expect(response.status).toBe(204);
    }
    expect((await totals(person, guide.id)).contacts).toBe(3);
  });
});

describe("where sums are kept", () => {
  it("a profile's sums are deleted with it, and a count that comes too late writes nothing", () =>
    withPageCache(async () => {
      const owner = await makePerson();
      const one = await makeGuide(owner);
      const other = await makeGuide(await makePerson());
      await visit(`/profile/${one.uniqueId}`);
      const late = Promise.all([visit(`/profile/${one.uniqueId}`), visit(`/profile/${other.uniqueId}`)]);
      await db.delete(guides).where(eq(guides.id, one.id));
      await late;
      expect(await db.select().from(guideDays).where(eq(guideDays.guideId, one.id))).toEqual([]);
      await expect
        .poll(async () => (await db.select().from(guideDays).where(eq(guideDays.guideId, other.id))).length)
        .toBe(1);
    }));

  it("a row names no address, browser or person", () =>
    withPageCache(async () => {
      const owner = await makePerson();
      const { id, uniqueId } = await makeGuide(owner);
      await visit(`/q/${uniqueId}/badge`, { headers: { "CF-Connecting-IP": "203.0.113.250" } });
      const [row] = await db.select().from(guideDays).where(eq(guideDays.guideId, id));
      expect(Object.keys(row ?? {}).toSorted()).toEqual(
        [
          "guideId",
          "day",
          ...SUMS,
          "hours",
          "marks",
          "ways",
          "waysWorked",
          "waysFailed",
          "tourOpens",
        ].toSorted(),
      );
    }));

  it("a profile whose owner is gone counts no more", () =>
    withPageCache(async () => {
      const owner = await makePerson();
      const { id, uniqueId } = await makeGuide(owner);
      await db.delete(users).where(eq(users.id, owner.id));
      await reportEvent(uniqueId, "share");
      expect(await db.select().from(guideDays).where(eq(guideDays.guideId, id))).toEqual([]);
    }));
});
