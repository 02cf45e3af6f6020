/**
 * Measures what a scan and the app's screens cost: bytes, time to the first and the largest paint, work of the server.
 * Arguments select measurements (`npm run bench -- screens`). Absolute figures depend on the machine and its load, so speed
 * is compared with a reference measured alternately in the same run. Uses the production build on workerd with demo data and
 * no rate limits; works offline. Exits with 1 when a limit is exceeded.
 */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { openBrowser } from "../e2e/browser.ts";
import { runMain } from "../local/command.ts";
import { CommandError } from "../local/command-error.ts";
import { startSandboxServer } from "../local/sandbox-server.ts";
import { measureCapacity } from "./capacity.ts";
import { measureCounting } from "./counting.ts";
import { measureFlood } from "./flood.ts";
import { completeProfile } from "./full-profile.ts";
import { measureAppLighthouse, measureLighthouse } from "./lighthouse.ts";
import { measureLargeBodies } from "./large-bodies.ts";
import { measurePaint } from "./paint.ts";
import { startPlainServer } from "./plain-server.ts";
import { measureScale } from "./scale.ts";
import { measureScreens } from "./screens.ts";
import { printTable, type TableRow } from "./table.ts";
import { measureSlow } from "./slow.ts";
import { measureTasks } from "./tasks.ts";
import { measureTips } from "./tips.ts";
import { measureThroughput } from "./throughput.ts";
import { measureIdle, measureVisits } from "./visit.ts";
import { measureWeek } from "./week.ts";
import { measureBundle } from "./worker-bundle.ts";

type Measured = {
  browser: Browser;
  origin: string;
  /** the folder of the app as it runs */
  app: string;
  /** the profile's path */
  path: string;
  files: Awaited<ReturnType<typeof startPlainServer>>;
};

const MEASURES: Record<string, (measured: Measured) => Promise<TableRow[]>> = {
  visits: ({ browser, origin, path }) => measureVisits(browser, origin + path),
  slow: ({ browser, origin, path }) => measureSlow(browser, origin + path),
  tips: ({ origin, path }) => measureTips(origin + path),
  screens: ({ browser, origin }) => measureScreens(browser, origin),
  tasks: ({ browser, origin }) => measureTasks(browser, origin),
  paint: ({ browser, origin, path, files }) => measurePaint(browser, origin + path, files.plain),
  lighthouse: ({ origin, path, files }) => measureLighthouse(origin + path, files.plain),
  "app-lighthouse": ({ origin, files }) => measureAppLighthouse(origin, files.plain),
  throughput: ({ origin, path, files }) => measureThroughput({ origin, path, copy: files.copy }),
  counting: ({ origin, path }) => measureCounting(origin, path),
  idle: ({ browser, origin, path }) => measureIdle(browser, origin + path),
  bundle: ({ app }) => measureBundle(app),
  flood: ({ app }) => measureFlood(app),
  bodies: ({ origin, path }) => measureLargeBodies({ origin, path }),
  scale: measureScale,
  week: measureWeek,
  capacity: measureCapacity,
};

/** Measures what is named, or everything. Returns whether all bars hold. */
async function measure(names: string[]): Promise<boolean> {
  // npm start trades speed for less memory (local/runtime.ts), which Cloudflare doesn't: this takes V8's flags as there.
  process.env.MINIFLARE_WORKERD_V8_FLAGS ??= "--no-gc-global";
  const rows: TableRow[] = [];
  const server = await startSandboxServer({ RATE_LIMITS: "off" });
  try {
    const { origin } = server;
    const path = await completeProfile(origin);
    const files = await startPlainServer(server, path);
    const browser = await openBrowser();
    try {
      console.log(
        `Node ${process.version}, Chromium ${browser.version()}, ${availableParallelism()} processors`,
      );
      const measured = { browser, origin, path, files, app: join(server.stateDir, "app") };
      for (const name of names) rows.push(...((await MEASURES[name]?.(measured)) ?? []));
    } finally {
      await browser.close();
      await files.stop();
    }
  } finally {
    // A failure must not hide what was measured before it.
    printTable(rows);
    await server.stop();
  }
  return rows.every(({ held }) => held);
}

await runMain(async (args) => {
  const unknown = args.filter((name) => !(name in MEASURES));
  const all = Object.keys(MEASURES);
  if (unknown.length > 0)
    throw new CommandError(`${unknown.join(", ")}: no such measurement. There are ${all.join(", ")}.`);
  if (!(await measure(args.length > 0 ? all.filter((name) => args.includes(name)) : all)))
    process.exitCode = 1;
});
