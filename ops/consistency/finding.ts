import type { Db } from "#worker/db/client.ts";

/** The stores that are compared. */
export type ComparedStores = { db: Db; database: D1Database; pictures: R2Bucket; sessions: KVNamespace };

/** A disagreement between two places. */
export type Finding = {
  /** a sentence that names the things */
  text: string;
  /** repairs it; absent where a person must decide */
  repair?: () => Promise<unknown>;
};

/** Compares things of one kind. `now` is in ms. */
export type Check = (stores: ComparedStores, now: number) => Promise<Finding[]>;
