import { readFileSync } from "node:fs";
import type { Browser, CDPSession, Page } from "playwright-core";
import { isHydrated, PHONE } from "../e2e/browser.ts";
import { atMost, milliseconds, none, type TableRow } from "./table.ts";

/** A phone at the edge of a network: 50 kbit/s and 800 ms to each response, a sixth of this machine's processor. */
const EDGE = { offline: false, latency: 800, downloadThroughput: 6250, uploadThroughput: 6250 };
const CPU_SLOWDOWN = 6;
/** The least disturbed of these rounds counts: a busy machine only adds to them. */
const ROUNDS = 3;
const PATIENCE_MS = 120_000;

const READABLE_MS = 3000;
const DOOR_MS = 5000;
const MEMORY_MB = 40;
const TYPED = { "Your name": "Ana Costa", "Your review": "Warm, funny, never rushed." };

type Visit<Result> = (page: Page, session: CDPSession) => Promise<Result>;

async function inPhone<Result>(browser: Browser, visit: Visit<Result>): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    return await visit(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

const onTheEdge = <Result>(browser: Browser, visit: Visit<Result>): Promise<Result> =>
  inPhone(browser, async (page, session) => {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", EDGE);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    return visit(page, session);
  });

/** Returns the time of a page's next frame, by a clock that its next page shares. */
const frame = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
      }),
  );

/** Returns ms from the request until the guide's name is painted. */
const readable = (browser: Browser, url: string): Promise<number> =>
  onTheEdge(browser, async (page) => {
    await page.goto(url, { waitUntil: "commit" });
    await page.locator(".badge h1").waitFor();
    return (await frame(page)) - (await page.evaluate(() => performance.timeOrigin));
  });

/** Returns ms from a tap on 'Leave a Tip' until the ways are there; an early tap comes before the page's script. */
const door = (browser: Browser, url: string, isEarly: boolean): Promise<number> =>
  onTheEdge(browser, async (page) => {
    await page.goto(url, { waitUntil: "commit" });
    await page.locator(".bar .btn").waitFor();
    if (!isEarly) await isHydrated(page);
    const tapped = await frame(page);
    await page.evaluate(() => document.querySelector<HTMLElement>(".bar .btn")?.click());
    if (isEarly) await page.waitForURL("**/tip", { waitUntil: "commit" });
    await page
      .locator(isEarly ? ".pays a" : ".sheet .pays a")
      .first()
      .waitFor();
    return (await frame(page)) - tapped;
  });

/** Types a review before the script is there, and returns the fields that are otherwise once it is. */
const lost = (browser: Browser, url: string): Promise<string[]> =>
  onTheEdge(browser, async (page) => {
    await page.goto(url, { waitUntil: "commit" });
    for (const [label, text] of Object.entries(TYPED)) await page.getByLabel(label).fill(text);
    await isHydrated(page);
    const kept = await Promise.all(Object.keys(TYPED).map((label) => page.getByLabel(label).inputValue()));
    return Object.entries(TYPED).flatMap(([label, text], at) => (kept[at] === text ? [] : [label]));
  });

/** Returns the MB that no other process shares with the renderers, which hold pages and not the browser. */
async function rendererMemory(browser: Browser): Promise<number> {
  const { processInfo } = await (await browser.newBrowserCDPSession()).send("SystemInfo.getProcessInfo");
  const kilobytes = processInfo
    .filter(({ type }) => type === "renderer")
    .map(({ id }) => /^Anonymous:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))?.[1])
    .map(Number);
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1000;
}

/**
 * Returns what a page takes, in MB: its scripts' objects, and all that its process holds above an empty page's, with DOM,
 * styles and decoded photos. (Only pages that are isolated across origins may measure themselves.)
 */
const memory = (browser: Browser, url: string): Promise<{ heap: number; all: number }> =>
  inPhone(browser, async (page, session) => {
    await page.goto(new URL("/robots.txt", url).href);
    const empty = await rendererMemory(browser);
    await page.goto(url, { waitUntil: "networkidle" });
    await isHydrated(page);
    await session.send("HeapProfiler.collectGarbage");
    await session.send("Performance.enable");
    const { metrics } = await session.send("Performance.getMetrics");
    const heap = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN;
    return { heap: heap / 1_000_000, all: (await rendererMemory(browser)) - empty };
  });

async function bestOf(measure: () => Promise<number>): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) best = Math.min(best, await measure());
  return best;
}

/** Measures a public page on an old phone where the network ends. */
export async function measureSlow(browser: Browser, url: string): Promise<TableRow[]> {
  const { heap, all } = await memory(browser, url);
  const megabytes = (value: number) => `${value.toFixed(1)} MB`;
  const at = `50 kbit/s, 800 ms, CPU / ${CPU_SLOWDOWN}`;
  return [
    atMost(
      `readable, ${at}, best of ${ROUNDS}`,
      await bestOf(() => readable(browser, url)),
      READABLE_MS,
      milliseconds,
    ),
    atMost(
      `tip's ways after a tap before the script, ${at}`,
      await bestOf(() => door(browser, url, true)),
      DOOR_MS,
      milliseconds,
    ),
    atMost(
      `tip's ways after a tap once it is there, ${at}`,
      await bestOf(() => door(browser, url, false)),
      DOOR_MS,
      milliseconds,
    ),
    none(`fields of a review that lost what was typed, ${at}`, await lost(browser, url)),
    atMost("objects of the page's scripts", heap, MEMORY_MB, megabytes),
    atMost("memory of the page above an empty one", all, MEMORY_MB, megabytes),
  ];
}
