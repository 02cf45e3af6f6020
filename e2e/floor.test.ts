import { describe, expect, it } from "vitest";
import { APP_FLOOR, GUEST_FLOOR } from "../build/targets.ts";
import { builtFiles } from "./floor/built-files.ts";
import { faultsOf } from "./floor/faults.ts";
import { GUARDED } from "./floor/guarded.ts";
import { documentFaults } from "./floor/markup-faults.ts";
import { scriptFaults } from "./floor/script-faults.ts";
import { styleFaults } from "./floor/style-faults.ts";

// The build lowers syntax and styles to the floors, never methods, patterns or markup: one that is too new, and a whole
// screen is gone. What the built files use is compared with MDN's compatibility data.

describe("what is served to old browsers", () => {
  it("no built file uses what the oldest browsers of its readers lack, unless the table says what they do instead", () => {
    const files = builtFiles();
    const count = (test: (file: (typeof files)[number]) => boolean) => files.filter(test).length;
    // The documents and what they load were found: sheets inside pages too.
    expect(count(({ kind, floor }) => kind === "script" && floor === GUEST_FLOOR)).toBeGreaterThan(10);
    expect(count(({ kind, floor }) => kind === "script" && floor === APP_FLOOR)).toBeGreaterThan(100);
    expect(count(({ kind, floor }) => kind === "sheet" && floor === GUEST_FLOOR)).toBeGreaterThan(6);
    for (const part of [".pub{", ".tips h2{", ".langs{", ".report{", ".btn{"])
      expect(count(({ kind, text }) => kind === "sheet" && text.includes(part))).toBeGreaterThan(0);

    const used = new Set<object>();
    const faults = faultsOf(files).filter(({ file, fault }) => {
      const rows = GUARDED.filter(
        (row) =>
          (fault === row.fault || fault.startsWith(`${row.fault}/`) || fault.startsWith(`${row.fault}.`)) &&
          (row.behind?.test(file.text) ?? true),
      );
      for (const row of rows) used.add(row);
      return rows.length === 0;
    });
    expect(faults.map(({ file, fault }) => `${file.name}: ${fault}`)).toEqual([]);
    expect(GUARDED.filter((row) => !used.has(row))).toEqual([]);
  });

  it.each([
    ["a method", "list.toSorted()", ".toSorted"],
    ["a method in brackets", "list['toSorted']()", ".toSorted"],
    ["a method in a template", "list[`toSorted`]()", ".toSorted"],
    ["a method that is passed on", "const sort = list.toSorted;", ".toSorted"],
    ["a method that is bound", "[].with.call(list, 0, 1)", ".with"],
    ["a method that may be missing", "list.toSorted?.()", ".toSorted"],
    ["a method of sets", "a.union(b)", ".union"],
    ["a method of iterators", "map.values().map(name)", "Iterator.map"],
    ["a method of texts", "text.toWellFormed()", ".toWellFormed"],
    ["a function", "Promise.withResolvers()", "Promise.withResolvers"],
    ["a function in brackets", "Promise['withResolvers']()", "Promise.withResolvers"],
    ["a function of the window's", "window.Promise.try(f)", "Promise.try"],
    ["a function that is taken out", "const { groupBy } = Map;", "Map.groupBy"],
    ["a function that is passed on", "use(URL.canParse)", "URL.canParse"],
    ["a function of the navigator", "navigator.setAppBadge(1)", "navigator.setAppBadge"],
    ["a global object", "new CloseWatcher()", "CloseWatcher"],
    ["a dialog's new method", "dialog.requestClose()", ".requestClose"],
    ["a popover", "box.showPopover()", ".showPopover"],
    ["an attribute's property", "box.inert = true", ".inert"],
    ["an element's attribute", "jsx('form', { inert: true })", "html/global_attributes/inert"],
    ["a static block", "class A { static { a(); } }", "javascript/classes/static/initialization_blocks"],
    ["a pattern", "use(/(?<!x)y/)", "javascript/regular_expressions/lookbehind_assertion"],
    [
      "a pattern in a text",
      "new RegExp('(?<=x)y', 'u')",
      "javascript/regular_expressions/lookbehind_assertion",
    ],
    [
      "a pattern in a template",
      "new RegExp(`(?<!x)${y}`)",
      "javascript/regular_expressions/lookbehind_assertion",
    ],
    ["a part of a pattern with flags", "use(/(?i:x)y/)", "javascript/regular_expressions/modifier"],
    ["a flag", "new RegExp(x, 'v')", "javascript/builtins/RegExp/unicodeSets"],
  ])("a script with something above the app's floor is found: %s, %s", (_, source, fault) => {
    expect(scriptFaults(source, APP_FLOOR)).toContain(fault);
  });

  it.each([
    ["a method", "list.at(-1)", ".at"],
    ["a function that is passed on", "names.filter(Object.hasOwn)", "Object.hasOwn"],
    ["a dialog's method", "dialog.showModal()", ".showModal"],
    ["a dialog", "jsx(`dialog`, {})", "html/elements/dialog"],
    ["a dialog that is made", "document.createElement('dialog')", "html/elements/dialog"],
    ["a method of elements", "text.replaceAll('a', 'b'); list.findLast(f)", ".findLast"],
    ["a global function", "structuredClone(x)", "structuredClone"],
    ["a function of the window", "window.structuredClone(x)", "structuredClone"],
    ["lists in words", "new Intl.ListFormat('en')", "Intl.ListFormat"],
    ["parts of a text", "new Intl['Segmenter']('en', {})", "Intl.Segmenter"],
    ["an option", "new Intl.DateTimeFormat('en', { dateStyle: 'long' })", "Intl.DateTimeFormat dateStyle"],
    ["a field of a class", "class A { static a = 1 }", "javascript/classes/static/class_fields"],
    ["a private field", "class A { #a = 1 }", "javascript/classes/private_class_fields"],
    ["a private method", "class A { #a() {} }", "javascript/classes/private_class_methods"],
    [
      "a private name's test",
      "class A { #a; b(c) { return #a in c } }",
      "javascript/classes/private_class_fields_in",
    ],
    ["await outside of functions", "await 1; export {};", "javascript/operators/await/top_level"],
    ["a selector", "box.closest('a:not([target], [download])')", "css/selectors/not/selector_list"],
    ["a selector with a value", "box.querySelector(`:is(a, b) #${id}`)", "css/selectors/is"],
    ["an assignment where nothing is", "a ??= 1", "javascript/operators/nullish_coalescing_assignment"],
    ["an assignment where something is", "a &&= 1", "javascript/operators/logical_and_assignment"],
  ])("a script with something above the guests' floor is found: %s, %s", (_, source, fault) => {
    expect(scriptFaults(source, GUEST_FLOOR)).toContain(fault);
  });

  it("an element's method that is newer than a browser is found, and one that isn't passes", () => {
    const older = { ...GUEST_FLOOR, safari: "13.1" };
    expect(scriptFaults("box.replaceChildren()", older)).toContain(".replaceChildren");
    expect(scriptFaults("box.replaceChildren()", GUEST_FLOOR)).toEqual([]);
  });

  it.each([
    ["a relation", ".a:has(b) { top: 0 }", "css/selectors/has"],
    ["a list of selectors", ":is(a, b) { top: 0 }", "css/selectors/is"],
    ["a list that is excluded", "a:not(b, c) { top: 0 }", "css/selectors/not/selector_list"],
    ["a container", "@container (width > 1px) { a { top: 0 } }", "css/at-rules/container"],
    ["a layer", "@layer a { b { top: 0 } }", "css/at-rules/layer"],
    ["a nested rule", "a { & b { top: 0 } }", "css/selectors/nesting"],
    ["a range", "@media (width >= 1px) { a { top: 0 } }", "css/at-rules/media/range_syntax"],
    ["a property", "a { inset: 0 }", "css/properties/inset"],
    ["a shape", "a { aspect-ratio: 1 }", "css/properties/aspect-ratio"],
    ["a value", "a { overflow: clip }", "css/properties/overflow/clip"],
    [
      "a line's width beside it",
      "a { text-decoration: underline 2px red }",
      "css/properties/text-decoration/includes_thickness",
    ],
    [
      "a line's colour beside it",
      "a { text-decoration: underline var(--accent) }",
      "css/properties/text-decoration/includes_color-and-style",
    ],
    ["a gap in a row", "a { display: flex; gap: 4px }", "css/properties/gap/flex_context"],
    ["a unit", "a { min-height: 100svh }", "css/types/length/viewport_percentage_units_small"],
    ["a unit in a variable", "a { --a: 1cqw }", "css/types/length/container_query_length_units"],
    ["a colour", "a { color: color-mix(in srgb, red, blue) }", "css/types/color/color-mix"],
    ["a colour in a frame", "a { border: 1px solid oklch(0 0 0) }", "css/types/color/oklch"],
  ])("a sheet with something above the guests' floor is found: %s, %s", (_, source, fault) => {
    expect(styleFaults(source, GUEST_FLOOR)).toContain(fault);
  });

  it.each([
    ["an attribute", '<form class="a" inert>', "html/global_attributes/inert"],
    ["a popover", "<button popovertarget=a>", "html/elements/button/popovertarget"],
    ["an element", "<dialog open>", "html/elements/dialog"],
  ])("a document with something above the guests' floor is found: %s, %s", (_, source, fault) => {
    expect(documentFaults(source, GUEST_FLOOR)).toContain(fault);
  });

  it("a file with what both floors have passes, as do names of data, and values with an older one before them", () => {
    const script =
      "use(list.map(x), Object.values(o).map(x), new RegExp('(?<name>x)(?:y)', 'gu'), a?.b ?? c); const at = 1;";
    expect(scriptFaults(script, GUEST_FLOOR)).toEqual([]);
    expect(scriptFaults("row.at; row.share", GUEST_FLOOR, new Set(["at", "share"]))).toEqual([]);
    const sheet =
      "a { min-height: 100vh; min-height: 100svh; display: grid; gap: 4px; -webkit-user-select: none; user-select: none }" +
      "@supports (aspect-ratio: 1) { b { aspect-ratio: 1 } }" +
      "b { display: flex; gap: 4px } @supports not (inset: 0) { b > * { margin: 4px } }";
    expect(styleFaults(sheet, GUEST_FLOOR)).toEqual([]);
    expect(documentFaults('<p class="a" hidden>', GUEST_FLOOR)).toEqual([]);
  });
});
