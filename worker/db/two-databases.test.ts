import { applyD1Migrations, createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { PublicPages } from "../public-page/entrypoint.ts";
import { site, withPageCache } from "../testing/assets.ts";
import { beginAt, DIRECTORY_SQL, NUMBERS, respondFrom } from "../testing/directory.ts";
import { cookiesOf, ORIGIN, PASSWORD, send } from "../testing/factories.ts";

const { SECOND_DB, DIRECTORY } = env;
const databases = { DIRECTORY, parts: [env.DB, SECOND_DB] };

// The page's own entrypoint chooses by the page's address, as the worker does.
const page = (visit: Request) =>
  respondFrom(databases, { request: visit, env: site }, (request, testEnv) =>
    new PublicPages(createExecutionContext(), testEnv).fetch(request),
  );

beforeAll(async () => {
  await applyD1Migrations(SECOND_DB, env.TEST_MIGRATIONS);
  await DIRECTORY.prepare(DIRECTORY_SQL).run();
  await beginAt(SECOND_DB, 1);
});

type Sent = { cookie?: string; json?: object; headers?: Record<string, string> };

/** Calls the worker as it is, over both databases. */
async function ask(method: string, path: string, { cookie, json, headers }: Sent = {}): Promise<Response> {
  const request = new Request(ORIGIN + path, {
    method,
    headers: {
      "Content-Type": "application/json",
      "User-Agent": "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36",
      ...(cookie !== undefined && { Cookie: cookie }),
      ...headers,
    },
    ...(json && { body: JSON.stringify(json) }),
  });
  return withPageCache(() => respondFrom(databases, { request, env: site }, send), page);
}

type Guide = { id: number; uniqueId: string; reviewCount: number };

/** Registers someone and makes their page, through the API. */
async function register(name: string) {
  const email = `${name.toLowerCase()}@walks.example`;
  const json = { username: name, email, password: PASSWORD, confirmPassword: PASSWORD, role: "guide" };
  const registered = await ask("POST", "/api/auth/register", { json });
  expect(registered.status).toBe(201);
  const cookie = cookiesOf(registered);
  const created = await ask("POST", "/api/guides", { cookie, json: { name } });
  expect(created.status).toBe(201);
  return { email, cookie, guide: await created.json<Guide>() };
}

const countOf = async (database: D1Database, table: string): Promise<unknown> =>
  database.prepare(`select count(*) as n from ${table}`).first("n");

describe("two databases with a directory", () => {
  it("guides in two databases register, sign in, edit and are scanned by the code that knows one", async () => {
    const people = [await register("Ana"), await register("Bea"), await register("Cleo")];
    expect(people.map(({ guide }) => Math.floor(guide.id / NUMBERS))).toEqual([0, 1, 0]);
    expect([await countOf(env.DB, "users"), await countOf(SECOND_DB, "users")]).toEqual([2, 1]);
    for (const [n, { email, guide }] of people.entries()) {
      const login = await ask("POST", "/api/auth/login", { json: { email, password: PASSWORD } });
      const cookie = cookiesOf(login);
      const saved = await ask("PATCH", `/api/guides/${guide.id}`, { cookie, json: { bio: `Walk ${n}` } });
      expect(saved.status).toBe(200);
      const scan = await ask("GET", `/q/${guide.uniqueId}/badge`);
      expect(scan.status).toBe(200);
      expect(await scan.text()).toContain(`Walk ${n}`);
      const json = { name: "Guest", rating: 5, comment: `Lovely ${n}` };
      expect((await ask("POST", `/api/guides/${guide.uniqueId}/reviews`, { json })).status).toBe(201);
      const guides = await ask("GET", "/api/user/guides", { cookie });
      expect(await guides.json()).toMatchObject([{ id: guide.id, reviewCount: 1 }]);
    }
    expect([await countOf(env.DB, "guide_days"), await countOf(SECOND_DB, "guide_days")]).toEqual([2, 1]);
  });

  it("an address is taken in both databases, and a guide of one changes nothing in the other", async () => {
    const [dina, emma] = [await register("Dina"), await register("Emma")];
    expect(Math.floor(dina.guide.id / NUMBERS)).not.toBe(Math.floor(emma.guide.id / NUMBERS));
    const json = {
      username: "Dina",
      email: dina.email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      role: "guide",
    };
    expect((await ask("POST", "/api/auth/register", { json })).status).toBe(409);
    const foreign = await ask("PATCH", `/api/guides/${emma.guide.id}`, {
      cookie: dina.cookie,
      json: { bio: "Mine" },
    });
    expect([401, 403]).toContain(foreign.status);
  });
});
