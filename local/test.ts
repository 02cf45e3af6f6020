import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "./build.ts";
import { findChromium } from "./chromium.ts";
import { explain } from "./refusal.ts";

const bin = (name: string) => join("node_modules", ".bin", name);
const run = (name: string, ...args: string[]): boolean =>
  spawnSync(bin(name), args, { stdio: "inherit", env: { ...process.env, WRANGLER_LOG: "error" } }).status ===
  0;

/** The part of Vitest's JSON report that is read here. */
type Report = { success: boolean; numPassedTests: number; numFailedTests: number };

function runTests(): { passed: number; failed: number } {
  const folder = mkdtempSync(join(tmpdir(), "lanyard-test-"));
  const file = join(folder, "report.json");
  try {
    const succeeded = run(
      "vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    );
    const report: Report = JSON.parse(readFileSync(file, "utf8"));
    const failed = report.numFailedTests;
    // A file that can't be loaded, or a failure outside of any test, counts as one.
    return {
      passed: report.numPassedTests,
      failed: succeeded && report.success ? failed : Math.max(1, failed),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const checks: [name: string, check: () => boolean | Promise<boolean>][] = [
  ["Chromium", async () => (await findChromium()) !== ""],
  ["lint", () => run("oxlint", "--deny-warnings")],
  ["format", () => run("oxfmt", "--check", ".")],
  ["types", () => run("tsc")],
  ["build", async () => (await ensureBuild(), true)],
];

async function passes(name: string, check: () => boolean | Promise<boolean>): Promise<boolean> {
  console.log(`\n— ${name}`);
  try {
    return await check();
  } catch (error) {
    console.error(explain(error));
    return false;
  }
}

const broken: string[] = [];
for (const [name, check] of checks) if (!(await passes(name, check))) broken.push(name);
let tests = { passed: 0, failed: 0 };
if (!(await passes("tests", () => (tests = runTests()).failed === 0)) && tests.failed === 0)
  broken.push("tests");

if (broken.length > 0) console.log(`\nFailed: ${broken.join(", ")}`);
const failed = tests.failed + broken.length;
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${tests.passed} passed, ${failed} failed`);
