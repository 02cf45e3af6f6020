import { connect, type Db } from "./db/client.ts";
import { type Config, configOf } from "./env.ts";

/** The context of a request or of an hourly run, made once. `now` is when it began, ms since 1970. */
export type Ctx = { env: Env; db: Db; config: Config; now: number };

/** The context of a request. `network` is the caller's, as networkOf names it. */
export type RequestCtx = Ctx & { network: string; hasRateLimits: boolean };

/** Builds the context of work that begins now. Throws an error that names each wrong setting. */
export const createContext = (env: Env, db: Db = connect(env.DB)): Ctx => ({
  env,
  db,
  config: configOf(env),
  now: Date.now(),
});
