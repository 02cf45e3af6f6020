import { relative, sep } from "node:path";

/** The rooms whose texts are said in the reader's language. */
const ROOMS = /^web\/(?:features|ui|app|pages|landing|lib|pocket|guest\/public-page\/owner)\//;
/** Files that run before a language is known, or say nothing to users. */
const EXEMPT = /\.test\.tsx?$|^web\/app\/document\.tsx$/;
const ATTRIBUTES =
  /^(?:alt|aria-label|cancel|caption|confirm|description|detail|fresh|help|hint|label|legend|lead|placeholder|title|what)$/;
const CALLS = /^(?:toast|toastAfterLoad|toastFailure|useTitle)$/;

type Node = {
  type: string;
  value?: unknown;
  name?: string | Node;
  callee?: Node;
  key?: Node;
  arguments?: Node[];
  properties?: Node[];
  expression?: Node;
  consequent?: Node;
  alternate?: Node;
  right?: Node;
  quasis?: { value: { cooked: string } }[];
  parent?: Node;
};
type Context = { filename: string; report: (problem: { node: Node; message: string }) => void };

const isText = (value: unknown): boolean => typeof value === "string" && /[A-Za-z]{2}/.test(value);

/** Returns the expressions of a value that are texts of its own. */
function textsIn(node: Node | null | undefined): Node[] {
  if (!node) return [];
  if (node.type === "Literal") return isText(node.value) ? [node] : [];
  if (node.type === "TemplateLiteral")
    return node.quasis?.some(({ value }) => isText(value.cooked)) ? [node] : [];
  if (node.type === "JSXExpressionContainer") return textsIn(node.expression);
  if (node.type === "ConditionalExpression") return [...textsIn(node.consequent), ...textsIn(node.alternate)];
  if (node.type === "LogicalExpression") return textsIn(node.right);
  if (node.type === "ObjectExpression")
    return (node.properties ?? []).flatMap(({ key, value }) =>
      /^(?:title|description|label)$/.test(String(key?.name)) ? textsIn(value as Node) : [],
    );
  return [];
}

const untranslatedTexts = {
  create(context: Context) {
    const file = relative(process.cwd(), context.filename).split(sep).join("/");
    if (!ROOMS.test(file) || EXEMPT.test(file)) return {};
    const refuse = (nodes: Node[]) => {
      for (const node of nodes)
        context.report({ node, message: 'A text is said in the reader\'s language: t("…") or <Trans>.' });
    };
    return {
      JSXText: (node: Node) => refuse(isText(node.value) ? [node] : []),
      JSXAttribute(node: Node) {
        const { name } = node.name as Node;
        if (ATTRIBUTES.test(String(name))) refuse(textsIn(node.value as Node));
      },
      JSXExpressionContainer(node: Node) {
        if (node.parent?.type !== "JSXAttribute") refuse(textsIn(node.expression));
      },
      CallExpression(node: Node) {
        if (CALLS.test(String(node.callee?.name))) refuse(textsIn(node.arguments?.[0]));
      },
    };
  },
};

// oxlint loads a plugin by its default export.
export default { meta: { name: "texts" }, rules: { untranslated: untranslatedTexts } };
