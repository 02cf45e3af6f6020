import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { passkeys } from "../db/tables/auth.ts";
import { guides } from "../db/tables/guides.ts";
import worker from "../index.ts";
import { fetcherOf, site, withPageCache } from "../testing/assets.ts";
import { call, db, makeGuide, makePerson, ORIGIN, PASSWORD, send, upload } from "../testing/factories.ts";
import { plainPictures } from "../testing/pictures.ts";
import { failOn } from "../testing/queries.ts";
import { PROMISED_HEADERS, promisedHeadersOf } from "../testing/security-headers.ts";

const json = { "Content-Type": "application/json" };

describe("cross-site request", () => {
  const foreign: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site", Origin: ORIGIN },
    { "Sec-Fetch-Site": "same-site" },
  ];
  it.each(foreign)("a cross-site request with %o is refused and changes nothing", async (headers) => {
    const owner = await makePerson();
    const guide = await makeGuide(owner);
    const calls = [
      call("PATCH", `/api/guides/${guide.id}`, { as: owner, json: { name: "Taken over" }, headers }),
      call("DELETE", `/api/guides/${guide.id}`, { as: owner, headers }),
      call("POST", `/api/guides/${guide.id}/profile-picture`, {
        as: owner,
        body: upload(plainPictures.png),
        headers,
      }),
      call("POST", "/api/auth/logout", { as: owner, headers }),
      call("POST", "/api/auth/login", { json: { email: owner.email, password: "x" }, headers }),
    ];
    for (const response of await Promise.all(calls)) {
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ message: "This request came from another site" });
    }
    expect(await (await call("GET", `/api/guides/id/${guide.id}`, { as: owner })).json()).toEqual(guide);
  });

  it("a state-changing request from our own page or from a client that isn't a browser is accepted", async () => {
    const owner = await makePerson();
    const guide = await makeGuide(owner);
    const ownHeaders: Record<string, string>[] = [
      {},
      { Origin: ORIGIN },
      { "Sec-Fetch-Site": "same-origin", Origin: ORIGIN },
      { "Sec-Fetch-Site": "none" },
    ];
    for (const headers of ownHeaders)
      expect(
        (await call("PATCH", `/api/guides/${guide.id}`, { as: owner, json: { bio: "Fado" }, headers }))
          .status,
      ).toBe(200);
  });
});

