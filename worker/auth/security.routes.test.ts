import { describe, expect, it } from "vitest";
import {
  call,
  contextOf,
  cookiesOf,
  makeAdmin,
  makePerson,
  PASSWORD,
  type Person,
} from "../testing/factories.ts";
import { findDevice } from "./devices.ts";

/** The same person on another device. */
async function elsewhere({ email, ...person }: Person): Promise<Person> {
  const response = await call("POST", "/api/auth/login", { json: { email, password: PASSWORD } });
  expect(response.status).toBe(200);
  return { ...person, email, cookie: cookiesOf(response) };
}
const signOutElsewhere = (as: Person, headers?: Record<string, string>) =>
  call("DELETE", "/api/account/sessions", { as, headers });
const me = async (as: Person) => (await call("GET", "/api/auth/me", { as })).status;
const isKnown = async ({ id, cookie }: Person) => {
  const token = /(?:^|; )device=([^;]+)/.exec(cookie)?.[1] ?? "";
  return (await findDevice(contextOf(), "user", token))?.subject === id;
};

describe("sign-out on all other devices", () => {
  it("a sign-out on other devices ends their sessions at once and gives this one a new session", async () => {
    const here = await makePerson();
    const [there, somebody, admin] = [await elsewhere(here), await makePerson(), await makeAdmin()];
    expect(await me(there)).toBe(200);
    const response = await signOutElsewhere(here);
    expect(response.status).toBe(204);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await me(there)).toBe(401);
    expect(await me(here)).toBe(401);
    expect(await me({ ...here, cookie: cookiesOf(response) })).toBe(200);
    expect(await me(await elsewhere(here))).toBe(200);
    expect(await me(somebody)).toBe(200);
    expect((await call("GET", "/api/admin/me", { as: admin })).status).toBe(200);
  });

  it("a sign-out on other devices makes all devices but this one unknown to the account", async () => {
    const person = await makePerson();
    const [here, there] = [await elsewhere(person), await elsewhere(person)];
    expect([await isKnown(here), await isKnown(there)]).toEqual([true, true]);
    const now = { ...here, cookie: cookiesOf(await signOutElsewhere(here)) };
    expect([await isKnown(now), await isKnown(there)]).toEqual([true, false]);
  });

  it("two sign-outs on other devices at the same time leave one session", async () => {
    const here = await makePerson();
    const answers = await Promise.all(
      [here, await elsewhere(here)].map((device) => signOutElsewhere(device)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 401]);
    const standing = await Promise.all(answers.map((one) => me({ ...here, cookie: cookiesOf(one) })));
    expect(standing.toSorted()).toEqual([200, 401]);
  });

  it("a sign-out on other devices is refused from another site", async () => {
    const here = await makePerson();
    const there = await elsewhere(here);
    expect((await signOutElsewhere(here, { Origin: "https://evil.example" })).status).toBe(403);
    expect([await me(here), await me(there)]).toEqual([200, 200]);
  });
});
