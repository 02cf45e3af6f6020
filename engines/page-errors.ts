import { setTimeout as pause } from "node:timers/promises";
import { NO_NETWORK } from "./no-network.ts";

/** ms after the next page is there in which an engine still reports what the last one lost */
const LATE = 500;
/** ms in which a page that is asked for is there, if it is a page at all and no download */
const ARRIVAL = 10_000;

/** Errors of a tab's pages. A page that is left loses what it was loading, which engines report as a lost network: that is no error. */
export class PageErrors {
  readonly heard: string[] = [];
  #leaving = 0;
  #arrive = () => {};

  hear(error: string): void {
    if (this.#leaving === 0 || !NO_NETWORK.some((lost) => lost.test(error))) this.heard.push(error);
  }

  async whileLeaving(leave: () => Promise<void>): Promise<void> {
    this.#leaving++;
    try {
      await leave();
    } finally {
      setTimeout(() => this.#leaving--, LATE).unref();
    }
  }

  /** Hears that a page is asked for in place of the one that is there, also by that one itself. */
  leaves(): void {
    this.arrives();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#arrive = resolve;
    void this.whileLeaving(() => Promise.race([promise, pause(ARRIVAL, undefined, { ref: false })]));
  }

  /** Hears that the page that was asked for is there. */
  arrives(): void {
    this.#arrive();
  }
}
