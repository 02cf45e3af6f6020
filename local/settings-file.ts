import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { CommandError } from "./command-error.ts";

type Values = Record<string, string | undefined>;

/** Settings that count in the environment alone. */
const ELSEWHERE = ["SETTINGS_FILE", "CHROMIUM_PATH"];

/** A line that begins a setting, or is none. `isOpen`: its value begins with a quote that nothing closes. */
type Line = { number: number; text: string; isOpen: boolean };

/** Yields the lines of a file without empty ones, remarks, and those with which a value in quotes goes on. */
function* linesOf(file: string): Generator<Line> {
  const lines = file.split(/\r?\n/);
  for (let place = 0; place < lines.length; place++) {
    const text = lines[place]?.trim() ?? "";
    if (text === "" || text.startsWith("#")) continue;
    const [, quote, rest = ""] = /^[^=]*=[ \t]*(["'`])(.*)$/.exec(text) ?? [];
    const goesOn = quote !== undefined && !rest.includes(quote);
    const end = goesOn ? lines.findIndex((line, at) => at > place && line.includes(quote)) : place;
    yield { number: place + 1, text, isOpen: end < 0 };
    if (end > place) place = end;
  }
}

const nameOf = (setting: string): string | undefined => /^(?:export[ \t]+)?(\w+)[ \t]*=/.exec(setting)?.[1];

/** Lists what is in a file of settings without an effect, a line each. */
function idleLines(text: string, file: string, known: readonly string[]): string[] {
  const names = new Set<string>();
  return [...linesOf(text)].flatMap(({ number, text: setting }) => {
    const name = nameOf(setting);
    if (name === undefined) return `Line ${number} of ${file} has no effect: a setting is NAME=value.`;
    if (ELSEWHERE.includes(name)) return `${name} in ${file} has no effect: set it in the environment.`;
    if (!known.includes(name))
      return `${name} in ${file} has no effect: docs/settings.md has the names of the settings.`;
    if (names.has(name)) return `${name} is in ${file} twice: the last one counts.`;
    names.add(name);
    return [];
  });
}

/**
 * Throws CommandError for a value without quotes that has a # in it, because Node takes what follows for a remark, and half a
 * password would be used; and for a quote that isn't closed, which would be a part of the value.
 */
function requireWhole(text: string, values: Values, file: string): void {
  for (const line of text.split(/\r?\n/)) {
    const [, name = "", value = ""] = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=(.*)$/.exec(line) ?? [];
    const at = value.search(/(?<!\s)#/);
    if (at >= 0 && values[name] === value.slice(0, at).trim())
      throw new CommandError(`${name} in ${file}: put the value in quotes, for a # begins a remark`);
  }
  for (const { text: setting, isOpen } of linesOf(text))
    if (isOpen)
      throw new CommandError(`${nameOf(setting)} in ${file}: close the quote that the value begins with`);
}

/** Reads a file of settings, and what in it has no effect. Throws CommandError. */
export function readSettingsFile(
  file: string,
  known: readonly string[],
): { values: Values; warnings: string[] } {
  let text: string;
  try {
    // Editors of Windows begin a file with a sign of their own, which would be part of the first name.
    text = readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    throw new CommandError(`The settings in ${file} can't be read: ${String(error)}`, { cause: error });
  }
  const values = parseEnv(text);
  requireWhole(text, values, file);
  return { values, warnings: idleLines(text, file, known) };
}
