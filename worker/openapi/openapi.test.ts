import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { apiApp } from "../api.ts";
import { pages } from "../pages.ts";
import { site } from "../testing/assets.ts";
import { CALLS, fill } from "../testing/every-call.ts";
import { operationOf } from "../testing/documented.ts";
import { call, makeGuide, makePerson, ORIGIN } from "../testing/factories.ts";
import { undescribed } from "./describe.ts";

const PATH = "/api/openapi.json";

describe("the document of the API", () => {
  it("every route of the API is described, and every description has its route", () => {
    expect(undescribed([...apiApp.routes, ...pages.routes])).toEqual({ routes: [], calls: [] });
  });

  it("a route without a description, and a description without its route, are found", () => {
    const planted = { method: "GET", path: "/api/planted", handler: () => {} };
    const without = apiApp.routes.filter(({ path }) => path !== "/api/tours");
    expect(undescribed([...without, planted])).toEqual({
      routes: ["GET /api/planted"],
      calls: ["GET /api/tours", "POST /api/tours"],
    });
  });

  it("every call of the table of access is an operation of the document", () => {
    const unknown = CALLS.map((row) => fill(row, {})).filter(
      ({ method, path }) => operationOf(method, path) === undefined,
    );
    expect(unknown).toEqual([]);
  });
});

describe("GET /api/openapi.json", () => {
  it("the response to anybody is JSON that may be cached for an hour and read by other sites", async () => {
    const response = await call("GET", PATH, { env: site });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, max-age=3600",
      "access-control-allow-origin": "*",
      "x-content-type-options": "nosniff",
    });
    expect(await response.json()).toMatchObject({ openapi: "3.1.0" });
  });

  it("HEAD gets the same headers and no body", async () => {
    const response = await call("HEAD", PATH, { env: site });
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  });

  it("a copy that is still right gets 304, as from the store of files", async () => {
    const asked: Request[] = [];
    const ASSETS = {
      ...site.ASSETS,
      fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
        asked.push(new Request(input, init));
        return new Response(null, { status: 304, headers: { ETag: '"1"' } });
      },
    } as Fetcher;
    const response = await call("GET", PATH, {
      env: { ...env, ASSETS },
      headers: { "If-None-Match": '"1"' },
    });
    expect(response.status).toBe(304);
    expect(asked.map(({ url, headers }) => [url, headers.get("If-None-Match")])).toEqual([
      [ORIGIN + PATH, '"1"'],
    ]);
  });

  it("a query doesn't lead to another file", async () => {
    const response = await call("GET", `${PATH}?v=2`, { env: site });
    expect(await response.json()).toMatchObject({ openapi: "3.1.0" });
  });

  it("an address with letters and signs that no URI has is as the document describes it, wherever one is typed", async () => {
    const owner = await makePerson();
    const photo = "https://пример.example/фото.jpg";
    const licence = { number: "7", issuer: "Rat", url: "https://amt.example/führer?q=a|b" };
    const guide = await makeGuide(owner, { profilePicture: photo, licence, tipLink: photo });
    const url = "https://münchen-touren.example/über-uns";
    const lists = {
      links: [{ label: "Website", url, until: null }],
      "review-platforms": [{ platform: "Forum", url }],
    };
    for (const [list, json] of Object.entries(lists))
      expect((await call("PUT", `/api/guides/${guide.id}/${list}`, { as: owner, json })).status).toBe(200);
    const read = await (await call("GET", `/api/guides/${guide.uniqueId}`)).json();
    expect(read).toMatchObject({ profilePicture: photo, licence, links: lists.links });
  });
});
