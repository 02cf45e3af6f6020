import { relative, sep } from "node:path";
import { listPatterns } from "../web/paths.ts";
import { TEST } from "./laws.ts";

const FIRST_PARTS = [...new Set(listPatterns().map((pattern) => pattern.split("/")[1]))]
  .filter(Boolean)
  .join("|");
const ADDRESS = new RegExp(`^/(?:${FIRST_PARTS})(?:[/?#]|$)`);
/** An address in a template of HTML. */
const LINK = new RegExp(`(?:href|action)="/(?:${FIRST_PARTS})["/?#]`);
/** Calls of the API have addresses of their own, below /api. */
const MOUNTS = /^(?:get|post|put|patch|delete|use|on|route)$/;

type Node = {
  type: string;
  value?: unknown;
  name?: string;
  callee?: Node;
  property?: Node;
  quasis?: { value: { cooked: string } }[];
  parent?: Node;
};
type Context = { filename: string; report: (problem: { node: Node; message: string }) => void };

const isMounted = ({ parent }: Node): boolean =>
  parent?.type === "CallExpression" && MOUNTS.test(parent.callee?.property?.name ?? "");

const screenPaths = {
  create(context: Context) {
    const file = relative(process.cwd(), context.filename).split(sep).join("/");
    if (file === "web/paths.ts" || (TEST.test(file) && !/^ops\/(?!.*\.test\.)/.test(file))) return {};
    const refuse = (node: Node) =>
      context.report({ node, message: "A screen's address stands in web/paths.ts alone." });
    return {
      Literal(node: Node) {
        if (typeof node.value !== "string" || isMounted(node)) return;
        if (ADDRESS.test(node.value) || LINK.test(node.value)) refuse(node);
      },
      TemplateLiteral(node: Node) {
        const texts = (node.quasis ?? []).map(({ value }) => value.cooked);
        if (texts.some((text) => ADDRESS.test(text) || LINK.test(text))) refuse(node);
      },
    };
  },
};

// oxlint loads a plugin by its default export.
export default { meta: { name: "addresses" }, rules: { "screen-paths": screenPaths } };
