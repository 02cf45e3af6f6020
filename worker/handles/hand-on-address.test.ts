import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { DAY } from "#schema/durations.ts";
import { HANDLE_MESSAGE } from "#schema/handle.ts";
import type { Guide } from "#schema/guide.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guides } from "../db/tables/guides.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import { RATE_LIMITS } from "../rate-limits/limits.ts";
import { call, db, makeGuide, makePerson, type Person } from "../testing/factories.ts";

let count = 0;
const newHandle = () => `rita-${++count}-${Date.now().toString(36)}`;

/** A badge with a page address. */
async function makeBadge(handle: string | null = newHandle()) {
  const owner = await makePerson({ role: "operator" });
  const { id, uniqueId } = await makeGuide(owner, { name: "Tiago Sofia", bio: "I sing." });
  const save = (json: object, as = owner) => call("PATCH", `/api/guides/${id}`, { as, json });
  if (handle !== null) expect((await save({ handle })).status).toBe(200);
  return { owner, id, uniqueId, handle, save };
}
const handOn = (id: number, as: Person, more: object = {}) =>
  call("POST", `/api/guides/${id}/hand-on`, { as, json: { name: "Rita Lopes", ...more } });
const rowOf = async (id: number) => (await db.select().from(guides).where(eq(guides.id, id)))[0];
const leadsTo = async (handle: string | null) =>
  (await call("GET", `/@${handle}`)).headers.get("Location")?.replace("/profile/", "");

