import { describe, expect, it } from "vitest";
import type { Guide } from "#schema/guide.ts";
import type { User } from "#schema/account.ts";
import { sampleOf } from "#trust/sample-of.ts";
import { cookiesOf, PASSWORD, type Person } from "../testing/factories.ts";
import { confirm, from, makeOwner, MOVES, recover, register, type Step } from "../testing/takeover.ts";

const me = async (as: Person) => (await from("GET", "/api/auth/me", { as })).json<User>();
const pages = async (as: Person) => (await from("GET", "/api/user/guides", { as })).json<Guide[]>();

/** Expects that an owner has their account again, and that nothing opens it to anybody else. */
async function expectBack(owner: Person, keys: (() => Promise<boolean>)[]): Promise<void> {
  for (const opens of keys) expect(await opens()).toBe(false);
  expect(await me(owner)).toMatchObject({ email: owner.email, twoStep: false, deletionDueAt: null });
}

/** The ways in which a thief came into the account. */
const THIEVES: Record<string, (owner: Person) => Promise<Person>> = {
  "a thief with the password": async (owner) => {
    const { email } = owner;
    const response = await from("POST", "/api/auth/login", { json: { email, password: PASSWORD } });
    return { ...owner, cookie: cookiesOf(response) };
  },
  "a thief with a session": async (owner) => owner,
};
const ALL = Object.keys(MOVES);
/** Every third move, from another one on in each of three tables, which have all moves together. */
const someFrom = (first: number) => sampleOf([...ALL.slice(first), ...ALL.slice(0, first)], 3);

describe.each(Object.keys(THIEVES).map((thief, n) => ({ thief, n })))(
  "what $thief leaves behind",
  ({ thief, n }) => {
    it.each(someFrom(n))(
      `an owner who is back has everything, and ${thief} who leaves %s has nothing`,
      async (name) => {
        const { as, guide } = await makeOwner();
        const keys = await MOVES[name]?.({ as: (await THIEVES[thief]?.(as)) ?? as, guide });
        const owner = await recover(as.email, guide);
        await expectBack(owner, keys ?? []);
        expect(await pages(owner)).toMatchObject([{ id: guide.id, paypalLink: "marta" }]);
      },
    );
  },
);

describe("the order in which an owner follows the links", () => {
  const ORDERS: readonly Step[][] = [
    ["undoes", "takes back"],
    ["does all at once"],
    ["forgets the password", "undoes", "takes back", "undoes"],
  ];
  const MOVED = ALL.filter((name) => name.includes("another address"));

  const rows = MOVED.flatMap((name) => ORDERS.map((order) => [name, order.join(", then "), order] as const));
  it.each(sampleOf(rows, 5))(
    "a thief who leaves %s has nothing once the owner %s",
    async (name, _, order) => {
      const { as, guide } = await makeOwner();
      const keys = (await MOVES[name]?.({ as, guide })) ?? [];
      await expectBack(await recover(as.email, guide, order), keys);
    },
  );
});

describe("whoever registers somebody else's address first", () => {
  it.each(someFrom(2))(
    "a registrant of a foreign address who leaves %s has nothing once its owner has set a password",
    async (name) => {
      const registrant = await register();
      const keys = (await MOVES[name]?.({ as: registrant })) ?? [];
      await expectBack(await recover(registrant.email), keys);
    },
  );

  it.each(["a passkey", "two-step verification", "an editor", "a session"])(
    "a registrant who leaves %s has nothing either where the owner confirms the address first",
    async (name) => {
      const registrant = await register();
      const keys = (await MOVES[name]?.({ as: registrant })) ?? [];
      expect(await confirm(registrant.email)).toBe(204);
      await expectBack(await recover(registrant.email), keys);
    },
  );

  it("a confirmation removes nothing, from whatever browser, and the owner's own things stay through a later reset", async () => {
    const owner = await register();
    const before = await MOVES["a passkey"]?.({ as: owner });
    expect(await confirm(owner.email)).toBe(204);
    expect(await before?.[0]?.()).toBe(true);
    const after = await MOVES["a passkey"]?.({ as: owner });
    const { json } = { json: { email: owner.email } };
    expect((await from("POST", "/api/auth/password/forgot", { json })).status).toBe(202);
    expect(await after?.[0]?.()).toBe(true);
  });
});

describe("whoever is outside an account", () => {
  /** Every way into someone else's account or page; the calls that must be refused. */
  const attempts = (owner: Person, { id }: Guide) =>
    [
      [
        "POST",
        "/api/auth/register",
        {
          username: "Thief",
          email: owner.email,
          password: PASSWORD,
          confirmPassword: PASSWORD,
          role: "guide",
        },
      ],
      ["POST", "/api/auth/login", { email: owner.email, password: "a thief in the night" }],
      ...["email/verify", "email/confirm", "email/cancel", "sign-in-change/undo", "unsubscribe"].map(
        (path) => ["POST", `/api/auth/${path}`, { token: "A".repeat(43) }] as const,
      ),
      ["POST", "/api/auth/password/reset", { token: "A".repeat(43), password: "a thief in the night" }],
      ["POST", `/api/guides/${id}/editors`, { email: "friend@takeover.example" }],
      ["POST", `/api/guides/${id}/hand-on`, { name: "Thief" }],
      ["DELETE", `/api/guides/${id}`, undefined],
      ["POST", `/api/admin/users/${owner.id}/sign-in-link`, undefined],
      ["POST", `/api/admin/users/${owner.id}/two-step/remove`, { reason: "Please" }],
    ] as const;

  async function expectRefused(as: Person, owner: Person, guide: Guide): Promise<void> {
    for (const [method, path, json] of attempts(owner, guide)) {
      const { status } = await from(method, path, { as, json });
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    }
    expect(await me(owner)).toMatchObject({ email: owner.email });
    expect(await pages(owner)).toMatchObject([{ id: guide.id }]);
  }

  it("a stranger and a former editor change nothing of an account or its page, an editor only what editors may", async () => {
    const { as: owner, guide } = await makeOwner();
    const stranger = await register();
    const path = `/api/guides/${guide.id}`;
    const money = { json: { paypalLink: "thief" } };
    await expectRefused(stranger, owner, guide);
    expect((await from("PATCH", path, { as: stranger, ...money })).status).toBe(403);

    const [edits] = (await MOVES["an editor"]?.({ as: owner, guide })) ?? [];
    expect(await edits?.()).toBe(true);
    const [editor] = await (await from("GET", `${path}/editors`, { as: owner })).json<{ id: number }[]>();
    expect((await from("DELETE", `${path}/editors/${editor?.id}`, { as: owner })).status).toBe(204);
    expect(await edits?.()).toBe(false);
  });
});
