import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq, inArray, isNull, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { instantOf } from "#schema/day.ts";
import { DAY } from "#schema/durations.ts";
import type { Guide } from "#schema/guide.ts";
import { HANDLE_MESSAGE } from "#schema/handle.ts";
import { connect } from "../db/client.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { handles } from "../db/tables/handles.ts";
import worker from "../index.ts";
import { beforeFirst } from "../testing/around.ts";
import { site } from "../testing/assets.ts";
import { call, contextOf, db, makeGuide, makePerson, type Person, upload } from "../testing/factories.ts";
import { pictureOfSize, plainPictures } from "../testing/pictures.ts";
import { recordQueries } from "../testing/queries.ts";
import { reserveOrphanedHandles } from "./handles.ts";

const TAKEN = { message: "This address is taken.", code: "handle_taken" };

let count = 0;
const newHandle = () => `walker-${++count}-${Date.now().toString(36)}`;

type Owned = { owner: Person; id: number; uniqueId: string };
async function makeOwned(owner?: Person): Promise<Owned> {
  const person = owner ?? (await makePerson());
  const { id, uniqueId } = await makeGuide(person);
  return { owner: person, id, uniqueId };
}

const choose = ({ owner, id }: Owned, handle: unknown, more: object = {}) =>
  call("PATCH", `/api/guides/${id}`, { as: owner, json: { handle, ...more } });

/** Chooses one handle after the other, each of which must be granted. */
async function chooseAll(guide: Owned, ...wanted: (string | null)[]): Promise<void> {
  for (const handle of wanted) {
    const response = await choose(guide, handle);
    expect(response.status).toBe(200);
    expect(await response.json<Guide>()).toMatchObject({ handle });
  }
}

async function sha256(text: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).toHex();
}

const visit = (path: string) => call("GET", path, { env: site });
/** The id of the profile that an address leads to; its status where it leads nowhere. */
async function leadsTo(path: string): Promise<string | number> {
  const response = await visit(path);
  const location = response.headers.get("Location");
  return response.status === 301 && location !== null ? location.replace("/profile/", "") : response.status;
}

const runHourly = async () => worker.scheduled(createScheduledController(), recordQueries(env));

/** Does something at another time. */
async function after<Result>(ms: number, act: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ now: Date.now() + ms, toFake: ["Date"] });
  try {
    return await act();
  } finally {
    vi.useRealTimers();
  }
}
/** Sessions and trials don't last a year. */
const YEAR = 366 * DAY;
async function expireReserved(id: number): Promise<void> {
  await db
    .update(handles)
    .set({ keptUntil: new Date(Date.now() - 1) })
    .where(sql`${handles.guideId} = ${id} and ${handles.keptUntil} is not null`);
}

