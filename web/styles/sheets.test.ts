import { globSync, readFileSync } from "node:fs";
import { type AtRule, type Declaration, list, parse, type Rule } from "postcss";
import { expect, it } from "vitest";

const RTL = '[dir="rtl"] ';
const SHEETS = globSync("web/**/*.css").map((path): [string, string] => [path, readFileSync(path, "utf8")]);

/** What is chosen, pressed or open. */
const STATE =
  /\[aria-(?:checked|current|pressed|selected)[^\]]*\]|:checked|\[data-state="(?:active|checked|on)"\]/;
/** What forced colours take away, and what shows nothing. */
const LOST =
  /^(?:background(?:-\w+)?|border(?:-\w+)*-color|box-shadow|color|cursor|outline-color|transition)$/;
/** States that the document shows as well. */
const SHOWN_OTHERWISE = [
  /** a tick */
  ".choice[aria-current]",
  /** a tick */
  ".lang[aria-current]",
  /** the radio button in its corner */
  ".touched input:checked + .role",
];

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  parse(css).walkRules((rule) => {
    rules.push(rule);
  });
  return rules;
}
const declarationsOf = (rule: Rule): Declaration[] => rule.nodes.filter((node) => node.type === "decl");
const selectorsOf = (rules: Rule[]): string[] => rules.flatMap(({ selectors }) => selectors);
const isForced = ({ parent }: Rule): boolean =>
  parent?.type === "atrule" && (parent as AtRule).params.includes("forced-colors: active");

/** Lists states that only colours show, without other ones where a device has its own. */
function withoutColours(css: string): string[] {
  const rules = rulesOf(css);
  const forced = selectorsOf(rules.filter(isForced));
  const coloured = rules.filter(
    (rule) => !isForced(rule) && declarationsOf(rule).every(({ prop }) => LOST.test(prop)),
  );
  return selectorsOf(coloured).filter(
    (selector) => STATE.test(selector) && !forced.some((each) => each.startsWith(selector)),
  );
}

/** Lists rules that have their own colours there, but not all: an outline in the page's ink may be as dark as the device's ground. */
const halfForced = (css: string): string[] =>
  selectorsOf(
    rulesOf(css).filter((rule) => {
      const given = new Set(declarationsOf(rule).map(({ prop }) => prop));
      const all = ["background", "color", "outline-color"].every((prop) => given.has(prop));
      return given.has("forced-color-adjust") && !all;
    }),
  );

/** Lists rules that show by :has() alone where the focus is, or what is checked. */
function onlyByHas(css: string): string[] {
  const selectors = selectorsOf(rulesOf(css));
  const others = selectors.filter((selector) => !selector.includes(":has("));
  return selectors.filter((selector) => {
    const [, state] = /:has\([^)]*(:checked|:focus)/.exec(selector) ?? [];
    return state !== undefined && !others.some((other) => other.includes(state));
  });
}

function isSided({ prop, value }: Declaration): boolean {
  if (prop === "float" || prop === "text-align") return value === "left" || value === "right";
  const sides = prop === "margin" || prop === "padding" ? list.space(value) : [];
  return sides.length === 4 && sides[1] !== sides[3];
}

/** Lists rules that name a side, without one for words that run from right to left, or the word that they never do. */
function oneSided(css: string): string[] {
  const rules = rulesOf(css);
  const isLtr = ({ prop, value }: Declaration) => prop === "direction" && value === "ltr";
  const ltr = selectorsOf(rules.filter((rule) => declarationsOf(rule).some(isLtr)));
  const all = selectorsOf(rules);
  return selectorsOf(rules.filter((rule) => declarationsOf(rule).some(isSided))).filter(
    (selector) => !selector.startsWith(RTL) && !ltr.includes(selector) && !all.includes(`${RTL}${selector}`),
  );
}

/** Lists rules for a dark screen that hold on paper as well: its light letters would stand on white. */
function darkOnPaper(css: string): string[] {
  const rules: Rule[] = [];
  parse(css).walkAtRules("media", (media) => {
    if (media.params.startsWith("(prefers-color-scheme: dark"))
      media.walkRules((rule) => void rules.push(rule));
  });
  return selectorsOf(rules);
}

const LAWS = [
  ["shows each state that it shows by colours where a device has its own colours, too", withoutColours],
  ["gives ground, words and focus their colours where it gives any beside a device's own", halfForced],
  ["shows no focus and no choice by :has() alone, which browsers of 2022 don't know", onlyByHas],
  ["names no side of the screen without the other for words that run from right to left", oneSided],
  ["has its dark colours on screens alone, because paper is white", darkOnPaper],
] as const;

it.each(LAWS)("each sheet %s", (_, faultsIn) => {
  const faults = SHEETS.flatMap(([path, css]) =>
    faultsIn(css)
      .filter((selector) => !SHOWN_OTHERWISE.includes(selector))
      .map((selector) => `${path}: ${selector}`),
  );
  expect(faults).toEqual([]);
});

it("the list of states that are shown otherwise names none that no sheet has", () => {
  const found = SHEETS.flatMap(([, css]) => withoutColours(css));
  expect(SHOWN_OTHERWISE.filter((selector) => !found.includes(selector))).toEqual([]);
});

it.each([
  [".a:checked + b { background: red; color: blue }", withoutColours, ".a:checked + b"],
  ["@media print { a, b[aria-current] { border-color: red } }", withoutColours, "b[aria-current]"],
  ["a { color: red } a[aria-pressed='true'] { box-shadow: none }", withoutColours, "a[aria-pressed='true']"],
  ["@media (forced-colors: active) { a { forced-color-adjust: none; color: red } }", halfForced, "a"],
  ["a:has(:checked) { top: 0 }", onlyByHas, "a:has(:checked)"],
  [".a:has(input:focus-visible) { top: 0 } b:checked { top: 0 }", onlyByHas, ".a:has(input:focus-visible)"],
  ["a { float: left }", oneSided, "a"],
  ["b { direction: ltr } a { text-align: right }", oneSided, "a"],
  ["a { margin: 0 4px 0 calc(1px + 2px) }", oneSided, "a"],
  ["@media (prefers-color-scheme: dark) { a { color: white } }", darkOnPaper, "a"],
] as const)("a sheet's fault is found: %s", (css, faultsIn, fault) => {
  expect(faultsIn(css)).toEqual([fault]);
});

it.each([
  [
    "a:checked { color: red } @media (forced-colors: active) { a:checked::before { color: Highlight } }",
    withoutColours,
  ],
  ["a:checked { border: 3px solid red }", withoutColours],
  ["a:has(:checked) { top: 0 } a :checked { top: 0 }", onlyByHas],
  ['a { float: left } [dir="rtl"] a { float: right }', oneSided],
  ["a { direction: ltr; padding: 1px 2px 3px 4px }", oneSided],
  ["@media screen and (prefers-color-scheme: dark) { a { color: white } }", darkOnPaper],
] as const)("a sheet without a fault passes: %s", (css, faultsIn) => {
  expect(faultsIn(css)).toEqual([]);
});
