import { closeSync, openSync, readSync, writeFileSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { StringDecoder } from "node:string_decoder";

// A dump may be larger than memory: nothing here holds more of it than a few statements.
const CHUNK = 2 ** 20;
/** The most characters of a statement: a row of D1 has two million bytes at most. */
const STATEMENT_MAX = 2 ** 24;

/** Writes statements to a file that only its owner reads, a line each. */
export function writeStatements(file: string, statements: Iterable<string>): void {
  const descriptor = openSync(file, "w", 0o600);
  try {
    let waiting = "";
    for (const statement of statements) {
      waiting += `${statement}\n`;
      if (waiting.length < CHUNK) continue;
      writeFileSync(descriptor, waiting);
      waiting = "";
    }
    writeFileSync(descriptor, waiting);
  } finally {
    closeSync(descriptor);
  }
}

/** Reads a text file in parts. */
function* readParts(file: string): Generator<string> {
  const descriptor = openSync(file, "r");
  try {
    const decoder = new StringDecoder("utf8");
    const buffer = Buffer.alloc(CHUNK);
    for (let read; (read = readSync(descriptor, buffer)) > 0;) yield decoder.write(buffer.subarray(0, read));
    yield decoder.end();
  } finally {
    closeSync(descriptor);
  }
}

/** What ends texts, names and comments, by what begins them. */
const CLOSERS: Record<string, string> = {
  "'": "'",
  '"': '"',
  "`": "`",
  "[": "]",
  "--": "\n",
  "/*": "*/",
};
const TRIGGER = /^\s*CREATE\s+(?:TEMP(?:ORARY)?\s+)?TRIGGER\b/i;
/** The end of a trigger, whose body has statements of its own. */
const TRIGGER_END = /;\s*END\s*;$/i;

const isWhole = (statement: string): boolean => !TRIGGER.test(statement) || TRIGGER_END.test(statement);

/** Finds where statements end, through parts of a text. */
function* splitStatements(parts: Iterable<string>): Generator<string> {
  let text = "";
  let at = 0;
  let closer: string | undefined;
  const opener = /['"`[;]|--|\/\*/g;
  for (const part of parts) {
    text += part;
    let begin = 0;
    for (;;) {
      if (closer !== undefined) {
        const end = text.indexOf(closer, at);
        // Half of what closes it may be the last character.
        if (end < 0) at = Math.max(at, text.length - closer.length + 1);
        if (end < 0) break;
        at = end + closer.length;
        closer = undefined;
      }
      opener.lastIndex = at;
      const [found] = opener.exec(text) ?? [];
      if (found === undefined) {
        at = Math.max(at, text.length - 1);
        break;
      }
      at = opener.lastIndex;
      if (found !== ";") {
        closer = CLOSERS[found];
        continue;
      }
      const statement = text.slice(begin, at);
      if (!isWhole(statement)) continue;
      yield statement;
      begin = at;
    }
    text = text.slice(begin);
    at -= begin;
    if (text.length > STATEMENT_MAX) throw new Error("a statement is too long");
  }
  if (text.trim() !== "") yield text;
}

/** Reads the statements of a file of SQL. Throws for one that has none as short as a row. */
export const readStatements = (file: string): Generator<string> => splitStatements(readParts(file));

/** Runs statements, many at a time. */
export function runStatements(database: DatabaseSync, statements: Iterable<string>): void {
  let waiting = "";
  for (const statement of statements) {
    waiting += `${statement}\n`;
    if (waiting.length < CHUNK / 4) continue;
    database.exec(waiting);
    waiting = "";
  }
  database.exec(waiting);
}
