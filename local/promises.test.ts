import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { titlesIn } from "../lint/titles.ts";
import { linesOf, readPromises } from "./promises.ts";

const known = new Map<string, string[]>();
function titlesOf(file: string): string[] {
  const titles = known.get(file) ?? titlesIn(file, readFileSync(file, "utf8")).map(({ title }) => title);
  known.set(file, titles);
  return titles;
}

describe("promises.json", () => {
  const areas = readPromises();
  const promises = Object.values(areas).flatMap((list) => Object.entries(list));

  it("the list of promises is not empty", () => expect(promises.length).toBeGreaterThan(300));

  it("every promise names tests that run", () => {
    const missing = promises.flatMap(([promise, files]) =>
      Object.entries(files).flatMap(([file, titles]) =>
        titles
          .filter((title) => !titlesOf(file).includes(title))
          .map((title) => `${promise}: no test "${title}" in ${file}`),
      ),
    );
    expect(missing).toEqual([]);
    expect(promises.filter(([, files]) => Object.values(files).flat().length === 0)).toEqual([]);
  });
});

it("npm run promises prints all promises, or those with the words that are asked for and their tests", () => {
  const areas = {
    Session: {
      "A session ends.": { "a.test.ts": ["ends", "is over"] },
      "It begins.": { "b.test.ts": ["begins"] },
    },
    Form: { "A form is saved.": { "c.test.ts": ["saves"] } },
  };
  expect(linesOf(areas, [])).toEqual([
    "\nSession\n",
    "- A session ends.",
    "- It begins.",
    "\nForm\n",
    "- A form is saved.",
  ]);
  expect(linesOf(areas, ["session", "ENDS"])).toEqual([
    "\nSession\n",
    "- A session ends.",
    "    a.test.ts: ends",
    "    a.test.ts: is over",
  ]);
});
