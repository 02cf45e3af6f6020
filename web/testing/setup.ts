import { options } from "preact";
import { afterEach } from "vitest";
import { close } from "./app.ts";
import { restoreNetwork } from "./network.ts";

// Effects run whether or not a test has stopped the clock: Preact waits for a frame, and happy-dom's are timers.
const soon = setImmediate;
options.requestAnimationFrame = (run) => soon(run);

afterEach(async () => {
  await close();
  // After it: what a page still sent as it was left is no call of the next test.
  restoreNetwork();
});
