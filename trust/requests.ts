import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { ASSETS } from "#worker/testing/assets.ts";
import { call, db, PASSWORD } from "#worker/testing/factories.ts";
import { operationOf, takenBy } from "#worker/testing/documented.ts";
import { CALLS, type CallRow, fill } from "#worker/testing/every-call.ts";
import { makeFixtures, type Fixtures } from "#worker/testing/fixtures.ts";
import { TABLES } from "#worker/testing/tables.ts";

/** The environment of a server without rate limits: thousands of requests come from one address. */
export const UNLIMITED: Env = { ...env, RATE_LIMITS: "off", ASSETS };

/** Texts that no response may hold: parts of passwords' hashes, and what the accounts below have at Stripe. */
const SECRETS = /scrypt\$|sentinel|SQLITE_|D1_ERROR|DrizzleQueryError|\bat \S+\.[jt]s:\d+/;

/** Builds the people of the table, each with sentinels where only Stripe and we look. */
export async function makeMarkedFixtures(): Promise<Fixtures> {
  const fixtures = await makeFixtures();
  await db.run(
    "update users set customer_id = 'cus_sentinel_' || id, subscription_id = 'sub_sentinel_' || id where customer_id is null",
  );
  return fixtures;
}

/** Better bodies than the table's, which only ask who may come in. */
const BODIES: Record<string, (fixtures: Fixtures) => object> = {
  "POST /api/auth/register": () => ({
    username: "Nadia",
    email: `nadia-${Math.random()}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    role: "guide",
  }),
  "POST /api/auth/login": ({ people }) => ({ email: people.get("owner")?.email, password: PASSWORD }),
  "POST /api/admin/login": ({ people }) => ({ email: people.get("admin")?.email, password: PASSWORD }),
};

/** Statuses of refusals, the latest first: what comes after them has looked at the request itself. */
const REFUSALS = [404, 403, 401];

/** Returns the caller of a row who is let in furthest. */
export const insiderOf = ({ statuses }: CallRow): string => {
  const order = ["owner", "operator", "lapsed", "admin", "stranger", "nobody"].filter(
    (name) => name in statuses,
  );
  const depth = (name: string) => {
    const status = statuses[name] ?? 500;
    return status < 300 ? -2 : REFUSALS.indexOf(status);
  };
  return order.toSorted((a, b) => depth(a) - depth(b))[0] ?? "nobody";
};

/** Builds a row's request with these fixtures' ids and a body that is let in. */
export function requestOf(row: CallRow, fixtures: Fixtures) {
  const { json, ...request } = fill(row, fixtures.ids);
  return { ...request, json: BODIES[row.call]?.(fixtures) ?? json };
}

/** The calls that take JSON. */
export const WITH_BODY = CALLS.filter(
  ({ call: name, body }) => !name.includes("{hidden") && (typeof body === "function" || "json" in body),
);

/** Returns what a call takes, as the API's document names it. */
export const takenByRow = (row: CallRow, fixtures: Fixtures) => {
  const { method, path } = requestOf(row, fixtures);
  return takenBy(operationOf(method, path) ?? "");
};

/** Returns the fields that a call looks at in its body, and those that the API's document names. */
export async function fieldsOf(
  row: CallRow,
  fixtures: Fixtures,
): Promise<{ fields: string[]; status: number }> {
  const { method, path, json } = requestOf(row, fixtures);
  if (Array.isArray(json)) return { fields: [], status: 200 };
  const names = new Set([...Object.keys(Object(json)), ...takenByRow(row, fixtures).fields]);
  const { parse } = JSON;
  const looked = new Proxy(Object(json), {
    get(target, name) {
      if (typeof name === "string") names.add(name);
      return Reflect.get(target, name);
    },
  });
  const spy = vi
    .spyOn(JSON, "parse")
    .mockImplementation((text, reviver) => (text === `{"looked":"at"}` ? looked : parse(text, reviver)));
  const as = fixtures.people.get(insiderOf(row));
  const { status } = await call(method, path, { as, json: { looked: "at" }, env: UNLIMITED });
  spy.mockRestore();
  const fields = [...names].filter((name) => !/^(?:then|constructor|toString|toJSON|valueOf)$/.test(name));
  return { fields, status };
}

/** Lists what a response says that it mustn't: an error of ours, or what is secret. */
export function faultsIn(text: string, status: number, type: string | null): string[] {
  const faults: string[] = [];
  const secret = SECRETS.exec(text);
  if (secret) faults.push(`says ${secret[0]}`);
  if (status >= 400 && !type?.includes("json")) faults.push(`is ${status} in ${type}`);
  if (status >= 400 && type?.includes("json") && !/^\{"message":"[^"]/.test(text))
    faults.push(`is ${status} without a message`);
  return faults;
}

/** Returns every row of every table. */
export async function dump(): Promise<{ table: string; row: Record<string, unknown> }[]> {
  const all = await env.DB.batch<Record<string, unknown>>(
    TABLES.map(({ name }) => env.DB.prepare(`select * from "${name}"`)),
  );
  return all.flatMap(({ results }, n) => results.map((row) => ({ table: TABLES[n]?.name ?? "", row })));
}
