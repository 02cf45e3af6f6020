import { expect, it } from "vitest";
import { detailInWords } from "./audit-texts.ts";

it.each([
  ["profiles: 1, experiences: 0", "had 1 profile, no tours"],
  ["profiles: 0, experiences: 12", "had no profiles, 12 tours"],
  ["on the command line", "on the command line"],
  ["was published: profiles: 1, experiences: 0", "was published: profiles: 1, experiences: 0"],
  ["", ""],
])("the audit detail %j reads %j", (detail, words) => {
  expect(detailInWords(detail)).toBe(words);
});
