import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseSync } from "vite";

// The build lowers syntax to a floor, never methods: one that is too new, and a whole screen is gone. Versions are those of
// MDN's compatibility data. The app's floor is Safari 15.4, Chrome 100 and Firefox 100; guests' Safari 14, Chrome 87 and
// Firefox 78.

/** Methods and functions that the app's floor lacks, but for those that libraries ask for first, such as checkVisibility. */
const TOO_NEW = new Set(
  (
    "toSorted toReversed toSpliced findLast findLastIndex toWellFormed isWellFormed groupBy withResolvers fromAsync " +
    "canParse requestSubmit isSubsetOf isSupersetOf isDisjointFrom symmetricDifference showPopover AbortSignal.timeout " +
    "AbortSignal.any URL.parse Promise.try Map.groupBy Object.groupBy Array.fromAsync Iterator.from RegExp.escape"
  ).split(" "),
);
/** What guests' floor lacks beside. */
const TOO_NEW_FOR_GUESTS = new Set(
  "at hasOwn structuredClone Promise.any randomUUID Intl.supportedValuesOf replaceChildren WeakRef".split(
    " ",
  ),
);
const TOO_NEW_SYNTAX = new Set(["StaticBlock", "PrivateIdentifier"]);

type Node = { type?: string; [key: string]: unknown };

/** Lists what a script uses that a floor lacks. */
function faultsOf(source: string, isForGuests: boolean): string[] {
  const faults = new Set<string>();
  const isTooNew = (name: string) => TOO_NEW.has(name) || (isForGuests && TOO_NEW_FOR_GUESTS.has(name));
  const look = (node: Node) => {
    if (node.type === "MemberExpression" && !node.computed) {
      const { name } = node.property as { name: string };
      const { name: owner = "" } = node.object as { name?: string };
      if (isTooNew(`${owner}.${name}`)) faults.add(`${owner}.${name}`);
    }
    if (node.type === "CallExpression" || node.type === "NewExpression") {
      const callee = node.callee as Node & { name?: string; property?: { name?: string } };
      const name =
        callee.type === "MemberExpression" && !callee.computed ? callee.property?.name : callee.name;
      if (name !== undefined && isTooNew(name)) faults.add(name);
    }
    if (node.type !== undefined && TOO_NEW_SYNTAX.has(node.type)) faults.add(node.type);
    const { pattern, flags } = (node.regex ?? {}) as { pattern?: string; flags?: string };
    if (pattern !== undefined && (/\(\?<[=!]/.test(pattern) || /[vd]/.test(flags ?? "")))
      faults.add(`/${pattern}/${flags}`);
  };
  JSON.stringify(parseSync("script.js", source).program, (_, node: unknown) => {
    if (typeof node === "object" && node !== null && !Array.isArray(node)) look(node as Node);
    return typeof node === "bigint" ? String(node) : node;
  });
  return [...faults];
}

const ASSETS = "dist/client/assets";
const scripts = readdirSync(ASSETS).filter((name) => name.endsWith(".js"));

/** Lists the scripts that a page of a guest may load: those of its documents and whatever these import. */
function guestScripts(): Set<string> {
  const found = new Set<string>();
  const follow = (text: string) => {
    for (const [name] of text.matchAll(/[\w-]+\.js/g))
      if (scripts.includes(name) && !found.has(name) && !name.startsWith("signed-in-")) {
        found.add(name);
        follow(readFileSync(`${ASSETS}/${name}`, "utf8"));
      }
  };
  for (const document of ["public-page", "tip-page"])
    follow(readFileSync(`dist/client/${document}/document.html`, "utf8"));
  return found;
}

describe("what is served to old browsers", () => {
  it("no script uses what the oldest browsers of its readers lack", () => {
    const guests = guestScripts();
    expect(guests.size).toBeGreaterThan(2);
    const faults = scripts.flatMap((name) =>
      faultsOf(readFileSync(`${ASSETS}/${name}`, "utf8"), guests.has(name)).map(
        (fault) => `${name}: ${fault}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ["a method", "export const a = [1].toSorted();", "toSorted"],
    ["a function", "Promise.withResolvers()", "withResolvers"],
    ["a pattern", "export const a = /(?<!x)y/;", "/(?<!x)y/"],
    ["syntax", "class A { static { a(); } }", "StaticBlock"],
  ])("%s that is too new is found", (_, source, fault) => {
    expect(faultsOf(source, false)).toEqual([fault]);
  });
});
