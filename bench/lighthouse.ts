import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { findChromium } from "../local/chromium.ts";
import { atLeast, atMost, compare, difference, median, milliseconds, plain, type Row } from "./table.ts";

const ROUNDS = 5;
const TRIES = 5;
/** Points below the static page, which has 100: ours had 99 on a machine with room, and 90 on a crowded one. */
const SCORE = -10;

const PERFECT = ["accessibility", "best-practices", "seo"];
const SCORES = ["performance", ...PERFECT];
const LARGEST_PAINT = "largest-contentful-paint";
const BLOCKED = "total-blocking-time";
const SHIFT = "cumulative-layout-shift";
const METRICS = [LARGEST_PAINT, BLOCKED, SHIFT];

/** Each score from 0 to 100 and each metric, by id. */
type Report = Map<string, number>;

/** One try; undefined where Lighthouse couldn't measure, which happens on a busy machine. */
async function attempt(url: string, port: number): Promise<Report | undefined> {
  const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: SCORES });
  if (!result) throw new Error("Lighthouse made no report");
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) {
    console.warn(`Lighthouse measures again: ${runtimeError.message}`);
    return undefined;
  }
  return new Map([
    ...SCORES.map((id) => [id, (categories[id]?.score ?? Number.NaN) * 100] as const),
    ...METRICS.map((id) => [id, audits[id]?.numericValue ?? Number.NaN] as const),
  ]);
}

async function run(url: string, port: number): Promise<Report> {
  for (let tries = 0; tries < TRIES; tries++) {
    const report = await attempt(url, port);
    if (report) return report;
  }
  throw new Error(`Lighthouse couldn't measure ${url}`);
}

/** Our page's rows, out of reports of both pages that were made in turns. */
function rowsOf(ours: Report[], reference: Report[]): Row[] {
  const figures = (reports: Report[], id: string) => reports.map((report) => report.get(id) ?? Number.NaN);
  const what = (id: string) => `Lighthouse: ${id}`;
  const both = (id: string) => ({
    what: what(id),
    ours: figures(ours, id),
    reference: figures(reference, id),
    beside: "static page",
  });
  const alone = (id: string) => median(figures(ours, id));
  return [
    difference({ ...both("performance"), show: plain, best: Math.max, atLeast: SCORE }),
    ...PERFECT.map((id) => atLeast(what(id), alone(id), 100)),
    compare({ ...both(LARGEST_PAINT), show: milliseconds, best: Math.min, atMost: 1.2 }),
    difference({ ...both(BLOCKED), show: milliseconds, best: Math.min, atMost: 50 }),
    atMost(what(SHIFT), alone(SHIFT), 0),
  ];
}

/** Lighthouse for phones, as it comes, of the page and of the same page as a static file, in turns. */
export async function measureLighthouse(url: string, plainUrl: string): Promise<Row[]> {
  const profile = mkdtempSync(join(tmpdir(), "lanyard-lighthouse-"));
  // Lighthouse brings its own way to talk to the browser: it needs a port.
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: ["--disable-gpu", "--remote-debugging-port=0"],
  });
  try {
    const port = Number(readFileSync(join(profile, "DevToolsActivePort"), "utf8").split("\n")[0]);
    const ours: Report[] = [];
    const reference: Report[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await run(url, port));
      reference.push(await run(plainUrl, port));
    }
    return rowsOf(ours, reference);
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true });
  }
}
