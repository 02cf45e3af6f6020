import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ROWS } from "#trust/rows.ts";

const ROOMS = /^(?:schema|worker|web|local|ops|build|migrations|lint|e2e|bench|docs|trust)\//;

/** Answers the files and folders a document names in code marks, from the root of the project. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+)`/g)].flatMap(([, path = ""]) => (ROOMS.test(path) ? [path] : []));

/** Answers the files a document links to or shows, from the root of the project. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([\w./-]+)[)#]|(?:src|srcset)="([\w./-]+)"/g)].map(
    ([, link, picture]) => link ?? picture ?? "",
  );

/**
 * Answers the commands of a document: lines of its shell blocks without their comments, and those of npm in text and
 * tables.
 */
const commandsIn = (text: string): string[] => [
  ...[...text.matchAll(/^```sh\n([^`]*)^```/gm)].flatMap(([, block = ""]) =>
    block.split("\n").flatMap((line) => line.replace(/\s+#.*$/, "").trim() || []),
  ),
  ...[...text.matchAll(/`((?:[A-Z]+=\S+ )?np[mx] [^`]+)`/g)].map(([, command = ""]) => command),
];

/** The test that runs what is behind a command of the README: its file and name. CI runs `npm test` itself. */
const TRIED: Record<string, [file: string, name: string]> = {
  "npm start": ["e2e/restart.test.ts", "has everything it was told (%s)"],
  "PORT=9000 npm start": ["local/serve.test.ts", "a second server at %s takes the folder over"],
  "npm start -- --lan": ["e2e/lan.test.ts", "npm start -- --lan is reached at this machine's address"],
  "npm test": [".ci/run", "npm test"],
  "npm run smoke -- https://your-site.example": [
    "e2e/smoke.test.ts",
    "npm run smoke proves each of its lines against npm start",
  ],
  "npm run audit -- --fix": ["ops/consistency/find.test.ts", "with --fix it mends that and succeeds"],
  "npm run backup -- --to DIR --remote": [
    "ops/backup.test.ts",
    "a site on Cloudflare is backed up and restored into an empty one",
  ],
  "npm run deploy": [
    "ops/deploy.test.ts",
    "a first deployment makes everything, a second one changes nothing, and what is left to do is said until it is done",
  ],
};

const DOCUMENTS = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...globSync("docs/**/*.md")];
const readme = readFileSync("README.md", "utf8");

describe("documents", () => {
  it.each(DOCUMENTS)("%s names files that exist", (file) => {
    const missing = pathsIn(readFileSync(file, "utf8")).filter((path) => !existsSync(path));
    expect(missing).toEqual([]);
  });

  it("the README links to files that exist", () => {
    const links = linksIn(readme);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("every command of the README is run by a test, or said to be untested", () => {
    const commands = commandsIn(readme);
    expect(commands).toEqual(expect.arrayContaining(["npm start", "npm start -- --lan"]));
    const [, untested = ""] = /^Deployments are tested[^]*?Untested,([^]*?)\n\n/m.exec(readme) ?? [];
    const untried = commands.filter((command) => {
      const [file, name] = TRIED[command] ?? [];
      if (file === undefined || name === undefined) return !untested.includes(`\`${command}\``);
      return !readFileSync(file, "utf8").includes(name);
    });
    expect(untried).toEqual([]);
  });

  it.each(DOCUMENTS)("%s names scripts that exist", (file) => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
    const named = [...readFileSync(file, "utf8").matchAll(/\bnpm run ([\w:]+)/g)].map(
      ([, name = ""]) => name,
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("the table of trust has the promise and the bar of every row, and SECURITY.md its figures", () => {
    const lines = readFileSync("docs/trust.md", "utf8").split("\n");
    const lineOf = (id: string) => lines.find((line) => line.startsWith(`| ${id} |`)) ?? "";
    for (const { id, promise, bar } of ROWS) expect(lineOf(id)).toContain(`| ${id} | ${promise} | ${bar} | `);
    const told = [...readFileSync("SECURITY.md", "utf8").matchAll(/^- (T\d+): (.*)$/gm)];
    expect(told.length).toBeGreaterThan(7);
    for (const [line, id = "", words = ""] of told)
      for (const [figure] of words.matchAll(/\b\d[\d.]*\b/g))
        expect(lineOf(id), line).toMatch(new RegExp(String.raw`\b${figure}\b`));
  });

  it("the index of decisions lists every decision", () => {
    const index = readFileSync("docs/decisions/README.md", "utf8");
    const decisions = globSync("docs/decisions/2*.md").map((file) => file.replace("docs/decisions/", ""));
    expect(decisions.filter((name) => !index.includes(`(${name})`))).toEqual([]);
  });
});
