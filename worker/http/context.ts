import type { Context } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import type { User } from "#schema/account.ts";
import type { Db } from "../db/client.ts";
import type { Config } from "../env.ts";
import { networkOf } from "./network.ts";

/** What every handler finds in its context. */
export type AppEnv = {
  Bindings: Env;
  Variables: RequestIdVariables & { db: Db; config: Config; user?: User };
};

/** The same behind requireUser; `isUnseen`: the call writes nothing that a public page shows. */
export type UserEnv = {
  Bindings: Env;
  Variables: AppEnv["Variables"] & { user: User; isUnseen?: boolean };
};

/** The same behind requireAdmin. */
export type AdminEnv = {
  Bindings: Env;
  Variables: AppEnv["Variables"] & { admin: { id: number; email: string } };
};

/** The network the caller's address is of, as the edge saw it; locally there may be none. Never from X-Forwarded-For. */
export const callerNetwork = <E extends AppEnv>(c: Context<E>): string =>
  networkOf(c.req.header("CF-Connecting-IP") ?? "local");