describe("request body", () => {
  it.each([`{"name":`, "", "nonsense", `{"name":"a"`])(
    "a body that is malformed JSON (%j) is refused",
    async (body) => {
      const response = await call("POST", "/api/guides", { as: await makePerson(), body, headers: json });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: "Malformed JSON", errors: ["Malformed JSON"] });
    },
  );

  it.each(["null", "[]", "7", `"text"`])("a body that is other JSON (%s) is refused", async (body) => {
    const response = await call("POST", "/api/guides", { as: await makePerson(), body, headers: json });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: expect.any(String) });
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonx"])(
    "a body of type %s is refused where JSON is expected",
    async (type) => {
      const response = await call("POST", "/api/auth/login", {
        body: `{"email":"a@example.com","password":"x"}`,
        headers: { "Content-Type": type },
      });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ message: "Please send JSON" });
    },
  );

  it.each([
    "application/json-seq",
    "application/json.v2",
    "application/json, text/plain",
    "application/json/x",
  ])("a body of type %s isn't taken for one without fields", async (type) => {
    const as = await makePerson();
    const body = `{"week":false}`;
    const send = (headers: Record<string, string>) =>
      call("PATCH", "/api/account/notifications", { as, body, headers });
    expect((await send({ "Content-Type": type })).status).toBe(415);
    const taken = await send({ "Content-Type": "Application/JSON ; charset=UTF-8" });
    expect(await taken.json()).toMatchObject({ week: false });
  });

  it("a body over its limit is refused, by its declared length and by counting", async () => {
    const as = await makePerson();
    const large = JSON.stringify({ email: "a".repeat(64 * 1024), password: "x" });
    expect((await call("POST", "/api/auth/login", { body: large, headers: json })).status).toBe(413);
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(256 * 1024)),
    });
    const picture = await call("POST", "/api/guides/1/profile-picture", {
      as,
      body: endless,
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
    });
    expect(picture.status).toBe(413);
    expect(await picture.json()).toMatchObject({ message: "The image must be less than 2MB" });
  });

  it("a body of a profile may be as large as its image, and no larger without one", async () => {
    const as = await makePerson();
    const filler = " ".repeat(2_800_000);
    const bodies = [
      `{"name":"Deep","x":${"[".repeat(1_400_000)}${"]".repeat(1_400_000)}}`,
      `{"name":"Flat","bio":"${"b".repeat(2_800_000)}"}`,
      `{"name":"Wide"${Array.from({ length: 200_000 }, (_, n) => `,"k${n}":1`).join("")}}`,
      `{"name":"Padded","profilePicture":"data:image/png;base64,AAAA"${filler}}`,
    ];
    for (const body of bodies) {
      const response = await call("POST", "/api/guides", { as, body, headers: json });
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ message: "The profile is too large" });
    }
    const { png } = plainPictures;
    const picture = new Uint8Array(200_000);
    picture.set(png);
    const pictured = { name: "Ana", profilePicture: `data:image/png;base64,${picture.toBase64()}` };
    expect((await call("POST", "/api/guides", { as, json: pictured })).status).toBe(201);
  });

  it.each([
    ["without a session", "/api/tours", json],
    ["from another site", "/api/auth/login", { ...json, Origin: "https://evil.example" }],
    ["of a wrong type", "/api/auth/login", { "Content-Type": "text/plain" }],
    ["to nobody", "/api/nothing", json],
    ["to no page", "/nothing", json],
  ])(
    "a small body that is refused (%s) is read to its end, so that the connection stays open",
    async (_, path, headers) => {
      const body = "x".repeat(64 * 1024);
      const request = new Request(ORIGIN + path, {
        method: "POST",
        headers: { ...headers, "Content-Length": String(body.length) },
        body,
      });
      const response = await send(request);
      expect(response.status).toBeGreaterThan(400);
      expect(request.bodyUsed).toBe(true);
    },
  );

  it("a large body that is refused isn't read", async () => {
    const request = new Request(`${ORIGIN}/api/guides/1/profile-picture`, {
      method: "POST",
      headers: { "Content-Length": String(64 * 1024 + 1) },
      body: "x".repeat(64 * 1024 + 1),
    });
    expect((await send(request)).status).toBe(401);
    expect(request.bodyUsed).toBe(false);
  });

  it.each([
    ["/api/auth/login", json],
    ["/api/guides/1/profile-picture", { "Content-Type": "multipart/form-data; boundary=x" }],
    ["/api/webhooks/stripe", json],
  ])("a body aborted by its sender during a call of %s isn't logged as an error", async (path, headers) => {
    const error = vi.spyOn(console, "error");
    const { cookie } = await makePerson();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(`{"email":`)),
      pull: (controller) => controller.error(new Error("Network connection lost.")),
    });
    const response = await call("POST", path, { body, headers: { ...headers, Cookie: cookie } });
    expect(response.status).toBe(400);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it("a body nested ten thousand deep or full of unusual text is accepted", async () => {
    const as = await makePerson();
    const deep = `{"name":"Deep","x":${"[".repeat(10_000)}${"]".repeat(10_000)}}`;
    expect((await call("POST", "/api/guides", { as, body: deep, headers: json })).status).toBe(201);
    const other = await makePerson();
    const odd = String.raw`{"name":"a\u0000b\ud800c\u202e","__proto__":{"role":"admin"},"bio":"\u0007ring"}`;
    const response = await call("POST", "/api/guides", { as: other, body: odd, headers: json });
    expect(await response.json()).toMatchObject({ name: "ab\ufffdc", bio: "ring" });
  });
});

