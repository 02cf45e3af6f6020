import { expect, it } from "vitest";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { site, withPageCache } from "../testing/assets.ts";
import { countingAll, type Rows } from "../testing/counted-database.ts";
import { call, makeGuide, makePerson, PASSWORD } from "../testing/factories.ts";
import { GUEST, statisticsOf } from "../testing/statistics.ts";

const IBAN: PaymentWay = { kind: "iban", value: "PT50000201231234567890154", holder: "Marta Oliveira" };

let networks = 0;
const newNetwork = () => `2001:db8:9:${(++networks).toString(16)}::1`;

async function makeTipped() {
  const owner = await makePerson();
  const { id, uniqueId } = await makeGuide(owner, { country: "PT", paypalLink: "marta" });
  await call("POST", "/api/account/confirm", { as: owner, json: { password: PASSWORD } });
  await call("PUT", `/api/guides/${id}/payment-ways`, { as: owner, json: [IBAN] });
  return { uniqueId, statistics: () => statisticsOf(owner, id) };
}

/** A guest's phone, whose requests return the rows that they wrote. */
function phone(network: string) {
  const send = async (method: string, path: string, body?: BodyInit): Promise<number> => {
    const rows: Rows = { read: 0, written: 0, statements: 0 };
    const env = { ...site, DB: countingAll(site.DB, rows) };
    const headers = { "User-Agent": GUEST, "CF-Connecting-IP": network };
    const response = await call(method, path, { env, headers, ...(body !== undefined && { body }) });
    expect(response.status).toBeLessThan(400);
    return rows.written;
  };
  const event = (uniqueId: string, kind: string, detail?: string) =>
    send("POST", `/api/guides/${uniqueId}/events`, JSON.stringify({ kind, detail }));
  return { send, event };
}

it("a tip from its first tap to its answer writes six rows, three of them the network's counter, and eight when it is the first of a day", async () => {
  const { uniqueId, statistics } = await makeTipped();
  const walk = async () => {
    const { event } = phone(newNetwork());
    return [
      await event(uniqueId, "tip-open"),
      await event(uniqueId, "tip-way", "paypalLink"),
      await event(uniqueId, "tip-worked", "paypalLink"),
    ];
  };
  expect([await walk(), await walk()]).toEqual([
    [3, 1, 4],
    [1, 1, 4],
  ]);
  expect((await statistics()).totals).toMatchObject({ tipOpens: 2, tipWays: 2, tipsWorked: 2 });
});

it("a rival's network writes at most 21 rows an hour for a profile, because its seventh answer writes none", async () => {
  const { uniqueId, statistics } = await makeTipped();
  const { event } = phone(newNetwork());
  const written: number[] = [];
  for (let sent = 0; sent < 9; sent++) written.push(await event(uniqueId, "tip-failed", "iban"));
  expect(written).toEqual([6, 3, 3, 3, 3, 3, 0, 0, 0]);
  expect((await statistics()).totals.tipsFailed).toBe(6);
});

it("a tip without scripts writes rows for its answer alone", async () => {
  const { uniqueId, statistics } = await makeTipped();
  const { send } = phone(newNetwork());
  const path = `/profile/${uniqueId}/tip`;
  const form = new URLSearchParams({ way: "2", said: "failed" });
  const written = await withPageCache(async () => [
    await send("GET", path),
    await send("GET", `${path}?way=2&amount=500`),
    await send("POST", `${path}/said`, form),
  ]);
  expect(written).toEqual([0, 0, 6]);
  expect((await statistics()).totals.tipsFailed).toBe(1);
});
