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

it("a request without an answer fails after the timeout, not before", async () => {
  vi.stubGlobal("fetch", deadNetwork);
  const failed = vi.fn();
  void fetchWithTimeout("/api/auth/me").catch(failed);
  await vi.advanceTimersByTimeAsync(CALL_TIMEOUT - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "AbortError" }));
});

it.each(["before", "during"])("a request aborted %s it fails immediately", async (when) => {
  vi.stubGlobal("fetch", deadNetwork);
  const caller = new AbortController();
  if (when === "before") caller.abort();
  const call = fetchWithTimeout("/api/auth/me", { signal: caller.signal });
  caller.abort();
  await expect(call).rejects.toThrow("called off");
});

it("an answered request leaves no timer behind", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}"));
  expect((await fetchWithTimeout("/api/auth/me")).ok).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
