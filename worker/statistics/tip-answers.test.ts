import { eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "#schema/durations.ts";
import { dayAndHour } from "#schema/day.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import { guideDays } from "../db/tables/statistics.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import { tryUse } from "../rate-limits/rate-limits.ts";
import { site } from "../testing/assets.ts";
import { call, contextOf, db, makeGuide, makePerson, type Person } from "../testing/factories.ts";
import { rowsOf } from "../testing/rows-read.ts";
import { answersOf, GUEST, statisticsOf } from "../testing/statistics.ts";

let networks = 0;
const newNetwork = () => `2001:db8:7:${(++networks).toString(16)}::1`;

type From = { network?: string; as?: Person; headers?: Record<string, string>; env?: Env };
const say = async (
  uniqueId: string,
  said: "worked" | "failed",
  detail?: string,
  { network = newNetwork(), as, headers, env = site }: From = {},
) => {
  const response = await call("POST", `/api/guides/${uniqueId}/events`, {
    env,
    json: { kind: `tip-${said}`, detail },
    ...(as && { as }),
    headers: { "User-Agent": GUEST, "CF-Connecting-IP": network, ...headers },
  });
  expect(response.status).toBe(204);
};
const failing = async (owner: Person) =>
  (await (await call("GET", "/api/user/guides", { as: owner })).json<OwnGuide[]>())[0]?.failingWays;

describe("answers to whether a way worked", () => {
  it("an answer counts by their way beside how often it was opened, in days, totals and the span before", async () => {
    const owner = await makePerson();
    const { id, uniqueId } = await makeGuide(owner, { timeZone: "UTC" });
    await db.insert(guideDays).values({
      guideId: id,
      day: dayAndHour("UTC", Date.now() - 8 * DAY).day,
      tipsWorked: 4,
      tipsFailed: 3,
    });
    await call("POST", `/api/guides/${uniqueId}/events`, {
      json: { kind: "tip-way", detail: "paypalLink" },
      headers: { "User-Agent": GUEST },
    });
    await say(uniqueId, "worked", "paypalLink");
    await say(uniqueId, "failed", "paypal");
    await say(uniqueId, "failed", "iban");
    await say(uniqueId, "failed", "a word of the guide's own");
    const { days, totals, before, ways } = await statisticsOf(owner, id);
    expect(ways).toEqual([
      { way: "paypal", opens: 1, worked: 1, failed: 1 },
      { way: "iban", opens: 0, worked: 0, failed: 1 },
    ]);
    expect(totals).toMatchObject({ tipWays: 1, tipsWorked: 1, tipsFailed: 3 });
    expect(days.at(-1)).toMatchObject({ tipsWorked: 1, tipsFailed: 3 });
    expect(before).toMatchObject({ tipsWorked: 4, tipsFailed: 3 });
  });

  it("one network has six answers an hour for a profile, both kinds together, and as many for another", async () => {
    const owner = await makePerson({ role: "operator" });
    const [one, other] = [await makeGuide(owner), await makeGuide(owner)];
    const network = newNetwork();
    for (let sent = 0; sent < 5; sent++) await say(one.uniqueId, "failed", "paypal", { network });
    for (let sent = 0; sent < 5; sent++) await say(one.uniqueId, "worked", "paypal", { network });
    await say(other.uniqueId, "worked", "paypal", { network });
    await say(one.uniqueId, "worked", "paypal");
    expect(await answersOf(owner, one.id)).toEqual([2, 5]);
    expect(await answersOf(owner, other.id)).toEqual([1, 0]);
    await db
      .update(rateCounters)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(like(rateCounters.key, `tipAnswer:${one.id}:%`));
    await say(one.uniqueId, "failed", "paypal", { network });
    expect(await answersOf(owner, one.id)).toEqual([2, 6]);
  });

  it("a server without rate limits counts every answer", async () => {
    const owner = await makePerson();
    const { id, uniqueId } = await makeGuide(owner);
    const from = { network: newNetwork(), env: { ...site, RATE_LIMITS: "off" as const } };
    for (let sent = 0; sent < 8; sent++) await say(uniqueId, "failed", "paypal", from);
    expect(await answersOf(owner, id)).toEqual([0, 8]);
  });

  it("the team's answers count nothing and use up nothing, nor do those of another site and of programs", async () => {
    const owner = await makePerson();
    const { id, uniqueId } = await makeGuide(owner);
    const network = newNetwork();
    for (let sent = 0; sent < 8; sent++) await say(uniqueId, "failed", "paypal", { network, as: owner });
    await say(uniqueId, "failed", "paypal", { headers: { Origin: "https://evil.example" } });
    await say(uniqueId, "failed", "paypal", { headers: { "User-Agent": "curl/8" } });
    expect(await answersOf(owner, id)).toEqual([0, 0]);
    await say(uniqueId, "failed", "paypal", { network });
    expect(await answersOf(owner, id)).toEqual([0, 1]);
  });

  it("a flood of answers is one row a profile and day, and past the limit it writes nothing at all", async () => {
    const owner = await makePerson();
    const { id, uniqueId } = await makeGuide(owner);
    const network = newNetwork();
    await Promise.all(Array.from({ length: 50 }, () => say(uniqueId, "failed", "paypal", { network })));
    await expect.poll(() => answersOf(owner, id)).toEqual([0, 6]);
    expect(await db.select().from(guideDays).where(eq(guideDays.guideId, id))).toHaveLength(1);
    const use = ["tipAnswer", id, "a rival's network"] as const;
    const ctx = { ...contextOf(), network: "", hasRateLimits: true };
    for (let sent = 0; sent < 6; sent++) expect(await tryUse(ctx, use)).toBe(true);
    const { written } = await rowsOf(async ({ db }) => {
      expect(await tryUse({ ...ctx, db }, use)).toBe(false);
    });
    expect(written).toBe(0);
  });
});

describe("ways that guests say don't work", () => {
  type Said = { ago?: number; worked?: Record<string, number>; failed?: Record<string, number> };
  const makeSaid = async (said: Said[], timeZone = "UTC") => {
    const owner = await makePerson();
    const { id } = await makeGuide(owner, { paypalLink: "marta", timeZone });
    for (const { ago = 0, worked = {}, failed = {} } of said)
      await db.insert(guideDays).values({
        guideId: id,
        day: dayAndHour(timeZone, Date.now() - ago * DAY).day,
        waysWorked: worked,
        waysFailed: failed,
      });
    return owner;
  };

  it.each<[string, Said[], string[]]>([
    ["two failures of two days", [{ failed: { paypal: 1 } }, { ago: 6, failed: { paypal: 1 } }], ["paypal"]],
    ["one failure", [{ failed: { paypal: 1 } }], []],
    ["two failures and one that worked", [{ failed: { paypal: 2 } }, { ago: 3, worked: { paypal: 1 } }], []],
    ["failures of a week ago", [{ ago: 7, failed: { paypal: 9 } }], []],
    ["failures beside another way that worked", [{ failed: { paypal: 2 }, worked: { iban: 5 } }], ["paypal"]],
    ["failures of a way that is gone", [{ failed: { iban: 9 } }], []],
  ])("a profile with %s hears of it as it should", async (_name, said, ways) => {
    expect(await failing(await makeSaid(said))).toEqual(ways);
  });

  it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])("the seven days are those of %s", async (zone) => {
    expect(await failing(await makeSaid([{ ago: 6, failed: { paypal: 2 } }], zone))).toEqual(["paypal"]);
    expect(await failing(await makeSaid([{ ago: 7, failed: { paypal: 2 } }], zone))).toEqual([]);
  });
});

it("a counter's window begins anew an hour after its first use", async () => {
  const use = ["tipAnswer", 0, "a network of an hour ago"] as const;
  const at = (now: number) => ({ ...contextOf({ now }), network: "", hasRateLimits: true });
  const begin = Date.now();
  for (let sent = 0; sent < 6; sent++) await tryUse(at(begin), use);
  expect(await tryUse(at(begin + HOUR - 1), use)).toBe(false);
  expect(await tryUse(at(begin + HOUR), use)).toBe(true);
});
