import { parseSync } from "vite";
import type { Floor } from "../../build/targets.ts";
import { markupFaults } from "./markup-faults.ts";
import {
  isBuiltinMember,
  isGlobal,
  lacksGlobal,
  lacksIterators,
  lacksMember,
  lacksOption,
  lacksOwned,
} from "./names.ts";
import { asNode, nameOf, type Node, nodesOf, pathOf, textOf, visit } from "./nodes.ts";
import { selectorPaths } from "./selector-paths.ts";
import { lacksSyntax, patternSyntaxOf, syntaxOf } from "./syntax.ts";

/** Names that scripts give to things of their own. */
function declaredIn(program: unknown): Set<string> {
  const names = new Set<string>();
  visit(program, ({ type, id, params, local }) => {
    const bound = type === "VariableDeclarator" || /Function|Class/.test(type ?? "") ? [id, params] : [local];
    visit(bound, (each) => {
      if (each.type === "Identifier") names.add(String(each.name));
    });
  });
  return names;
}

/** Tells whether an identifier stands for a value, not for a name of a member or property. */
const isRead = ({ type, computed, property, key, value }: Node, node: Node): boolean =>
  !(
    (type === "MemberExpression" && property === node && computed !== true) ||
    (/^(?:Property|MethodDefinition|PropertyDefinition)$/.test(type ?? "") &&
      key === node &&
      value !== node) ||
    /^(?:Import|Export)Specifier$|^(?:Labeled|Break|Continue)Statement$/.test(type ?? "")
  );

const TAKES_SELECTOR = /^(?:closest|matches|querySelector|querySelectorAll)$/;

/** Returns a selector that a call is given, with a name in place of each value; "" for another call. */
function selectorIn({ callee, arguments: all }: Node): string {
  if (!TAKES_SELECTOR.test(nameOf(asNode(callee)) ?? "")) return "";
  const [first = {}] = nodesOf(all);
  const parts = nodesOf(first.quasis).map(({ value }) => String(asNode(value).raw));
  return textOf(first) ?? parts.join("x");
}

/** Lists what an element that is created by a call, `jsx("form", { inert: true })`, asks of a browser. */
function createdFaults({ callee, arguments: all }: Node, floor: Floor): string[] {
  const [first = {}, second = {}] = nodesOf(all);
  const tag = textOf(first);
  if (tag === undefined || (second.type !== "ObjectExpression" && nameOf(asNode(callee)) !== "createElement"))
    return [];
  const attributes = nodesOf(second.properties).map((each): [string, string?] => [
    nameOf(each) ?? "",
    textOf(asNode(each.value)),
  ]);
  return markupFaults(tag, attributes, floor);
}

/** Lists the same for all that a script creates. */
export function createdMarkupFaults(source: string, floor: Floor): string[] {
  const faults = new Set<string>();
  visit(parseSync("script.js", source).program, (node) => {
    if (node.type === "CallExpression") for (const fault of createdFaults(node, floor)) faults.add(fault);
  });
  return [...faults];
}

/**
 * Lists what a script uses that a floor lacks: `Owner.name`, `.name` of any object, a path of the data for syntax. Names that
 * scripts have given to things of their own count as a call of the language's method, else not at all.
 */
export function scriptFaults(source: string, floor: Floor, own: ReadonlySet<string> = new Set()): string[] {
  const faults = new Set<string>();
  const { program } = parseSync("script.js", source);
  const declared = declaredIn(program);
  const addSyntax = (paths: string[]) => {
    for (const path of paths) if (lacksSyntax(floor, path)) faults.add(path);
  };

  const lookAtMember = (node: Node, parent: Node) => {
    const name = nameOf(node);
    if (name === undefined) return;
    const owner = pathOf(asNode(node.object));
    const isFree = owner !== undefined && !declared.has(owner.split(".")[0] ?? "");
    const path = pathOf(node);
    if (path === name && isFree) {
      // window.name
      if (lacksGlobal(floor, name)) faults.add(name);
      return;
    }
    const isLacking = isFree ? lacksOwned(floor, owner, name) : undefined;
    if (isFree && path !== undefined && isGlobal(path) && lacksGlobal(floor, path)) faults.add(path);
    else if (isLacking === true) faults.add(`${owner}.${name}`);
    if (isLacking !== undefined || !lacksMember(floor, name)) return;
    const isCalled = parent.type === "CallExpression" && parent.callee === node;
    const isPassedOn = /^(?:call|apply|bind)$/.test(nameOf(parent) ?? "");
    if (own.has(name) ? isBuiltinMember(name) && (isCalled || isPassedOn) : true) faults.add(`.${name}`);
  };

  const lookAtCall = (node: Node) => {
    const callee = asNode(node.callee);
    const args = nodesOf(node.arguments);
    const called = pathOf(callee);
    if (called === "RegExp")
      addSyntax(patternSyntaxOf(textOf(args[0] ?? {}) ?? "", textOf(args[1] ?? {}) ?? ""));
    addSyntax(selectorPaths(selectorIn(node)));
    if (called?.startsWith("Intl."))
      for (const option of nodesOf(args[1]?.properties)) {
        const name = nameOf(option) ?? "";
        if (lacksOption(floor, called, name)) faults.add(`${called} ${name}`);
      }
    // An iterator has methods of an array's names since 2024.
    const maker = asNode(asNode(callee.object).callee);
    const made = nameOf(maker) ?? "";
    const isIterator =
      (/^(?:keys|values|entries)$/.test(made) && nodesOf(asNode(callee.object).arguments).length === 0) ||
      made === "matchAll";
    if (isIterator && lacksIterators(floor, nameOf(callee) ?? "")) faults.add(`Iterator.${nameOf(callee)}`);
    for (const fault of createdFaults(node, floor)) faults.add(fault);
  };

  visit(program, (node, isInFunction, parent) => {
    addSyntax(syntaxOf(node, isInFunction));
    const { type } = node;
    if (type === "MemberExpression") lookAtMember(node, parent);
    else if (type === "CallExpression" || type === "NewExpression") lookAtCall(node);
    else if (type === "Identifier") {
      const name = String(node.name);
      if (isRead(parent, node) && !declared.has(name) && lacksGlobal(floor, name)) faults.add(name);
    } else if (type === "VariableDeclarator" && asNode(node.id).type === "ObjectPattern") {
      const owner = pathOf(asNode(node.init)) ?? "";
      for (const each of nodesOf(asNode(node.id).properties)) {
        const name = nameOf(each) ?? "";
        if (lacksOwned(floor, owner, name) === true) faults.add(`${owner}.${name}`);
      }
    }
    const { pattern, flags } = asNode(node.regex);
    if (typeof pattern === "string") addSyntax(patternSyntaxOf(pattern, String(flags)));
    // A pattern may be put together from texts.
    const text = type === "TemplateElement" ? asNode(node.value).raw : textOf(node);
    if (typeof text === "string" && /\(\?<[=!]/.test(text)) addSyntax(patternSyntaxOf(text, ""));
  });
  return [...faults];
}
