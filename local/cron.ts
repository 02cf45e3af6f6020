import type { Miniflare } from "miniflare";

const HOUR_MS = 60 * 60 * 1000;

/** A worker that Miniflare hands out, as its own types can't say: they want a package that contradicts the generated ones. */
type Scheduled = { scheduled(event: { scheduledTime: Date }): Promise<{ outcome: string }> };

/** Runs the worker's scheduled handler once. Rejects when it fails. */
export async function runCron(miniflare: Miniflare): Promise<void> {
  const worker: unknown = await miniflare.getWorker();
  const { outcome } = await (worker as Scheduled).scheduled({ scheduledTime: new Date() });
  if (outcome !== "ok") throw new Error(`the hourly run ended with ${outcome}`);
}

/** Runs it every hour, as Cloudflare does and Miniflare doesn't. */
export function runCronHourly(miniflare: Miniflare): void {
  const run = () =>
    runCron(miniflare).catch((error: unknown) => console.error("the hourly run failed:", error));
  setInterval(run, HOUR_MS).unref();
}