describe("response headers", () => {
  it("every response has the security headers and a request id, and the API's are never cached", async () => {
    const guide = await makeGuide(await makePerson());
    const kinds: [string, string, number][] = [
      ["GET", `/api/guides/${guide.uniqueId}`, 200],
      ["GET", "/api/auth/me", 401],
      ["POST", "/api/auth/logout", 204],
      ["GET", "/api/nothing", 404],
      ["GET", "/api", 404],
      ["GET", "/api/", 404],
      ["POST", "/api", 404],
      ["GET", "/images/1/nothing.png", 404],
      ["PUT", "/api/auth/login", 404],
    ];
    for (const [method, path, status] of kinds) {
      const response = await call(method, path);
      expect([path, response.status]).toEqual([path, status]);
      expect(promisedHeadersOf(response)).toEqual(PROMISED_HEADERS);
      expect(response.headers.get("X-Request-Id")).toMatch(/^[\w-]{36}$/);
      if (path.startsWith("/api")) expect(response.headers.get("Cache-Control")).toBe("no-store");
      if (status === 404) expect(await response.json()).toMatchObject({ message: "Not found" });
    }
  });

  const missing = fetcherOf(() => Promise.resolve(new Response(null, { status: 404 })));
  it.each<[kind: string, method: string, path: string, status: number, sent?: Parameters<typeof call>[2]]>([
    ["webhook", "POST", "/api/webhooks/stripe", 400],
    ["redirect to a page", "POST", "/language", 303],
    [
      "redirect to https",
      "GET",
      "/api/auth/me",
      308,
      {
        headers: { "CF-Visitor": `{"scheme":"http"}` },
        env: { ...env, PUBLIC_ORIGIN: "https://lanyard.example" },
      },
    ],
    ["failure of ours", "GET", "/pocket", 500, { env: { ...env, ASSETS: missing } }],
    [
      "failure of the database",
      "GET",
      "/api/guides/marta",
      503,
      { env: { ...env, DB: failOn(env.DB, /^/) } },
    ],
  ])(
    "the response to a %s has the security headers and a request id",
    async (_, method, path, status, sent) => {
      vi.spyOn(console, "error").mockImplementation(() => {});
      const response = await call(method, path, sent);
      expect(response.status).toBe(status);
      expect(promisedHeadersOf(response)).toEqual(PROMISED_HEADERS);
      expect(response.headers.get("X-Request-Id")).toMatch(/^[\w-]{36}$/);
      vi.restoreAllMocks();
    },
  );

  it("a page with Turnstile allows the script and the frame of its origin, and else the same", async () => {
    const turnstile = {
      TURNSTILE_SITE_KEY: "site",
      TURNSTILE_SECRET_KEY: "secret",
      TURNSTILE_API_BASE: "https://turnstile.example",
    };
    const response = await withPageCache(() =>
      call("GET", "/profile/nobody", { env: { ...site, ...turnstile } }),
    );
    const policy = PROMISED_HEADERS["content-security-policy"]?.replace(
      "script-src 'self' 'sha256-…' 'sha256-…'",
      "script-src 'self' 'sha256-…' 'sha256-…' https://turnstile.example; frame-src https://turnstile.example",
    );
    expect(promisedHeadersOf(response)).toEqual({ ...PROMISED_HEADERS, "content-security-policy": policy });
  });

  it("a request id is always our own, whatever the request sends", async () => {
    const response = await call("GET", "/api/auth/me", { headers: { "X-Request-Id": "the-id-of-another" } });
    expect(response.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("no response allows other sites to read it", async () => {
    const response = await call("GET", "/api/auth/me", { headers: { Origin: "https://evil.example" } });
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });
});

describe("limit of writes", () => {
  it("an account may write 240 times a minute, and can read beyond that", async () => {
    const as = await makePerson();
    const guide = await makeGuide(as);
    const save = async () =>
      (await call("PATCH", `/api/guides/${guide.id}`, { as, json: { bio: "Fado" } })).status;
    let saved = 0;
    // The limiter counts from minute to minute: a slow machine needs the next one's writes as well.
    while (saved < 900 && (await save()) === 200) saved++;
    // Creating the profile was the first.
    expect(saved).toBeGreaterThanOrEqual(239);
    expect(await save()).toBe(429);
    expect((await call("GET", "/api/user/guides", { as })).status).toBe(200);
    const other = await makePerson();
    expect((await makeGuide(other)).id).toBeGreaterThan(guide.id);
  });
});

describe("rate limiter failure", () => {
  it("a sign-in succeeds while the rate limiter fails: the exact counters are in the database", async () => {
    const broken: RateLimit = { limit: () => Promise.reject(new Error("SQLITE_FULL")) };
    const { email } = await makePerson();
    const response = await call("POST", "/api/auth/login", {
      json: { email, password: PASSWORD },
      env: { ...env, ADDRESS_LIMIT: broken },
    });
    expect(response.status).toBe(200);
  });
});

describe("plain http", () => {
  const ask = (scheme: string, origin: string, path: string, method = "GET") =>
    call(method, path, {
      headers: { "CF-Visitor": JSON.stringify({ scheme }) },
      env: { ...env, PUBLIC_ORIGIN: origin },
    });
  const SITE = "https://lanyard.example";

  it.each(["/profile/marta?lang=de&x=%2F", "/api/auth/me", "//evil.example/login", "/nowhere"])(
    "a request by plain http is redirected to https://…%s of the site",
    async (path) => {
      const response = await ask("http", SITE, path);
      expect(response.status).toBe(308);
      expect(response.headers.get("Location")).toBe(SITE + path);
    },
  );

  it("the redirect to https preserves the method", async () => {
    const owner = await makePerson();
    const response = await call("POST", "/api/auth/logout", {
      as: owner,
      headers: { "CF-Visitor": `{"scheme":"http"}` },
      env: { ...env, PUBLIC_ORIGIN: SITE },
    });
    expect(response.status).toBe(308);
    expect((await call("GET", "/api/auth/me", { as: owner })).status).toBe(200);
  });

  it("a health check by plain http, as a probe beside the server sends it, gets 200", async () => {
    expect((await ask("http", SITE, "/api/health")).status).toBe(200);
    expect((await ask("http", SITE, "/api/health/more")).status).toBe(308);
  });

  it("a request over plain http is served where the site itself is plain, or where the visitor came by https", async () => {
    expect((await ask("http", ORIGIN, "/api/auth/me")).status).toBe(401);
    expect((await ask("https", SITE, "/api/auth/me")).status).toBe(401);
  });
});

describe("database failure", () => {
  const away: Env = {
    ...env,
    DB: failOn(env.DB, /^/, "D1_ERROR: Network connection lost."),
  };

  it("a call with a session is 503 while the database fails, with a request id and Retry-After, never 401", async () => {
    const response = await call("GET", "/api/auth/me", { as: await makePerson(), env: away });
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("5");
    const body: { message: string; requestId: string } = await response.json();
    expect(body).toMatchObject({
      message: "We can't reach our database right now. Please try again.",
      requestId: response.headers.get("X-Request-Id"),
    });
  });
});

describe("image store failure", () => {
  const PICTURES: R2Bucket = new Proxy(env.PICTURES, {
    get: () => () => Promise.reject(new Error("R2 is down")),
  });

  it.each(["", "?w=272"])(
    "a picture%s while the image store fails is 503 in words, to be asked for again, and kept by nobody",
    async (query) => {
      const error = vi.spyOn(console, "error").mockImplementation(() => {});
      const owner = await makePerson();
      const path = `/images/${owner.id}/${"0".repeat(24)}-${"0".repeat(8)}.png${query}`;
      expect((await call("GET", path)).status).toBe(404);
      const response = await call("GET", path, { env: { ...env, PICTURES } });
      expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(await response.json()).toMatchObject({ message: "We can't reach this picture right now" });
      expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("R2 is down"));
      error.mockRestore();
    },
  );

  it("a fault that nobody foresaw is 500, logged with its request id, and says nothing of its cause", async () => {
    const lines: string[] = [];
    const logged = vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
    const as = await makePerson();
    await db.insert(passkeys).values({
      credentialId: "broken",
      userId: as.id,
      publicKey: "",
      counter: 0,
      // What is read from it isn't JSON.
      transports: "sentinel",
      name: "Phone",
      createdAt: new Date(),
    });
    const response = await call("POST", "/api/account/passkeys/options", { as, json: {} });
    const requestId = response.headers.get("X-Request-Id");
    expect([response.status, await response.json()]).toEqual([
      500,
      { message: "Something went wrong. Please try again.", code: "internal_error", requestId },
    ]);
    expect(lines).toEqual([expect.stringMatching(`"requestId":"${requestId}".*SyntaxError`)]);
    logged.mockRestore();
  });

  it("an upload while the image store fails is 503 and leaves the profile unchanged", async () => {
    const owner = await makePerson();
    const guide = await makeGuide(owner);
    const response = await call("POST", `/api/guides/${guide.id}/profile-picture`, {
      as: owner,
      body: upload(plainPictures.png),
      env: { ...env, PICTURES },
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ message: "Upload failed. Please try again." });
    const [row] = await db.select().from(guides).where(eq(guides.id, guide.id));
    expect(row?.profilePicture).toBeNull();
  });

  it("a deletion while the image store fails succeeds, and the image is deleted later", async () => {
    const owner = await makePerson();
    const guide = await makeGuide(owner);
    const sent = await call("POST", `/api/guides/${guide.id}/profile-picture`, {
      as: owner,
      body: upload(plainPictures.png),
    });
    const { profilePicture } = await sent.json<{ profilePicture: string }>();
    const deleted = await call("DELETE", `/api/guides/${guide.id}`, { as: owner, env: { ...env, PICTURES } });
    expect(deleted.status).toBe(204);
    expect((await call("GET", profilePicture)).status).toBe(200);
    await worker.scheduled({ scheduledTime: Date.now(), cron: "", noRetry: () => {} }, env);
    expect((await call("GET", profilePicture)).status).toBe(404);
  });
});
