import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { DAY } from "#schema/durations.ts";
import { sessions } from "../db/tables/auth.ts";
import { call, contextOf, db, makeGuide, makePerson, PASSWORD, type Person } from "../testing/factories.ts";
import { makeMailService } from "../testing/mail.ts";
import { savePaymentWays } from "./payment-ways.ts";

const IBAN: PaymentWay = { kind: "iban", value: "PT50000201231234567890154", holder: "Marta Oliveira" };
const MB_WAY: PaymentWay = { kind: "number", label: "MB WAY", country: "PT", value: "+351912000014" };
const REVOLUT: PaymentWay = { kind: "revolut", value: "martawalks" };

/** Someone with a profile, who has just signed in. */
async function makeOwner() {
  const owner = await makePerson({ createdAt: new Date(Date.now() - DAY) });
  const { id, uniqueId } = await makeGuide(owner, { phone: "+351 912 000 014" });
  await call("POST", "/api/account/confirm", { as: owner, json: { password: PASSWORD } });
  return { owner, id, uniqueId };
}
type Owned = Awaited<ReturnType<typeof makeOwner>>;

const put = ({ owner, id }: Pick<Owned, "owner" | "id">, json: unknown, env?: Env) =>
  call("PUT", `/api/guides/${id}/payment-ways`, { as: owner, json, ...(env && { env }) });
const listed = async ({ owner, id }: Owned) =>
  (await call("GET", `/api/guides/${id}/payment-ways`, { as: owner })).json();
/** The session's last proof lies further back than those ten minutes. */
const makeStale = ({ id }: Person) =>
  db
    .update(sessions)
    .set({ provedAt: new Date(0), createdAt: new Date(0) })
    .where(eq(sessions.userId, id));