describe("choosing a page address", () => {
  it("a profile has no page address, and then the one it chose, in lower case, for everybody", async () => {
    const guide = await makeOwned();
    const handle = newHandle();
    const read = async () => (await call("GET", `/api/guides/${guide.uniqueId}`)).json<Guide>();
    expect((await read()).handle).toBeNull();
    const response = await choose(guide, handle.toUpperCase());
    expect(await response.json()).toMatchObject({ handle });
    expect((await read()).handle).toBe(handle);
    const list = await (await call("GET", "/api/user/guides", { as: guide.owner })).json<Guide[]>();
    expect(list[0]?.handle).toBe(handle);
  });

  it("a page address isn't taken from the body of a new profile", async () => {
    const guide = await makeGuide(await makePerson(), { handle: newHandle() } as object);
    expect(guide.handle).toBeNull();
  });

  it.each(["ab", "", "a b c", "a".repeat(31), "márta", 5, {}])(
    "a page address against its rules is refused: %j",
    async (handle) => {
      const response = await choose(await makeOwned(), handle);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: HANDLE_MESSAGE, errors: [HANDLE_MESSAGE] });
    },
  );

  it.each(["admin", "Support", "lanyard", "www", "profile", "api", "help-24"])(
    "a page address that is the site's own word is taken: %s",
    async (handle) => {
      const response = await choose(await makeOwned(), handle);
      expect([response.status, await response.json()]).toEqual([409, TAKEN]);
    },
  );

  it("a page address that is somebody's is taken, in any case, and the rest of that save is refused with it", async () => {
    const [first, second] = [await makeOwned(), await makeOwned()];
    const handle = newHandle();
    await chooseAll(first, handle);
    for (const more of [
      { bio: "Changed" },
      { bio: "Changed", profilePicture: `data:image/png;base64,${plainPictures.png.toBase64()}` },
    ]) {
      const response = await choose(second, handle.toUpperCase(), more);
      expect([response.status, await response.json()]).toEqual([409, TAKEN]);
    }
    const after = await (await call("GET", `/api/guides/${second.uniqueId}`)).json<Guide>();
    expect(after).toMatchObject({ bio: "", handle: null, profilePicture: null });
  });

  it("a page address is saved with the rest of a save, a picture too", async () => {
    const guide = await makeOwned();
    const handle = newHandle();
    const picture = pictureOfSize("png", 16, 8);
    const response = await choose(guide, handle, {
      name: "Marta O.",
      profilePicture: `data:image/png;base64,${picture.toBase64()}`,
    });
    const saved = await response.json<Guide>();
    expect(saved).toMatchObject({ handle, name: "Marta O." });
    expect(saved.profilePicture).toMatch(/^\/images\//);
    expect(await leadsTo(`/@${handle}`)).toBe(guide.uniqueId);
    const file = upload(plainPictures.png);
    const path = `/api/guides/${guide.id}/profile-picture`;
    expect(await (await call("POST", path, { as: guide.owner, body: file })).json()).toMatchObject({
      handle,
    });
  });

  it("a page address is refused in a save of an outdated version, and stays", async () => {
    const guide = await makeOwned();
    const handle = newHandle();
    const { updatedAt } = await (await choose(guide, handle)).json<Guide>();
    await chooseAll(guide, newHandle());
    const response = await call("PATCH", `/api/guides/${guide.id}`, {
      as: guide.owner,
      json: { handle },
      headers: { "If-Match": `"${updatedAt}"` },
    });
    expect(response.status).toBe(412);
    expect(await leadsTo(`/@${handle}`)).toBe(guide.uniqueId);
  });

  it("ten profiles that choose one address at the same instant can't share it: one gets it", async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => makeOwned()));
    const handle = newHandle();
    const responses = await Promise.all(all.map((guide) => choose(guide, handle)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
    const winner = all[responses.findIndex(({ status }) => status === 200)];
    expect(await leadsTo(`/@${handle}`)).toBe(winner?.uniqueId);
    expect(await db.$count(guides, eq(guides.handle, handle))).toBe(1);
  });

  it("a page address of somebody else's profile isn't changed", async () => {
    const guide = await makeOwned();
    const response = await choose({ ...guide, owner: await makePerson() }, newHandle());
    expect(response.status).toBe(403);
  });
});

const dateOf = (at: number) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(at);
/** The day after an instant, which is the first on which all of the day is later. */
const dayAfter = (at: number) => new Date(at + DAY).toISOString().slice(0, 10);

