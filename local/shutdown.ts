const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Ends the process in order, once: at a signal with code 0, after a failure with code 1. */
export type Shutdown = {
  /** What was opened later is closed first. */
  onClose(close: () => void | Promise<void>): void;
  /** Whether the end has begun. */
  readonly begun: boolean;
  fail(reason: unknown): Promise<never>;
};

/** Under npm: its shell takes a signal without passing it on, and a killed npm takes none along. Their end is ours. */
function watchParent(onEnd: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && onEnd(), 200).unref();
}

export function createShutdown(): Shutdown {
  const closers: (() => void | Promise<void>)[] = [];
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
    if (SIGNALS.some((signal) => signal === name)) queueMicrotask(() => process.off(name, listener));
  });
  watchParent(() => void end(0));
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
