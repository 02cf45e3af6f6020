import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { CommandError } from "./command-error.ts";
import { requireNoneKept } from "./npm-options.ts";
import { readSettings } from "./settings.ts";
import { newFolder } from "./testing/new-folder.ts";

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

describe("options that npm keeps", () => {
  it.each([
    ["--dry-run", ["env", "secrets", "dry-run"], { npm_config_dry_run: "true" }],
    ["--remote and --env", ["fix", "remote", "env"], { npm_config_remote: "true", npm_config_env: "true" }],
    ["--lan", ["lan"], { npm_config_long: "true", npm_config_all: "true", npm_config_yes: "" }],
  ])(
    "an option without -- before it ends the command, which would do something else: %s",
    (said, names, environment) => {
      expect(() => requireNoneKept(names, ["staging"], environment)).toThrow(
        new CommandError(`npm kept ${said} for itself: write \`--\` before the options of a command.`),
      );
    },
  );

  it("an option that the command was given counts, whatever npm has in its own settings", () => {
    const environment = { npm_config_email: "of npm's own", npm_config_long: "true", npm_config_fix: "" };
    requireNoneKept(["email", "lan", "fix"], ["--email=you@example.com"], environment);
    requireNoneKept(["email"], ["--email", "you@example.com"], environment);
  });

  it("npm itself tells a command what it keeps", async () => {
    const folder = newFolder();
    const path = JSON.stringify(resolve("local/npm-options.ts"));
    writeFileSync(
      join(folder, "try.mjs"),
      `import { requireNoneKept } from ${path};
       try { requireNoneKept(["dry-run", "remote", "lan"], []); } catch ({ message }) { console.log(message); }`,
    );
    const scripts = { try: "node try.mjs" };
    writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts }));
    const env = { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) };
    const run = (...args: string[]) =>
      execFileSync("npm", ["run", "--silent", "try", ...args], { cwd: folder, env, encoding: "utf8" });
    expect(run("--dry-run", "--remote")).toMatch(/^npm kept --dry-run and --remote for itself/);
    expect(run("--lan")).toMatch(/^npm kept --lan for itself/);
    expect(run("--", "--dry-run")).toBe("");
  });
});

it("npm run count counts the lines of texts, too", () => {
  const table = execFileSync(process.execPath, ["local/count.ts"], { encoding: "utf8" });
  expect(table).toMatch(/lines of texts +│ \d{5}/);
});

describe("arguments that mean nothing", () => {
  it.each<[command: string, said: RegExp]>([
    ["local/start.ts --lna", /^--lna is no option: there is --lan alone\.$/],
    ["local/count.ts nothing", /^nothing is no commit here: npm run count/],
    ["local/count.ts HEAD HEAD", /^Unexpected argument 'HEAD'\. npm run count/],
    ["bench/bench.ts nothing", /^nothing: no such measurement\. There are visits, /],
    ["local/promises.ts nothing of this", /^No promise has all of these words: nothing of this$/],
    ["trust/trust.ts T99 T1", /^T99: no such row\. There are T1, /],
    ["e2e/screens.ts --help", /^Unknown option '--help'\nnpm run screens -- \[--out DIR\]/],
    ["local/build.ts --help", /^Unknown option '--help'.*\nnpm run build$/],
    ["ops/push-keys.ts more", /^Unexpected argument 'more'.*\nnpm run push:keys$/],
    ["locales/update.ts de", /^de: npm run texts takes no arguments\.$/],
    ["e2e/screens.ts --language xx", /^xx is no language here: .*\bde\b/],
    ["ops/smoke.ts http://localhost:1 more", /^Which site\? npm run smoke -- /],
    [
      "ops/smoke.ts http://localhost:1",
      /^GET http:\/\/localhost:1\/api\/health got no response: (?!.*fetch failed)/,
    ],
  ])(
    "the command %s ends at once with code 1 and says why, without a stack",
    (command, said) => {
      const options = { encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } } as const;
      const node = ["--disable-warning=ExperimentalWarning", ...command.split(" ")];
      const { status, stdout, stderr } = spawnSync(process.execPath, node, options);
      expect([status, stdout]).toEqual([1, ""]);
      expect(stderr.trim()).toMatch(said);
      expect(stderr).not.toMatch(/^ +at /m);
    },
    60_000,
  );
});

describe("push:keys", () => {
  it("push:keys prints a pair that a start takes, and where it goes on a machine of one's own and on Cloudflare", () => {
    const node = ["--disable-warning=ExperimentalWarning", "ops/push-keys.ts"];
    const { stdout } = spawnSync(process.execPath, node, { encoding: "utf8" });
    const [lines = "", advice = ""] = stdout.split("\n\n");
    const pair = parseEnv(lines);
    expect(readSettings(pair)).toMatchObject(pair);
    expect(Object.keys(pair).toSorted()).toEqual(["VAPID_PRIVATE_KEY", "VAPID_PUBLIC_KEY"]);
    for (const place of [".dev.vars", ".env", "wrangler.toml", "wrangler secret put"])
      expect(advice).toContain(place);
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
