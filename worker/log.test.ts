import { env } from "cloudflare:workers";
import { DrizzleQueryError, eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { FeaturedTour } from "#schema/tour.ts";
import { users } from "./db/tables/accounts.ts";
import { admins } from "./db/tables/auth.ts";
import worker from "./index.ts";
import { log, withRequestId } from "./log.ts";
import { createLinkToken } from "./mail/link-tokens.ts";
import {
  call,
  contextOf,
  db,
  makeAdmin,
  makeGuide,
  makePerson,
  makeTour,
  type Person,
} from "./testing/factories.ts";
import { intercept } from "./testing/queries.ts";

/** What people type, as it must never stand in the log, and where ids begin. */
const NAME = "Sentinella Secreta";
const PASSWORD = "sentinel-password";
const ADDRESS = "203.0.113.231";
const FIRST_ID = 987_650_000;
const SECRET = /sentinel|@|scrypt|params|203\.0\.113\.231|98765\d{4}/i;

const METHODS = ["error", "warn", "info", "log", "debug"] as const;
const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  for (const method of METHODS)
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => void lines.push(args.join(" ")));
});
afterEach(() => vi.restoreAllMocks());

beforeAll(async () => {
  for (const table of ["users", "admins", "guides", "tours", "guide_tours", "reviews", "review_platforms"])
    await db.run(sql`insert into sqlite_sequence (name, seq) values (${table}, ${FIRST_ID})`);
});

/** A line without what may name an account or a thing: whose it is, and the address that was called. */
function isSecret(line: string): boolean {
  const { path: _path, account: _account, ...rest }: Record<string, unknown> = JSON.parse(line);
  return SECRET.test(JSON.stringify(rest));
}

/** The same database, of whose statements the one in `place` asks for a table that isn't there. */
function failingAt(place: number) {
  let asked = 0;
  const DB = intercept(env.DB, (query) => (asked++ === place ? "select secret from nowhere" : query));
  return { env: { ...env, DB }, hasFailed: () => asked > place };
}

/** Does the same again and again, until each of its statements has failed once; returns how many there are. */
async function failEach(act: (env: Env) => Promise<unknown>): Promise<number> {
  for (let place = 0; ; place++) {
    const failing = failingAt(place);
    await act(failing.env);
    if (!failing.hasFailed()) return place;
  }
}

let count = 0;
const newEmail = () => `sentinel-${++count}@example.com`;

type Scene = { owner: Person; admin: Person };
type Asked = { as?: Person; json?: unknown };
type Made = [call: string, asked?: Asked];

