/**
 * Measures what a scan and the app's screens cost: bytes, time to the first and the largest paint, work of the server.
 * Arguments select measurements (`npm run bench -- screens`). Absolute figures depend on the machine and its load, so speed
 * is compared with a reference measured alternately in the same run. Uses the production build on workerd with demo data and
 * no rate limits; works offline. Exits with 1 when a limit is exceeded.
 */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { openBrowser } from "../e2e/browser.ts";
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

// npm start trades speed for less memory (local/runtime.ts), which Cloudflare doesn't: this takes V8's flags as there.
process.env.MINIFLARE_WORKERD_V8_FLAGS ??= "--no-gc-global";

const rows: TableRow[] = [];
const server = await startSandboxServer({ RATE_LIMITS: "off" });
try {
  const path = await completeProfile(server.origin);
  const url = server.origin + path;
  const app = join(server.stateDir, "app");
  const files = await startPlainServer(server, path);
  const browser = await openBrowser();
  try {
    console.log(
      `Node ${process.version}, Chromium ${browser.version()}, ${availableParallelism()} processors`,
    );
    const measures = {
      visits: () => measureVisits(browser, url),
      slow: () => measureSlow(browser, url),
      tips: () => measureTips(url),
      screens: () => measureScreens(browser, server.origin),
      tasks: () => measureTasks(browser, server.origin),
      paint: () => measurePaint(browser, url, files.plain),
      lighthouse: () => measureLighthouse(url, files.plain),
      "app-lighthouse": () => measureAppLighthouse(server.origin, files.plain),
      throughput: () => measureThroughput({ origin: server.origin, path, copy: files.copy }),
      counting: () => measureCounting(server.origin, path),
      idle: () => measureIdle(browser, url),
      bundle: () => measureBundle(app),
      flood: () => measureFlood(app),
      bodies: () => measureLargeBodies({ origin: server.origin, path }),
      scale: measureScale,
      week: measureWeek,
      capacity: measureCapacity,
    };
    const wanted = new Set(process.argv.slice(2));
    const unknown = [...wanted].filter((name) => !(name in measures));
    if (unknown.length > 0) {
      console.error(
        `${unknown.join(", ")}: no such measurement. There are ${Object.keys(measures).join(", ")}.`,
      );
      process.exitCode = 1;
    }
    for (const [name, measure] of Object.entries(measures))
      if (wanted.size === 0 || wanted.has(name)) rows.push(...(await measure()));
    if (rows.some(({ held }) => !held)) process.exitCode = 1;
  } finally {
    await browser.close();
    await files.stop();
  }
} finally {
  // A failure must not hide what was measured before it.
  printTable(rows);
  await server.stop();
}
