const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

type Close = () => void | Promise<void>;

/** Ends a server in order, once. */
export type Shutdown = {
  /** Closes this at the end; what was opened later is closed first. */
  onClose(close: Close): void;
  /** whether the end has begun */
  readonly begun: boolean;
  fail(reason: unknown): Promise<never>;
};

/** Collects what is to be closed. `end` closes it, prints what can't be closed, and returns whether all went well. */
export function collectClosers() {
  const closers: Close[] = [];
  let begun = false;
  return {
    onClose: (close: Close) => void closers.push(close),
    get begun() {
      return begun;
    },
    async end(): Promise<boolean> {
      begun = true;
      let isClean = true;
      for (const close of closers.toReversed()) {
        try {
          await close();
        } catch (error) {
          console.error(error);
          isClean = false;
        }
      }
      return isClean;
    },
  };
}

/** Ends this process in order: at a signal with code 0, after a failure with code 1. */
export function createShutdown(): Shutdown {
  const closers = collectClosers();
  async function end(code: number): Promise<never> {
    if (closers.begun) return new Promise(() => {});
    process.exit((await closers.end()) ? code : 1);
  }

  for (const name of SIGNALS) process.on(name, () => void end(0));
  // Miniflare's own handlers would end the process at once, and as a failure.
  process.on("newListener", (name: string, listener: () => void) => {
    if (SIGNALS.includes(name)) queueMicrotask(() => process.off(name, listener));
  });
  // npm sends no signal when it is killed.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && void end(0), 200).unref();

  return Object.assign(closers, {
    fail(reason: unknown) {
      console.error(reason);
      return end(1);
    },
  });
}
