import { globSync, readFileSync } from "node:fs";
import { checkSync } from "recheck";
import recheck from "recheck/package.json" with { type: "json" };
import { afterAll, describe, expect, inject, it } from "vitest";
import { parseSync } from "vite";
import { replaceFile } from "#local/replace-file.ts";
import linear from "./linear-patterns.json" with { type: "json" };

// Whatever a caller sends may be 64 kB of one sign. A pattern that begins again at each of them takes seconds.

type Pattern = { source: string; flags: string; file: string };

/** Patterns whose texts are bounded elsewhere, or ours. */
const BOUNDED: readonly [file: string, part: string, why: string][] = [
  ["worker/search/terms.ts", "", "names and addresses of at most 254 letters"],
  ["worker/http/tidy-path.ts", "", "LOOKED_AT letters"],
  ["payment-codes/check-identity.ts", "aadhaa", "at most 64 signs from each beginning"],
  ["worker/reviews/email-rules.ts", "\\s@\\s[^.]", "the match of another pattern"],
  ["worker/reviews/number-rules.ts", "", "a review of at most 2,000 letters, and each part is bounded"],
  ["web/app/page-files.ts", "", "the build's own template"],
];
const isBounded = ({ file, source }: Pattern) =>
  BOUNDED.some(([known, part]) => file === known && source.includes(part));

const files = globSync([
  "worker/**/*.{ts,tsx}",
  "{schema,texts,payment-codes}/**/*.{ts,tsx}",
  "web/**/*.{ts,tsx}",
]).filter((file) => !/\.test\.tsx?$|\/testing\/|\/fixtures\//.test(file));

/** Lists the pattern literals of a source file. */
function literalsOf(file: string, text: string): Pattern[] {
  const found: Pattern[] = [];
  JSON.stringify(parseSync(file, text).program, (_, node: unknown) => {
    if (typeof node === "object" && node !== null && "regex" in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      found.push({ source: pattern, flags, file });
    }
    return typeof node === "bigint" ? String(node) : node;
  });
  return found;
}

/** Whether a pattern repeats something: another one looks at each place for as long as it is itself. */
const isRepeating = ({ source }: Pattern): boolean =>
  /[*+{]/.test(source.replace(/\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|.)/gu, "").replace(/\[[^\]]*\]/g, ""));

/** Steps are counted, not time: a busy machine gives the same result. */
const BY_STEPS = { timeout: null, attackTimeout: null, incubationTimeout: null };

/**
 * Patterns that were found linear before: the result is the same until the checker changes. What a run finds is added for
 * the next one; `npm run trust -- T28` checks all of them, and forgets those that are gone.
 */
const isWhole = inject("isThorough");
const known = new Set(linear.checker === recheck.version && !isWhole ? linear.patterns : []);
const found = new Set<string>();
afterAll(() => {
  if (found.size === 0) return;
  const list = { checker: recheck.version, patterns: [...known.union(found)].toSorted() };
  replaceFile("lint/linear-patterns.json", `${JSON.stringify(list, null, 2)}\n`);
});

function isLinear(pattern: Pattern): boolean {
  const { source, flags } = pattern;
  const key = `/${source}/${flags}`;
  if (!isRepeating(pattern) || known.has(key) || found.has(key)) return true;
  if (checkSync(source, flags, BY_STEPS).status !== "safe") return false;
  found.add(key);
  return true;
}

const ADVICE = "Patterns that a long text keeps busy. Let no two parts that repeat match the same character";

describe("patterns", () => {
  it("every pattern of the product takes linear time", { timeout: 300_000 }, () => {
    const all = new Map(
      files
        .flatMap((file) => literalsOf(file, readFileSync(file, "utf8")))
        .map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]),
    );
    expect(all.size).toBeGreaterThan(200);
    const slow = [...all.values()].filter((pattern) => !isBounded(pattern) && !isLinear(pattern));
    expect(slow, ADVICE).toEqual([]);
  });

  describe("made of texts", () => {
    const Whole = RegExp;
    const made: Pattern[] = [];
    afterAll(() => void (globalThis.RegExp = Whole));

    it.each([
      "worker/auth/password-blocklist.ts",
      "worker/reviews/number-rules.ts",
      "schema/cut-text.ts",
      "schema/push.ts",
    ])("a pattern made of texts takes linear time: %s", async (file) => {
      made.length = 0;
      globalThis.RegExp = new Proxy(Whole, {
        construct(target, [source, flags]: [string | RegExp, string?]) {
          const pattern = new target(source, flags);
          made.push({ source: pattern.source, flags: pattern.flags, file });
          return pattern;
        },
      });
      // Another test may have loaded the module: the query makes it another one.
      await import(/* @vite-ignore */ `../${file}?made`);
      globalThis.RegExp = Whole;
      expect(made.length).toBeGreaterThan(0);
      const slow = made.filter((pattern) => !isBounded(pattern) && !isLinear(pattern));
      expect(slow, ADVICE).toEqual([]);
    });
  });

  it.each([
    ["quadratic", "/\\d+$/"],
    ["quadratic at the end of a line", "/@.*$/"],
    ["cubic", "/[^\\s]+@[^\\s]+\\.[a-z]{2,}/gi"],
    ["exponential", "/^(a+)+$/"],
  ])("a planted one that is %s is found", (_, literal) => {
    const [pattern] = literalsOf("planted.ts", `export const PLANTED = ${literal};`);
    expect(pattern && isLinear(pattern)).toBe(false);
  });
});
