import type { Floor } from "../../build/targets.ts";
import { isAbove, statementAt } from "./compat.ts";
import { asNode, type Node } from "./nodes.ts";

// Syntax by the names that MDN's data give it.

const CLASSES = "javascript/classes";
const OPERATORS = "javascript/operators";
const PATTERNS = "javascript/regular_expressions";
const STATEMENTS = "javascript/statements";

const ASSIGNMENTS: Record<string, string> = {
  "??=": "nullish_coalescing_assignment",
  "||=": "logical_or_assignment",
  "&&=": "logical_and_assignment",
  "**=": "exponentiation_assignment",
};

/** Tells whether a floor lacks a kind of syntax, which the data must know. */
export function lacksSyntax(floor: Floor, path: string): boolean {
  const compat = statementAt(path);
  if (!compat) throw new Error(`the compatibility data know no ${path}`);
  return isAbove(floor, compat);
}

const isPrivate = (value: unknown) => asNode(value).type === "PrivateIdentifier";

function fieldOf({ key, static: isStatic }: Node): string {
  if (isPrivate(key)) return `${CLASSES}/private_class_fields`;
  return `${CLASSES}/${isStatic === true ? "static/class_fields" : "public_class_fields"}`;
}

function literalOf({ bigint, raw, value }: Node): string[] {
  if (typeof bigint === "string") return ["javascript/builtins/BigInt"];
  return typeof value === "number" && String(raw).includes("_")
    ? ["javascript/grammar/numeric_separators"]
    : [];
}

const importOf = ({ attributes, phase }: Node): string[] => [
  ...((attributes as unknown[] | undefined)?.length ? [`${STATEMENTS}/import/import_attributes`] : []),
  ...(typeof phase === "string"
    ? [`${STATEMENTS}/import/${phase === "defer" ? "defer" : "import_source"}`]
    : []),
];

/** What a kind of node asks of a browser. */
const BY_TYPE: Record<string, (node: Node) => string[]> = {
  StaticBlock: () => [`${CLASSES}/static/initialization_blocks`],
  PropertyDefinition: (node) => [fieldOf(node)],
  MethodDefinition: ({ key }) => (isPrivate(key) ? [`${CLASSES}/private_class_methods`] : []),
  MemberExpression: ({ property }) => (isPrivate(property) ? [`${CLASSES}/private_class_fields`] : []),
  BinaryExpression: ({ operator, left }) =>
    operator === "**"
      ? [`${OPERATORS}/exponentiation`]
      : isPrivate(left)
        ? [`${CLASSES}/private_class_fields_in`]
        : [],
  AssignmentExpression: ({ operator }) => {
    const name = ASSIGNMENTS[String(operator)];
    return name === undefined ? [] : [`${OPERATORS}/${name}`];
  },
  LogicalExpression: ({ operator }) => (operator === "??" ? [`${OPERATORS}/nullish_coalescing`] : []),
  ChainExpression: () => [`${OPERATORS}/optional_chaining`],
  ImportExpression: () => [`${OPERATORS}/import`],
  MetaProperty: ({ meta }) => (asNode(meta).name === "import" ? [`${OPERATORS}/import_meta`] : []),
  ImportDeclaration: importOf,
  ExportAllDeclaration: ({ exported }) => (exported == null ? [] : [`${STATEMENTS}/export/namespace`]),
  VariableDeclaration: ({ kind }) =>
    kind === "using" ? [`${STATEMENTS}/using`] : kind === "await using" ? [`${STATEMENTS}/await_using`] : [],
  ForOfStatement: ({ await: isAsync }) => (isAsync === true ? [`${STATEMENTS}/for_await_of`] : []),
  Literal: literalOf,
};

/** Lists what a node is by its kind, and whether it stands outside of functions. */
export function syntaxOf(node: Node, isInFunction: boolean): string[] {
  const isAwait = node.type === "AwaitExpression" || node.await === true;
  return [
    ...(BY_TYPE[node.type ?? ""]?.(node) ?? []),
    ...(isAwait && !isInFunction ? [`${OPERATORS}/await/top_level`] : []),
  ];
}

const NAMED = /\(\?<(\w+)>/g;

/** Lists what a pattern is made of. `flags` is empty where it isn't known. */
export function patternSyntaxOf(pattern: string, flags: string): string[] {
  const names = [...pattern.matchAll(NAMED)].map(([, name]) => name);
  return [
    ...(/\(\?<[=!]/.test(pattern) ? [`${PATTERNS}/lookbehind_assertion`] : []),
    ...(/\(\?[ims]*(?:-[ims]+)?:/.test(pattern.replaceAll("(?:", "")) ? [`${PATTERNS}/modifier`] : []),
    ...(names.length > 0 ? [`${PATTERNS}/named_capturing_group`] : []),
    ...(new Set(names).size < names.length
      ? [`${PATTERNS}/named_capturing_group/duplicate_named_capturing_groups`]
      : []),
    ...(/u/.test(flags) && /\\p\{/i.test(pattern) ? [`${PATTERNS}/unicode_character_class_escape`] : []),
    ...(/d/.test(flags) ? ["javascript/builtins/RegExp/hasIndices"] : []),
    ...(/v/.test(flags) ? ["javascript/builtins/RegExp/unicodeSets"] : []),
    ...(/s/.test(flags) ? ["javascript/builtins/RegExp/dotAll"] : []),
  ];
}
