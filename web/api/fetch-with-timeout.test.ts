import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CALL_TIMEOUT, fetchWithTimeout } from "./fetch-with-timeout.ts";

/** Returns nothing until it is aborted. */
const deadNetwork = (_: unknown, { signal }: RequestInit) =>
  new Promise((_, reject) => {
    const fail = () => reject(new DOMException("called off", "AbortError"));
    if (signal?.aborted) fail();
    signal?.addEventListener("abort", fail);
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function expectTimeout(): Promise<void> {
  const failed = vi.fn();
  void fetchWithTimeout("/api/auth/me").catch(failed);
  await vi.advanceTimersByTimeAsync(CALL_TIMEOUT - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "AbortError" }));
}

it("a request without a response fails after the timeout, not before", async () => {
  vi.stubGlobal("fetch", deadNetwork);
  await expectTimeout();
});

it.each(["before", "during"])("a request aborted %s it fails immediately", async (when) => {
  vi.stubGlobal("fetch", deadNetwork);
  const caller = new AbortController();
  if (when === "before") caller.abort();
  const call = fetchWithTimeout("/api/auth/me", { signal: caller.signal });
  caller.abort();
  await expect(call).rejects.toThrow("called off");
});

it("a request whose response breaks off in its body fails after the timeout", async () => {
  vi.stubGlobal("fetch", async (_: unknown, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"email":'));
        signal?.addEventListener("abort", () => stream.error(new DOMException("called off", "AbortError")));
      },
    });
    return new Response(body);
  });
  await expectTimeout();
});

it("a response keeps its status, its headers and its body, or that it has none", async () => {
  const headers = { "Content-Type": "application/json", Link: '</api/x?cursor=2>; rel="next"' };
  vi.stubGlobal(
    "fetch",
    async () => new Response('{"a":1}', { status: 429, statusText: "Too Many", headers }),
  );
  const response = await fetchWithTimeout("/api/x");
  expect([response.status, response.statusText, response.ok]).toEqual([429, "Too Many", false]);
  expect(response.headers.get("Link")).toBe(headers.Link);
  expect(await response.json()).toEqual({ a: 1 });
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  expect(await (await fetchWithTimeout("/api/x")).text()).toBe("");
});

it("a request that got its response leaves no timer behind", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}"));
  expect((await fetchWithTimeout("/api/auth/me")).ok).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
