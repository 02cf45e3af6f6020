/** T27: takes the guards of the code away, one at a time in a copy, and looks whether the tests notice. */
import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { mkdirSync } from "node:fs";
import { GUARDS, type Guard } from "./guards.ts";
import { report } from "./report.ts";

// The argument is a word of the guards' names, or a part such as 1/3 of them all.
const [wanted = ""] = process.argv.slice(2);
const [, part = "0", parts = "0"] = /^(\d+)\/(\d+)$/.exec(wanted) ?? [];
const guards = GUARDS.filter(({ what }, n) =>
  Number(parts) > 0 ? n % Number(parts) === Number(part) - 1 : what.includes(wanted),
);
const copy = mkdtempSync(join(tmpdir(), "lanyard-guards-"));
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
}).split("\n");
for (const file of [...files.filter((name) => name !== ""), "worker-configuration.d.ts"]) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  cpSync(file, join(copy, file));
}
symlinkSync(resolve("node_modules"), join(copy, "node_modules"));

/** Returns whether a test fails in the copy. Throws where none could begin. */
async function fail(tests: string): Promise<boolean> {
  const args = ["run", "--project", "worker", "--bail=1", "--maxWorkers=1", ...tests.split(" ")];
  // `npm test` must notice: its tests take no longer than this.
  const { CONVERGENCE: _, ...rest } = process.env;
  const env = { ...rest, TRUST: "seed", NO_COLOR: "1", TOOLS_CACHE: join(copy, ".tools") };
  const options = { cwd: copy, env, maxBuffer: 1e9, timeout: 600_000 };
  for (let tries = 1; ; tries++) {
    const output = await new Promise<string>((done) => {
      execFile(join("node_modules", ".bin", "vitest"), args, options, (_, stdout, stderr) =>
        done(stdout + stderr),
      );
    });
    if (/^ +Tests +\d+ failed/m.test(output)) return true;
    if (/^ +Tests +\d+ passed/m.test(output)) return false;
    if (tries === 2) throw new Error(`no test has begun:\n${output.slice(-2000)}`);
  }
}

/** Returns whether the tests notice that a guard is missing. Throws where the guard isn't in the code any more. */
async function isNoticed({ what, file, code, without, tests }: Guard): Promise<boolean> {
  const source = readFileSync(file, "utf8");
  if (source.split(code).length !== 2) throw new Error(`"${what}" is not in ${file}, or twice`);
  writeFileSync(
    join(copy, file),
    source.replace(code, () => without),
  );
  try {
    return await fail(tests);
  } finally {
    writeFileSync(join(copy, file), source);
  }
}

const unnoticed: Guard[] = [];
try {
  if (await fail("worker/http/network.test.ts")) throw new Error("the tests fail in the copy as it is");
  for (const guard of guards) {
    const noticed = await isNoticed(guard);
    if (!noticed) unnoticed.push(guard);
    console.log(`${noticed ? "noticed" : "NOT NOTICED"}: ${guard.what}`);
  }
} finally {
  rmSync(copy, { recursive: true });
}
const security = guards.filter(({ isSecurity }) => isSecurity).length;
const open = unnoticed.filter(({ isSecurity }) => isSecurity).length;
report(
  "T27",
  `${guards.length - unnoticed.length} of ${guards.length} guards noticed, ${security - open} of ${security} of security${unnoticed.map(({ what }) => `; not: ${what}`).join("")}`,
  open === 0 && unnoticed.length <= 0.05 * guards.length,
);
