import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

// What browsers inside other apps lack has one door each, which does something else there and says so.
const DOORS: { what: RegExp; files: string[] }[] = [
  { what: /\bnavigator\.clipboard\b|\bexecCommand\(/, files: ["web/features/sharing/share.ts"] },
  { what: /\bnavigator\.share\(/, files: ["web/features/sharing/share.ts", "web/lib/share-file.ts"] },
  { what: /\.download = |\["download"\] = /, files: ["web/features/sharing/save-file.ts"] },
  { what: /\bwindow\.open\(/, files: [] },
  { what: /(?<![\w.])print\(\)|\bwindow\.print\(/, files: ["web/features/two-step/recovery-codes.tsx"] },
  { what: /\bnavigator\.serviceWorker\.register\(/, files: ["web/lib/pocket-worker.ts"] },
];

const sources = globSync("web/**/*.{ts,tsx}")
  .filter((file) => !/\.test\.tsx?$|^web\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

const usesOf = (what: RegExp, files: readonly { file: string; text: string }[]) =>
  files.filter(({ text }) => what.test(text)).map(({ file }) => file);

describe("what browsers inside other apps lack", () => {
  it.each(DOORS)(
    "each use of what such browsers lack is in these files alone: $what, $files",
    ({ what, files }) => {
      expect(usesOf(what, sources).sort()).toEqual(files);
    },
  );

  it.each([
    "await navigator.clipboard.writeText(id)",
    "navigator.share({ url })",
    'link.download = "badge.pdf"',
    "window.open(url)",
    "onClick={() => print()}",
    "window.print()",
    'navigator.serviceWorker.register("/worker.js")',
  ])("a second use of what such browsers lack is found: %s", (text) => {
    expect(DOORS.filter(({ what }) => usesOf(what, [{ file: "a.ts", text }]).length > 0)).toHaveLength(1);
  });
});

describe("React's lazy()", () => {
  const LAZY = /import \{[^}]*\blazy\b[^}]*\} from "react"/;

  it("the function lazy() of React, which keeps a failure for good, is used by what tries again or does without alone", () => {
    expect(usesOf(LAZY, sources).sort()).toEqual(["web/lib/lazy-or-nothing.ts", "web/ui/lazy-part.tsx"]);
  });

  it("the function lazy() of React is found beside other imports", () => {
    const text = 'import {\n  Component,\n  lazy,\n} from "react";';
    expect(usesOf(LAZY, [{ file: "a.ts", text }])).toEqual(["a.ts"]);
  });
});

describe("normal forms", () => {
  const NORMALIZE = /\.normalize\(/;
  const files = globSync("{payment-codes,schema,texts,worker}/**/*.{ts,tsx}")
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));

  // Amounts and passwords are short by then, and a password's hash is of the very form that it had.
  it("a text that may be long is put into a normal form by normalForm() alone, in linear time", () => {
    expect(usesOf(NORMALIZE, files).sort()).toEqual([
      "schema/normal-form.ts",
      "schema/typed-amount.ts",
      "worker/auth/password.ts",
    ]);
  });
});
