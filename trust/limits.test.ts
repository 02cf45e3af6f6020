import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { RATE_LIMITS } from "#worker/rate-limits/limits.ts";
import { CALLS } from "#worker/testing/every-call.ts";
import { call } from "#worker/testing/factories.ts";
import { makeMailService } from "#worker/testing/mail.ts";
import { UNLIMITED, insiderOf, makeMarkedFixtures, requestOf } from "./requests.ts";

/**
 * The limits of each call that is right (guesses have tests of their own), but those of all writes of an account: of a network, which cost little, then the exact ones.
 * A call that isn't here has none.
 */
const LIMITS: Record<string, string> = {
  "POST /api/auth/register": "sign-up signUp",
  "POST /api/auth/login": "user-sign-in",
  "POST /api/admin/login": "admin-sign-in",
  // The response is the same past its limit, so that no one learns of it.
  "POST /api/auth/password/forgot": "forgot",
  "POST /api/auth/password/reset": "link linkToken",
  "POST /api/auth/passkey/options": "passkey",
  "POST /api/auth/join": "link",
  "POST /api/auth/email/verify": "link",
  "POST /api/auth/email/confirm": "link",
  "POST /api/auth/email/cancel": "link",
  "POST /api/auth/sign-in-change/undo": "undo",
  "POST /api/auth/unsubscribe": "link",
  "POST /api/account/confirm": "currentPassword",
  "POST /api/account/password": "currentPassword",
  "POST /api/account/email/verify": "letter",
  "POST /api/account/email": "letter",
  "POST /api/account/two-step": "toldChange",
  "POST /api/account/two-step/confirm": "secondStep",
  "POST /api/account/two-step/recovery-codes": "toldChange",
  "POST /api/admin/two-step/confirm": "secondStep",
  "DELETE /api/account": "toldChange",
  "DELETE /api/guides/{id}": "toldChange",
  "DELETE /api/guides/{hiddenId}": "toldChange",
  "POST /api/account/export": "export",
  "POST /api/subscriptions/create-checkout-session": "checkout",
  "POST /api/subscriptions/cancel": "checkout",
  "POST /api/subscriptions/keep": "checkout",
  "POST /api/subscriptions/portal": "checkout",
  "POST /api/subscriptions/sync": "checkout",
  "POST /api/guides/{id}/profile-picture": "upload",
  "POST /api/guides/{hiddenId}/profile-picture": "upload",
  "POST /api/user/banner-image": "upload",
  "POST /api/tours/{tourId}/image": "upload",
  "POST /api/guides/{uniqueId}/reviews": "review review",
  "POST /api/guides/{hidden}/reviews": "review",
  "POST /api/guides/{uniqueId}/report": "report report",
  "POST /api/guides/{hidden}/report": "report",
  "POST /api/reviews/{reviewId}/report": "report report",
  "POST /api/reviews/{hiddenReviewId}/report": "report report",
  "POST /api/guides/{id}/editors": "invite",
  "POST /api/guides/{hiddenId}/editors": "invite",
};

const before = structuredClone(RATE_LIMITS);
const setLimits = (limits: Record<string, { max: number }>) => {
  for (const [name, limit] of Object.entries(limits)) Object.assign(Reflect.get(RATE_LIMITS, name), limit);
};
beforeAll(() => setLimits(Object.fromEntries(Object.keys(RATE_LIMITS).map((name) => [name, { max: 0 }]))));
afterAll(() => setLimits(before));

it("each call is held to its limits, and no other call has any", async () => {
  const asked: string[] = [];
  const limiter: RateLimit = {
    limit: ({ key }) => {
      asked.push(key.replace(/:.*/, ""));
      return Promise.resolve({ success: true });
    },
  };
  const lines: string[] = [];
  const quiet = vi.spyOn(console, "info").mockImplementation((line: string) => void lines.push(line));
  const env = {
    ...UNLIMITED,
    EMAIL: makeMailService().env.EMAIL,
    RATE_LIMITS: "on",
    ADDRESS_LIMIT: limiter,
  } as Env;
  const found: Record<string, string> = {};
  let fixtures = await makeMarkedFixtures();
  for (const row of CALLS) {
    const { method, path, json } = requestOf(row, fixtures);
    const { status } = await call(method, path, { as: fixtures.people.get(insiderOf(row)), json, env });
    const refused = lines.flatMap((line) => JSON.parse(line).limit ?? []);
    const limits = [...asked.splice(0), ...refused].join(" ");
    if (limits !== "") found[row.call] = limits;
    lines.length = 0;
    expect(status === 429, row.call).toBe(refused.length > 0);
    if (method !== "GET" && (status < 400 || status === 401 || status === 404))
      fixtures = await makeMarkedFixtures();
  }
  expect(found).toEqual(LIMITS);
  // What the table's bodies don't reach: a picture in a profile's JSON, and a passkey's response.
  const as = fixtures.people.get("owner");
  const profile = { name: "Marta", profilePicture: "data:image/png;base64,AAAA" };
  for (const [method, path] of [
    ["POST", "/api/guides"],
    ["PATCH", `/api/guides/${fixtures.ids.id}`],
  ] as const)
    expect((await call(method, path, { as, json: profile, env })).status, method).toBe(429);
  const signed = { clientDataJSON: "", authenticatorData: "", signature: "" };
  const response = { id: "x", rawId: "x", type: "public-key", response: signed };
  expect((await call("POST", "/api/auth/passkey", { json: { response }, env })).status).toBe(401);
  expect(asked).toEqual(["passkey"]);
  quiet.mockRestore();
}, 300_000);