const CALLS: Record<string, (scene: Scene) => Promise<Made> | Made> = {
  "a sign-up": () => {
    const [email, password] = [newEmail(), PASSWORD];
    const json = { username: NAME, email, password, confirmPassword: password, role: "guide" };
    return ["POST /api/auth/register", { json }];
  },
  "a sign-in": async ({ owner }) => {
    const email = newEmail();
    await db.update(users).set({ email }).where(eq(users.id, owner.id));
    return ["POST /api/auth/login", { json: { email, password: "a walk in the park" } }];
  },
  "a refused sign-in": () => ["POST /api/auth/login", { json: { email: newEmail(), password: PASSWORD } }],
  "a forgotten password": async ({ owner }) => {
    const email = newEmail();
    await db.update(users).set({ email }).where(eq(users.id, owner.id));
    return ["POST /api/auth/password/forgot", { json: { email } }];
  },
  "a new password by a link": async ({ owner }) => {
    const token = await createLinkToken(contextOf(), "reset-password", {
      userId: owner.id,
      email: owner.email,
    });
    return ["POST /api/auth/password/reset", { json: { token, password: PASSWORD } }];
  },
  "who is signed in": ({ owner }) => ["GET /api/auth/me", { as: owner }],
  "a logout": ({ owner }) => ["POST /api/auth/logout", { as: owner }],
  "a logout elsewhere": ({ owner }) => ["DELETE /api/account/sessions", { as: owner }],
  "an operator's name": ({ owner: as }) => [
    "PATCH /api/user/operator-name",
    { as, json: { operatorName: NAME } },
  ],
  "a new profile": ({ owner: as }) => ["POST /api/guides", { as, json: { name: NAME, bio: NAME } }],
  "a changed profile": async ({ owner: as }) => {
    const { id } = await makeGuide(as);
    return [`PATCH /api/guides/${id}`, { as, json: { name: NAME, email: "sentinel@example.com" } }];
  },
  "a profile's end": async ({ owner: as }) => [`DELETE /api/guides/${(await makeGuide(as)).id}`, { as }],
  "a public profile": async ({ owner }) => [`GET /api/guides/${(await makeGuide(owner)).uniqueId}`],
  "a review": async ({ owner }) => {
    const { uniqueId } = await makeGuide(owner);
    return [`POST /api/guides/${uniqueId}/reviews`, { json: { name: NAME, rating: 5, comment: NAME } }];
  },
  "a review's reply": async ({ owner: as }) => {
    const { uniqueId } = await makeGuide(as);
    const json = { name: NAME, rating: 5, comment: NAME };
    const review = await (
      await call("POST", `/api/guides/${uniqueId}/reviews`, { json })
    ).json<{ id: number }>();
    return [`PUT /api/reviews/${review.id}/reply`, { as, json: { reply: NAME } }];
  },
  "review platforms": async ({ owner: as }) => {
    const { id } = await makeGuide(as);
    const json = [{ platform: NAME, url: "https://sentinel.example" }];
    return [`PUT /api/guides/${id}/review-platforms`, { as, json }];
  },
  "one more review platform": async ({ owner: as }) => {
    const { id } = await makeGuide(as);
    const json = { platform: NAME, url: "https://sentinel.example" };
    return [`POST /api/guides/${id}/review-platforms`, { as, json }];
  },
  "a new tour": ({ owner: as }) => {
    const json = { title: NAME, description: NAME, externalLink: "https://sentinel.example" };
    return ["POST /api/tours", { as, json }];
  },
  "a changed tour": async ({ owner: as }) => {
    const { id } = await makeTour(as);
    return [`PATCH /api/tours/${id}`, { as, json: { title: NAME } }];
  },
  "a tour's end": async ({ owner: as }) => [`DELETE /api/tours/${(await makeTour(as)).id}`, { as }],
  "a featured tour": async ({ owner: as }) => {
    const [guide, tour] = [await makeGuide(as), await makeTour(as)];
    return [`POST /api/guides/${guide.id}/tours`, { as, json: { tourId: tour.id, position: 1 } }];
  },
  "a featured tour's end": async ({ owner: as }) => {
    const [guide, tour] = [await makeGuide(as), await makeTour(as)];
    const json = { tourId: tour.id, position: 1 };
    const place: FeaturedTour = await (
      await call("POST", `/api/guides/${guide.id}/tours`, { as, json })
    ).json();
    return [`DELETE /api/guides/${guide.id}/tours/${place.id}`, { as }];
  },
  "a checkout": ({ owner: as }) => ["POST /api/subscriptions/create-checkout-session", { as, json: {} }],
  "an admin's sign-in": async ({ admin }) => {
    const email = newEmail();
    await db.update(admins).set({ email }).where(eq(admins.id, admin.id));
    return ["POST /api/admin/login", { json: { email, password: "a walk in the park" } }];
  },
  "an admin's refused sign-in": async ({ admin }) => {
    const email = newEmail();
    await db.update(admins).set({ email }).where(eq(admins.id, admin.id));
    return ["POST /api/admin/login", { json: { email, password: PASSWORD } }];
  },
  "the admin's search for users": ({ admin: as }) => ["GET /api/admin/users?q=sentinella", { as }],
  "the admin's search for profiles": ({ admin: as }) => ["GET /api/admin/guides?q=sentinella", { as }],
  "the audit log": ({ admin: as }) => ["GET /api/admin/audit", { as }],
  "an account's end": ({ owner, admin: as }) => [`DELETE /api/admin/users/${owner.id}`, { as }],
};

it.each(Object.entries(CALLS))(
  "the log has no personal data of %s with each statement failing once",
  async (_name, prepare) => {
    const count = await failEach(async (env) => {
      const scene = { owner: await makePerson({ role: "operator" }), admin: await makeAdmin() };
      const [asked, { as, json } = {}] = await prepare(scene);
      const [method = "", path = ""] = asked.split(" ");
      await call(method, path, { as, json, headers: { "CF-Connecting-IP": ADDRESS }, env });
    });
    expect(count).toBeGreaterThan(0);
    expect(lines.some((line) => line.includes("Failed query: "))).toBe(true);
    expect(lines.filter(isSecret)).toEqual([]);
  },
);

