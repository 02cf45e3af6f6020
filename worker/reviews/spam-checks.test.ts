import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DAY } from "#schema/durations.ts";
import type { NewReviewResponse } from "#schema/review.ts";
import { CHALLENGE_NOT_STARTED } from "#schema/review-rules.ts";
import { call, contextOf, makeGuide, makePerson } from "../testing/factories.ts";
import { createFormToken } from "./spam-checks.ts";

const REVIEW = { name: "Hannah Weiss", rating: 5, comment: "Best three hours of our trip." };
const KEYS = {
  TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
  TURNSTILE_SECRET_KEY: "1x0000000000000000000000000000000AA",
  TURNSTILE_API_BASE: "http://turnstile.test",
};

let networks = 0;
const newProfile = async () => (await makeGuide(await makePerson())).uniqueId;
const leave = async (
  uniqueId: string,
  fields: object = {},
  bindings: object = {},
  network?: string,
): Promise<NewReviewResponse> => {
  const response = await call("POST", `/api/guides/${uniqueId}/reviews`, {
    json: { ...REVIEW, ...fields },
    headers: { "CF-Connecting-IP": network ?? `2001:db8:aaaa:${(++networks).toString(16)}::1` },
    env: Object.assign({ ...env }, bindings),
  });
  expect(response.status).toBe(201);
  return response.json();
};
const tokenAt = (uniqueId: string, ms: number) =>
  createFormToken(contextOf({ now: Date.now() + ms }), uniqueId);

// The clock stands: how old a form is and which hour it is don't depend on how long a test takes.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("spam checks", () => {
  it("a review with a form token of its page, minutes old, is published, and so is one of a caller without a page", async () => {
    const uniqueId = await newProfile();
    for (const fields of [{}, { stamp: "" }, { stamp: await tokenAt(uniqueId, -5 * 60_000), subject: "" }])
      expect(await leave(uniqueId, fields)).not.toHaveProperty("status");
  });

  it("a review with a filled hidden field is held", async () => {
    const uniqueId = await newProfile();
    expect(await leave(uniqueId, { subject: "Cheap tickets" })).toMatchObject({ status: "held" });
  });

  it("a review with a form token that is forged, another page's, too new or a week old is held", async () => {
    const [uniqueId, other] = [await newProfile(), await newProfile()];
    const good = await tokenAt(uniqueId, -DAY);
    const tokens = [
      `${good}x`,
      good.replace(/^./, "a"),
      "x",
      "..",
      await tokenAt(other, -DAY),
      await tokenAt(uniqueId, -500),
      await tokenAt(uniqueId, -8 * DAY),
      await tokenAt(uniqueId, DAY),
    ];
    for (const stamp of tokens)
      expect(await leave(uniqueId, { stamp }), stamp).toMatchObject({ status: "held" });
    expect(await leave(uniqueId, { stamp: good })).not.toHaveProperty("status");
  });

  it("a form token is never too new where rate limits are off", async () => {
    const uniqueId = await newProfile();
    const stamp = await tokenAt(uniqueId, 0);
    expect(await leave(uniqueId, { stamp }, { RATE_LIMITS: "off" })).not.toHaveProperty("status");
  });

  it("a spam check's field of a wrong type refuses no one", async () => {
    const uniqueId = await newProfile();
    expect(await leave(uniqueId, { subject: 1, stamp: [], challenge: null })).not.toHaveProperty("status");
  });
});