describe("payment ways of a profile", () => {
  it("a profile's ways to be tipped are stored as a list in the guide's order, cleaned, and replaced as a whole", async () => {
    const owned = await makeOwner();
    expect(await listed(owned)).toEqual([]);
    const typed = [{ ...IBAN, value: "pt50 0002 0123 1234 5678 9015 4" }, MB_WAY, { ...REVOLUT, holder: "" }];
    const response = await put(owned, typed);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([IBAN, MB_WAY, REVOLUT]);
    await put(owned, [REVOLUT, IBAN]);
    expect(await listed(owned)).toEqual([REVOLUT, IBAN]);
    await put(owned, []);
    expect(await listed(owned)).toEqual([]);
  });

  it("a profile's ways to be tipped are refused with the row and its fault, and then the old list stays whole", async () => {
    const owned = await makeOwner();
    await put(owned, [REVOLUT]);
    const response = await put(owned, [
      MB_WAY,
      { ...IBAN, value: "PT50000201231234567890145" },
      { kind: "cash" },
    ]);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: "Row 2: This IBAN has a typing mistake. Please check it.",
      errors: [
        "Row 2: This IBAN has a typing mistake. Please check it.",
        "Row 3: Please choose a way to be tipped.",
      ],
    });
    expect(await listed(owned)).toEqual([REVOLUT]);
  });

  it.each([
    ["no list", { kind: "revolut" }, "Invalid input"],
    ["a list of texts", ["revolut"], "Row 1: Invalid input"],
    ["null", null, "Invalid input"],
    [
      "a thirteenth way",
      Array.from({ length: 13 }, (_, n) => ({ ...REVOLUT, value: `marta${n}` })),
      "Row 13: You can have at most 12 ways to be tipped.",
    ],
    ["the same way twice", [REVOLUT, REVOLUT], "Row 2: This is the same as row 1."],
  ])("a profile's ways to be tipped are refused where %s is sent", async (_, json, message) => {
    const response = await put(await makeOwner(), json);
    expect(response.status).toBe(400);
    expect((await response.json<{ message: string }>()).message).toBe(message);
  });

  it("a profile has at most twelve ways to be tipped", async () => {
    const owned = await makeOwner();
    const ways = Array.from({ length: 12 }, (_, n) => ({ ...REVOLUT, value: `marta${n}` }));
    expect((await put(owned, ways)).status).toBe(200);
    expect(await listed(owned)).toEqual(ways);
  });

  it("a profile's ways saved twice at once are one of the two lists, whole", async () => {
    const owned = await makeOwner();
    const [one, other] = [
      [REVOLUT, IBAN],
      [MB_WAY, REVOLUT, IBAN],
    ];
    const statuses = await Promise.all([one, other].map(async (ways) => (await put(owned, ways)).status));
    expect(statuses).toEqual([200, 200]);
    expect([one, other]).toContainEqual(await listed(owned));
  });

  it("a profile's ways to be tipped are their owner's to read and write", async () => {
    const { id } = await makeOwner();
    const stranger = await makePerson();
    const path = `/api/guides/${id}/payment-ways`;
    expect((await call("GET", path)).status).toBe(401);
    expect((await call("PUT", path, { json: [REVOLUT] })).status).toBe(401);
    expect((await call("GET", path, { as: stranger })).status).toBe(403);
    expect((await put({ owner: stranger, id }, [REVOLUT])).status).toBe(403);
    expect((await put({ owner: stranger, id: 999_999 }, [REVOLUT])).status).toBe(404);
  });

  it("a profile's ways to be tipped are changed after a fresh proof only; the same list needs none", async () => {
    const owned = await makeOwner();
    await put(owned, [REVOLUT]);
    await makeStale(owned.owner);
    expect((await put(owned, [REVOLUT])).status).toBe(200);
    for (const change of [[REVOLUT, IBAN], [{ ...REVOLUT, value: "somebodyelse" }], []]) {
      const refused = await put(owned, change);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: "reauthentication_required" });
    }
    expect(await listed(owned)).toEqual([REVOLUT]);
    await call("POST", "/api/account/confirm", { as: owned.owner, json: { password: PASSWORD } });
    expect((await put(owned, [IBAN])).status).toBe(200);
  });

  it("a profile's changed ways are told in an e-mail that names none of them, once a change", async () => {
    const owned = await makeOwner();
    const service = makeMailService();
    await put(owned, [IBAN, MB_WAY], service.env);
    await put(owned, [IBAN, MB_WAY], service.env);
    expect(service.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [owned.owner.email, "Your payment details were changed"],
    ]);
    expect(JSON.stringify(service.sent)).not.toMatch(/PT5000|912000014|MB WAY/);
  });

  it("a profile's ways are reordered without a fresh proof and without an e-mail: nobody else is paid", async () => {
    const owned = await makeOwner();
    await put(owned, [IBAN, MB_WAY]);
    await makeStale(owned.owner);
    const service = makeMailService();
    expect((await put(owned, [MB_WAY, IBAN], service.env)).status).toBe(200);
    expect(await listed(owned)).toEqual([MB_WAY, IBAN]);
    expect(service.sent).toEqual([]);
  });

  it("a new order of ways that were changed meanwhile brings no old way back without a proof", async () => {
    const owned = await makeOwner();
    await put(owned, [IBAN, MB_WAY]);
    const save = (requireProof: () => Promise<void>) =>
      savePaymentWays(contextOf(), owned.owner.id, {
        guideId: owned.id,
        ways: [MB_WAY, IBAN],
        stored: [IBAN, MB_WAY],
        requireProof,
      });
    for (const changed of [[{ ...IBAN, holder: "Marta" }, MB_WAY], [IBAN], [IBAN, MB_WAY, REVOLUT], []]) {
      await put(owned, changed);
      await expect(save(() => Promise.reject(new Error("no proof")))).rejects.toThrow("no proof");
      expect(await listed(owned)).toEqual(changed);
    }
    // Where the order alone is another by now, the new one counts.
    await put(owned, [IBAN, MB_WAY]);
    await put(owned, [MB_WAY, IBAN]);
    expect(await save(() => Promise.reject(new Error("no proof")))).toEqual([]);
    expect(await listed(owned)).toEqual([MB_WAY, IBAN]);
    await put(owned, []);
    await save(() => Promise.resolve());
    expect(await listed(owned)).toEqual([MB_WAY, IBAN]);
  });

  it("a profile's ways to be tipped are deleted with it", async () => {
    const owned = await makeOwner();
    await put(owned, [REVOLUT]);
    await call("DELETE", `/api/guides/${owned.id}`, { as: owned.owner });
    expect((await put(owned, [IBAN])).status).toBe(404);
  });
});

