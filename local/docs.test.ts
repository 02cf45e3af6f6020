import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROWS } from "#trust/rows.ts";

const ROOM =
  "(?:schema|locales|texts|payment-codes|worker|web|local|demo|ops|build|migrations|lint|e2e|engines|bench|docs|trust)/";
const IN_ROOM = new RegExp(`^${ROOM}`);
/** A file's path from the root, as code and comments name it. */
const NAMED = new RegExp(
  String.raw`(?<![\w./@-])${ROOM}[\w./-]*\w\.(?:tsx?|mjs|js|json|md|css|html|sh|py)\b`,
  "g",
);

/** Returns the files and folders a document names in code marks, from the root of the project. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+)`/g)].flatMap(([, path = ""]) => (IN_ROOM.test(path) ? [path] : []));

/** Returns what a document links to or shows in this project, as it is written: `file.md`, `file.md#heading`, `#heading`. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([\w./-]*(?:#[\w-]+)?)\)|(?:src|srcset)="([\w./-]+)"/g)].map(
    ([, link, picture]) => link ?? picture ?? "",
  );

/** Returns the anchors of a document's headings, as GitHub names them. */
const anchorsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

/** Returns the files of the repository that match a pattern of Git's. */
const tracked = (...patterns: string[]): string[] =>
  execFileSync("git", ["ls-files", ...patterns], { encoding: "utf8" })
    .split("\n")
    .filter((file) => file !== "" && existsSync(file));

/**
 * Returns the commands of a document: lines of its shell blocks without their comments, and those of npm in text and
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
  "npm start": ["e2e/restart.test.ts", "a server restarted after SIGKILL has everything it confirmed (%s)"],
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
/** What all documents together may hold. A newcomer needs some 6,000 words of it. */
const MOST_WORDS = 25_000;
const wordsIn = (file: string): number => readFileSync(file, "utf8").split(/\s+/).filter(Boolean).length;
const readme = readFileSync("README.md", "utf8");

describe("documents", () => {
  it.each(DOCUMENTS)("the document %s names files that exist", (file) => {
    const missing = pathsIn(readFileSync(file, "utf8")).filter((path) => !existsSync(path));
    expect(missing).toEqual([]);
  });

  it("every function that a document names exists", () => {
    const code = tracked("*.ts", "*.tsx").map((file) => readFileSync(file, "utf8"));
    const named = DOCUMENTS.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/`(\w+)\(/g)].map(([, name = ""]) => ({ file, name })),
    );
    expect(named.length).toBeGreaterThan(5);
    const isThere = (name: string) => code.some((text) => new RegExp(`\\b${name}\\b`).test(text));
    expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
  });

  it("every link of a document leads to a file and a heading that exist", () => {
    const links = tracked("*.md").flatMap((file) =>
      linksIn(readFileSync(file, "utf8")).map((link) => ({ file, link })),
    );
    expect(links.length).toBeGreaterThan(40);
    const broken = links.filter(({ file, link }) => {
      const [path = "", anchor] = link.split("#");
      const target = path === "" ? file : join(dirname(file), path);
      if (!existsSync(target)) return true;
      return anchor !== undefined && !anchorsIn(readFileSync(target, "utf8")).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it("every file that code names exists", () => {
    // Tests name files that they plant.
    const named = tracked(":!*.md", ":!package-lock.json", ":!*.test.ts", ":!*.test.tsx").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(NAMED)].map(([path]) => ({ file, path })),
    );
    expect(named.length).toBeGreaterThan(1000);
    expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
  });

  it(`all documents together have at most ${MOST_WORDS} words`, () => {
    const counted = tracked("*.md").map((file) => ({ file, words: wordsIn(file) }));
    const sum = counted.reduce((total, { words }) => total + words, 0);
    const longest = counted
      .toSorted((a, b) => b.words - a.words)
      .slice(0, 5)
      .map(({ file, words }) => `${file} (${words})`);
    expect(
      sum,
      `${sum} words in all documents. Shorten one; the longest are ${longest.join(", ")}.`,
    ).toBeLessThanOrEqual(MOST_WORDS);
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

  it.each(DOCUMENTS)("the document %s names scripts that exist", (file) => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
    const named = [...readFileSync(file, "utf8").matchAll(/\bnpm run ([\w:]+)/g)].map(
      ([, name = ""]) => name,
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("the table of trust has the promise and the bar of every row, and SECURITY.md its figures", () => {
    const lines = readFileSync("docs/trust.md", "utf8").split("\n");
    for (const { id, promise, bar } of ROWS) expect(lines).toContain(`| ${id} | ${promise} | ${bar} |`);
    const figures: Record<string, { figure: string }> = JSON.parse(
      readFileSync("trust/figures.json", "utf8"),
    );
    const claims = [...readFileSync("SECURITY.md", "utf8").matchAll(/^- (T\d+): (.*)$/gm)];
    expect(claims.length).toBeGreaterThan(7);
    for (const [line, id = "", words = ""] of claims)
      for (const [number] of words.matchAll(/\b\d[\d.]*\b/g))
        expect(figures[id]?.figure, line).toMatch(new RegExp(String.raw`\b${number}\b`));
  });

  it("the index of decisions lists every page of decisions", () => {
    const index = readFileSync("docs/decisions/README.md", "utf8");
    const pages = globSync("docs/decisions/*.md").map((file) => file.replace("docs/decisions/", ""));
    expect(pages.filter((name) => name !== "README.md" && !index.includes(`(${name})`))).toEqual([]);
  });

  it("the log's lines that operations name are written, and none calls an e-mail a letter", () => {
    const source = tracked("worker/*.ts")
      .filter((file) => !file.endsWith(".test.ts"))
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    const written = [...source.matchAll(/\bmessage: "([^"]+)"/g)].map(([, message = ""]) => message);
    const [, named = ""] =
      /search for its `message` \((.*)\)/.exec(readFileSync("docs/operations.md", "utf8")) ?? [];
    const messages = [...named.matchAll(/"([^"]+)"/g)].map(([, message = ""]) => message);
    expect(messages.length).toBeGreaterThan(3);
    expect(written).toEqual(expect.arrayContaining(messages));
    expect(written.filter((message) => /\bletters?\b|\banswer(?:s|ed)?\b(?! was)/.test(message))).toEqual([]);
  });
});
