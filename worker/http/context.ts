import type { RequestIdVariables } from "hono/request-id";
import type { User } from "#schema/account.ts";
import type { RequestCtx } from "../context.ts";

/** What every handler finds in Hono's context. */
export type AppEnv = {
  Bindings: Env;
  Variables: RequestIdVariables & { ctx: RequestCtx; user?: User };
};