describe("changing a page address", () => {
  it("a page address is changed twice in 30 days, the first choice aside; then the refusal names the day of the next", async () => {
    const guide = await makeOwned();
    const [first, second, third, fourth] = [newHandle(), newHandle(), newHandle(), newHandle()];
    await chooseAll(guide, first, second, third);
    const next = Date.now() + 30 * DAY;
    const refusal = {
      message: `This address was changed twice in 30 days. It can be changed again on ${dateOf(next + DAY)}.`,
      code: "handle_limit",
      values: { date: dayAfter(next) },
    };
    for (const handle of [fourth, first, null]) {
      const response = await choose(guide, handle, { bio: "Changed" });
      expect([response.status, await response.json()]).toEqual([409, refusal]);
    }
    // What it has already is no change.
    await chooseAll(guide, third, third);
    await db
      .update(guides)
      .set({ handleChangedBefore: new Date(Date.now() - 30 * DAY) })
      .where(eq(guides.id, guide.id));
    await chooseAll(guide, fourth);
    expect((await choose(guide, first)).status).toBe(409);
  });

  it.each(["Pacific/Kiritimati", "UTC", "Pacific/Pago_Pago"])(
    "a page address can be changed again as soon as the day begins that the refusal names, in %s",
    async (timeZone) => {
      const guide = await makeOwned();
      await db.update(guides).set({ timeZone }).where(eq(guides.id, guide.id));
      await chooseAll(guide, newHandle(), newHandle(), newHandle());
      const { values } = await (await choose(guide, newHandle())).json<{ values: { date: string } }>();
      const begins = instantOf(timeZone, values.date, 0) - Date.now();
      /** Ages the changes so far. A session doesn't last as long. */
      const age = (ms: number) =>
        db
          .update(guides)
          .set({ handleChangedBefore: sql`${guides.handleChangedBefore} - ${ms}` })
          .where(eq(guides.id, guide.id));
      await age(begins - DAY);
      expect((await choose(guide, newHandle())).status).toBe(409);
      await age(DAY);
      await chooseAll(guide, newHandle());
    },
  );

  it("ten changes of an address at the same instant succeed twice", async () => {
    const guide = await makeOwned();
    await chooseAll(guide, newHandle());
    const responses = await Promise.all(Array.from({ length: 10 }, () => choose(guide, newHandle())));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await db.$count(handles, eq(handles.guideId, guide.id))).toBe(3);
  });

  it("a page address that was given up leads on, can't be taken by others, and can be taken back", async () => {
    const [guide, other] = [await makeOwned(), await makeOwned()];
    const [first, second] = [newHandle(), newHandle()];
    await chooseAll(guide, first, second);
    expect(await leadsTo(`/@${first}`)).toBe(guide.uniqueId);
    expect(await (await choose(other, first)).json()).toEqual(TAKEN);
    await chooseAll(guide, first);
    for (const handle of [first, second]) expect(await leadsTo(`/@${handle}`)).toBe(guide.uniqueId);
    expect(await (await choose(other, second)).json()).toEqual(TAKEN);
  });

  it("a page address is given up with null, which is a change, and leads on all the same", async () => {
    const guide = await makeOwned();
    const [first, second] = [newHandle(), newHandle()];
    await chooseAll(guide, null, null, first, null);
    expect(await leadsTo(`/@${first}`)).toBe(guide.uniqueId);
    await chooseAll(guide, second);
    expect((await choose(guide, null)).status).toBe(409);
  });

  it("a page address is anybody's a year after it was given up", async () => {
    const [guide, other] = [await makeOwned(), await makeOwned()];
    const [first, second] = [newHandle(), newHandle()];
    await chooseAll(guide, first, second);
    expect(await after(364 * DAY, () => leadsTo(`/@${first}`))).toBe(guide.uniqueId);
    expect(await after(YEAR, () => leadsTo(`/@${first}`))).toBe(404);
    await expireReserved(guide.id);
    // Also before the hourly run has removed it.
    await chooseAll(other, first);
    expect(await leadsTo(`/@${first}`)).toBe(other.uniqueId);
    expect(await leadsTo(`/@${second}`)).toBe(guide.uniqueId);
    expect(await (await choose(guide, first)).json()).toEqual(TAKEN);
  });
});

