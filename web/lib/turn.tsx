import { type ReactNode, useLayoutEffect, useState } from "react";
import { nextTask } from "./next-task.ts";

/** What has its turn still to come; undefined where nothing waits: on the server, and once the app is shown. */
let waiting: (() => void)[] | undefined;

/** Renders its children in a task of their own, as long as the app isn't shown yet; later, and on the server, at once. */
export function Turn({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(waiting === undefined);
  useLayoutEffect(() => {
    if (isDue) return;
    if (waiting) waiting.push(() => setDue(true));
    else setDue(true);
  }, [isDue]);
  return isDue && children;
}

/**
 * Renders the app, and then each Turn in it in a task of its own: a phone that takes long for one isn't stuck in all.
 * `render`: renders what waits for nothing. `flush`: React's flushSync, which the worker, where this file is too, must not
 * load. Resolves in the task of the last one.
 */
export async function takeTurns(render: () => void, flush: (work: () => void) => void): Promise<void> {
  waiting = [];
  try {
    flush(render);
    for (let turn = waiting.shift(); turn; turn = waiting.shift()) {
      await nextTask();
      flush(turn);
    }
  } finally {
    waiting = undefined;
  }
}
