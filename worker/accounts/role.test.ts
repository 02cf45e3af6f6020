import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { User } from "#schema/account.ts";
import type { Role } from "#schema/role.ts";
import { beforeFirst } from "../testing/around.ts";
import { call, makeGuide, makePerson, makeTour, type Person } from "../testing/factories.ts";

const change = (as: Person, role: Role) => call("PATCH", "/api/account/role", { as, json: { role } });
const create = (as: Person) => call("POST", "/api/guides", { as, json: { name: "Diogo Prata" } });

describe("the role of an account", () => {
  it("an account changes from guide to operator, who may have three profiles", async () => {
    const person = await makePerson({ role: "guide" });
    await makeGuide(person);
    expect((await create(person)).status).toBe(403);
    const changed: User = await (await change(person, "operator")).json();
    expect(changed.role).toBe("operator");
    expect(await (await call("GET", "/api/auth/me", { as: person })).json()).toMatchObject({
      role: "operator",
    });
    expect((await create(person)).status).toBe(201);
  });

  it("an account changes from operator to guide while there is one profile at most, and then may have no other", async () => {
    const person = await makePerson({ role: "operator" });
    const first = await makeGuide(person);
    const second = await makeGuide(person);
    const refused = await change(person, "guide");
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: "role_in_use" });
    // What stays is the one in the second slot.
    await call("DELETE", `/api/guides/${first.id}`, { as: person });
    expect((await change(person, "guide")).status).toBe(200);
    expect((await create(person)).status).toBe(403);
    const left = await (await call("GET", "/api/user/guides", { as: person })).json();
    expect(left).toMatchObject([{ id: second.id }]);
  });

  it("an account with tours stays an operator's", async () => {
    const person = await makePerson({ role: "operator" });
    await makeTour(person);
    expect((await change(person, "guide")).status).toBe(409);
  });

  it("an account's role is one of two", async () => {
    const person = await makePerson();
    const response = await call("PATCH", "/api/account/role", { as: person, json: { role: "admin" } });
    expect(response.status).toBe(400);
  });

  it("a tour isn't written for an account whose role has become a guide's meanwhile", async () => {
    const person = await makePerson({ role: "operator" });
    const late = beforeFirst(env, /insert into "tours"/, () => change(person, "guide"));
    const tour = { title: "Sail", description: "A boat", externalLink: "https://book.example/sail" };
    const response = await call("POST", "/api/tours", { as: person, env: late, json: tour });
    expect([response.status, await response.json()]).toMatchObject([403, { code: "operators_only" }]);
    await change(person, "operator");
    expect(await (await call("GET", "/api/tours", { as: person })).json()).toEqual([]);
  });

  it("an account's role lets no race of both calls leave a guide with two profiles", async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await makePerson({ role: "operator" });
      await makeGuide(person);
      await Promise.all([change(person, "guide"), create(person)]);
      const { role }: User = await (await call("GET", "/api/auth/me", { as: person })).json();
      const left: unknown[] = await (await call("GET", "/api/user/guides", { as: person })).json();
      expect([role, left.length]).toEqual(role === "guide" ? ["guide", 1] : ["operator", 2]);
    }
  });
});
