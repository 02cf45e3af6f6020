import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireEngine } from "../engines/installed.ts";
import { ensureBuild } from "./build.ts";
import { findChromium, findHeadlessShell } from "./chromium.ts";
import { explain } from "./command-error.ts";
import { missingRoom } from "./stores.ts";
import { LEFT_TO_CI } from "./left-to-ci.ts";
import { flaky, neverRun, type VitestReport, slowest, summarise } from "./test-report.ts";

/** Runs a program to its end beside others, none of which has the terminal to itself; returns whether it succeeded. */
async function runProgram(program: string, args: string[]): Promise<boolean> {
  const child = spawn(program, args, {
    env: { ...process.env, WRANGLER_LOG: "error" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.pipe(process.stdout, { end: false });
  child.stderr.pipe(process.stderr, { end: false });
  const [code] = await once(child, "close");
  return code === 0;
}
const run = (name: string, ...args: string[]) => runProgram(join("node_modules", ".bin", name), args);
const runNode = (...args: string[]) =>
  runProgram(process.execPath, ["--disable-warning=ExperimentalWarning", ...args]);

/** Names of parts that failed and are no tests. */
const broken: string[] = [];
const reports: VitestReport[] = [];

/** Runs one part of the whole, which returns whether it passed or a report of tests, and says how it went. */
async function check(name: string, part: () => Promise<boolean | VitestReport>): Promise<void> {
  const outcome = await part().catch((error: unknown) => {
    console.error(explain(error));
    return false;
  });
  const report = typeof outcome === "object" ? outcome : undefined;
  const passed = report ? report.success : outcome;
  if (report) reports.push(report);
  // A file that can't be loaded, and a failure outside of any test, are no failed tests.
  if (!passed && !report?.numFailedTests) broken.push(name);
  console.log(`— ${name}: ${passed ? "passed" : "failed"}`);
}

const MEMORY = "/dev/shm";
/** bytes: a run takes 130 MB, and Chromium keeps its pictures there too */
const ROOM = 4 * 1024 ** 3;
// Databases wait for a disk with every write.
const hasRoom = existsSync(MEMORY) && missingRoom(MEMORY, ROOM) === 0;
const folder = mkdtempSync(join(hasRoom ? MEMORY : tmpdir(), "lanyard-test-"));
// What runs as another user, as in the image, finds its way through it.
chmodSync(folder, 0o711);
process.env.TMPDIR = folder;

function runTests(projects: string[], maxWorkers: number): Promise<void> {
  const outputFile = join(folder, `${projects.join("-")}.json`);
  const runOnce = async (): Promise<VitestReport> => {
    const succeeded = await run(
      "vitest",
      ...`run --maxWorkers=${maxWorkers} --reporter=default --reporter=json`.split(" "),
      `--outputFile.json=${outputFile}`,
      ...projects.map((project) => `--project=${project}`),
    );
    const report: VitestReport = JSON.parse(readFileSync(outputFile, "utf8"));
    return { ...report, success: succeeded && report.success };
  };
  return check(`${projects.join(" and ")} tests`, async () => {
    const report = await runOnce();
    // Vitest says that it found no files where what prepares their run failed, as on a busy machine it may.
    return report.testResults.length > 0 ? report : runOnce();
  });
}

/** Runs the guests' journeys in one of the other engines, or says why it can't. */
async function runEngine(name: "webkit" | "firefox"): Promise<void> {
  const missing = await requireEngine(name).then(
    () => undefined,
    (error: unknown) => explain(error),
  );
  const runOnce = () => runNode("engines/test.ts", name, "--seed");
  if (missing === undefined)
    await check(`guests' journeys in ${name}`, async () => {
      if (await runOnce()) return true;
      if (!process.env.CI) return false;
      // As with browser tests: once more, and named.
      console.log(`— guests' journeys in ${name}: a second attempt, because the first failed`);
      return runOnce();
    });
  else console.log(`— guests' journeys in ${name}: not run. ${String(missing)}`);
}

/** Runs everything: sources, the build, all tests. */
async function runAll(): Promise<void> {
  process.env.SEEDED_STATES = folder;
  process.env.LEAVE_TO_CI = "yes";
  await Promise.all([
    check("Chromium", async () => Boolean(await findHeadlessShell()) && Boolean(await findChromium())),
    check("build", () => ensureBuild().then(() => true)),
    check("lint", () => run("oxlint", "--deny-warnings")),
    check("format", () => run("oxfmt", "--check", ".")),
    // On one thread: each further one checks much again, in the time of the tests.
    check("types", () => run("tsc", "--singleThreaded")),
    runTests(["unit", "component"], 2),
    runTests(["worker"], 2),
  ]);
  // Browser tests have the machine to themselves: what waits for a page costs more the longer it waits.
  await runTests(["e2e"], 4);
  await Promise.all([runEngine("webkit"), runEngine("firefox")]);

  const files = globSync("*/**/*.test.{ts,tsx}", {
    exclude: ["node_modules/**", "dist/**", ...Object.keys(LEFT_TO_CI)],
  });
  broken.push(...neverRun(reports, files).map((file) => `${file}, which never ran`));

  console.log(`\nThe slowest tests:\n${slowest(reports, 10).join("\n")}`);
  const passedLater = flaky(reports);
  if (passedLater.length > 0) console.log(`\nPassed at the second attempt only:\n${passedLater.join("\n")}`);
  if (broken.length > 0) console.log(`\nFailed: ${broken.join(", ")}`);
  const { passed, failed } = summarise(reports, broken.length);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`\n${passed} passed, ${failed} failed`);
}

// The arguments are files, or others of vitest's: those tests run alone.
const chosen = process.argv.slice(2);
if (chosen.length === 0) await runAll();
else process.exitCode = (await run("vitest", "run", ...chosen)) ? 0 : 1;
rmSync(folder, { recursive: true });
