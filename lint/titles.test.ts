import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { faultOf, titlesIn } from "./titles.ts";

const files = globSync("*/**/*.test.{ts,tsx}", { exclude: ["node_modules/**", "dist/**"] });

describe("titles of tests", () => {
  it("every title makes sense alone: it begins with its subject and has at most 140 characters", () => {
    const titles = files.flatMap((file) =>
      titlesIn(file, readFileSync(file, "utf8"))
        .filter(({ isGroup }) => !isGroup)
        .map(({ title }) => ({ file, title })),
    );
    expect(titles.length).toBeGreaterThan(2000);
    const faults = titles.flatMap(({ file, title }) => {
      const fault = faultOf(title);
      return fault === undefined ? [] : [`${file}: "${title}" ${fault}`];
    });
    expect(faults).toEqual([]);
  });

  it.each([
    "keeps what else is in its address",
    "is the only message on the screen",
    "can't be what is no JPEG",
    "wanders through every room of it",
    "Keeps what else is in its address",
    "come newest first, fifty at once",
    "it leads back to where one was",
    "they are brought back for the account",
    "what waits is counted by kind",
    "whoever signs out is refused at once",
    "that was changed twice says when",
    "and a double click does it once",
    "without a network says so and loses nothing",
    "of nobody shows the page that says so",
    "during a save nothing is lost",
    "scanned, leads to the page at once",
    "%s is refused by the server",
    "%.60j is no number at all",
    "$kind reviews are counted apart",
    "…who leaves has nothing at all",
    "a network",
    "one %s %s",
    `the guest ${"who waits ".repeat(14)}`,
    "",
  ])("a title that makes no sense alone is found: %j", (title) => {
    expect(faultOf(title)).toBeTypeOf("string");
  });

  it.each([
    "a message is gone after 5000 ms",
    "the locked code is never shown",
    "nobody reads another account's studio",
    "moving a tour twice moves it once",
    "subscribing needs a session",
    "isAppPath accepts %s",
    "npm run promises prints all promises",
    "'Save contact' is below the links",
    ".dev.vars holds no secret",
    "IPv6 networks count as one",
    "reviews from one network have an hourly limit",
  ])("a title that begins with its subject passes: %j", (title) => {
    expect(faultOf(title)).toBeUndefined();
  });

  it("a title is found in each way to write a test, and not in another call", () => {
    const source = `
      // it("of a comment", () => {});
      it.skip("skipped", () => {});
      describe.skip("a skipped group", () => it("of a skipped group", () => {}));
      log("it says");
      it.getAttribute("href");
      pattern.test("a text");
      describe("a group", () => {
        it("runs", () => {});
        test("runs too", () => {});
        it.each([1, 2])("runs with %s", () => {});
        it.for\`a\`("runs for a table", () => {});
        it(\`runs \${TIMES} times\`, () => {});
      });`;
    const found = titlesIn("a.test.ts", source);
    expect(found.filter(({ isGroup }) => isGroup)).toEqual([{ title: "a group", isGroup: true }]);
    expect(found.filter(({ isGroup }) => !isGroup).map(({ title }) => title)).toEqual([
      "runs",
      "runs too",
      "runs with %s",
      "runs for a table",
      "runs … times",
    ]);
  });
});
