import { nameOf, type Node, nodesOf, visit } from "./nodes.ts";

/** Lists the names that a script gives to members of its own objects: reading one says nothing about the browser. */
export function ownNamesIn(program: unknown): string[] {
  const names: (string | undefined)[] = [];
  visit(program, (node: Node) => {
    if (node.type === "ObjectExpression") names.push(...nodesOf(node.properties).map(nameOf));
    if (node.type === "ClassBody") names.push(...nodesOf(node.body).map(nameOf));
  });
  return names.flatMap((name) => name ?? []);
}
