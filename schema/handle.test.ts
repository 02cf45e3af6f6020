import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listPatterns } from "#web/paths.ts";
import { LEGAL_PAGES } from "#web/lib/legal-pages.ts";
import { HANDLE_MESSAGE, handleSchema } from "./handle.ts";
import { HANDLE_PATTERN } from "./limits.ts";
import { isReservedHandle } from "./reserved-handles.ts";

const HOST = "walks.lanyard.example";

describe("a handle", () => {
  it.each(["marta", "marta-lisbon", "123", "---", "a".repeat(30)])(
    "the handle %s is one as it is",
    (handle) => expect(handleSchema.parse(handle)).toBe(handle),
  );

  it("a handle is folded to lower case, and null is none", () => {
    expect(handleSchema.parse("Marta-LISBON")).toBe("marta-lisbon");
    expect(handleSchema.parse(null)).toBeNull();
  });

  it.each([
    "",
    "ma",
    "a".repeat(31),
    "mar ta",
    " marta",
    "marta_lisbon",
    "márta",
    "marta/x",
    "@marta",
    "\u212aenji",
    "marta\n",
    "мarta",
    7,
    true,
    ["marta"],
  ])("the handle %j is refused", (value) =>
    expect(handleSchema.safeParse(value).error?.issues[0]?.message).toBe(HANDLE_MESSAGE),
  );
});

describe("reserved handles", () => {
  /** The first parts of the addresses in the routes' own lists, and of files. */
  const firstParts = (paths: readonly string[]): string[] =>
    paths.map((path) => /^\/?([^/.*]*)/.exec(path)?.[1] ?? "");
  const firstInWrangler = [...readFileSync("wrangler.toml", "utf8").matchAll(/^ {2}"(\/[^"]+)",$/gm)];

  it.each([
    ["the app's paths", firstParts(listPatterns())],
    ["the legal pages", firstParts(LEGAL_PAGES.map(({ path }) => path))],
    ["the paths of the worker", firstParts(firstInWrangler.map(([, path = ""]) => path))],
    ["the files beside the build", firstParts(readdirSync("web/public"))],
    ["the build's files", ["assets"]],
  ])("every first part of %s is reserved", (_, parts) => {
    const handles = parts.filter((part) => HANDLE_PATTERN.test(part));
    expect(handles.length).toBeGreaterThan(0);
    expect(handles.filter((part) => !isReservedHandle(part, HOST))).toEqual([]);
  });

  it.each([
    "admin",
    "support",
    "help",
    "lanyard",
    "www",
    "mail",
    "no-reply",
    "noreply",
    "ad-min",
    "admin-24",
    "admin24",
    "lanyard-support",
    "walks",
    "walks-team",
  ])("the handle %s could pass for the operator", (handle) =>
    expect(isReservedHandle(handle, HOST)).toBe(true),
  );

  it.each(["marta", "marta-admin", "lisbon-walks", "administrata", "example", "2026", "---", "mailand"])(
    "the handle %s is free",
    (handle) => expect(isReservedHandle(handle, HOST)).toBe(false),
  );
});
