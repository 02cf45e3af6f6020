import { AsyncLocalStorage } from "node:async_hooks";
import { DrizzleQueryError } from "drizzle-orm";
import { dropInvisible } from "#schema/digits.ts";
import { normalForm } from "#schema/normal-form.ts";
import { decodeRuns } from "#schema/parse-url.ts";

type Level = "error" | "warn" | "info";

/** Begins the text of a failed query. No other error's text begins so, because String(error) begins with its name. */
const QUERY = "Failed query: ";

/**
 * Returns the text of an error. A failed query comes without its parameters, which Drizzle's message and stack contain,
 * because users have typed them.
 */
const textOf = (error: unknown): string =>
  error instanceof DrizzleQueryError ? QUERY + error.query : String(error);

/** Lists the text of an error and those of its causes. */
const chainOf = (error: unknown): string[] =>
  error instanceof Error && error.cause !== undefined
    ? [textOf(error), ...chainOf(error.cause)]
    : [textOf(error)];

const requests = new AsyncLocalStorage<string>();

/** Runs the work of a request. Every log entry of that work, and of what it leaves for later, has the request's id. */
export const withRequestId = <Result>(requestId: string, work: () => Result): Result =>
  requests.run(requestId, work);

/**
 * The most characters that texts of one line have together, in JSON: the caller may have written them. Names of fields, ids and
 * our own queries come on top.
 */
const TEXT_MAX = 300;
/** No more of a text is looked at. */
const READ_MAX = 2000;

/** Times that an address may be encoded with percent signs, as in the path of a request. */
const LAYERS = 3;

/** Returns whether a word holds an e-mail address, in whatever script and signs, and encoded as in a path. */
function holdsEmail(word: string): boolean {
  let text = word;
  for (let layer = 0; layer < LAYERS && text.includes("%"); layer++) text = decodeRuns(text);
  const plain = normalForm(dropInvisible(text), "NFKC");
  const at = plain.indexOf("@");
  return at > 0 && /[.\u3002][\p{L}\p{M}]{2}/u.test(plain.slice(at));
}

/** Hides words that hold an e-mail address, because services name people in their errors. */
const masked = (text: string): string =>
  text
    .slice(0, READ_MAX)
    .toWellFormed()
    .replaceAll(/[^\s"'\\<>(),;:=/]+/g, (word) => (holdsEmail(word) ? "(e-mail)" : word));

/** Returns a function that shortens the texts of one line, one after the other, to what is left of TEXT_MAX. */
function shortener(): (text: string) => string {
  let left = TEXT_MAX;
  const lengthInLine = (text: string): number => JSON.stringify(text).length - 2;
  return (text) => {
    const whole = masked(text);
    let short = whole.slice(0, Math.min(left, 200));
    while (lengthInLine(short) > left) short = short.slice(0, Math.floor(short.length / 2));
    left -= lengthInLine(short);
    return short === whole ? short : `${short}…`;
  };
}

/** Returns the frames of an error's stack. The message above them may repeat what a caller wrote. */
export const framesOf = (error: Error): string =>
  (error.stack ?? "")
    .split("\n")
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, 12)
    .join("\n");

/** Logs one line of JSON. The worker logs in no other way, because an error's own text could hold what users have typed. */
export function log(level: Level, entry: Record<string, unknown>, error?: unknown): void {
  const chain = error === undefined ? [] : chainOf(error);
  const [text, ...causes] = chain;
  const { stack, ...rest } = entry;
  const line = {
    requestId: requests.getStore(),
    ...rest,
    error: text,
    ...(causes.length > 0 && { causes }),
    stack,
  };
  const alreadyLogged = new Set<unknown>([
    line.requestId,
    stack,
    ...chain.filter((each) => each.startsWith(QUERY)),
  ]);
  const shorten = shortener();
  console[level](
    JSON.stringify(line, (_, value) =>
      typeof value === "string" && !alreadyLogged.has(value) ? shorten(value) : value,
    ),
  );
}
