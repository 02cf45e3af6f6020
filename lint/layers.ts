import { posix, relative, sep } from "node:path";
import { FROM_THE_SERVER, LAWS, TEST } from "./laws.ts";

const FEATURE = /^web\/features\/([\w-]+)\//;
/** The features that others may use. */
const SHARED = new Set(["content", "images", "session", "sharing", "two-step"]);

/** Returns the imported file's path from the root; a package's name stays as it is. */
function resolve(file: string, source: string): string {
  if (source.startsWith("#")) return source.slice(1);
  return source.startsWith(".") ? posix.join(posix.dirname(file), source) : source;
}

/** Returns whether a file of the app reaches into the server, which is more than its room's law says. */
const isFromTheServer = (file: string, target: string): boolean =>
  file.startsWith("web/") && file !== "web/api/client.ts" && /^(?:worker|local)\//.test(target);

function objection(file: string, source: string, typeOnly: boolean): string | undefined {
  if (TEST.test(file)) return undefined;
  const target = resolve(file, source).replace(/\?.*$/, "");
  if (source.startsWith(".") && target.split("/")[0] !== file.split("/")[0])
    return "Across top-level folders: #schema/…, #web/…";
  // The addresses of screens are what e-mails and legal pages lead to, and nothing but texts.
  if (target === "web/paths.ts" && file.startsWith("worker/")) return undefined;
  const law = LAWS.find(({ from }) => from.test(file));
  if (law && !law.to.test(target)) return isFromTheServer(file, target) ? FROM_THE_SERVER : law.message;
  if (file.startsWith("web/") && target === "worker/api.ts" && !typeOnly)
    return "Of worker/ only the type Api, with `import type`.";
  const [from, to] = [FEATURE.exec(file)?.[1], FEATURE.exec(target)?.[1]];
  if (from && to && from !== to && !SHARED.has(to))
    return "Features do not import features; pages compose them.";
  if (target === "stripe" && !/^worker\/subscriptions\/stripe-[\w-]+\.ts$/.test(file))
    return "Stripe has one door: worker/subscriptions/stripe-*.ts.";
  if (/(?:^|\/)index(?:\.tsx?)?$/.test(target)) return "No barrels: import the file that has it.";
  return undefined;
}

type Import = { source?: { value?: unknown } | null; importKind?: string; exportKind?: string };
type Context = { filename: string; report: (problem: { node: Import; message: string }) => void };

const layers = {
  create(context: Context) {
    const file = relative(process.cwd(), context.filename).split(sep).join("/");
    const check = (node: Import) => {
      const source = node.source?.value;
      const typeOnly = node.importKind === "type" || node.exportKind === "type";
      const message = typeof source === "string" ? objection(file, source, typeOnly) : undefined;
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: (node: Import) =>
        context.report({ node, message: "No barrels: import the file that has it." }),
    };
  },
};

// oxlint loads a plugin by its default export.
export default { meta: { name: "house" }, rules: { layers } };
