import { NO_NETWORK } from "./no-network.ts";

/** ms after the next page is there in which an engine still reports what the last one lost */
const LATE = 500;

/** Errors of a tab's pages. A page that is left loses what it was loading, which engines report as a lost network: that is no error. */
export class PageErrors {
  readonly heard: string[] = [];
  #leaving = 0;

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
}