describe("the country and the currency of a profile", () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await makePerson({ role: "operator" });
  });
  const patch = async (id: number, json: object) => {
    const response = await call("PATCH", `/api/guides/${id}`, { as: owner, json });
    return { status: response.status, ...(await response.json<Record<string, unknown>>()) };
  };

  it("a profile's country and currency begin with those of its phone number, with amounts that are usual there", async () => {
    const guide = await makeGuide(owner, { phone: "+81 90 1234 5678" });
    expect(guide).toMatchObject({ country: "JP", currency: "JPY", tipAmounts: [500, 1000, 2000] });
    await call("DELETE", `/api/guides/${guide.id}`, { as: owner });
  });

  it("a profile's country and currency stay unknown without a phone number, and follow one that comes later", async () => {
    const guide = await makeGuide(owner);
    expect(guide).toMatchObject({ country: "", currency: "", tipAmounts: null });
    expect(await patch(guide.id, { phone: "+55 11 98765 4321" })).toMatchObject({
      country: "BR",
      currency: "BRL",
      tipAmounts: [2000, 5000, 10_000],
    });
    // A country that is known isn't changed by a number.
    expect(await patch(guide.id, { phone: "+351 912 000 014" })).toMatchObject({ country: "BR" });
    await call("DELETE", `/api/guides/${guide.id}`, { as: owner });
  });

  it("a profile's country and currency can be chosen, with amounts of one's own or none, which another currency forgets", async () => {
    const guide = await makeGuide(owner, { country: "CH" });
    expect(guide).toMatchObject({ country: "CH", currency: "CHF", tipAmounts: [500, 1000, 2000] });
    expect(await patch(guide.id, { currency: "EUR", tipAmounts: [300, 600, 900] })).toMatchObject({
      country: "CH",
      currency: "EUR",
      tipAmounts: [300, 600, 900],
    });
    for (const none of [null, []]) {
      await patch(guide.id, { tipAmounts: [300, 600, 900] });
      const without = await patch(guide.id, { tipAmounts: none });
      expect(without).toMatchObject({ status: 200, currency: "EUR", tipAmounts: null });
    }
    // None stays none, whatever else is saved.
    expect(await patch(guide.id, { bio: "Fado" })).toMatchObject({ tipAmounts: null });
    expect(await patch(guide.id, { currency: "JPY" })).toMatchObject({ tipAmounts: [500, 1000, 2000] });
    await call("DELETE", `/api/guides/${guide.id}`, { as: owner });
  });

  it("amounts of one's own stay with a currency that stays, and go with a country that brings another one", async () => {
    const guide = await makeGuide(owner, { country: "PT", tipAmounts: [300, 600, 900] });
    for (const same of [{ currency: "EUR" }, { currency: "" }, { country: "ES" }])
      expect(await patch(guide.id, same)).toMatchObject({ currency: "EUR", tipAmounts: [300, 600, 900] });
    expect(await patch(guide.id, { country: "JP" })).toMatchObject({
      currency: "JPY",
      tipAmounts: [500, 1000, 2000],
    });
    expect(await patch(guide.id, { country: "PT", tipAmounts: [300, 600, 900] })).toMatchObject({
      currency: "EUR",
      tipAmounts: [300, 600, 900],
    });
    await call("DELETE", `/api/guides/${guide.id}`, { as: owner });
  });

  it("amounts that are given before any currency are kept, and belong to the first", async () => {
    const tipAmounts = [300, 600, 900];
    const guide = await makeGuide(owner, { tipAmounts });
    expect(guide).toMatchObject({ currency: "", tipAmounts });
    expect(await patch(guide.id, { bio: "Fado" })).toMatchObject({ currency: "", tipAmounts });
    expect(await patch(guide.id, { phone: "+351 912 000 014" })).toMatchObject({
      currency: "EUR",
      tipAmounts,
    });
    expect(await patch(guide.id, { country: "JP" })).toMatchObject({ tipAmounts: [500, 1000, 2000] });
    await call("DELETE", `/api/guides/${guide.id}`, { as: owner });
  });

  it("a WhatsApp number tells the country beside an empty phone number", async () => {
    const guide = await makeGuide(owner);
    expect(await patch(guide.id, { phone: "", whatsapp: "+351912000014" })).toMatchObject({ country: "PT" });
    await call("DELETE", `/api/guides/${guide.id}`, { as: owner });
  });

  it.each([
    [{ country: "XX" }, "Please choose a country"],
    [{ country: 7 }, "Please choose a country"],
    [{ currency: "BTC" }, "Please choose a currency"],
    [{ tipAmounts: [500] }, "Please give three amounts, each above zero"],
    [{ tipAmounts: [0, 500, 1000] }, "Please give three amounts, each above zero"],
    [{ tipAmounts: [1.5, 500, 1000] }, "Please give three amounts, each above zero"],
    [{ tipAmounts: [500, 1000] }, "Please give three amounts, each above zero"],
    [{ tipAmounts: [500, 1000, null] }, "Please give three amounts, each above zero"],
    [{ tipAmounts: "500" }, "Please give three amounts, each above zero"],
  ])("a profile's country and currency are refused: %j", async (values, message) => {
    const guide = await makeGuide(owner);
    expect(await patch(guide.id, values)).toMatchObject({ status: 400, errors: [message] });
    await call("DELETE", `/api/guides/${guide.id}`, { as: owner });
  });

  it("a profile's country and currency are public", async () => {
    const { uniqueId } = await makeGuide(owner, { country: "PT" });
    expect(await (await call("GET", `/api/guides/${uniqueId}`)).json()).toMatchObject({
      country: "PT",
      currency: "EUR",
      hasPaymentWays: false,
    });
  });
});
