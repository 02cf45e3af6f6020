import { expect, it } from "vitest";
import { isSpareConnection } from "./fetch-ahead.ts";

it.each([
  ["a browser that says nothing", undefined, true],
  ["a fast connection", { saveData: false, effectiveType: "4g" }, true],
  ["a fast connection that saves data", { saveData: true, effectiveType: "4g" }, false],
  ["3g", { saveData: false, effectiveType: "3g" }, false],
  ["2g", { effectiveType: "2g" }, false],
  ["slow 2g", { effectiveType: "slow-2g" }, false],
])("a file is prefetched only if the connection can spare it: %s", (_, connection, expected) =>
  expect(isSpareConnection(connection)).toBe(expected),
);
