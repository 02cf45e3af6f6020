import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { findChromium } from "../local/chromium.ts";
import { atLeast, atMost, median, milliseconds, type Row } from "./table.ts";

const RUNS = 5;

const SCORES = [
  { id: "performance", limit: 99 },
  { id: "accessibility", limit: 100 },
  { id: "best-practices", limit: 100 },
  { id: "seo", limit: 100 },
];
const METRICS = [
  { id: "largest-contentful-paint", limit: 1000, show: milliseconds },
  { id: "total-blocking-time", limit: 50, show: milliseconds },
  { id: "cumulative-layout-shift", limit: 0, show: undefined },
];

/** Each score from 0 to 100 and each metric, by id. */
type Report = Map<string, number>;

/** One run; undefined where Lighthouse couldn't measure, which happens on a busy machine. */
async function run(url: string, port: number): Promise<Report | undefined> {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: SCORES.map(({ id }) => id),
  });
  if (!result) throw new Error("Lighthouse made no report");
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) {
    console.warn(`Lighthouse measures again: ${runtimeError.message}`);
    return undefined;
  }
  return new Map([
    ...SCORES.map(({ id }) => [id, (categories[id]?.score ?? Number.NaN) * 100] as const),
    ...METRICS.map(({ id }) => [id, audits[id]?.numericValue ?? Number.NaN] as const),
  ]);
}

/** Lighthouse for phones, as it comes: medians of five runs. */
export async function measureLighthouse(url: string): Promise<Row[]> {
  const profile = mkdtempSync(join(tmpdir(), "lanyard-lighthouse-"));
  // Lighthouse brings its own way to talk to the browser: it needs a port.
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: ["--disable-gpu", "--remote-debugging-port=0"],
  });
  try {
    const port = Number(readFileSync(join(profile, "DevToolsActivePort"), "utf8").split("\n")[0]);
    const reports: Report[] = [];
    for (let tries = 0; reports.length < RUNS; tries++) {
      if (tries === 2 * RUNS) throw new Error("Lighthouse couldn't measure the page");
      const report = await run(url, port);
      if (report) reports.push(report);
    }
    const middle = (id: string) => median(reports.map((report) => report.get(id) ?? Number.NaN));
    return [
      ...SCORES.map(({ id, limit }) => atLeast(`Lighthouse: ${id}`, middle(id), limit)),
      ...METRICS.map(({ id, limit, show }) => atMost(`Lighthouse: ${id}`, middle(id), limit, show)),
    ];
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true });
  }
}
