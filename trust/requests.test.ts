import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { PAYMENT_KINDS } from "#payment-codes/kinds.ts";
import { pick, randomOf } from "./random.ts";
import { call, type Person, upload } from "#worker/testing/factories.ts";
import { CALLS, type CallRow, fill } from "#worker/testing/every-call.ts";
import type { Fixtures } from "#worker/testing/fixtures.ts";
import { plainPictures } from "#worker/testing/pictures.ts";
import { badBody, longRuns, hostileTexts } from "./hostile-inputs.ts";
import {
  UNLIMITED,
  dump,
  faultsIn,
  fieldsOf,
  insiderOf,
  makeMarkedFixtures,
  requestOf,
  takenByRow,
  WITH_BODY,
} from "./requests.ts";
import { isFull, measured, upTo } from "./scale.ts";

/** The seed of all requests here. Anything that anybody sends is handled by a rule, and touches nothing of others. */
const SEED = 20261123;
/** What String() throws on. */
const NO_TEXT = { toString: 1, valueOf: 1 };
const JSON_TYPE = { "Content-Type": "application/json" };

/** Number of responses that were searched, for all tests of this file. */
let searched = 0;

let fixtures: Fixtures;
beforeAll(async () => {
  fixtures = await makeMarkedFixtures();
});

/** Creates the people again when a session, or what a call was about, is gone. */
async function renewAfter(status: number): Promise<void> {
  if (status === 401 || status === 404) fixtures = await makeMarkedFixtures();
}

type Sent = {
  method: string;
  path: string;
  as?: Person | undefined;
  body?: string;
  headers?: Record<string, string>;
};

/** Sends a request; returns its status, its time in ms, and what is wrong with it. */
async function send({ method, path, as, body, headers = JSON_TYPE }: Sent) {
  const began = Date.now();
  const response = await call(method, path, {
    as,
    body,
    headers: body === undefined ? {} : headers,
    env: UNLIMITED,
  });
  const text = await response.text();
  searched++;
  const faults = faultsIn(text, response.status, response.headers.get("Content-Type"));
  if (response.status >= 500) faults.push(`is ${response.status}`);
  return { status: response.status, text, time: Date.now() - began, faults };
}

