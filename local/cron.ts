import type { Miniflare } from "miniflare";

const HOUR_MS = 60 * 60 * 1000;

/** A worker that Miniflare hands out, as its own types can't say: they want a package that contradicts the generated ones. */
type Scheduled = { scheduled(event: { scheduledTime: Date }): Promise<{ outcome: string }> };

/** Runs the worker's scheduled handler every hour, as Cloudflare does and Miniflare doesn't. */
export function runCron(miniflare: Miniflare): void {
  const run = async () => {
    try {
      const worker: unknown = await miniflare.getWorker();
      const { outcome } = await (worker as Scheduled).scheduled({ scheduledTime: new Date() });
      if (outcome !== "ok") console.error(`the hourly run ended with ${outcome}`);
    } catch (error) {
      console.error("the hourly run failed:", error);
    }
  };
  setInterval(run, HOUR_MS).unref();
}
