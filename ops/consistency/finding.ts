import type { Db } from "#worker/db/client.ts";

/** What is compared. */
export type Stores = { db: Db; database: D1Database; pictures: R2Bucket; sessions: KVNamespace };

/** Two places that disagree. */
export type Finding = {
  /** in words, with what it is about */
  text: string;
  /** brings them in step; absent where a person must decide */
  mend?: () => Promise<unknown>;
};

/** Compares one thing; answers what disagrees. */
export type Check = (stores: Stores, now: number) => Promise<Finding[]>;
