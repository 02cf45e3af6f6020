import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

/** What is no program with arguments on every system: npm runs commands in sh here and in cmd.exe on Windows. */
const FORMS: [what: string, pattern: RegExp][] = [
  ["a variable set for one command", /(?:^|&&)\s*\w+=/],
  ["a variable read", /[$%]/],
  [
    "a program of one shell",
    /(?:^|&&)\s*(?:exec|rm|cp|mv|mkdir|cat|export|set|test|sleep|true|false|sh|bash|source|\.)(?=\s|$)/,
  ],
  ["a path as program", /(?:^|&&)\s*[^\s&]*[/\\]/],
  ["a chain other than &&", /[;|<>`()\n]|(?:^|[^&])&(?:[^&]|$)/],
  ["a pattern of names", /[*?[\]{}~]/],
  ["quotes of one shell", /'/],
];
const faultsOf = (command: string): string[] =>
  FORMS.flatMap(([what, pattern]) => (pattern.test(command) ? [what] : []));

describe("the commands of package.json", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));

  it.each(Object.entries(scripts))("npm run %s runs in every shell", (_, command) => {
    expect(faultsOf(command)).toEqual([]);
  });

  it.each([
    ["NODE_ENV=test vitest", "a variable set for one command"],
    ["tsc && CI=1 vitest", "a variable set for one command"],
    ["vitest --dir $HOME", "a variable read"],
    ["rm -rf dist", "a program of one shell"],
    ["tsc && exec node x.ts", "a program of one shell"],
    ["node_modules/.bin/vitest", "a path as program"],
    ["./local/start.sh", "a path as program"],
    ["tsc; vitest", "a chain other than &&"],
    ["tsc || vitest", "a chain other than &&"],
    ["vite & wrangler", "a chain other than &&"],
    ["tsc > log.txt", "a chain other than &&"],
    ["oxfmt web/*.ts", "a pattern of names"],
    ["vitest -t 'one test'", "quotes of one shell"],
  ])("the command %s would be refused: %s", (command, what) => {
    expect(faultsOf(command)).toEqual([what]);
  });
});

describe("local/run.mjs", () => {
  const folder = mkdtempSync(join(tmpdir(), "lanyard-run-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (code: string, ...args: string[]) => {
    const file = join(folder, `${args.length}-${code.length}.ts`);
    writeFileSync(file, code);
    return spawn(process.execPath, ["local/run.mjs", file, ...args], {
      stdio: ["ignore", "pipe", "inherit"],
    });
  };

  it("a command has its arguments as they were given, and its exit code is the command's", async () => {
    const child = run(
      `console.log(JSON.stringify(process.argv.slice(2))); process.exitCode = 3;`,
      "a b",
      "--c=$d",
    );
    let output = "";
    child.stdout.on("data", (data) => (output += String(data)));
    expect(await once(child, "close")).toEqual([3, null]);
    expect(JSON.parse(output)).toEqual(["a b", "--c=$d"]);
  });

  it("a signal reaches the command, which may end in order", async () => {
    const child = run(
      `process.on("SIGTERM", () => process.exit(7)); setInterval(() => {}, 1000); console.log("up");`,
    );
    await once(child.stdout, "data");
    child.kill("SIGTERM");
    expect(await once(child, "close")).toEqual([7, null]);
  });
});
