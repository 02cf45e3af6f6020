import { HOUR, MINUTE } from "#schema/durations.ts";

/** ms from a start to its first run, which a server that is started again within the hour has too */
const FIRST_MS = 20 * MINUTE;

/** Does the hourly work soon after the start, and then each hour: Cloudflare does, and Miniflare doesn't. */
export function runHourly(run: () => Promise<void>): void {
  const tryToRun = () => void run().catch((error: unknown) => console.error("the hourly run failed:", error));
  setTimeout(tryToRun, FIRST_MS).unref();
  setInterval(tryToRun, HOUR).unref();
}
