import { once } from "node:events";
import { createServer, type IncomingMessage, request, type RequestListener } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { SECURITY_HEADERS } from "#worker/http/headers.ts";
import { findFreePort } from "../sandbox-server.ts";
import { networksSchema } from "./caller.ts";
import { openFrontDoor } from "./server.ts";

type Given = { respond?: RequestListener; proxies?: string; hasRoom?: boolean };

/** Opens a front door before a runtime that tells what it was asked, by default. */
async function open({ respond = tell, proxies, hasRoom = true }: Given = {}) {
  const runtime = createServer(respond).listen(0, "127.0.0.1");
  await once(runtime, "listening");
  const inside = runtime.address();
  if (typeof inside !== "object" || inside === null) throw new Error("no runtime");
  const port = await findFreePort();
  const door = await openFrontDoor({
    host: "127.0.0.1",
    port,
    publicOrigin: "https://lanyard.example",
    trusted: proxies === undefined ? undefined : networksSchema.parse(proxies),
    runtime: new URL(`http://127.0.0.1:${inside.port}`),
    hasRoom: () => hasRoom,
    roomLeft: () => 5e9,
  });
  onTestFinished(async () => {
    runtime.closeAllConnections();
    runtime.close();
    await door.close(0);
  });
  return { door, origin: `http://127.0.0.1:${port}` };
}

const tell: RequestListener = ({ method, url, headers }, response) => {
  response.setHeader("Set-Cookie", ["a=1", "b=2"]);
  response.end(JSON.stringify({ method, url, ...headers }));
};

const LIES = {
  "X-Forwarded-For": "198.51.100.1",
  "X-Forwarded-Proto": "http",
  "X-Forwarded-Host": "evil.example",
  "CF-Connecting-IP": "6.6.6.6",
  "CF-Visitor": '{"scheme":"https"}',
  "CF-IPCountry": "PT",
  "MF-Original-URL": "http://localhost/admin",
  "MF-Route-Override": "page-cache",
  Forwarded: "for=6.6.6.6",
  "X-Room-Left": "1",
};
const asked = async (origin: string, init?: RequestInit): Promise<Record<string, string>> =>
  (await fetch(`${origin}/profile/marta?x=1`, init)).json();

