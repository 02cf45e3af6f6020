import { readFileSync } from "node:fs";

/** A fault of a file that leaves nothing to check: the message names the file and says what is wrong with it. */
export class FileFault extends Error {}

/** Reads JSON of a file, which may begin with a byte order mark, as editors on Windows write it. */
export function parseFile(file: string, json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new FileFault(`${file} isn't JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads a file as what it should be, which its check tells. */
export function readFile<Content = unknown>(file: string): Content;
export function readFile(file: string): unknown {
  return parseFile(file, readFileSync(file, "utf8"));
}

/** Lists keys that stand twice in the same object, by their place in it: JSON takes the last without a word. */
export function repeatedKeys(json: string): string[] {
  const open: { place: string; keys: Set<string> }[] = [];
  const repeated: string[] = [];
  let place = "";
  for (const [token, text, colon] of json.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}]/g)) {
    const section = open.at(-1);
    if (token === "{") open.push({ place: section ? `${place}.` : "", keys: new Set() });
    else if (token === "}") open.pop();
    else if (section && text !== undefined && colon !== undefined) {
      const key: string = JSON.parse(text);
      place = section.place + key;
      if (section.keys.has(key)) repeated.push(place);
      section.keys.add(key);
    }
  }
  return repeated;
}
