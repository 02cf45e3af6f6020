import { expect, it } from "vitest";
import { changesTo } from "./changes.ts";

it("the changes are the values that differ, lists by their entries", () => {
  const stored = { name: "Marta", bio: "", amounts: [500, 1000] };
  expect(changesTo(stored, { ...stored, amounts: [500, 1000] })).toEqual({});
  expect(changesTo(stored, { ...stored, bio: "Walks", amounts: [500, 2000] })).toEqual({
    bio: "Walks",
    amounts: [500, 2000],
  });
});

it("a value that is left out is no change", () => {
  expect(changesTo<{ bio?: string }>({ bio: "Walks" }, { bio: undefined })).toEqual({});
});

it("an object is a change when an entry of it is", () => {
  const stored = { words: { de: { bio: "Gruppen" } } };
  expect(changesTo<object>(stored, { words: { de: { bio: "Gruppen" } } })).toEqual({});
  expect(changesTo<object>(stored, { words: {} })).toEqual({ words: {} });
});
