import type { Miniflare } from "miniflare";

const HOUR_MS = 60 * 60 * 1000;

/** Runs the worker's scheduled handler every hour, as Cloudflare would: Miniflare leaves it to us. */
export function runCron(miniflare: Miniflare, everyMs = HOUR_MS): void {
  const run = async () => {
    try {
      const worker = await miniflare.getWorker();
      const { outcome } = await worker.scheduled({ scheduledTime: new Date() });
      if (outcome !== "ok") console.error(`the hourly run ended with ${outcome}`);
    } catch (error) {
      console.error("the hourly run failed:", error);
    }
  };
  setInterval(run, everyMs).unref();
}