/** Asks for a page of a host in so many words, and returns the status of the response. */
async function statusAt(origin: string, host: string): Promise<number> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.write(`GET /profile/marta HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return Number((await text(socket)).split(" ")[1]);
}

describe("a request at the front door", () => {
  it("the call behind the admin's overview says how much room is left on the disk, whatever a stranger says of it", async () => {
    const { origin } = await open();
    const room = async (path: string) =>
      (await (await fetch(origin + path, { headers: LIES })).json<Record<string, string>>())["x-room-left"];
    expect([await room("/api/admin/running"), await room("/api/admin/stats")]).toEqual([
      "5000000000",
      undefined,
    ]);
  });

  it("a stranger's word about address, host and scheme goes no further than the front door", async () => {
    const { origin } = await open({ proxies: "10.0.0.1" });
    const seen = await asked(origin, { headers: LIES });
    const named = Object.keys(seen).filter((name) => /^(?:cf|mf|x|forwarded)\b/.test(name));
    expect(named.toSorted()).toEqual(["cf-connecting-ip", "cf-ipcountry", "cf-visitor"]);
    expect(seen).toMatchObject({
      url: "/profile/marta?x=1",
      host: new URL(origin).host,
      "cf-connecting-ip": "127.0.0.1",
      // A request that didn't come by the proxy is led to https.
      "cf-visitor": '{"scheme":"http"}',
    });
  });

  it("a trusted proxy's word counts: caller and scheme are its, the host is the public one", async () => {
    const { origin } = await open({ proxies: "127.0.0.1" });
    const { "X-Forwarded-Proto": _, ...secure } = LIES;
    const seen = await asked(origin, { headers: secure });
    expect(seen).toMatchObject({
      host: "lanyard.example",
      "x-forwarded-proto": "https",
      "cf-connecting-ip": "198.51.100.1",
    });
    expect(seen).not.toHaveProperty("cf-visitor");
    expect(seen).not.toHaveProperty("mf-original-url");
    const plain = await asked(origin, { headers: LIES });
    expect(plain["cf-visitor"]).toBe('{"scheme":"http"}');
  });

  it.each([
    "a/b?c",
    "a b",
    "a#b",
    "a@b",
    "a\\b",
    "%61",
    "a:b",
    "a:99999",
    "[::1",
    "[::g]",
    "1.2.3.4.5",
    "a,b",
    "",
  ])("a request whose host is %j goes no further than the front door", async (host) => {
    const { origin } = await open();
    expect(await statusAt(origin, host)).toBe(400);
  });

  it.each(["a", "a.example:443", "under_score", "[2001:db8::1]:8787", "203.0.113.7"])(
    "a request whose host is %s is handed on with it",
    async (host) => {
      const { origin } = await open({ respond: ({ headers }, response) => response.end(headers.host) });
      expect(await statusAt(origin, host)).toBe(200);
    },
  );

  it("a response passes with all its cookies", async () => {
    const { origin } = await open();
    const { headers } = await fetch(origin, { method: "POST", body: "x".repeat(100_000) });
    expect(headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  });

  it("a body that is refused before its end gets its response", async () => {
    const { origin } = await open({
      respond: (_, response) => void response.writeHead(413).end("too large"),
    });
    const upload = request(origin, { method: "POST" });
    upload.on("error", () => {});
    upload.write("x".repeat(200_000));
    const [incoming] = (await once(upload, "response")) as [IncomingMessage];
    expect(incoming.statusCode).toBe(413);
    expect(await text(incoming)).toBe("too large");
    upload.destroy();
  });

  it("the front door on a full disk refuses what would be stored, and still reads everything", async () => {
    const { origin } = await open({ hasRoom: false });
    const refused = await fetch(origin, { method: "POST", body: "x".repeat(100_000) });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      message: "This site has no room left. Nothing was saved; please try again later.",
    });
    expect((await fetch(origin)).status).toBe(200);
  });

  it("a runtime that is away is told in words", async () => {
    const { origin } = await open({ respond: (_, response) => void response.destroy() });
    const refused = await fetch(origin);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      message: "This site is starting. Please try again in a moment.",
    });
  });
});

it.each([
  ["of no address", {}, "a b"],
  ["on a full disk", { hasRoom: false }, "localhost"],
  ["without a runtime", { respond: (_, response) => void response.destroy() }, "localhost"],
] as [string, Given, string][])(
  "the front door's own response to a request %s has the security headers of all others",
  async (_, given, host) => {
    const { origin } = await open(given);
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    socket.write(`POST / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    const said = await text(socket);
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(said).toContain(`${name}: ${value}\r\n`);
  },
);

describe("a front door that closes", () => {
  it("a request under way gets its response, and a new one is not taken", async () => {
    const reached = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const { door, origin } = await open({
      respond: async (_, response) => {
        reached.resolve();
        await goOn.promise;
        response.end("done");
      },
    });
    const under = fetch(origin);
    await reached.promise;
    const closed = door.close(60_000);
    await expect(fetch(origin)).rejects.toThrow();
    goOn.resolve();
    expect(await (await under).text()).toBe("done");
    await closed;
  });

  it("a connection that never asked for anything doesn't hold it up", async () => {
    const { door, origin } = await open();
    const { hostname, port } = new URL(origin);
    const silent = connect(Number(port), hostname);
    await once(silent, "connect");
    // The server takes connections in their order.
    await fetch(origin);
    const began = Date.now();
    await door.close(10_000);
    expect(Date.now() - began).toBeLessThan(5000);
    silent.destroy();
  });

  it("a request that doesn't end is cut off after the grace", async () => {
    const reached = Promise.withResolvers<void>();
    const { door, origin } = await open({ respond: () => reached.resolve() });
    const under = fetch(origin).catch(() => "cut off");
    await reached.promise;
    await door.close(50);
    expect(await under).toBe("cut off");
  });
});
