const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

type Close = () => void | Promise<void>;

/** Ends the process in order, once: at a signal with code 0, after a failure with code 1. */
export type Shutdown = {
  /** Closes this at the end; what was opened later is closed first. */
  onClose(close: Close): void;
  /** whether the end has begun */
  readonly begun: boolean;
  fail(reason: unknown): Promise<never>;
};

export function createShutdown(): Shutdown {
  const closers: Close[] = [];
  let begun = false;

  async function end(code: number): Promise<never> {
    if (begun) return new Promise(() => {});
    begun = true;
    for (const close of closers.toReversed()) {
      try {
        await close();
      } catch (error) {
        console.error(error);
        code = 1;
      }
    }
    process.exit(code);
  }

  for (const name of SIGNALS) process.on(name, () => void end(0));
  // Miniflare's own handlers would end the process at once, and as a failure.
  process.on("newListener", (name: string, listener: () => void) => {
    if (SIGNALS.includes(name)) queueMicrotask(() => process.off(name, listener));
  });
  // A killed npm takes nothing along.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && void end(0), 200).unref();

  return {
    onClose: (close) => void closers.push(close),
    get begun() {
      return begun;
    },
    fail(reason) {
      console.error(reason);
      return end(1);
    },
  };
}
