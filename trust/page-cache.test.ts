import { createExecutionContext } from "cloudflare:test";
import { expect, it, vi } from "vitest";
import { DAY } from "#schema/durations.ts";
import { PageCache } from "#local/page-cache/worker.ts";
import { fetcherOf } from "#worker/testing/assets.ts";

let addresses = 0;

/** Builds a version of the app, with a page that says how often it was made. */
function deploy(version: string) {
  let count = 0;
  const PAGES = fetcherOf(async () => {
    const text = `${version}, ${++count}`;
    await scheduler.wait(5);
    return new Response(text, { headers: { "Cache-Control": "public, max-age=60" } });
  });
  const cache = new PageCache(createExecutionContext(), { PAGES, LIMITED: false, VERSION: version });
  return async (address: string, init: RequestInit = {}) => {
    const response = await cache.fetch(new Request(address, init));
    return [response.headers.get("CF-Cache-Status"), await response.text()];
  };
}
const newAddress = () => `https://lanyard.example/profile/marta-${++addresses}?lang=en`;

it("a new version of the app begins with none of the pages that the one before it kept, which stay its own", async () => {
  const [before, after, address] = [deploy("before"), deploy("after"), newAddress()];
  expect(await before(address)).toEqual(["MISS", "before, 1"]);
  expect(await after(address)).toEqual(["MISS", "after, 1"]);
  expect([await after(address), await before(address)]).toEqual([
    ["HIT", "after, 1"],
    ["HIT", "before, 1"],
  ]);
});

it("a version's page is made once for all who come at once, with its text though headers alone were asked for, and is nobody's with a password", async () => {
  const [ask, address] = [deploy("now"), newAddress()];
  const first = await Promise.all([ask(address, { method: "HEAD" }), ask(address), ask(address)]);
  expect(first).toEqual([
    ["MISS", ""],
    ["HIT", "now, 1"],
    ["HIT", "now, 1"],
  ]);
  expect(await ask(address, { headers: { Authorization: "Basic bWFydGE6bWFydGE=" } })).toEqual([
    "BYPASS",
    "now, 2",
  ]);
  expect(await ask(address)).toEqual(["HIT", "now, 1"]);
});

it("a clock that was set back keeps no page until it has caught up, and lets pages be purged", async () => {
  let count = 0;
  const headers = { "Cache-Control": "public, max-age=60", "Cache-Tag": "guide-marta" };
  const PAGES = fetcherOf(async () => new Response(String(++count), { headers }));
  const cache = new PageCache(createExecutionContext(), { PAGES, LIMITED: true, VERSION: "clock" });
  const address = newAddress();
  const ask = async () => (await cache.fetch(new Request(address))).headers.get("CF-Cache-Status");
  const { now } = Date;
  const ahead = vi.spyOn(Date, "now").mockImplementation(() => now() + 2 * DAY);
  expect(cache.purge(["guide-kenji"])).toBe("purged");
  expect([await ask(), await ask()]).toEqual(["MISS", "HIT"]);
  ahead.mockRestore();
  expect([await ask(), await ask()]).toEqual(["MISS", "HIT"]);
  expect(cache.purge(["guide-marta"])).toBe("purged");
  expect(await ask()).toBe("MISS");
});
