import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { atMost, kilobytes, median, milliseconds, type Row } from "./table.ts";

const SIZE = 250_000;
const START_MS = 30;
const RUNS = 7;

const run = promisify(execFile);
const wrangler = (...args: string[]) => run(join("node_modules", ".bin", "wrangler"), args);

/** The part of a V8 CPU profile that is read here: times are in µs, each belongs to the sample in its place. */
type Profile = {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples: number[];
  timeDeltas: number[];
};

/**
 * ms in which the processor was at work: V8 takes a sample each `interval`, and one that came late had to wait for the
 * processor.
 */
function activeTime({ nodes, samples, timeDeltas }: Profile): number {
  const isIdle = ({ callFrame }: Profile["nodes"][number]) => callFrame.functionName === "(idle)";
  const idle = new Set(nodes.filter(isIdle).map(({ id }) => id));
  const interval = median(timeDeltas);
  return (samples.filter((node) => !idle.has(node)).length * interval) / 1000;
}

async function measureStart(bundle: string, outfile: string): Promise<number> {
  await wrangler("check", "startup", "--worker", bundle, "--outfile", outfile);
  return activeTime(JSON.parse(readFileSync(outfile, "utf8")));
}

/** The worker of the build in the folder `app`, as it would be deployed: its size, and what its start costs. */
export async function measureBundle(app: string): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "lanyard-bundle-"));
  const config = join(app, "lanyard", "wrangler.json");
  const bundle = join(folder, "worker.bundle");
  try {
    await wrangler("deploy", "--dry-run", "--config", config, "--outfile", bundle);
    const starts: number[] = [];
    for (let count = 0; count < RUNS; count++)
      starts.push(await measureStart(bundle, join(folder, "startup.cpuprofile")));
    return [
      atMost(
        "worker, gzip",
        gzipSync(readFileSync(join(app, "lanyard", "index.js"))).length,
        SIZE,
        kilobytes,
      ),
      atMost("start of the worker, CPU", median(starts), START_MS, milliseconds),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
