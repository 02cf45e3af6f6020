import { type ESTree, parseSync, Visitor } from "vite";

/** Returns the names of a call such as `it.each(…)("…")`: ["it", "each"]. */
function namesOf(callee: ESTree.Node): string[] {
  if (callee.type === "Identifier") return [callee.name];
  if (callee.type === "CallExpression" || callee.type === "TaggedTemplateExpression")
    return namesOf(callee.type === "CallExpression" ? callee.callee : callee.tag);
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return [];
  return [...namesOf(callee.object), callee.property.name];
}

const OFF = ["skip", "todo", "skipIf", "runIf"];
const MODIFIERS = [...OFF, "each", "for", "only", "concurrent", "sequential", "fails"];

type Title = { title: string; isGroup: boolean };

/** Lists the titles of the tests and groups that a source runs; `title${value}` reads as `title…`. */
export function titlesIn(file: string, source: string): Title[] {
  const titles: Title[] = [];
  let skipped = 0;
  const isSkippedGroup = (call: ESTree.CallExpression) => {
    const [name, ...more] = namesOf(call.callee);
    return name === "describe" && more.some((one) => OFF.includes(one));
  };
  const visitor = new Visitor({
    CallExpression(call) {
      if (isSkippedGroup(call)) skipped++;
      const [name = "", ...more] = namesOf(call.callee);
      if (skipped > 0 || !["it", "test", "describe"].includes(name)) return;
      if (more.some((one) => OFF.includes(one) || !MODIFIERS.includes(one))) return;
      const [title] = call.arguments;
      const isGroup = name === "describe";
      if (title?.type === "Literal" && typeof title.value === "string")
        titles.push({ title: title.value, isGroup });
      if (title?.type === "TemplateLiteral")
        titles.push({ title: title.quasis.map(({ value }) => value.cooked).join("…"), isGroup });
    },
    "CallExpression:exit"(call) {
      if (isSkippedGroup(call)) skipped--;
    },
  });
  visitor.visit(parseSync(file, source).program);
  return titles;
}

const wordsOf = (text: string) => text.trim().split(/\s+/);

const DETERMINERS = wordsOf(`
  a an the each every all both any another no several too only one two three four five six seven eight nine ten
  twenty forty nobody nothing somebody everybody
`);

/** Nouns, adjectives and names that a title may begin with and that are no verbs. Others follow an article. */
const OPENINGS = wordsOf(`
  accounts amounts cookies countries days digits e-mails editors events guests guides languages letters migrations numbers
  profiles reviews secrets sessions stars strangers subscriptions texts tours translations users ways webhooks words
  application hostile image phone pocket session stored subscription suggested toast two-step unsafe unsaved webhook
  ancillary concurrent earlier held honest missing stopped unique unseen
  npm fill migrate zod Japanese Stripe
`);

/** A name of the code's, a file's or a format's, or what stands on a screen. */
const NAME = /^'|[a-z][A-Z]|[A-Z]{2}|\d|[./:]/;
/** Such as "moving a tour"; nouns and verbs that only look so are shorter. */
const GERUND = /^(?!during|string|spring)[a-z]{3,}ing$/;
/** A value of the test's table, or of a template. */
const VALUE = /^[^\w']*(?:%|\$\w|…)/;

const LONGEST = 140;

/** Says what keeps a test's title from making sense alone; undefined where nothing does. */
export function faultOf(title: string): string | undefined {
  const words = wordsOf(title);
  const first = (words[0] ?? "").replace(/[,:]$/, "");
  if (words.length < 3 || words.filter((word) => !VALUE.test(word)).length < 2)
    return "has fewer than three words";
  if (title.length > LONGEST) return `is longer than ${LONGEST} characters`;
  if ([...DETERMINERS, ...OPENINGS].includes(first) || GERUND.test(first)) return undefined;
  if (NAME.test(first) && !VALUE.test(first)) return undefined;
  return `begins with "${first}", and not with its subject: "a", "the", a name, or a noun of lint/titles.ts`;
}
