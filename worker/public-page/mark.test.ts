import { expect, it } from "vitest";
import { markOf } from "./mark.ts";

it.each([
  ["tent", "tent"],
  ["TENT-12", "tent-12"],
  ["a", "a"],
  ["-", "-"],
  ["a".repeat(12), "a".repeat(12)],
])("the mark %j is %j", (text, mark) => expect(markOf(text)).toBe(mark));

it.each([undefined, "", "a".repeat(13), "a b", "ä", "a/b", "a_b", "\u212a", "a\n"])("%j is no mark", (text) =>
  expect(markOf(text)).toBeUndefined(),
);
