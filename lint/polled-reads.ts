import { relative, sep } from "node:path";

/** Methods of Playwright that read from a page at once, without waiting for it. */
const READS =
  /^(?:allInnerTexts|allTextContents|count|getAttribute|innerText|inputValue|isChecked|isDisabled|isEnabled|isHidden|isVisible|textContent)$/;

type Expression = {
  type: string;
  name?: string;
  callee?: Expression;
  property?: Expression;
  argument?: Expression;
  arguments?: Expression[];
};
type Context = { filename: string; report: (problem: { node: Expression; message: string }) => void };

const polledReads = {
  create(context: Context) {
    if (!relative(process.cwd(), context.filename).split(sep).join("/").startsWith("e2e/")) return {};
    return {
      CallExpression(node: Expression) {
        const [value] = node.arguments ?? [];
        if (node.callee?.name !== "expect" || value?.type !== "AwaitExpression") return;
        if (READS.test(value.argument?.callee?.property?.name ?? ""))
          context.report({ node, message: "A page changes in its own time: await expect.poll(() => …)." });
      },
    };
  },
};

// oxlint loads a plugin by its default export.
export default { meta: { name: "browser-tests" }, rules: { "polled-reads": polledReads } };
