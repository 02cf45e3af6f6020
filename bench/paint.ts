import type { Browser } from "playwright-core";
import { PHONE } from "../e2e/browser.ts";
import { compare, milliseconds, type TableRow } from "./table.ts";

const ROUNDS = 9;
/** Latency in ms and throughput in bytes/s of what Lighthouse calls slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const PAINT = 1.15;
/** Limit of the main thread's work, as a ratio to the page without scripts; measured: 1.4 to 1.9. */
const WORK = 2.5;

type Paint = {
  /** ms since the visit began */
  first: number;
  largest: number;
  /** when the first script had arrived; it can't run before. NaN on a page without scripts. */
  script: number;
  /** processor time of the page's main thread until it is idle */
  work: number;
};

/** Visits the page for the first time on a slow phone. */
async function visit(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", SLOW_4G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(url, { waitUntil: "networkidle" });
    const times = await page.evaluate(async () => {
      const largest = await new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error("the browser told of no largest paint within 30 s")), 30_000);
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: "largest-contentful-paint",
            buffered: true,
          },
        );
      });
      const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
      const firstScript = () =>
        performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".js"));
      // It is asked for once the page is painted: the network may have been idle before.
      while (document.querySelector("script[data-src]") && !firstScript())
        await new Promise((resolve) => setTimeout(resolve, 100));
      const { startTime = Number.NaN, duration = Number.NaN } = firstScript() ?? {};
      const script = startTime + duration;
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 30_000 }));
      return { first, largest, script };
    });
    const { metrics } = await session.send("Performance.getMetrics");
    const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
    return { ...times, work: seconds * 1000 };
  } finally {
    await context.close();
  }
}

/** Measures paint times on a slow phone, compared with the same page as a static file. */
export async function measurePaint(browser: Browser, url: string, plainUrl: string): Promise<TableRow[]> {
  const measured: Paint[] = [];
  const plain: Paint[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    measured.push(await visit(browser, url));
    plain.push(await visit(browser, plainUrl));
  }
  const beside = (what: string, of: (paint: Paint) => number) => ({
    what,
    measured: measured.map(of),
    reference: plain.map(of),
    beside: "static page",
    show: milliseconds,
  });
  const paint = { best: Math.min, atMost: PAINT };
  return [
    compare({ ...beside("first paint, slow 4G, CPU / 4", ({ first }) => first), ...paint }),
    compare({ ...beside("largest paint, slow 4G, CPU / 4", ({ largest }) => largest), ...paint }),
    compare({ ...beside("work of the main thread, CPU / 4", ({ work }) => work), atMost: WORK }),
    compare({
      what: "first script is here, slow 4G, CPU / 4",
      measured: measured.map(({ script }) => script),
      reference: measured.map(({ first }) => first),
      beside: "first paint",
      show: milliseconds,
      atLeast: 1,
    }),
  ];
}
