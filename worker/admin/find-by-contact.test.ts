import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { AdminGuide, AdminUserPage } from "#schema/admin.ts";
import {
  call,
  contextOf,
  db,
  makeAdmin,
  makeGuide,
  makePerson,
  PASSWORD,
  type Person,
} from "../testing/factories.ts";
import { aroundStores, beforeFirst } from "../testing/around.ts";
import { counters } from "../db/tables/admin.ts";
import { guides } from "../db/tables/guides.ts";
import { guideContacts } from "../db/tables/search-words.ts";
import { indexContacts, keysOf, readStated } from "../search/index-contacts.ts";

let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin();
});

const found = async (q: string): Promise<number[]> => {
  const response = await call("GET", `/api/admin/guides?q=${encodeURIComponent(q)}`, { as: admin });
  expect(response.status).toBe(200);
  return (await response.json<AdminGuide[]>()).map(({ id }) => id);
};
const stored = async (guideId: number) =>
  (await db.select().from(guideContacts).where(eq(guideContacts.guideId, guideId)))
    .map(({ field, key }) => `${field} ${key}`)
    .toSorted();
/** What the keys of a profile have to be, computed anew from all that is stored of it. */
const wanted = async (guideId: number) => {
  const [row] = await readStated(db, guideId - 1, 1);
  return (
    row &&
    keysOf(row)
      .map(({ field, key }) => `${field} ${key}`)
      .toSorted()
  );
};
const isWhole = async (guideId: number) => expect(await stored(guideId)).toEqual(await wanted(guideId));

async function makeTipped() {
  const owner = await makePerson();
  await call("POST", "/api/account/confirm", { as: owner, json: { password: PASSWORD } });
  const guide = await makeGuide(owner);
  const n = String(guide.id).padStart(6, "0");
  const ask = (method: string, path: string, json: object) =>
    call(method, `/api/guides/${guide.id}${path}`, { as: owner, json });
  return { owner, guide, n, ask };
}

