import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "./client.ts";
import { removing } from "./removing.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LOST = new TypeError("Failed to fetch");
const gone = new ApiError(404, "Not found");

/** Removes by calls that end like this, one after the other. Returns how it ended, and how many were made. */
async function remove(...ends: (Error | "removed")[]) {
  const call = vi.fn(async () => {
    const end = ends.shift();
    if (end instanceof Error) throw end;
  });
  const ended = removing(call)
    .mutationFn(undefined)
    .then(
      () => "removed",
      (error: unknown) => error,
    );
  await vi.runAllTimersAsync();
  return [await ended, call.mock.calls.length];
}

it.each([
  ["that gets a response", ["removed"], "removed", 1],
  ["whose response was lost", [LOST, gone], "removed", 2],
  ["that was lost itself", [LOST, "removed"], "removed", 2],
  ["of what is gone already", [gone], gone, 1],
  ["without a network", [LOST, LOST], LOST, 2],
  ["that is refused once it arrives", [LOST, new ApiError(403, "No")], new ApiError(403, "No"), 2],
] as const)(
  "a removal %s is called again at most once, and ends as it should",
  async (_, ends, end, calls) => {
    expect(await remove(...ends)).toEqual([end, calls]);
  },
);