it("the hourly run with each statement failing once logs and throws no personal data", async () => {
  const count = await failEach((env) =>
    worker
      .scheduled({ scheduledTime: Date.now(), cron: "", noRetry: () => {} }, env)
      .catch((error: Error) => lines.push(JSON.stringify({ thrown: error.stack }))),
  );
  expect(count).toBeGreaterThan(0);
  expect(lines.some((line) => line.includes("the hourly run failed"))).toBe(true);
  expect(lines.filter(isSecret)).toEqual([]);
});

it("a failed query nested in causes is logged with its SQL and the database's message", () => {
  const query = new DrizzleQueryError("select ?", ["sentinel"], new Error("D1_ERROR: away"));
  const error = new Error("outer", { cause: new Error("inner", { cause: query }) });
  log("warn", { message: "nested" }, error);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    message: "nested",
    error: "Error: outer",
    causes: ["Error: inner", "Failed query: select ?", "Error: D1_ERROR: away"],
  });
});

it("a request's log lines, also after its response, have the request's id and no e-mail address", async () => {
  const lines = vi.spyOn(console, "warn").mockImplementation(() => {});
  const later = withRequestId("of a request", async () => {
    await scheduler.wait(1);
    log("warn", { message: "late" }, new Error("<Kim.O+x@walks.example> bounced: kim@walks.example"));
  });
  log("warn", { message: "outside", path: "/@kim" });
  await later;
  expect(lines.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { message: "outside", path: "/@kim" },
    { requestId: "of a request", message: "late", error: "Error: <(e-mail)> bounced: (e-mail)" },
  ]);
  vi.restoreAllMocks();
});

it.each([
  ["one sign", "@".repeat(64_000)],
  ["two signs in turn", "a@".repeat(32_000)],
  ["what begins like an address", "a@b.".repeat(16_000)],
  ["letters", "a".repeat(64_000)],
  ["signs of percent", "a%40".repeat(16_000)],
  ["percent signs in percent signs", "%25".repeat(21_000)],
  ["quotation marks", '"'.repeat(64_000)],
  ["halves of letters", "\uD800".repeat(64_000)],
  ["control characters", "\u0000".repeat(64_000)],
])("a log line has at most 500 characters, whatever a caller wrote: %s", (_, written) => {
  const error = new Error(written, { cause: new Error(written) });
  log("info", { message: "refused", method: "POST", path: `/${written}`, network: "203.0.113.0" }, error);
  expect(lines[0]?.length).toBeLessThanOrEqual(500);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ message: "refused", network: "203.0.113.0" });
});

it("an address is masked before a text is cut, so that no half of one is left", () => {
  log("info", { path: `/${"x".repeat(170)} marta.oliveira@guides.example.com said so` });
  expect(lines[0]).toContain("(e-mail)");
  expect(lines[0]).not.toContain("marta");
});

it.each([
  "ana@example.com",
  "ana%40example.com",
  "ana%2540example%252Ecom",
  "ana%40EXAMPLE.COM",
  "ana%EF%BC%A0example%EF%BC%8Ecom",
  "ana%FF%40example.com",
  "ana＠example.com",
  "ana﹫example．com",
  "ana@example。com",
  "ana\u200B@example.\u200Bcom",
  "ана@почта.рф",
  "%D0%B0%D0%BD%D0%B0%40%D0%BF%D0%BE%D1%87%D1%82%D0%B0.%D1%80%D1%84",
  "ana@उदाहरण.भारत",
  "ana@ตัวอย่าง.ไทย",
  "ana@xn--80a1acny.xn--p1ai",
])("an e-mail address in the path of a request isn't logged: %s", (written) => {
  log("warn", { message: "refused", path: `/api/guides/${written}/reviews` });
  expect(JSON.parse(lines[0] ?? "")).toEqual({ message: "refused", path: "/api/guides/(e-mail)/reviews" });
});

it.each(["/@ana.walks", "/%40ana.walks/tip", "/profile/100%25.html", "/api/guides/%FF/reviews", "/@анна.рф"])(
  "the path of a request without an e-mail address is logged as it is: %s",
  (path) => {
    log("warn", { message: "refused", path });
    expect(JSON.parse(lines[0] ?? "")).toEqual({ message: "refused", path });
  },
);
