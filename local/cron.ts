import type { Miniflare } from "miniflare";

const HOUR_MS = 60 * 60 * 1000;

/** What a worker got from Miniflare has; its own types want a package that contradicts the generated ones. */
type Scheduled = { scheduled(event: { scheduledTime: Date }): Promise<{ outcome: string }> };

/** Runs the worker's scheduled handler every hour, as Cloudflare would: Miniflare leaves it to us. */
export function runCron(miniflare: Miniflare, everyMs = HOUR_MS): void {
  const run = async () => {
    try {
      const worker: unknown = await miniflare.getWorker();
      const { outcome } = await (worker as Scheduled).scheduled({ scheduledTime: new Date() });
      if (outcome !== "ok") console.error(`the hourly run ended with ${outcome}`);
    } catch (error) {
      console.error("the hourly run failed:", error);
    }
  };
  setInterval(run, everyMs).unref();
}
