import { env } from "cloudflare:workers";

/** True in `npm run trust`, false in its short seed among the other tests. */
export const isFull = env.TRUST === "full";

/** Returns how much is tried: `full` in `npm run trust`, else `seed`. */
export const upTo = (seed: number, full: number): number => (isFull ? full : seed);

/** Prints for `npm run trust` what was measured: a line of its table. */
export const measured = (id: string, figure: string): void => console.log(`measured ${id}: ${figure}`);
