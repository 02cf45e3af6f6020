import { env } from "cloudflare:workers";

/** Whether this is `npm run trust`, and not its short seed among the other tests. */
export const isFull = env.TRUST === "full";

/** Chooses how much is tried. */
export const upTo = (seed: number, full: number): number => (isFull ? full : seed);

/** Tells `npm run trust` what was measured: a line of its table. */
export const measured = (id: string, figure: string): void => console.log(`measured ${id}: ${figure}`);
