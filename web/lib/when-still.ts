/** ms without a press, longer than between the two clicks of a double click */
const STILL = 400;

/**
 * Resolves once nothing has been pressed for a moment, so that what is then inserted doesn't move a button under a
 * finger.
 */
export const whenStill = (): Promise<void> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const listening = new AbortController();
    const hold = () => clearTimeout(timer);
    const wait = () => {
      hold();
      timer = setTimeout(() => {
        listening.abort();
        resolve();
      }, STILL);
    };
    const options = { capture: true, signal: listening.signal };
    addEventListener("pointerdown", hold, options);
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, wait, options);
    wait();
  });
