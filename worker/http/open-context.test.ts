import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { call, makeGuide, makePerson, type Person } from "../testing/factories.ts";

let owner: Person;
let uniqueId: string;
beforeAll(async () => {
  owner = await makePerson();
  ({ uniqueId } = await makeGuide(owner));
});

/** What each call asks of the database's copies. */
const asked: (string | undefined)[] = [];
const DB = new Proxy(env.DB, {
  get(target, name) {
    const member: unknown = Reflect.get(target, name);
    if (typeof member !== "function") return member;
    if (name !== "withSession") return member.bind(target);
    return (constraint?: string) => {
      asked.push(constraint);
      return target.withSession(constraint);
    };
  },
});
async function constraintOf(method: string, path: string, cookie = "", json?: object) {
  asked.length = 0;
  const response = await call(method, path, { headers: { Cookie: cookie }, json, env: { ...env, DB } });
  return { response, asked: [...asked] };
}

const REVIEW = { name: "Hannah", rating: 5, comment: "Lovely" };

it("a public read uses the nearest copy of the database", async () => {
  for (const path of ["", "/reviews", "/review-platforms"])
    expect((await constraintOf("GET", `/api/guides/${uniqueId}${path}`)).asked).toEqual([
      "first-unconstrained",
    ]);
});

it("all writes, and calls with a session, use the primary database", async () => {
  const admin = "admin_sid=whatever";
  expect((await constraintOf("GET", `/api/guides/${uniqueId}`, owner.cookie)).asked).toEqual([
    "first-primary",
  ]);
  expect((await constraintOf("GET", "/api/admin/me", admin)).asked).toEqual(["first-primary"]);
  expect((await constraintOf("POST", "/api/auth/login", "", {})).asked).toEqual(["first-primary"]);
});

it("somebody who has left a review reads a copy of the database that includes it", async () => {
  const { response } = await constraintOf("POST", `/api/guides/${uniqueId}/reviews`, "", REVIEW);
  const [cookie = ""] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^bookmark=[0-9a-f-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  const bookmark = /^bookmark=([^;]+)/.exec(cookie)?.[1];
  const read = await constraintOf("GET", `/api/guides/${uniqueId}/reviews`, `bookmark=${bookmark}`);
  expect(read.asked).toEqual([bookmark]);
  expect(await read.response.json()).toMatchObject([REVIEW]);
});

it("an invalid bookmark is ignored, and a call with a session gets none", async () => {
  for (const made of ["%27", "first-primary", "x".repeat(50), ""])
    expect((await constraintOf("GET", `/api/guides/${uniqueId}`, `bookmark=${made}`)).asked).toEqual([
      "first-unconstrained",
    ]);
  const { response } = await constraintOf("PATCH", "/api/guides/0", owner.cookie, {});
  expect(response.headers.getSetCookie()).toEqual([]);
});
