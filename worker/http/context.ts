import type { RequestIdVariables } from "hono/request-id";
import type { User } from "#schema/account.ts";
import type { RequestCtx } from "../context.ts";

/** The environment of every handler: bindings, and variables in Hono's context. */
export type AppEnv = {
  Bindings: Env;
  Variables: RequestIdVariables & { ctx: RequestCtx; user?: User };
};