const percentile = (times: number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;

it("a bad body and a hostile text in any field of any call is handled by a rule, and never fails", async () => {
  const wrong: string[] = [];
  const times: number[] = [];
  const sent = { bodies: 0, texts: 0, calls: 0, fields: 0 };
  const refused = { yes: 0, no: 0 };
  for (const [n, row] of WITH_BODY.entries()) {
    const random = randomOf(SEED + n);
    let { fields, status: first } = await fieldsOf(row, fixtures);
    // A call of an earlier row has ended this caller's rights.
    if (first === 401 || first === 403 || first === 404) {
      fixtures = await makeMarkedFixtures();
      ({ fields } = await fieldsOf(row, fixtures));
    }
    const ask = async (bodyOf: (good: object) => string) => {
      const { method, path, json } = requestOf(row, fixtures);
      const body = bodyOf(Object(json));
      const as = fixtures.people.get(insiderOf(row));
      const { status, time, faults } = await send({ method, path, as, body });
      times.push(time);
      if (status < 400) refused.no++;
      else refused.yes++;
      wrong.push(...faults.map((fault) => `${row.call} with ${body.slice(0, 300)} ${fault}`));
      await renewAfter(status);
    };
    sent.calls++;
    sent.fields += fields.length;
    for (let k = 0; k < upTo(2, 500); k++, sent.bodies++)
      await ask((good) => badBody(random, { ...good }, fields));
    for (const field of fields) {
      for (const text of hostileTexts(random, upTo(1, 200))) {
        await ask((good) => JSON.stringify({ ...good, [field]: text }));
        sent.texts++;
      }
      await ask((good) => JSON.stringify({ ...good, [field]: NO_TEXT }));
    }
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  const p99 = percentile(times, 0.99);
  measured(
    "T1",
    `${sent.bodies} bad bodies to ${sent.calls} calls, ${sent.texts} hostile texts in ${sent.fields} fields (${refused.yes} refused, ${refused.no} accepted), seed ${SEED}: no 5xx, nothing internal in a response, p99 ${p99} ms`,
  );
  if (isFull) expect(p99).toBeLessThan(300);
}, 3_600_000);

/** The processor time that each kind of call takes at most, ms, whatever long texts come. */
const longest = new Map<string, number>();
const processorTime = async () => Number(await (await env.PROCESSOR.fetch("http://runtime/")).text());

/**
 * Sends a request that must get its response within 300 ms of one processor, and notes what its kind of call took. The
 * time is the shortest of three attempts, because the runtime has work of its own; a pattern that is slower than linear
 * takes long each time.
 */
async function sendQuickly(name: string, request: Sent): Promise<string[]> {
  const known = longest.get(name) ?? 0;
  const faults: string[][] = [];
  let time = Infinity;
  for (let attempt = 0; attempt < 3 && time > known; attempt++) {
    const before = await processorTime();
    faults.push((await send(request)).faults);
    time = Math.min(time, (await processorTime()) - before);
  }
  longest.set(name, Math.max(known, time));
  return time > 300 ? [...faults.flat(), "takes longer than 300 ms"] : (faults[0] ?? []);
}

/** Names the kinds of calls that took longest; the one who runs the full test sees all of them. */
function longestCalls(): string {
  const all = [...longest].toSorted(([, one], [, other]) => other - one);
  const lines = all.map(([name, ms]) => `${name} ${ms.toFixed()} ms`);
  if (isFull) console.log(lines.join("\n"));
  longest.clear();
  return `the longest of ${all.length} kinds are ${lines.slice(0, 5).join(", ")}`;
}

it("a long run of signs in any field, path, query or header of any call gets its response at once", async () => {
  const wrong: string[] = [];
  const random = randomOf(SEED);
  const sent = { fields: 0, addresses: 0, headers: 0 };
  const note = (where: string, run: string, faults: string[]) =>
    wrong.push(...faults.map((fault) => `${where} with ${JSON.stringify(run.slice(0, 8))}… ${fault}`));
  const some = (runs: string[], few: number) =>
    isFull ? runs : Array.from({ length: few }, () => pick(random, runs));
  fixtures = await makeMarkedFixtures();
  for (const row of WITH_BODY) {
    const { fields, status } = await fieldsOf(row, fixtures);
    await renewAfter(status);
    for (const field of fields)
      for (const run of some(longRuns(60_000), 1)) {
        const { method, path, json } = requestOf(row, fixtures);
        const as = fixtures.people.get(insiderOf(row));
        const body = JSON.stringify({ ...Object(json), [field]: run });
        note(`${row.call} ${field}`, run, await sendQuickly(row.call, { method, path, as, body }));
        sent.fields++;
      }
  }
  fixtures = await makeMarkedFixtures();
  // Calls that ask Stripe, who isn't there, and the download, which holds what was sent.
  const isElsewhere = ({ call: name }: CallRow) => /subscriptions|export/.test(name);
  for (const row of CALLS.filter((each) => !isElsewhere(each))) {
    const { method, path } = requestOf(row, fixtures);
    const as = fixtures.people.get(insiderOf(row));
    for (const run of some(longRuns(5_000), 1)) {
      const sign = encodeURIComponent(run.toWellFormed());
      const names = new Set(["q", "limit", "cursor", ...takenByRow(row, fixtures).query]);
      const query = [...names].map((name) => `${name}=${sign}`).join("&");
      for (const address of [`${path}?${query}`, `${path}/${sign}`]) {
        if (method === "DELETE" && !address.includes(`/${sign}`)) continue;
        note(
          `${method} ${address.slice(0, 80)}`,
          run,
          await sendQuickly(`the address of ${row.call}`, { method, path: address, as }),
        );
        sent.addresses++;
      }
    }
  }
  const PAGES = ["/language?back=/", "/api/guides/", "/images/", "/api/auth/unsubscribe?token="];
  for (const page of PAGES)
    for (const run of some(longRuns(5_000), 4)) {
      const path = page + encodeURIComponent(run.toWellFormed());
      note(page, run, await sendQuickly(page, { method: "GET", path }));
      sent.addresses++;
    }
  const HEADERS =
    "Accept-Language Cookie User-Agent Referer If-Match Idempotency-Key Stripe-Signature Content-Type Range";
  for (const name of HEADERS.split(" "))
    for (const run of some(
      longRuns(16_000).filter((each) => /^[\x20-\x7E]+$/.test(each)),
      4,
    )) {
      const headers = { "Content-Type": "application/json", [name]: run };
      for (const [method, path] of [
        ["GET", "/language"],
        ["GET", "/api/auth/me"],
        ["POST", "/api/webhooks/stripe"],
        ["POST", "/api/auth/login"],
      ] as const)
        note(
          name,
          run,
          await sendQuickly(`${method} ${path} with ${name}`, {
            method,
            path,
            headers,
            ...(method === "POST" && { body: "{}" }),
          }),
        );
      sent.headers++;
    }
  expect(wrong.slice(0, 20)).toEqual([]);
  measured(
    "T1",
    `long runs of signs in ${sent.fields} fields (60 kB), ${sent.addresses} addresses (5 kB) and ${sent.headers} headers (16 kB), seed ${SEED}: each handled by a rule within 300 ms of one processor: ${longestCalls()}`,
  );
}, 3_600_000);

/** The fields of the plain forms, for browsers without scripts. */
const FORMS: [form: string, fields: string[]][] = [
  ["reviews", ["name", "rating", "comment", "language", "stamp", "subject", "cf-turnstile-response"]],
  ["report", ["review", "reason", "text", "name", "email", "stamp", "subject"]],
  ["language", ["language", "back"]],
];

it("a long run of signs in a list or a plain form gets its response at once", async () => {
  const wrong: string[] = [];
  const random = randomOf(SEED);
  fixtures = await makeMarkedFixtures();
  const { id, uniqueId, reviewId } = fixtures.ids;
  const as = fixtures.people.get("owner");
  const good = { name: "Ana", rating: "5", comment: "Lovely", review: String(reviewId), reason: "spam" };
  const runsOf = () => (isFull ? longRuns(60_000) : [pick(random, longRuns(60_000))]);
  const check = async (what: string, run: string, request: Sent) => {
    // The response to a form is a page.
    const faults = (await sendQuickly(what, request)).filter(
      (fault) => !/^is 4\d\d in text\/html/.test(fault),
    );
    wrong.push(...faults.map((fault) => `${what} with ${JSON.stringify(run.slice(0, 8))}… ${fault}`));
  };
  const put = (list: string, run: string, item: object) =>
    check(`${list} ${Object.keys(item).join()}`, run, {
      method: "PUT",
      path: `/api/guides/${id}/${list}`,
      as,
      body: JSON.stringify([item]),
    });
  for (const { kind } of PAYMENT_KINDS)
    for (const run of runsOf()) await put("payment-ways", run, { kind, value: run });
  for (const run of runsOf()) {
    await put("review-platforms", run, { platform: run, url: "https://tripadvisor.example" });
    await put("review-platforms", run, { platform: "Tripadvisor", url: run });
  }
  for (const [form, fields] of FORMS)
    for (const field of fields)
      for (const run of runsOf()) {
        const body = new URLSearchParams({ ...good, [field]: run }).toString().slice(0, 64_000);
        await check(`the form ${form} ${field}`, run, {
          method: "POST",
          path: form === "language" ? "/language" : `/profile/${uniqueId}/${form}`,
          headers: { "Content-Type": "application/x-www-form-urlencoded" },
          body,
        });
      }
  expect(wrong.slice(0, 20)).toEqual([]);
  measured("T1", `the same in lists and plain forms: ${longestCalls()}`);
}, 3_600_000);

/** Returns values in the place of an id: another's, near ones, and what is no id. */
const idsAround = (id: number | string | undefined): (number | string)[] => [
  id ?? 0,
  Number(id) + 1,
  Number(id) - 1,
  0,
  -1,
  1.5,
  2 ** 53,
  "1e3",
  "0x1",
  "%00",
  "__proto__",
  "1%20or%201=1",
  "..%2F..",
  "%F0%9F",
  "null",
  "*",
];

/** Calls by which anybody may add something to a page of others. */
const OPEN_TO_ALL = /events$|\/reviews$|\/report$/;
/** Callers who have nothing to do with the owner, the lapsed and the operator. */
const OUTSIDERS = ["nobody", "forged", "ended", "deleted", "stranger", "rival"];

it("a caller who sends any id reads no secret and changes no row of anybody else", async () => {
  const wrong: string[] = [];
  let cells = 0;
  fixtures = await makeMarkedFixtures();
  const emails = [...fixtures.people].map(([name, { email }]) => ({ name, email }));
  // A forged session names the owner, whose rows are not the forger's.
  const unforged = OUTSIDERS.filter((name) => name !== "forged");
  const outsiders = new Set(unforged.map((name) => fixtures.people.get(name)?.id));
  const isTheirs = ({ table, row }: Awaited<ReturnType<typeof dump>>[number]) =>
    !outsiders.has(Number(table === "users" ? row.id : row.user_id));
  const others = async () =>
    (await dump())
      .filter(({ table }) => !["rate_counters", "counters", "week_sums"].includes(table))
      .filter(isTheirs)
      .map((one) => JSON.stringify(one));
  const before = new Set(await others());
  const attack = async (row: CallRow, caller: string, ids: Fixtures["ids"]) => {
    const { method, path, json, file } = fill(row, ids);
    if (OPEN_TO_ALL.test(path) && method === "POST") return;
    const response = await call(method, path, {
      as: fixtures.people.get(caller),
      json,
      body: file ? upload(plainPictures.png) : undefined,
      env: UNLIMITED,
    });
    cells++;
    const text = await response.text();
    searched++;
    wrong.push(
      ...faultsIn(text, response.status, response.headers.get("Content-Type")).map(
        (fault) => `${row.call} as ${caller} ${fault}`,
      ),
    );
    if (response.status >= 500 && row.statuses[caller] !== response.status)
      wrong.push(`${row.call} as ${caller} at ${path} is ${response.status}`);
    for (const { name, email } of emails)
      if (name !== caller && text.includes(email))
        wrong.push(`${row.call} as ${caller} says the e-mail of ${name}`);
  };
  const withIds = CALLS.filter(({ call: name }) => name.includes("{"));
  for (const row of withIds)
    for (const caller of isFull ? OUTSIDERS : ["stranger", "rival"])
      for (const [, slot = ""] of row.call.matchAll(/\{(\w+)\}/g))
        for (const value of idsAround(fixtures.ids[slot]).slice(0, upTo(2, 99))) {
          // A near id may be the caller's own.
          const isOwn = value !== fixtures.ids[slot] && typeof value === "number" && value > 0;
          if (isOwn && ["stranger", "rival"].includes(caller) && !row.call.startsWith("GET")) continue;
          await attack(row, caller, { ...fixtures.ids, [slot]: value });
        }
  const after = new Set(await others());
  const changed = [...before.difference(after), ...after.difference(before)];
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(changed).toEqual([]);
  measured(
    "T4",
    `${cells} requests of ${OUTSIDERS.length} outsiders at ${withIds.length} calls with ids: 0 of ${before.size} foreign rows changed`,
  );
}, 3_600_000);

/** A value that a body may try to set beside its fields, in both spellings. */
const MARK = 987_654_321;
const STOLEN = {
  id: MARK,
  userId: MARK,
  user_id: MARK,
  guideId: MARK,
  guide_id: MARK,
  slot: MARK,
  role: "admin",
  isAdmin: true,
  subscriptionStatus: `status-${MARK}`,
  subscription_status: `status-${MARK}`,
  subscriptionEndsAt: "2099-01-02T03:04:05.000Z",
  trialEndsAt: "2099-01-02T03:04:05.000Z",
  trial_ends_at: Date.UTC(2099, 0, 2, 3, 4, 5),
  customerId: `cus_${MARK}`,
  customer_id: `cus_${MARK}`,
  subscriptionId: `sub_${MARK}`,
  billingVersion: MARK,
  uniqueId: `unique-${MARK}`,
  unique_id: `unique-${MARK}`,
  createdAt: "2099-01-02T03:04:05.000Z",
  updatedAt: "2099-01-02T03:04:05.000Z",
  emailVerifiedAt: "2099-01-02T03:04:05.000Z",
  passwordHash: `scrypt-${MARK}`,
  sessionsFrom: "2099-01-02T03:04:05.000Z",
  reviewCount: MARK,
  ratingSum: MARK,
  isPublic: MARK,
  status: `status-${MARK}`,
  hiddenAt: "2099-01-02T03:04:05.000Z",
};
const STOLEN_IN_ROW = new RegExp(`${MARK}|2099-01-02|${Date.UTC(2099, 0, 2, 3, 4, 5)}|"role":"admin"`);

it("a body that brings along an id, a role, a plan or a date that isn't its to set changes none of them", async () => {
  const sent = { bodies: 0, accepted: 0 };
  const all = Object.entries(STOLEN);
  // A rule that refuses one would hide another: they are sent one by one, and together in the short run.
  const additions = upTo(0, 1)
    ? all.map(([name, value]) => ({ [name]: value }))
    : [{ id: MARK, role: "admin" }, STOLEN];
  for (const row of WITH_BODY)
    for (const addition of additions) {
      const { method, path, json } = requestOf(row, fixtures);
      const add = (body: unknown) => ({ ...addition, ...Object(body) });
      const body = JSON.stringify(Array.isArray(json) ? json.map(add) : add(json));
      const { status } = await send({ method, path, as: fixtures.people.get(insiderOf(row)), body });
      sent.bodies++;
      if (status < 400) sent.accepted++;
      await renewAfter(status);
    }
  const stolen = (await dump()).map((one) => JSON.stringify(one)).filter((row) => STOLEN_IN_ROW.test(row));
  expect(stolen).toEqual([]);
  measured(
    "T6",
    `${sent.bodies} bodies with ${all.length} foreign fields to ${WITH_BODY.length} calls (${sent.accepted} accepted without them): 0 columns changed`,
  );
}, 3_600_000);

/** Headers and bodies that only a page of another site sends. */
const FOREIGN: { headers: Record<string, string>; body?: string }[] = [
  { headers: { ...JSON_TYPE, Origin: "https://evil.example" } },
  { headers: { ...JSON_TYPE, Origin: "null" } },
  { headers: { ...JSON_TYPE, "Sec-Fetch-Site": "cross-site", Origin: "http://localhost" } },
  { headers: { ...JSON_TYPE, "Sec-Fetch-Site": "same-site" } },
  { headers: { "Content-Type": "text/plain", "Sec-Fetch-Site": "cross-site" } },
  {
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "https://evil.example" },
    body: "name=Taken",
  },
  {
    headers: { "Content-Type": "multipart/form-data; boundary=x", Origin: "https://evil.example" },
    body: '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nTaken\r\n--x--\r\n',
  },
];
/** Calls that are Stripe's messages: their signature says where they come from. */
const SIGNED = /webhooks/;
/** Calls that respond with 204 to anybody; what comes from elsewhere is not counted. */
const NEVER_REFUSED = /events$/;

it("no call that changes something takes it from another site, in whatever form a browser can send it", async () => {
  const unsafe = CALLS.filter(({ call: name }) => !name.startsWith("GET") && !SIGNED.test(name));
  const before = JSON.stringify(await dump());
  const wrong: string[] = [];
  for (const row of unsafe)
    for (const { headers, body } of FOREIGN) {
      const { method, path, json } = requestOf(row, fixtures);
      const { status } = await send({
        method,
        path,
        as: fixtures.people.get(insiderOf(row)),
        headers,
        body: body ?? JSON.stringify(json ?? {}),
      });
      if (status !== 403 && status !== 415 && !NEVER_REFUSED.test(path))
        wrong.push(`${row.call} with ${JSON.stringify(headers)} is ${status}`);
    }
  expect(wrong).toEqual([]);
  expect(JSON.stringify(await dump()) === before).toBe(true);
  measured("T7", `${unsafe.length} calls in ${FOREIGN.length} foreign forms: all refused, no row changed`);
  measured("T5", `${searched} responses searched: no hash, no customer, no other's e-mail, no error's text`);
}, 600_000);
