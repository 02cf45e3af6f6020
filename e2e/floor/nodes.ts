/** A node of a script's syntax tree. */
export type Node = { type?: string; [key: string]: unknown };

export const asNode = (value: unknown): Node =>
  typeof value === "object" && value !== null ? (value as Node) : {};

export const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.map(asNode) : []);

/** Returns a text that stands there as it is: minifiers write templates where a string would do. */
export function textOf(node: Node): string | undefined {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  const [first, ...more] = nodesOf(node.quasis);
  if (node.type !== "TemplateLiteral" || !first || more.length > 0) return undefined;
  return String(asNode(first.value).cooked);
}

/** Returns a member's or property's name, also one in brackets; undefined for one that is known only when it runs. */
export function nameOf({ type, computed, property, key }: Node): string | undefined {
  const node = asNode(type === "MemberExpression" ? property : key);
  if (computed === true || node.type === "Literal") return textOf(node);
  return node.type === "Identifier" ? String(node.name) : undefined;
}

/** Returns a chain of names as it is written, `Intl.Segmenter`; undefined for anything else. */
export function pathOf(node: Node): string | undefined {
  if (node.type === "ChainExpression") return pathOf(asNode(node.expression));
  if (node.type === "Identifier") return String(node.name);
  if (node.type !== "MemberExpression") return undefined;
  const owner = pathOf(asNode(node.object));
  const name = nameOf(node);
  if (owner === undefined || name === undefined) return undefined;
  return /^(?:window|globalThis|self)$/.test(owner) ? name : `${owner}.${name}`;
}

/** Calls `look` for every node, outermost first, with its parent. */
export function visit(
  value: unknown,
  look: (node: Node, isInFunction: boolean, parent: Node) => void,
  isInFunction = false,
  parent: Node = {},
): void {
  if (Array.isArray(value)) for (const item of value) visit(item, look, isInFunction, parent);
  else if (typeof value === "object" && value !== null && !(value instanceof RegExp)) {
    const node = value as Node;
    look(node, isInFunction, parent);
    const isInside = isInFunction || /Function/.test(node.type ?? "");
    for (const child of Object.values(node)) visit(child, look, isInside, node);
  }
}