describe("a page that is searched for by what somebody knows of it", () => {
  it("a page is found by its phone number, links, ways to be tipped and their holders, as anybody writes them", async () => {
    const { guide, n, ask } = await makeTipped();
    await ask("PATCH", "", {
      whatsapp: `+351 912 ${n}`,
      instagram: `walks.${n}`,
      paypalLink: `walkspay${n}`,
    });
    await ask("PUT", "/payment-ways", [
      { kind: "iban", value: "DE89 3704 0044 0532 0130 00", holder: `Joaquína Pereira ${n}` },
    ]);
    await ask("PUT", "/links", [
      { label: "Website", url: `https://www.walks${n}.example/lisbon?utm_source=x` },
    ]);
    await ask("POST", "/review-platforms", {
      platform: "Tripadvisor",
      url: `https://tripadvisor.example/${n}`,
    });
    for (const q of [
      `912${n}`,
      `00351 912-${n}`,
      `https://wa.me/351912${n}`,
      `https://www.instagram.com/Walks.${n}?igsh=1`,
      `@walks.${n}`,
      `walkspay${n}`,
      `paypal.me/WalksPay${n}`,
      `walks${n}.example`,
      `HTTP://walks${n}.example/Lisbon/`,
      `tripadvisor.example/${n}`,
      `joaquina pereira ${n}`,
    ])
      expect([q, await found(q)]).toEqual([q, [guide.id]]);
    for (const q of [
      "DE89 3704 0044 0532 0130 00",
      "IBAN: DE89 3704 0044 0532 0130 00.",
      "D E 8 9 3 7 0 4 0 0 4 4",
    ])
      expect(await found(q)).toContain(guide.id);
    await isWhole(guide.id);
  });

  it("a page isn't found by what it said before, and a hand-on and a deletion leave nothing", async () => {
    const { owner, guide, n, ask } = await makeTipped();
    const platform = { platform: "Tripadvisor", url: `https://old.example/${n}` };
    await ask("PATCH", "", { phone: `+351 913 ${n}` });
    await ask("PUT", "/payment-ways", [{ kind: "revolut", value: `old${n}` }]);
    const [{ id }] = [await (await ask("POST", "/review-platforms", platform)).json<{ id: number }>()];
    await ask("PATCH", "", { phone: `+351 914 ${n}` });
    await ask("PUT", "/payment-ways", [{ kind: "revolut", value: `new${n}` }]);
    await call("DELETE", `/api/review-platforms/${id}`, { as: owner });
    for (const q of [`913${n}`, `revolut.me/old${n}`, platform.url])
      expect([q, await found(q)]).toEqual([q, []]);
    for (const q of [`914${n}`, `revolut.me/new${n}`]) expect(await found(q)).toEqual([guide.id]);
    await isWhole(guide.id);
    await call("POST", `/api/guides/${guide.id}/hand-on`, { as: owner, json: { name: "Rita" } });
    expect([await stored(guide.id), await wanted(guide.id)]).toEqual([[], []]);
    await ask("PATCH", "", { phone: `+351 915 ${n}` });
    expect(await stored(guide.id)).toHaveLength(1);
    await call("DELETE", `/api/guides/${guide.id}`, { as: owner });
    expect(await stored(guide.id)).toEqual([]);
  });

  it("a save that is refused, or raced by others, leaves the keys of what is stored", async () => {
    const { guide, n, ask, owner } = await makeTipped();
    await ask("PATCH", "", { phone: `+351 916 ${n}` });
    const late = { "If-Match": `"${guide.updatedAt}"` };
    const refused = await call("PATCH", `/api/guides/${guide.id}`, {
      as: owner,
      json: { phone: `+351 917 ${n}` },
      headers: late,
    });
    expect(refused.status).toBe(412);
    expect([await found(`917${n}`), await found(`916${n}`)]).toEqual([[], [guide.id]]);
    await call("PUT", `/api/guides/${guide.id}/links`, { as: await makePerson(), json: [] });
    await Promise.all(
      [1, 2, 3, 4].flatMap((digit) => [
        ask("PATCH", "", { phone: `+35191${digit} ${n}`, instagram: `race${digit}` }),
        ask("PUT", "/links", [{ label: "x", url: `https://race${digit}.example` }]),
      ]),
    );
    await isWhole(guide.id);
  });

  it("a platform that is removed while another is added or removed leaves the keys of those that are there", async () => {
    const { owner, guide, n, ask } = await makeTipped();
    const add = async (name: string) => {
      const json = { platform: name, url: `https://${name}.example/${n}` };
      return (await (await ask("POST", "/review-platforms", json)).json<{ id: number }>()).id;
    };
    const remove = (id: number, happen: () => Promise<unknown>) =>
      call("DELETE", `/api/review-platforms/${id}`, {
        as: owner,
        env: beforeFirst(env, /^delete from "review_platforms"/, happen),
      });
    const [first, second, third] = [await add("one"), await add("two"), await add("three")];
    expect((await remove(first, () => add("four"))).status).toBe(204);
    await isWhole(guide.id);
    expect(await found(`four.example/${n}`)).toEqual([guide.id]);
    expect((await remove(second, () => remove(third, async () => {}))).status).toBe(204);
    await isWhole(guide.id);
    expect(await found(`three.example/${n}`)).toEqual([]);
  });

  it("profiles that are older than their keys get them by the hour, and the run goes on where it ended", async () => {
    const { guide, n, ask } = await makeTipped();
    await ask("PATCH", "", { phone: `+351 918 ${n}` });
    await db.delete(guideContacts);
    await db.delete(counters).where(eq(counters.name, "contactsUpTo"));
    expect(await found(`918${n}`)).toEqual([]);
    await indexContacts(contextOf());
    expect(await found(`918${n}`)).toEqual([guide.id]);
    const all = await db.select({ id: guides.id }).from(guides);
    for (const { id } of all) await isWhole(id);
    const [row] = await db.select().from(counters).where(eq(counters.name, "contactsUpTo"));
    expect(row?.value).toBe(Math.max(...all.map(({ id }) => id)));
  });

  it("profiles with the longest links get their keys by statements whose texts D1 takes", async () => {
    const made = [];
    const linkOf = (id: number, n: number) => `https://walks.example/${id}-${n}/`.padEnd(2048, "-");
    const linksOf = (id: number, from: number, many: number) =>
      Array.from({ length: many }, (_, n) => linkOf(id, from + n));
    for (let n = 0; n < 32; n++) {
      const { guide, ask } = await makeTipped();
      const links = linksOf(guide.id, 0, 8).map((url) => ({ label: "Walks", url }));
      const platforms = linksOf(guide.id, 8, 10).map((url) => ({ platform: "Walks", url }));
      expect((await ask("PUT", "/links", links)).status).toBe(200);
      expect((await ask("PUT", "/review-platforms", platforms)).status).toBe(200);
      made.push(guide.id);
    }
    await db.delete(guideContacts);
    await db.delete(counters).where(eq(counters.name, "contactsUpTo"));
    const sizes: number[] = [];
    const measured = aroundStores(env, ({ statement }, run) => {
      sizes.push(new TextEncoder().encode(statement).length);
      return run();
    });
    await indexContacts(contextOf({ env: measured }));
    // Two statements of a batch have the text, which may have two million bytes.
    expect(Math.max(...sizes)).toBeLessThan(2 * 2_000_000);
    for (const id of made) await isWhole(id);
  });
});

describe("pages that share a way", () => {
  it("an account's page lists those of others with the same phone number or way to be paid, each with what it shares", async () => {
    const [one, two, third] = [await makeTipped(), await makeTipped(), await makeTipped()];
    const { n } = one;
    const ways = [{ kind: "revolut", value: `shared${n}` }];
    await one.ask("PATCH", "", { phone: `+351 919 ${n}`, instagram: `same${n}` });
    await one.ask("PUT", "/payment-ways", ways);
    await two.ask("PATCH", "", { whatsapp: `+351919${n}` });
    await two.ask("PUT", "/payment-ways", ways);
    await third.ask("PATCH", "", { instagram: `same${n}` });
    const pageOf = async ({ owner }: { owner: Person }) =>
      (await call("GET", `/api/admin/users/${owner.id}`, { as: admin })).json<AdminUserPage>();
    const { sharedWith } = await pageOf(one);
    expect(sharedWith).toMatchObject([
      { id: two.guide.id, isPublic: true, owner: { id: two.owner.id, email: two.owner.email } },
    ]);
    expect(sharedWith[0]?.shares.toSorted()).toEqual(["ways", "whatsapp"]);
    expect((await pageOf(two)).sharedWith.map(({ id }) => id)).toEqual([one.guide.id]);
    expect((await pageOf(third)).sharedWith).toEqual([]);
  });
});
