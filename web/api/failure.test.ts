import { expect, it, onTestFinished, vi } from "vitest";
import { ApiError } from "./client.ts";
import { reasonOf } from "./failure.ts";

const UNREACHABLE = "We couldn't reach the server. Check your connection, then try once more.";
const refused = (status: number, message?: string) =>
  new ApiError(status, message === undefined ? "<html>" : JSON.stringify({ message }));
const gone = new TypeError("Failed to fetch");

it.each([
  ["the server's words", refused(409, "Already assigned"), {}, "Already assigned"],
  [
    "the caller's words about a status",
    refused(404, "Not found"),
    { 404: "It was deleted." },
    "It was deleted.",
  ],
  [
    "the fallback for a response without words",
    refused(502),
    { fallback: "An error occurred" },
    "An error occurred",
  ],
  ["that the server wasn't reached, without a fallback", refused(502), {}, UNREACHABLE],
  ["that the server wasn't reached, without a response", gone, { 404: "It was deleted." }, UNREACHABLE],
  ["the fallback without a response", gone, { fallback: "An error occurred" }, "An error occurred"],
  [
    "the words for no response",
    gone,
    { fallback: "Wrong password?", noResponse: "Try again." },
    "Try again.",
  ],
])("a failure's reason is %s", (_, error, reasons, reason) => {
  expect(reasonOf(error, reasons)).toBe(reason);
});

it("a failure's reason without a network is that, and the server's words where it has responded", () => {
  vi.stubGlobal("navigator", { onLine: false });
  onTestFinished(() => void vi.unstubAllGlobals());
  const offline = "You are offline. Please check your connection and try again.";
  for (const reasons of [{}, { fallback: "An error occurred" }, { noResponse: "Try again." }])
    expect(reasonOf(gone, reasons)).toBe(offline);
  expect(reasonOf(refused(409, "Already assigned"))).toBe("Already assigned");
});