describe("an account's page addresses", () => {
  const refusal = (next: number) => ({
    message: `You chose five new addresses in 30 days. You can choose another one on ${dateOf(next + DAY)}.`,
    code: "handle_claim_limit",
    values: { date: dayAfter(next) },
  });
  const remove = ({ owner, id }: Owned) => call("DELETE", `/api/guides/${id}`, { as: owner });
  /** Claims page addresses, each with a profile that is deleted then. */
  async function claim(owner: Person, count: number): Promise<void> {
    for (let claims = 0; claims < count; claims++) {
      const guide = await makeOwned(owner);
      await chooseAll(guide, newHandle());
      expect((await remove(guide)).status).toBe(204);
    }
  }
  const forgetChanges = ({ id }: Owned) =>
    db.update(guides).set({ handleChangedAt: null, handleChangedBefore: null }).where(eq(guides.id, id));
  /** Ages an account's claims so far. */
  const age = ({ id }: Person, ms: number) =>
    db.run(
      sql`update rate_counters set expires_at = expires_at - ${ms} where key like ${`pageAddress:${id}:%`}`,
    );

  it("an account has five new addresses in 30 days, whatever it deletes; then the refusal names the day of the next", async () => {
    const owner = await makePerson();
    await claim(owner, 5);
    const guide = await makeOwned(owner);
    const wanted = newHandle();
    const refused = await choose(guide, wanted, { bio: "Changed" });
    expect([refused.status, await refused.json()]).toEqual([409, refusal(Date.now() + 30 * DAY)]);
    const stored = await (await call("GET", `/api/guides/${guide.uniqueId}`)).json<Guide>();
    expect(stored).toMatchObject({ bio: "", handle: null });
    await chooseAll(await makeOwned(), wanted);
    await chooseAll(guide, null);
  });

  it("an account has five new addresses in any 30 days: the oldest makes room for one, and no day begins again", async () => {
    const owner = await makePerson();
    await claim(owner, 1);
    await age(owner, 29 * DAY);
    await claim(owner, 4);
    const guide = await makeOwned(owner);
    expect(await (await choose(guide, newHandle())).json()).toEqual(refusal(Date.now() + DAY));
    await age(owner, DAY);
    await runHourly();
    await chooseAll(guide, newHandle());
    expect(await (await choose(guide, newHandle())).json()).toEqual(refusal(Date.now() + 29 * DAY));
  });

  it("an account's addresses are counted once each: the same again, going back and giving up claim nothing", async () => {
    const owner = await makePerson();
    await claim(owner, 3);
    const guide = await makeOwned(owner);
    const [first, second] = [newHandle(), newHandle()];
    await chooseAll(guide, first, first, second, first, first);
    await forgetChanges(guide);
    await chooseAll(guide, null, second);
    await forgetChanges(guide);
    expect(await (await choose(guide, newHandle())).json()).toEqual(refusal(Date.now() + 30 * DAY));
  });

  it("an operator's three profiles have five new addresses together, however requests race, and a refused choice is none", async () => {
    const owner = await makePerson({ role: "operator" });
    const taken = newHandle();
    await chooseAll(await makeOwned(), taken);
    await claim(owner, 3);
    const all = [await makeOwned(owner), await makeOwned(owner), await makeOwned(owner)];
    for (const guide of all) expect((await choose(guide, taken)).status).toBe(409);
    const responses = await Promise.all([...all, ...all].map((guide) => choose(guide, newHandle())));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
  });
});

