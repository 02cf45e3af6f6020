import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { users } from "../db/tables/accounts.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import { call, db, makeAdmin, makeGuide, makePerson, PASSWORD, upload } from "../testing/factories.ts";
import { plainPictures } from "../testing/pictures.ts";

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, "info").mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());
const logged = (): unknown[] => lines.map((line) => JSON.parse(line));

/** Whatever has been counted so far, it was too much. */
const useUp = () => db.update(rateCounters).set({ count: 1000 });
const full: RateLimit = { limit: () => Promise.resolve({ success: false }) };

const signIn = (path: string, email: string, testEnv?: Env) =>
  call("POST", path, {
    json: { email, password: "a wrong guess" },
    headers: { "CF-Connecting-IP": "2001:db8:1234:5678::9" },
    ...(testEnv && { env: testEnv }),
  });

it.each([
  ["user", "/api/auth/login", makePerson],
  ["admin", "/api/admin/login", makeAdmin],
])(
  "a refused sign-in of a known and of an unknown %s is logged, without e-mail or full address",
  async (kind, path, make) => {
    const { id, email } = await make();
    const [known, unknown] = [await signIn(path, email), await signIn(path, "nobody@example.com")];
    const line = { method: "POST", path, status: 401, kind, network: "2001:db8:1234::/48" };
    expect(logged()).toEqual([
      { ...line, requestId: known.headers.get("X-Request-Id"), account: id },
      { ...line, requestId: unknown.headers.get("X-Request-Id") },
    ]);
  },
);

it.each([
  ["userSignInSlow", "/api/auth/login", makePerson],
  ["adminSignInSlow", "/api/admin/login", makeAdmin],
])("too many sign-ins are logged with the limit %s and the account", async (limit, path, make) => {
  const { id, email } = await make();
  await signIn(path, email);
  await useUp();
  // The one guess a minute that is left.
  await signIn(path, email);
  expect((await signIn(path, email)).status).toBe(429);
  expect(logged().at(-1)).toMatchObject({
    path,
    status: 429,
    limit,
    account: id,
    network: "2001:db8:1234::/48",
  });
  expect(lines.join()).not.toContain("@");
});

it("too many uploads are logged with the account", async () => {
  const as = await makePerson();
  const send = () => call("POST", "/api/user/banner-image", { as, body: upload(plainPictures.png) });
  await send();
  await useUp();
  expect((await send()).status).toBe(429);
  expect(logged()).toMatchObject([{ status: 429, limit: "upload", account: as.id, network: "local" }]);
});

it("too many writes are logged with the account", async () => {
  const as = await makePerson();
  const json = { name: "Marta" };
  const response = await call("POST", "/api/guides", { as, json, env: { ...env, WRITE_LIMIT: full } });
  expect(response.status).toBe(429);
  expect(logged()).toMatchObject([{ status: 429, limit: "writes", account: as.id }]);
});

it("too many new accounts from one network are refused and logged, and none is made", async () => {
  const signUp = (email: string) =>
    call("POST", "/api/auth/register", {
      json: { username: "Nadia", email, password: PASSWORD, confirmPassword: PASSWORD, role: "guide" },
    });
  expect((await signUp("nadia-1@example.com")).status).toBe(201);
  await useUp();
  expect((await signUp("nadia-2@example.com")).status).toBe(429);
  expect(logged()).toMatchObject([{ status: 429, limit: "signUp", network: "local" }]);
  expect(await db.$count(users, eq(users.email, "nadia-2@example.com"))).toBe(0);
});

it("too many reviews are logged", async () => {
  const { uniqueId } = await makeGuide(await makePerson());
  const json = { name: "Hannah", rating: 5, comment: "Lovely" };
  const path = `/api/guides/${uniqueId}/reviews`;
  await call("POST", path, { json });
  await useUp();
  expect((await call("POST", path, { json })).status).toBe(429);
  expect(logged()).toMatchObject([{ path, status: 429, limit: "review", network: "local" }]);
});

it("too many calls from one network are logged before any account is looked up", async () => {
  const { email } = await makePerson();
  const response = await signIn("/api/auth/login", email, { ...env, ADDRESS_LIMIT: full });
  expect(response.status).toBe(429);
  expect(logged()).toEqual([
    {
      requestId: response.headers.get("X-Request-Id"),
      method: "POST",
      path: "/api/auth/login",
      status: 429,
      limit: "user-sign-in",
      network: "2001:db8:1234::/48",
    },
  ]);
});
