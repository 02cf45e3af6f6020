import { env } from "cloudflare:workers";
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import type { Role } from "#schema/role.ts";
import type { GuideInput } from "#schema/guide.ts";
import type { Tour, TourInput } from "#schema/tour.ts";
import { hashCost, hashPassword } from "../auth/password.ts";
import { createSession } from "../auth/sessions.ts";
import { createContext, type RequestCtx } from "../context.ts";
import { connect } from "../db/client.ts";
import { configOf } from "../env.ts";
import { addUserTerms } from "../search/index-terms.ts";
import { users } from "../db/tables/accounts.ts";
import { admins } from "../db/tables/auth.ts";
import worker from "../index.ts";
import { expectDocumented } from "./documented.ts";
import { expectFailureShape } from "./failure-shape.ts";
import { recordQueries } from "./queries.ts";

export const db = connect(env.DB);
export const PASSWORD = "a walk in the park";
export const ORIGIN = "http://localhost";

let count = 0;
let sharedHash: Promise<string> | undefined;
const hashOnce = () => (sharedHash ??= hashPassword(PASSWORD, hashCost(configOf(env))));

export type Person = { id: number; email: string; cookie: string };
export type PersonOptions = {
  role?: Role;
  passwordHash?: string;
  trialEndsAt?: Date | null;
  subscriptionStatus?: string;
  operatorName?: string;
  /** since when the address is confirmed */
  emailVerifiedAt?: Date;
  createdAt?: Date;
};

/** Returns the row of a new account, by default on a running trial. */
export async function newPerson(options: PersonOptions = {}) {
  const n = ++count;
  return {
    username: `person ${n}`,
    email: `person-${n}@example.com`,
    passwordHash: await hashOnce(),
    role: "guide" as const,
    trialEndsAt: new Date(Date.now() + 14 * DAY),
    createdAt: new Date(),
    ...options,
  };
}

/** Creates an account with a session, by default on a running trial. */
export async function makePerson(options: PersonOptions = {}): Promise<Person> {
  const values = await newPerson(options);
  const { email } = values;
  const [[row]] = await db.batch([
    db.insert(users).values(values).returning({ id: users.id }),
    addUserTerms(db, eq(users.email, email), values),
  ]);
  if (!row) throw new Error("no account");
  return { id: row.id, email, cookie: `sid=${await tokenFor("user", row.id)}` };
}

/** Creates an admin with a session. */
export async function makeAdmin(): Promise<Person> {
  const email = `admin-${++count}@example.com`;
  const passwordHash = await hashOnce();
  const [row] = await db.insert(admins).values({ email, passwordHash, createdAt: new Date() }).returning();
  const id = row?.id ?? 0;
  return { id, email, cookie: `admin_sid=${await tokenFor("admin", id)}` };
}

const tokenFor = async (kind: "user" | "admin", id: number): Promise<string> =>
  (await createSession(contextOf(), kind, id)).token;

/** Builds the context of a request from this machine. `now` is ms since 1970. */
export const contextOf = ({ env: testEnv = env, ...given }: Partial<RequestCtx> = {}): RequestCtx => ({
  ...createContext(testEnv),
  network: "local",
  hasRateLimits: true,
  ...given,
});

type Call = {
  as?: Person;
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
  /** another environment of the worker, if given */
  env?: Env;
};

/** Calls the worker as a client would. `as` sends that account's cookie, `json` a JSON body. */
export async function call(
  method: string,
  path: string,
  { as, json, body, headers, env: testEnv = env }: Call = {},
): Promise<Response> {
  const request = new Request(ORIGIN + path, {
    method,
    redirect: "manual",
    headers: {
      ...(as && { Cookie: as.cookie }),
      ...(json !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    body: json === undefined ? body : JSON.stringify(json),
  });
  return send(request, recordQueries(testEnv));
}

/** Sends the worker a request as it is. Expects of the response what the API promises of each. */
export async function send(request: Request, testEnv: Env = env): Promise<Response> {
  const ctx = createExecutionContext();
  const response = await worker.fetch(request, testEnv, ctx);
  await waitOnExecutionContext(ctx);
  await expectFailureShape(request.url, response);
  await expectDocumented(request.method, request.url, response);
  return response;
}

/** Returns the cookies of a response, as a client sends them back. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

type GuideBody = { id: number; uniqueId: string; profilePicture: string | null } & Record<string, unknown>;

/** Creates a profile through the API. */
export async function makeGuide(owner: Person, input: Partial<GuideInput> = {}): Promise<GuideBody> {
  const response = await call("POST", "/api/guides", {
    as: owner,
    json: { name: "Marta Oliveira", ...input },
  });
  if (response.status !== 201) throw new Error(`no profile: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Creates a tour through the API. */
export async function makeTour(owner: Person, input: Partial<TourInput> = {}): Promise<Tour> {
  const json = {
    title: "Sunset sail",
    description: "Two hours on the Tejo.",
    externalLink: "https://book.example/sail",
    ...input,
  };
  const response = await call("POST", "/api/tours", { as: owner, json });
  if (response.status !== 201) throw new Error(`no tour: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Creates a multipart body with one file in `field`. */
export function upload(
  bytes: Uint8Array<ArrayBuffer>,
  { field = "image", name = "photo.jpg", type = "image/jpeg" } = {},
): FormData {
  const form = new FormData();
  form.append(field, new File([bytes], name, { type }));
  return form;
}
