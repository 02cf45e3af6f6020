/** T27: takes the guards of the code away, one at a time in a copy, and looks whether the tests notice. */
import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { mkdirSync } from "node:fs";
import { GUARDS, type Guard } from "./guards.ts";
import { report } from "./report.ts";

const wanted = process.argv[2];
const guards = GUARDS.filter(({ what }) => wanted === undefined || what.includes(wanted));
const copy = mkdtempSync(join(tmpdir(), "lanyard-guards-"));
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
}).split("\n");
for (const file of [...files.filter((name) => name !== ""), "worker-configuration.d.ts"]) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  cpSync(file, join(copy, file));
}
symlinkSync(resolve("node_modules"), join(copy, "node_modules"));

/** Whether the tests fail in the copy. */
function fail(tests: string): Promise<boolean> {
  const args = ["run", "--project", "worker", "--bail=1", "--maxWorkers=1", ...tests.split(" ")];
  return new Promise((done) => {
    execFile(
      join("node_modules", ".bin", "vitest"),
      args,
      { cwd: copy, maxBuffer: 1e9, timeout: 300_000 },
      (error) => done(error !== null),
    );
  });
}

/** Whether the tests notice that a guard is missing. Throws where the guard isn't in the code any more. */
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
