import { relative, sep } from "node:path";

/** The rooms where failures are told apart by their codes and issues. */
const ROOMS = /^(?:web|worker)\//;
/** Tests, and the doors to what others say: the database's and a library's own errors. */
const EXEMPT = /\.test\.tsx?$|\/testing\/|^worker\/(?:auth\/webauthn|db\/client)\.ts$/;
const MESSAGES = /^(?:message|serverMessage)$/;
/** Functions that return a sentence. */
const SAID = /^(?:serverMessageOf|reasonOf|told|sentenceOf)$/;
/** Names of constants that hold one. */
const CONSTANT = /^[A-Z]+(?:_[A-Z]+)*_(?:COMMON|INVALID|LONG|MESSAGE|REQUIRED|SHORT|UNCONFIRMED|WRONG)$/;
/** Two words or more, as a sentence begins. */
const SENTENCE = /^[A-Z][\w'’-]* \w/;
const PARSES =
  /^(?:endsWith|includes|indexOf|localeCompare|match|matchAll|replace|replaceAll|search|slice|split|startsWith|substring)$/;
const EQUALITY = /^[!=]==?$/;

type Node = {
  type: string;
  value?: unknown;
  name?: string;
  operator?: string;
  left?: Node;
  right?: Node;
  expression?: Node;
  callee?: Node;
  object?: Node;
  property?: Node;
  arguments?: Node[];
  discriminant?: Node;
  test?: Node | null;
};
type Context = { filename: string; report: (problem: { node: Node; message: string }) => void };

/** Returns whether an expression is the sentence of a failure or of a rule. */
function isSentence(node: Node | null | undefined): boolean {
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "string" && SENTENCE.test(node.value);
    case "Identifier":
      return CONSTANT.test(node.name ?? "");
    case "MemberExpression":
      return MESSAGES.test(node.property?.name ?? "");
    case "CallExpression":
      return SAID.test(node.callee?.name ?? "");
    case "ChainExpression":
      return isSentence(node.expression);
    default:
      return false;
  }
}

/** Returns whether an expression is nothing, with which anything may be compared. */
const isNothing = (node: Node | undefined): boolean =>
  node?.name === "undefined" || (node?.type === "Literal" && (node.value === null || node.value === ""));

const comparedSentences = {
  create(context: Context) {
    const file = relative(process.cwd(), context.filename).split(sep).join("/");
    if (!ROOMS.test(file) || EXEMPT.test(file)) return {};
    const refuse = (node: Node) =>
      context.report({
        node,
        message: "Failures are told apart by code, issues and values, never by a sentence.",
      });
    return {
      BinaryExpression(node: Node) {
        const { operator = "", left, right } = node;
        if (!EQUALITY.test(operator) || isNothing(left) || isNothing(right)) return;
        if (isSentence(left) || isSentence(right)) refuse(node);
      },
      SwitchStatement(node: Node) {
        if (isSentence(node.discriminant)) refuse(node);
      },
      SwitchCase(node: Node) {
        if (isSentence(node.test)) refuse(node);
      },
      CallExpression(node: Node) {
        const { object, property } = node.callee ?? {};
        const isParsed = PARSES.test(property?.name ?? "") && isSentence(object);
        const isMatched =
          /^(?:exec|includes|test)$/.test(property?.name ?? "") && isSentence(node.arguments?.[0]);
        if (isParsed || isMatched) refuse(node);
      },
    };
  },
};

// oxlint loads a plugin by its default export.
export default { meta: { name: "failures" }, rules: { "compared-sentences": comparedSentences } };
