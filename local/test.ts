import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "./build.ts";
import { findChromium } from "./chromium.ts";
import { explain } from "./refusal.ts";
import { type Report, slowest, summarise } from "./test-report.ts";

/** Runs a tool to its end, and prints what it says in one piece; answers whether it succeeded. */
async function run(name: string, ...args: string[]): Promise<boolean> {
  const child = spawn(join("node_modules", ".bin", name), args, {
    env: { ...process.env, WRANGLER_LOG: "error" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => said.push(data));
  const [code] = await once(child, "close");
  process.stdout.write(Buffer.concat(said));
  return code === 0;
}

const broken: string[] = [];
async function check(name: string, passes: () => Promise<boolean>): Promise<void> {
  let passed = false;
  try {
    passed = await passes();
  } catch (error) {
    console.error(explain(error));
  }
  console.log(`— ${name}: ${passed ? "passed" : "failed"}`);
  if (!passed) broken.push(name);
}

const folder = mkdtempSync(join(tmpdir(), "lanyard-test-"));
const reports: Report[] = [];

/** Runs the tests of these projects. A file that can't be loaded, or a failure outside of any test, breaks them all. */
function runTests(...projects: string[]): Promise<void> {
  return check(`${projects.join(" and ")} tests`, async () => {
    const file = join(folder, `${projects.join("-")}.json`);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const succeeded = await run(
      "vitest",
      "run",
      ...projects.flatMap((name) => ["--project", name]),
      ...reporters,
    );
    const report: Report = JSON.parse(readFileSync(file, "utf8"));
    reports.push(report);
    return (succeeded && report.success) || report.numFailedTests > 0;
  });
}

async function checkSources(): Promise<void> {
  await check("lint", () => run("oxlint", "--deny-warnings"));
  await check("format", () => run("oxfmt", "--check", "."));
  await check("types", () => run("tsc"));
}

// The browser tests wait for the build and for pages: lint, types and the other tests use that time.
await check("Chromium", async () => (await findChromium()) !== "");
const browserTests = check("build", async () => {
  await ensureBuild();
  return true;
}).then(() => runTests("e2e"));
await checkSources();
await Promise.all([browserTests, runTests("unit", "worker")]);
rmSync(folder, { recursive: true });

console.log(`\nThe slowest tests:\n${slowest(reports, 10).join("\n")}`);
if (broken.length > 0) console.log(`\nFailed: ${broken.join(", ")}`);
const { passed, failed } = summarise(reports, broken.length);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);
