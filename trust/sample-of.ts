import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** whether tables are tested whole, as in `npm run trust` */
    isThorough: boolean;
  }
}

/**
 * Returns the rows of a long table that are tested: all of them in `npm run trust -- T28`, otherwise the first one and each
 * `step`-th after it, which notice what breaks them all.
 */
export const sampleOf = <Row>(rows: readonly Row[], step: number): Row[] =>
  rows.filter((_, place) => inject("isThorough") || place % step === 0);