describe("a hand-on with a page address", () => {
  it("another address is chosen in the same call, and the old one leads on", async () => {
    const { owner, id, uniqueId, handle } = await makeBadge();
    const chosen = newHandle();
    const response = await handOn(id, owner, { handle: chosen.toUpperCase() });
    expect(response.status).toBe(200);
    const guide: Guide = await response.json();
    expect(guide).toMatchObject({ name: "Rita Lopes", handle: chosen, bio: "" });
    expect(guide).not.toHaveProperty("isHandleInherited");
    expect([await leadsTo(chosen), await leadsTo(handle)]).toEqual([uniqueId, uniqueId]);
  });

  it("an address may be given up, or chosen for a badge that had none", async () => {
    const { owner, id, uniqueId, handle } = await makeBadge();
    expect(await (await handOn(id, owner, { handle: null })).json()).toMatchObject({ handle: null });
    expect(await leadsTo(handle)).toBe(uniqueId);
    const [bare, chosen] = [await makeBadge(null), newHandle()];
    expect(await (await handOn(bare.id, bare.owner)).json()).not.toHaveProperty("isHandleInherited");
    expect(await (await handOn(bare.id, bare.owner, { handle: chosen })).json()).toMatchObject({
      handle: chosen,
    });
  });

  it("an address that stays is inherited until its owner has saved it again", async () => {
    const { owner, id, handle, save } = await makeBadge();
    const listed = async () =>
      (await (await call("GET", "/api/user/guides", { as: owner })).json<OwnGuide[]>())[0];
    expect(await listed()).not.toHaveProperty("isHandleInherited");
    expect(await (await handOn(id, owner)).json()).toMatchObject({ handle, isHandleInherited: true });
    expect(await listed()).toMatchObject({ handle, isHandleInherited: true });
    // Guests learn nothing of it.
    const { uniqueId } = await (await save({})).json<{ uniqueId: string }>();
    const shown = await (await call("GET", `/api/guides/${uniqueId}`)).json();
    expect(shown).toMatchObject({ handle });
    expect(shown).not.toHaveProperty("isHandleInherited");
    // Other saves, and those of an editor, leave it so.
    expect(await (await save({ bio: "I walk." })).json()).toMatchObject({ isHandleInherited: true });
    const editor = await makePerson();
    const at = new Date();
    await db
      .insert(guideEditors)
      .values({ guideId: id, email: editor.email, userId: editor.id, invitedAt: at, joinedAt: at });
    expect((await save({ handle: newHandle() }, editor)).status).toBe(403);
    expect((await save({ handle: null }, editor)).status).toBe(403);
    expect(await (await save({ handle, bio: "Theirs" }, editor)).json()).toMatchObject({
      handle,
      bio: "Theirs",
    });
    expect((await rowOf(id))?.handleInherited).toBe(true);
    expect(await (await save({ handle })).json()).not.toHaveProperty("isHandleInherited");
    // A second hand-on in which the same address is named is a choice, too.
    expect(await (await handOn(id, owner, { handle })).json()).not.toHaveProperty("isHandleInherited");
    expect(await (await handOn(id, owner)).json()).toMatchObject({ isHandleInherited: true });
    expect(await (await save({ handle: newHandle() })).json()).not.toHaveProperty("isHandleInherited");
  });

  it("the change counts against no limit, and two changes in 30 days stay free afterwards", async () => {
    const { owner, id, save } = await makeBadge();
    expect((await save({ handle: newHandle() })).status).toBe(200);
    expect((await save({ handle: newHandle() })).status).toBe(200);
    expect((await save({ handle: newHandle() })).status).toBe(409);
    const before = await rowOf(id);
    expect((await handOn(id, owner, { handle: newHandle() })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({
      handleChangedAt: before?.handleChangedAt,
      handleChangedBefore: before?.handleChangedBefore,
    });
    const other = await makeBadge();
    expect((await handOn(other.id, other.owner, { handle: newHandle() })).status).toBe(200);
    for (const status of [200, 200, 409])
      expect((await other.save({ handle: newHandle() })).status).toBe(status);
  });

  it("an account whose five new addresses are used up still hands on with one", async () => {
    const { owner, id } = await makeBadge();
    const choices = await db.select().from(rateCounters);
    const mine = choices.find(({ key }) => key.startsWith(`pageAddress:${owner.id}:`));
    for (let n = 0; n < RATE_LIMITS.pageAddress.max; n++)
      await db.insert(rateCounters).values({
        key: `pageAddress:${owner.id}:${n}`,
        count: 1,
        expiresAt: mine?.expiresAt ?? new Date(Date.now() + 60_000),
      });
    const second = await makeGuide(owner);
    const refused = await call("PATCH", `/api/guides/${second.id}`, {
      as: owner,
      json: { handle: newHandle() },
    });
    expect(await refused.json()).toMatchObject({ code: "handle_claim_limit" });
    expect((await handOn(id, owner, { handle: newHandle() })).status).toBe(200);
  });

  it("a hand-on is no way to take addresses without end", async () => {
    const { owner, id } = await makeBadge();
    const { max } = RATE_LIMITS.handOnAddress;
    const endsAt = Date.now() + 3 * DAY;
    for (let n = 0; n < max; n++)
      await db.insert(rateCounters).values({
        key: `handOnAddress:${owner.id}:${n}`,
        count: 1,
        expiresAt: new Date(endsAt),
      });
    const refused = await handOn(id, owner, { handle: newHandle() });
    const date = new Date(endsAt + DAY).toISOString().slice(0, 10);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      {
        message: expect.stringMatching(`^You handed badges on with ${max} new addresses in 30 days\\.`),
        code: "handle_hand_on_limit",
        values: { date },
      },
    ]);
    expect(await rowOf(id)).toMatchObject({ name: "Tiago Sofia", bio: "I sing." });
    expect((await handOn(id, owner)).status).toBe(200);
  });

  it.each([
    [409, "handle_taken", "admin"],
    [400, "invalid_input", "a"],
    [400, "invalid_input", ""],
    [400, "invalid_input", "rita lopes"],
    [400, "invalid_input", 7],
  ])(
    "a hand-on is refused with %i %s for the address %j, and hands nothing on",
    async (status, code, handle) => {
      const { owner, id } = await makeBadge();
      const before = await rowOf(id);
      const response = await handOn(id, owner, { handle });
      expect([response.status, await response.json()]).toMatchObject([status, { code }]);
      expect(await rowOf(id)).toEqual(before);
      if (status === 400)
        expect(await (await handOn(id, owner, { handle })).json()).toMatchObject({ message: HANDLE_MESSAGE });
    },
  );

  it("an address that somebody else has is refused, and of two at once one gets it", async () => {
    const [one, two, chosen] = [await makeBadge(), await makeBadge(), newHandle()];
    const taken = await handOn(one.id, one.owner, { handle: two.handle });
    expect([taken.status, await taken.json()]).toMatchObject([409, { code: "handle_taken" }]);
    const responses = await Promise.all(
      [one, two].map(({ id, owner }) => handOn(id, owner, { handle: chosen })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const rows = [await rowOf(one.id), await rowOf(two.id)];
    expect(rows.filter((row) => row?.handle === chosen)).toHaveLength(1);
    // Whoever was refused still has everything.
    expect(rows.filter((row) => row?.bio === "I sing.")).toHaveLength(1);
  });
});