describe("Turnstile", () => {
  const mockResponse = (make: () => Promise<Response>) =>
    vi.spyOn(globalThis, "fetch").mockImplementation(make);

  it("nobody is asked for a challenge without both keys", async () => {
    const asked = mockResponse(() => Promise.reject(new Error("asked")));
    const uniqueId = await newProfile();
    await leave(uniqueId);
    await leave(uniqueId, {}, { ...KEYS, TURNSTILE_SECRET_KEY: "" });
    expect(asked).not.toHaveBeenCalled();
  });

  it("a review whose challenge was passed is published, one that failed or has none at all is held", async () => {
    const uniqueId = await newProfile();
    let success = true;
    const asked = mockResponse(() => Promise.resolve(Response.json({ success })));
    expect(await leave(uniqueId, { challenge: "token" }, KEYS)).not.toHaveProperty("status");
    const [url, init] = asked.mock.calls[0] ?? [];
    expect([url, init?.body]).toEqual([
      "http://turnstile.test/turnstile/v0/siteverify",
      JSON.stringify({ secret: KEYS.TURNSTILE_SECRET_KEY, response: "token" }),
    ]);
    success = false;
    expect(await leave(uniqueId, { challenge: "token" }, KEYS)).toMatchObject({ status: "held" });
    expect(await leave(uniqueId, {}, KEYS)).toMatchObject({ status: "held" });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  describe("a challenge that couldn't start", () => {
    const responseOf = (uniqueId: string, stamp: string, network?: string) =>
      leave(uniqueId, { stamp, challenge: CHALLENGE_NOT_STARTED }, KEYS, network);

    it("a challenge that couldn't start leaves the review to the other spam checks, and Turnstile isn't asked", async () => {
      const asked = mockResponse(() => Promise.reject(new Error("asked")));
      const uniqueId = await newProfile();
      const stamp = await tokenAt(uniqueId, -DAY);
      expect(await responseOf(uniqueId, stamp)).not.toHaveProperty("status");
      for (const bad of ["", `${stamp}x`, await tokenAt(uniqueId, -500), await tokenAt(uniqueId, -8 * DAY)])
        expect(await responseOf(uniqueId, bad), bad).toMatchObject({ status: "held" });
      const trapped = { stamp, challenge: CHALLENGE_NOT_STARTED, subject: "x" };
      expect(await leave(uniqueId, trapped, KEYS)).toMatchObject({ status: "held" });
      expect(asked).not.toHaveBeenCalled();
    });

    it("a challenge that couldn't start holds from the sixth of an hour from one network to one profile, and no other network's", async () => {
      const [uniqueId, other] = [await newProfile(), await newProfile()];
      const stamp = await tokenAt(uniqueId, -DAY);
      for (let n = 0; n < 5; n++)
        expect(await responseOf(uniqueId, stamp, "2001:db8:bbbb::1")).not.toHaveProperty("status");
      expect(await responseOf(uniqueId, stamp, "2001:db8:bbbb::1")).toMatchObject({ status: "held" });
      expect(await responseOf(uniqueId, stamp)).not.toHaveProperty("status");
      const others = await tokenAt(other, -DAY);
      expect(await responseOf(other, others, "2001:db8:bbbb::1")).not.toHaveProperty("status");
    });

    it("a challenge that couldn't start holds from the 21st of an hour to one profile, from however many networks", async () => {
      const uniqueId = await newProfile();
      const stamp = await tokenAt(uniqueId, -DAY);
      for (let n = 0; n < 20; n++) expect(await responseOf(uniqueId, stamp)).not.toHaveProperty("status");
      expect(await responseOf(uniqueId, stamp)).toMatchObject({ status: "held" });
      mockResponse(() => Promise.resolve(Response.json({ success: true })));
      expect(await leave(uniqueId, { stamp, challenge: "token" }, KEYS)).not.toHaveProperty("status");
    });

    it("a challenge that couldn't start is also that of a form without scripts", async () => {
      const uniqueId = await newProfile();
      const send = async (stamp: string) => {
        const response = await call("POST", `/profile/${uniqueId}/reviews`, {
          body: new URLSearchParams({
            ...REVIEW,
            rating: "5",
            comment: stamp ? REVIEW.comment : "Again",
            stamp,
          }),
          headers: { "CF-Connecting-IP": "2001:db8:cccc::1" },
          env: Object.assign({ ...env }, KEYS),
        });
        return new URL(response.headers.get("Location") ?? "", "http://x").searchParams.get("review");
      };
      expect(await send(await tokenAt(uniqueId, -DAY))).toBe("added");
      expect(await send("")).toBe("held");
    });
  });

  it.each([
    ["can't be reached", () => Promise.reject(new Error("offline"))],
    ["responds with 503", () => Promise.resolve(new Response(null, { status: 503 }))],
    ["responds with nonsense", () => Promise.resolve(new Response("<html>"))],
  ])("a review still comes in while Turnstile %s, and the other spam checks work", async (_, make) => {
    mockResponse(make);
    const uniqueId = await newProfile();
    expect(await leave(uniqueId, { challenge: "token" }, KEYS)).not.toHaveProperty("status");
    expect(await leave(uniqueId, { challenge: "token", subject: "x" }, KEYS)).toMatchObject({
      status: "held",
    });
  });
});
