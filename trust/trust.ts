/**
 * `npm run trust`: measures what docs/trust.md promises, beside its bars, and writes the figures into trust/figures.json.
 * Arguments select rows (`npm run trust -- T7 T11`); the others keep their last figures. Exits with 1 when a bar is missed,
 * not for what couldn't be measured.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { NOT_MEASURED } from "./report.ts";
import { type TrustRow, ROWS } from "./rows.ts";

const FIGURES = "trust/figures.json";
type Outcome = "held" | "missed" | typeof NOT_MEASURED;
type Result = { figure: string; outcome: Outcome; seconds: number };
type Report = { numPassedTests: number; numFailedTests: number };

const wanted = new Set(process.argv.slice(2));
const unknown = [...wanted].filter((one) => !ROWS.some(({ id }) => id === one));
if (unknown.length > 0) {
  console.error(`${unknown.join(", ")}: no such row. There are ${ROWS.map(({ id }) => id).join(", ")}.`);
  process.exit(1);
}

const scratch = mkdtempSync(join(tmpdir(), "lanyard-trust-"));
let runs = 0;

/** Runs a program; returns what it prints as measured, and whether it succeeded. */
function run(
  command: string,
  args: string[],
  lane: number,
): Promise<{ says: string[]; ok: boolean; output: string }> {
  const env = {
    ...process.env,
    TOOLS_CACHE: resolve("node_modules", `.tools-${lane}`),
    TRUST: "full",
    CONVERGENCE: process.env.CONVERGENCE ?? "200x5",
    NO_COLOR: "1",
  };
  return new Promise((done) => {
    const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("close", (code) => {
      const says = [...output.matchAll(/^measured (T\d+): (.*)$/gm)].map(
        ([, id = "", text = ""]) => `${id} ${text}`,
      );
      done({ says, ok: code === 0, output });
    });
  });
}

async function measureWay(way: TrustRow["ways"][number], lane: number) {
  if ("program" in way)
    return run(process.execPath, ["--disable-warning=ExperimentalWarning", ...way.program.split(" ")], lane);
  const file = join(scratch, `${++runs}.json`);
  const options = [
    "--silent=false",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    "--maxWorkers=1",
  ];
  const title = way.title ? ["-t", way.title] : [];
  const args = ["run", "--project", way.project, ...way.tests.split(" "), ...title, ...options];
  const outcome = await run(join("node_modules", ".bin", "vitest"), args, lane);
  const { numPassedTests: passed, numFailedTests: failed }: Report = JSON.parse(readFileSync(file, "utf8"));
  return {
    ...outcome,
    ok: outcome.ok && passed > 0,
    says: [...outcome.says, `tests ${passed} of ${passed + failed} tests pass`],
  };
}

/** Returns the lines of a benchmark's table. */
const tableOf = (output: string): string[] =>
  output.split("\n").flatMap((line) => {
    const [what = "", measured, limit, ratio] = line.split(" | ").map((cell) => cell.trim());
    return ratio === undefined || what === "what" ? [] : [`${what}: ${measured} (${limit}, ${ratio})`];
  });

async function measure(row: TrustRow, lane: number): Promise<Result> {
  const began = Date.now();
  const figures: string[] = [];
  let outcome: Outcome = "held";
  for (const way of row.ways) {
    const { says, ok, output } = await measureWay(way, lane);
    if (!ok) outcome = "missed";
    else if (outcome === "held" && output.includes(`${NOT_MEASURED}: ${row.id}\n`)) outcome = NOT_MEASURED;
    const figuresOfRow = says.flatMap((one) =>
      one.startsWith(`${row.id} `) ? [one.slice(row.id.length + 1)] : [],
    );
    const tests = says.flatMap((one) => (one.startsWith("tests ") ? [one.slice(6)] : []));
    const lines = "program" in way ? tableOf(output) : [];
    figures.push(...(figuresOfRow.length > 0 ? figuresOfRow : [...tests, ...lines]));
    if (!ok) console.error(output.split("\n").slice(-80).join("\n"));
  }
  return {
    figure: figures.join("; "),
    outcome,
    seconds: Math.round((Date.now() - began) / 1000),
  };
}

/** Puts a row's figures into the file, in the place of its last ones. */
function write(row: TrustRow, result: Result): void {
  const figures: Record<string, Result> = JSON.parse(readFileSync(FIGURES, "utf8"));
  writeFileSync(FIGURES, `${JSON.stringify({ ...figures, [row.id]: result }, null, 2)}\n`);
}

const rows = ROWS.filter(({ id }) => wanted.size === 0 || wanted.has(id));
const began = Date.now();
const outcomes: Outcome[] = [];
const countOf = (wanted: Outcome) => outcomes.filter((one) => one === wanted).length;

async function work(queue: TrustRow[], lane: number): Promise<void> {
  for (let row = queue.shift(); row; row = queue.shift()) {
    const result = await measure(row, lane);
    console.log(`${row.id} ${result.outcome} (${result.seconds} s): ${row.promise}\n  ${result.figure}`);
    write(row, result);
    outcomes.push(result.outcome);
  }
}

// Two rows are measured at a time, as there are two processors at least; what measures time comes afterwards, by itself.
const LONGEST = ["T27", "T29", "T13", "T14", "T12", "T1", "T18"];
const place = ({ id }: TrustRow) => (LONGEST.indexOf(id) + LONGEST.length + 1) % (LONGEST.length + 1);
const beside = rows.filter(({ alone }) => !alone).toSorted((a, b) => place(a) - place(b));
await Promise.all([work(beside, 1), work(beside, 2)]);
await work(
  rows.filter(({ alone }) => alone),
  1,
);
rmSync(scratch, { recursive: true });
console.log(
  `${countOf("held")} of ${rows.length} held, ${countOf(NOT_MEASURED)} not measured, in ${Math.round((Date.now() - began) / 60_000)} min`,
);
if (countOf("missed") > 0) process.exitCode = 1;
