import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FAILURES } from "./failures.ts";
import { FILLED_FAILURES, filledText, limitText } from "./filled-failures.ts";
import { FEATURED_MAX, PLATFORMS_MAX, TOURS_MAX } from "./limits.ts";
import { PROFILE_LIMIT } from "./role.ts";

const isSource = (path: string) => !/\.test\.|testing\//.test(path);
const sources = [...globSync("worker/**/*.ts").filter(isSource), "schema/image.ts"].map((path) =>
  readFileSync(path, "utf8"),
);

it.each(Object.keys(FAILURES))("the failure %s is made somewhere", (code) => {
  expect(sources.some((source) => source.includes(`"${code}"`))).toBe(true);
});

it("the failures with placeholders are those with values, and no others", () => {
  const filled = Object.entries(FAILURES).flatMap(([code, text]) => (/\{\w+\}/.test(text) ? [code] : []));
  expect(filled).toEqual(Object.keys(FILLED_FAILURES).toSorted());
});

it("each limit has a sentence of its own", () => {
  const limits = [
    { what: "profiles", max: PROFILE_LIMIT.guide },
    { what: "profiles", max: PROFILE_LIMIT.operator },
    { what: "platforms", max: PLATFORMS_MAX },
    { what: "tours", max: TOURS_MAX },
    { what: "tours", max: FEATURED_MAX },
    { what: "editors", max: 5 },
  ] as const;
  expect(new Set(limits.map(limitText)).size).toBe(limits.length);
  for (const limit of limits) expect(filledText("limit_reached", limit)).toBe(limitText(limit));
});

it("a code of another version has no text", () => {
  expect(filledText("gone", { max: 1 })).toBeUndefined();
});