describe("a page address of what is gone", () => {
  it("a deleted profile's page address stays kept where two hourly runs meet", async () => {
    const guide = await makeOwned();
    const handle = newHandle();
    await chooseAll(guide, handle);
    await call("DELETE", `/api/guides/${guide.id}`, { as: guide.owner });
    const met = beforeFirst(env, /delete from "handles"/, () => reserveOrphanedHandles(contextOf()));
    await reserveOrphanedHandles(contextOf({ db: connect(met.DB) }));
    const response = await choose(await makeOwned(), handle);
    expect([response.status, await response.json()]).toMatchObject([409, TAKEN]);
  });

  it("a deleted profile's page address leads nowhere, and for a year nobody else gets it", async () => {
    const [guide, other] = [await makeOwned(), await makeOwned()];
    const [first, second] = [newHandle(), newHandle()];
    await chooseAll(guide, first, second);
    await call("DELETE", `/api/guides/${guide.id}`, { as: guide.owner });
    for (const handle of [first, second]) {
      expect(await leadsTo(`/@${handle}`)).toBe(404);
      expect(await (await choose(other, handle)).json()).toEqual(TAKEN);
    }
    await runHourly();
    expect(await (await choose(other, second)).json()).toEqual(TAKEN);
    await after(YEAR, runHourly);
    await chooseAll(other, second);
  });

  it("nothing that stays after an account's deletion holds its page address, nor a hash that a list of names finds", async () => {
    const [guide, earlier] = [await makeOwned(), await makeOwned()];
    const [handle, former, old] = [newHandle(), newHandle(), newHandle()];
    await chooseAll(guide, former, handle);
    await chooseAll(earlier, old);
    await db.delete(users).where(inArray(users.id, [guide.owner.id, earlier.owner.id]));
    // As it was kept before hashes were keyed: its year goes on.
    const until = new Date(Date.now() + 100 * DAY);
    await db
      .update(handles)
      .set({ keptUntil: until })
      .where(eq(handles.hash, await sha256(old)));
    await runHourly();
    const tables = await db.all<{ name: string }>(
      sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '\\_%' escape '\\'`,
    );
    const holding: string[] = [];
    for (const { name } of tables) {
      const rows = JSON.stringify(await db.all(sql.raw(`select * from "${name}"`)));
      for (const word of [handle, former, old])
        if (rows.includes(word) || rows.includes(await sha256(word))) holding.push(name);
    }
    expect(tables.length).toBeGreaterThan(10);
    expect(holding).toEqual([]);
    expect(await db.$count(handles, eq(handles.keptUntil, until))).toBe(1);
    const other = await makeOwned();
    for (const word of [handle, former, old]) expect(await (await choose(other, word)).json()).toEqual(TAKEN);
  });

  it("a page address that was kept, came free and was chosen anew is kept again after its next deletion", async () => {
    const handle = newHandle();
    for (let owners = 0; owners < 2; owners++) {
      const guide = await makeOwned();
      await chooseAll(guide, handle);
      await call("DELETE", `/api/guides/${guide.id}`, { as: guide.owner });
      await runHourly();
      expect(await (await choose(await makeOwned(), handle)).json()).toEqual(TAKEN);
      // Also before the hourly run has removed it.
      if (owners === 0)
        await db.update(handles).set({ keptUntil: new Date() }).where(isNull(handles.guideId));
    }
  });

  it("every page address of a great many deletions is kept in one hourly run", async () => {
    await db.run(
      sql`insert into handles (hash) with recursive n(i) as (select 1 union all select i + 1 from n where i < 250)
        select printf('%064x', i) from n`,
    );
    await runHourly();
    expect(await db.$count(handles, isNull(handles.keptUntil))).toBe(
      await db.$count(guides, sql`${guides.handle} is not null`),
    );
  });
});

describe("/@name", () => {
  it("a page address leads to the page in any case, with its query, and is kept by browsers for a minute", async () => {
    const guide = await makeOwned();
    const handle = newHandle();
    await chooseAll(guide, handle);
    const path = `/profile/${guide.uniqueId}`;
    for (const [address, target] of [
      [`/@${handle}`, path],
      [`/@${handle.toUpperCase()}`, path],
      [`/%40${handle}/`, path],
      [`/@${handle}?lang=de`, `${path}?lang=de`],
    ] as const) {
      const response = await visit(address);
      expect([response.status, response.headers.get("Location")]).toEqual([301, target]);
      expect(response.headers.get("Cache-Control")).toBe("public, max-age=60");
    }
  });

  it.each(["/@nobody-here", "/@", "/@a", "/@mar%00ta", "/@marta/reviews", "/@%E0%A4%A"])(
    "a page address that is nobody's is the site's 404: %s",
    async (path) => {
      const response = await visit(path);
      expect(response.status).toBe(404);
      expect(response.headers.get("Content-Type")).toContain("text/html");
      expect(response.headers.get("Cache-Control")).toBe("no-cache");
    },
  );
});
