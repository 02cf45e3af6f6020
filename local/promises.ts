/**
 * `npm run promises`: prints what the product promises to the people who use it, by area. Arguments select promises
 * that contain all of these words (`npm run promises -- session ends`), which are printed with the tests that hold them.
 */
import { readFileSync } from "node:fs";

/** Promises by area; each has the titles of its tests, by file. */
type Promises = Record<string, Record<string, Record<string, string[]>>>;

/** Reads the list of promises. */
export const readPromises = (): Promises =>
  JSON.parse(readFileSync(new URL("promises.json", import.meta.url), "utf8"));

/** Returns the lines of the promises that contain all words, with their tests where there are words. */
export function linesOf(promises: Promises, words: string[]): string[] {
  return Object.entries(promises).flatMap(([area, list]) => {
    const lines = Object.entries(list).flatMap(([promise, files]) => {
      const text = `${area} ${promise}`.toLowerCase();
      if (!words.every((word) => text.includes(word.toLowerCase()))) return [];
      const tests = Object.entries(files).flatMap(([file, titles]) =>
        titles.map((title) => `    ${file}: ${title}`),
      );
      return [`- ${promise}`, ...(words.length > 0 ? tests : [])];
    });
    return lines.length > 0 ? [`\n${area}\n`, ...lines] : [];
  });
}

if (import.meta.main) {
  const words = process.argv.slice(2);
  const lines = linesOf(readPromises(), words);
  if (lines.length > 0) console.log(lines.join("\n").trim());
  else {
    console.error(`No promise has all of these words: ${words.join(" ")}`);
    process.exitCode = 1;
  }
}
