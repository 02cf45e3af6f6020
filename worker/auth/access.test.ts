import { beforeAll, describe, expect, it } from "vitest";
import { apiApp } from "../api.ts";
import { pages } from "../pages.ts";
import { call, upload } from "../testing/factories.ts";
import { site } from "../testing/assets.ts";
import { CALLS, fill, isRepeatable } from "../testing/every-call.ts";
import { makeFixtures, type Fixtures } from "../testing/fixtures.ts";
import { plainPictures } from "../testing/pictures.ts";

/** For calls that change nothing, or the same again whoever makes them. */
let calm: Fixtures;
beforeAll(async () => {
  calm = await makeFixtures();
});

describe.each(CALLS)("$call", (row) => {
  it.each(Object.entries(row.statuses))(`the call ${row.call} by %s gets %i`, async (caller, status) => {
    // A caller who may change something has fixtures of its own: no row depends on another.
    const { people, ids } = !isRepeatable(row) && status < 300 ? await makeFixtures() : calm;
    const { method, path, json, file } = fill(row, ids);
    const response = await call(method, path, {
      as: people.get(caller),
      json,
      body: file ? upload(plainPictures.png) : undefined,
      env: site,
    });
    expect(response.status).toBe(status);
    if (status < 400) return;
    const refusal = await response.json();
    expect(refusal).toMatchObject({
      message: expect.any(String),
      code: expect.stringMatching(/^[a-z]+(_[a-z]+)*$/),
    });
    if (status === 401)
      expect(refusal).toMatchObject({ message: "Authentication required", code: "unauthenticated" });
    if (status === 404) expect(refusal).toMatchObject({ message: "Not found", code: "not_found" });
  });
});

it("the table of access lists every route of the API", () => {
  const known = new Set(CALLS.map(({ call: name }) => name.replace(/\{\w+\}|999999/g, ":")));
  const routes = [...apiApp.routes, ...pages.routes]
    .filter(({ path, method }) => path.startsWith("/api/") && method !== "ALL")
    .map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ":")}`);
  expect([...new Set(routes)].filter((route) => !known.has(route))).toEqual([]);
});
