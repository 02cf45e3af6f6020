import { relative, sep } from "node:path";

const DOOR = "web/lib/use-leave-guard.ts";
const EVENT = /^(?:on)?beforeunload$/;

type Node = { type: string; value?: unknown; name?: string; property?: Node };
type Context = { filename: string; report: (problem: { node: Node; message: string }) => void };

const unloadListeners = {
  create(context: Context) {
    const file = relative(process.cwd(), context.filename).split(sep).join("/");
    if (!file.startsWith("web/") || file === DOOR || /\.test\.tsx?$/.test(file)) return {};
    const refuse = (node: Node) =>
      context.report({
        node,
        message: "What is unsaved is guarded by useLeaveGuard: `beforeunload` alone sees no link of the app.",
      });
    return {
      Literal(node: Node) {
        if (typeof node.value === "string" && EVENT.test(node.value)) refuse(node);
      },
      MemberExpression(node: Node) {
        if (node.property?.type === "Identifier" && EVENT.test(node.property.name ?? "")) refuse(node);
      },
    };
  },
};

// oxlint loads a plugin by its default export.
export default { meta: { name: "unsaved" }, rules: { "unload-listeners": unloadListeners } };
