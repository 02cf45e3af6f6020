import { execFile } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { atMost, compare, kilobytes, milliseconds, type TableRow } from "./table.ts";

/** The most bytes of what is compiled before the first response, gzipped. */
const SIZE = 100_000;
/** The most bytes of the whole worker, gzipped: Cloudflare's free plan takes 3 MB. */
const WHOLE = 800_000;
const ROUNDS = 61;
const CLASSES = 2500;
/** Allowed ratio to the reference; measured: 0.51. */
const START = 0.6;

const run = promisify(execFile);

/** The reference: a module of CLASSES classes, each used once. An empty module is too fast for a ratio. */
const madeUp = Array.from(
  { length: CLASSES },
  (_, n) => `class Made${n} { value = ${n}; of(x) { return x > ${n} ? { key${n}: x } : [x, this.value]; } }
new Made${n}().of(${n});`,
).join("\n");

/**
 * Measures the processor time of loading a worker in a new process, ms. The process is Node's: workerd doesn't report
 * processor time, and elapsed time depends on the machine's load.
 */
async function measureStart(file: string): Promise<number> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, "loading-cost.ts"), file]);
  return Number(stdout);
}

/** Returns a file of the build after all that it imports statically, which is loaded before the first request. */
function startOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = [
    ...readFileSync(file, "utf8").matchAll(
      /(?:^|[;}])\s*(?:import|export)\b[^;"'`]*["'](\.{1,2}\/[^"']+)["']/g,
    ),
  ];
  return [...imports.flatMap(([, path = ""]) => startOf(join(dirname(file), path), seen)), file];
}

const gzipped = (files: string[]): number =>
  files.reduce((size, file) => size + gzipSync(readFileSync(file)).length, 0);

/**
 * Measures the worker of the build in the folder `app`: its size, and the cost of its start compared with a generated
 * module's.
 */
export async function measureBundle(app: string): Promise<TableRow[]> {
  const worker = join(app, "lanyard", "index.js");
  const folder = mkdtempSync(join(tmpdir(), "lanyard-bundle-"));
  const [empty, reference] = [join(folder, "empty.js"), join(folder, "made-up.js")];
  writeFileSync(empty, "export default { fetch: () => new Response() };");
  writeFileSync(reference, madeUp);
  try {
    const starts: { measured: number[]; reference: number[] } = { measured: [], reference: [] };
    for (let round = 0; round < ROUNDS; round++) {
      const nothing = await measureStart(empty);
      starts.measured.push((await measureStart(worker)) - nothing);
      starts.reference.push((await measureStart(reference)) - nothing);
    }
    return [
      atMost("code of the worker's start, gzip", gzipped(startOf(worker)), SIZE, kilobytes),
      atMost("all of the worker, gzip", gzipped(globSync(join(app, "lanyard", "**/*.js"))), WHOLE, kilobytes),
      compare({
        what: "start of the worker, processor time above an empty worker's",
        ...starts,
        beside: `a module of ${CLASSES} classes`,
        show: milliseconds,
        atMost: START,
      }),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
