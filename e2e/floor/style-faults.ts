import { parse, type AtRule, type ChildNode, type Declaration, type Root, type Rule } from "postcss";
import type { Identifier } from "@mdn/browser-compat-data";
import type { Floor } from "../../build/targets.ts";
import { data, isAbove, lookUp, statementAt } from "./compat.ts";
import { selectorPaths } from "./selector-paths.ts";

const VIEWPORT = "css/types/length/viewport_percentage_units";
const UNITS: [RegExp, path: string][] = [
  [/^sv/, `${VIEWPORT}_small`],
  [/^lv/, `${VIEWPORT}_large`],
  [/^dv/, `${VIEWPORT}_dynamic`],
  [/^cq/, "css/types/length/container_query_length_units"],
  [/^(?:cap|lh|rlh|ic|ric|rcap|rch|rex|vi|vb)$/, ""],
];

/** Paths of functions that values of many properties may use, such as `color-mix`. */
const FUNCTIONS = new Map<string, string[]>();
function collect(group: Identifier, path: string): void {
  for (const [name, inner] of Object.entries(group)) {
    if (name === "__compat" || name.includes("_")) continue;
    FUNCTIONS.set(name, [...(FUNCTIONS.get(name) ?? []), `${path}/${name}`]);
    collect(inner as Identifier, `${path}/${name}`);
  }
}
collect(data.css.types as unknown as Identifier, "css/types");

const unquoted = (value: string) => value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, " ");

function unitPath(unit: string): string[] {
  const [, path] = UNITS.find(([pattern]) => pattern.test(unit)) ?? [];
  return path === undefined ? [] : [path || `css/types/length/${unit}`];
}

/** Lists the paths of a value: its words as this property's, functions, and units. */
function valuePaths({ prop, value }: Declaration): string[] {
  const text = unquoted(value);
  const words = [...text.matchAll(/(?<![\w-])(-?[a-z][\w-]*)(\(?)/gi)];
  return [
    ...words.flatMap(([, word = "", isFunction]) => [
      ...(word.includes("_") ? [] : [`css/properties/${prop}/${word}`]),
      ...(isFunction && prop !== "clip" && !lookUp(`css/properties/${prop}/${word}`)
        ? (FUNCTIONS.get(word) ?? [])
        : []),
    ]),
    ...[...text.matchAll(/\d([a-z]+)\b/gi)].flatMap(([, unit = ""]) => unitPath(unit.toLowerCase())),
    // A shorthand that came later than its first part. With a variable in it, what knows only that part has no line at all.
    ...(prop === "text-decoration" && /\d/.test(text) ? [`css/properties/${prop}/includes_thickness`] : []),
    ...(prop === "text-decoration" && /var\(|#/.test(text)
      ? [`css/properties/${prop}/includes_color-and-style`]
      : []),
  ];
}

function mediaPaths(params: string): string[] {
  const features = [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, name = ""]) => name);
  return [
    ...features.map((name) => `css/at-rules/media/${name.replace(/^(?:min|max)-/, "")}`),
    ...(/[<>=]/.test(params) ? ["css/at-rules/media/range_syntax"] : []),
    ...(/\) or \(/.test(params) ? ["css/at-rules/media/or_syntax"] : []),
  ];
}

const parentsOf = (node: ChildNode): (Rule | AtRule)[] => {
  const { parent } = node;
  return parent === undefined || parent.type === "root" || parent.type === "document"
    ? []
    : [parent as Rule | AtRule, ...parentsOf(parent as ChildNode)];
};

/** Lists the properties whose absence a sheet asks for: `@supports not (overflow: clip)`. */
function insteadIn(root: Root): Set<string> {
  const instead = new Set<string>();
  root.walkAtRules("supports", ({ params }) => {
    const [, prop] = /^not \(([\w-]+):/.exec(params) ?? [];
    if (prop !== undefined) instead.add(prop);
  });
  return instead;
}

/** Lists what has margins in place of gaps where browsers know neither `inset` nor gaps in a row: both came in Safari 14.1. */
function spacedIn(root: Root): Set<string> {
  const spaced = new Set<string>();
  root.walkAtRules("supports", ({ params, nodes = [] }) => {
    if (!/^not \(inset: ?0\)$/.test(params)) return;
    for (const node of nodes)
      if (node.type === "rule") for (const each of node.selectors) spaced.add(each.replace(/ ?> ?\*$/, ""));
  });
  return spaced;
}

/** Lists the sheet's parts that a floor lacks, as paths of the data, without those that have another way beside them. */
export function styleFaults(css: string, floor: Floor): string[] {
  const faults = new Set<string>();
  const root = parse(css);
  const spaced = spacedIn(root);
  const instead = insteadIn(root);
  const lacks = (path: string, siblings: readonly ChildNode[] = []) => {
    const compat = statementAt(path);
    const prop = path.split("/")[2] ?? "";
    const has = (prefix: string) =>
      siblings.some((each) => each.type === "decl" && each.prop === `${prefix}${prop}`);
    return compat !== undefined && isAbove(floor, compat, has);
  };
  const add = (paths: string[], siblings?: readonly ChildNode[]) => {
    for (const path of paths) if (lacks(path, siblings)) faults.add(path);
  };

  const lookAtDeclaration = (decl: Declaration) => {
    const parents = parentsOf(decl);
    const parent = parents[0];
    const siblings = parent?.nodes ?? [];
    if (decl.prop.startsWith("-")) return decl.prop.startsWith("--") ? add(valuePaths(decl)) : undefined;
    if (parent?.type === "atrule" && parent.name === "font-face")
      return add([`css/at-rules/font-face/${decl.prop}`]);
    // A browser that doesn't know a value keeps the one before.
    const earlier = siblings
      .slice(0, siblings.indexOf(decl))
      .filter((each): each is Declaration => each.type === "decl" && each.prop === decl.prop)
      .map((each) => valuePaths(each).filter((path) => lacks(path)));
    // Under a test for it, or with a rule for browsers that fail the test.
    const isTested = parents.some(
      (each) => each.type === "atrule" && each.name === "supports" && each.params.includes(`(${decl.prop}:`),
    );
    if (isTested || instead.has(decl.prop)) return undefined;
    add([`css/properties/${decl.prop}`], siblings);
    if (!earlier.some((above) => above.length === 0)) add(valuePaths(decl), siblings);
    const isFlex = siblings.some(
      (each) => each.type === "decl" && each.prop === "display" && /flex/.test(each.value),
    );
    if (
      isFlex &&
      decl.prop === "gap" &&
      parent?.type === "rule" &&
      !parent.selectors.every((each) => spaced.has(each))
    )
      add(["css/properties/gap/flex_context"]);
    return undefined;
  };

  root.walk((node) => {
    if (node.type === "decl") lookAtDeclaration(node);
    else if (node.type === "rule") {
      add(selectorPaths(node.selector));
      if (parentsOf(node).some(({ type }) => type === "rule")) add(["css/selectors/nesting"]);
    } else if (node.type === "atrule") {
      if (!node.name.startsWith("-")) add([`css/at-rules/${node.name}`]);
      if (node.name === "media") add(mediaPaths(node.params));
      if (node.name === "supports" && node.params.includes("selector("))
        add(["css/at-rules/supports/selector"]);
      if (parentsOf(node).some(({ type }) => type === "rule")) add(["css/selectors/nesting"]);
    }
  });
  return [...faults];
}
