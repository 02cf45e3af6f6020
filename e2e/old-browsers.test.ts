import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseSync } from "vite";
import { ALLOWED, APP_FLOOR, COMMON, GUEST_FLOOR, namesAbove, OF_ITERATORS } from "./too-new.ts";

// The build lowers syntax to guests' floor, never methods or patterns: one that is too new, and a whole screen is gone.

type Node = { type?: string; [key: string]: unknown };
const asNode = (value: unknown): Node => (typeof value === "object" && value !== null ? (value as Node) : {});

/** Syntax that guests' floor lacks; the build lowers all of it but what can't be lowered. */
const TOO_NEW_SYNTAX = new Set([
  "StaticBlock",
  "PrivateIdentifier",
  "PropertyDefinition",
  "AccessorProperty",
]);
const TOO_NEW_PATTERN = /\(\?<[=!]|\(\?[a-z]*-?[a-z]+:/;

/** Returns the name of a member, also one in brackets; undefined for one that is known only when it runs. */
function memberOf({ type, computed, property }: Node): string | undefined {
  const { name, value } = asNode(property) as { name?: string; value?: unknown };
  if (type !== "MemberExpression") return undefined;
  if (computed !== true) return name;
  return typeof value === "string" ? value : undefined;
}

const GLOBALS = new Set(["window", "globalThis", "self"]);

/** Lists what a script uses that a floor lacks, by the names above it. */
function faultsOf(source: string, tooNew: ReadonlySet<string>, isForGuests: boolean): string[] {
  const faults = new Set<string>();
  const add = (name: string | undefined) => name !== undefined && tooNew.has(name) && faults.add(name);
  const lookAtCall = (callee: Node) => {
    const name = memberOf(callee);
    const owner = asNode(callee.object);
    // `list.at?.(0)` asks first.
    if (COMMON.has(name ?? "")) add(name);
    if (/^(?:call|apply|bind)$/.test(name ?? "")) add(memberOf(owner));
    const maker = asNode(owner.callee);
    const made = memberOf(maker);
    const isOfIterator =
      (/^(?:keys|values|entries)$/.test(made ?? "") && (owner.arguments as []).length === 0) ||
      made === "matchAll";
    if (isOfIterator && OF_ITERATORS.test(name ?? "")) faults.add(`iterator.${name}`);
  };
  const lookAtPattern = (pattern: string, flags: string) => {
    if (TOO_NEW_PATTERN.test(pattern) || /[vd]/.test(flags)) faults.add(`/${pattern}/${flags}`);
  };
  const look = (node: Node, isInFunction: boolean) => {
    const { type = "" } = node;
    const name = memberOf(node);
    const { name: owner = "" } = asNode(node.object) as { name?: string };
    if (name !== undefined) {
      add(`${owner}.${name}`);
      if (!COMMON.has(name) && (!GLOBALS.has(owner) || tooNew.has(name))) add(name);
    }
    if (type === "VariableDeclarator" && asNode(node.id).type === "ObjectPattern")
      for (const { key } of asNode(node.id).properties as Node[])
        add(`${String(asNode(node.init).name)}.${String(asNode(key).name)}`);
    if (type === "CallExpression" && node.optional !== true) lookAtCall(asNode(node.callee));
    if (/^(?:Call|New)Expression$/.test(type)) {
      const { name: called } = asNode(node.callee) as { name?: string };
      add(called);
      const [pattern, flags] = (node.arguments as Node[]).map(({ value }) => String(value ?? ""));
      if (called === "RegExp") lookAtPattern(pattern ?? "", flags ?? "");
    }
    if (type === "Literal" && typeof node.value === "string" && /\(\?<[=!]/.test(node.value))
      lookAtPattern(node.value, "");
    if (type === "TemplateElement") lookAtPattern(String(asNode(node.value).raw), "");
    const { pattern, flags } = asNode(node.regex) as { pattern?: string; flags?: string };
    if (pattern !== undefined) lookAtPattern(pattern, flags ?? "");
    if (TOO_NEW_SYNTAX.has(type)) faults.add(type);
    if (isForGuests && type === "AssignmentExpression" && /^(?:\?\?|\|\||&&)=$/.test(String(node.operator)))
      faults.add(String(node.operator));
    if (isForGuests && !isInFunction && (type === "AwaitExpression" || node.await === true))
      faults.add("top-level await");
  };
  const walk = (value: unknown, isInFunction: boolean) => {
    if (Array.isArray(value)) for (const item of value) walk(item, isInFunction);
    else if (typeof value === "object" && value !== null && !(value instanceof RegExp)) {
      const node = value as Node;
      look(node, isInFunction);
      const isInside = isInFunction || /Function/.test(node.type ?? "");
      for (const child of Object.values(node)) walk(child, isInside);
    }
  };
  walk(parseSync("script.js", source).program, false);
  return [...faults];
}

const CLIENT = "dist/client";
const scripts = [
  "pocket-worker.js",
  ...readdirSync(`${CLIENT}/assets`)
    .filter((name) => name.endsWith(".js"))
    .map((name) => `assets/${name}`),
];
const read = (name: string) => readFileSync(`${CLIENT}/${name}`, "utf8");

/** Lists the scripts that a page of a guest may load: those of its documents and whatever these import. */
function guestScripts(): Set<string> {
  const found = new Set<string>();
  const follow = (text: string) => {
    for (const [file] of text.matchAll(/[\w-]+\.js/g)) {
      const name = `assets/${file}`;
      if (!scripts.includes(name) || found.has(name) || file.startsWith("signed-in-")) continue;
      found.add(name);
      follow(read(name));
    }
  };
  for (const document of ["public-page", "tip-page"]) follow(read(`guest/${document}/document.html`));
  return found;
}

const ABOVE = { app: namesAbove(APP_FLOOR), guests: namesAbove(GUEST_FLOOR) };
const faultsFor = (who: "app" | "guests", source: string) => faultsOf(source, ABOVE[who], who === "guests");

describe("what is served to old browsers", () => {
  it("no script uses what the oldest browsers of its readers lack", () => {
    const guests = guestScripts();
    expect(guests.size).toBeGreaterThan(2);
    const used = new Set<object>();
    const isAllowed = (fault: string, source: string) =>
      ALLOWED.some((one) => one.fault === fault && one.guard.test(source) && used.add(one));
    const faults = scripts.flatMap((name) =>
      faultsFor(guests.has(name) ? "guests" : "app", read(name))
        .filter((fault) => !isAllowed(fault, read(name)))
        .map((fault) => `${name}: ${fault}`),
    );
    expect(faults).toEqual([]);
    expect(ALLOWED.filter((one) => !used.has(one))).toEqual([]);
  });

  it.each([
    ["a method", "list.toSorted()", "toSorted"],
    ["a method in brackets", "list['toSorted']()", "toSorted"],
    ["a method that is passed on", "const sort = list.toSorted;", "toSorted"],
    ["a method that is bound", "[].with.call(list, 0, 1)", "with"],
    ["a method named by a common word", "list.with(0, 1)", "with"],
    ["a method of sets", "a.union(b)", "union"],
    ["a method of iterators", "map.values().map(name)", "iterator.map"],
    ["a function", "Promise.withResolvers()", "Promise.withResolvers"],
    ["a function in brackets", "Promise['withResolvers']()", "Promise.withResolvers"],
    ["a function that is taken out", "const { groupBy } = Map;", "Map.groupBy"],
    ["a function that is passed on", "use(URL.canParse)", "URL.canParse"],
    ["a method of texts", "text.toWellFormed()", "toWellFormed"],
    ["a pattern", "use(/(?<!x)y/)", "/(?<!x)y/"],
    ["a pattern in a text", "new RegExp('(?<=x)y', 'u')", "/(?<=x)y/u"],
    ["a pattern in a template", "new RegExp(`(?<!x)${y}`)", "/(?<!x)/"],
    ["a flag", "new RegExp(x, 'v')", "//v"],
    ["syntax", "class A { static { a(); } }", "StaticBlock"],
  ])("the syntax or call %s, above the app's floor, is found", (_, source, fault) => {
    expect(faultsFor("app", source)).toContain(fault);
  });

  it.each([
    ["a method", "list.at(-1)", "at"],
    ["a function that is passed on", "names.filter(Object.hasOwn)", "Object.hasOwn"],
    ["a dialog's method", "dialog.showModal()", "showModal"],
    ["a global function", "structuredClone(x)", "structuredClone"],
    ["a function of the window", "window.structuredClone(x)", "structuredClone"],
    ["lists in words", "new Intl.ListFormat('en')", "Intl.ListFormat"],
    ["names in words", "new Intl['DisplayNames']('en', {})", "Intl.DisplayNames"],
    ["parts of a text", "new Intl.Segmenter('en')", "Intl.Segmenter"],
    ["a field of a class", "class A { a = 1 }", "PropertyDefinition"],
    ["await outside of functions", "await 1; export {};", "top-level await"],
    ["an assignment where nothing is", "a ??= 1", "??="],
  ])("the syntax or call %s, above guests' floor, is found", (_, source, fault) => {
    expect(faultsFor("guests", source)).toContain(fault);
  });

  it("the check for old browsers passes what both floors have, data of the same name, and what is tested for first", () => {
    const source =
      "use(row.at, list.map(x), Object.values(o).map(x), new RegExp('(?<name>x)(?:y)', 'gu')); list.at?.(0)";
    expect(faultsFor("guests", source)).toEqual([]);
  });
});
