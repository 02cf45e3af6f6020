import { Hono } from "hono";
import { type StandInEnv, serve } from "../stand-ins/listen.ts";
import { type CloudflareAccount, emptyAccount } from "./account.ts";
import { done, refused } from "./responses.ts";
import { databasesOf } from "./databases.ts";
import { scriptsOf } from "./scripts.ts";
import { bucketsOf, namespacesOf } from "./stores.ts";

export type RunningCloudflare = {
  account: CloudflareAccount;
  /** variables that lead wrangler and our commands to it */
  environment: Record<string, string>;
  /** calls that it doesn't know */
  unknown: string[];
  close: () => Promise<void>;
};

/**
 * Starts a stand-in for Cloudflare's API, with an account that has nothing: it has the calls of deployments, backups
 * and restores, and refuses what Cloudflare refuses.
 */
export async function startCloudflare(): Promise<RunningCloudflare> {
  const account = emptyAccount();
  const unknown: string[] = [];
  let url = "";
  const databases = databasesOf(account, () => `${url}/accounts/${account.id}/d1/database`);
  const app = new Hono<StandInEnv>()
    .use(async (c, next) => {
      const isSigned = c.req.path.includes("/d1/database/files/");
      if (!isSigned && c.req.header("authorization") !== `Bearer ${account.token}`)
        return refused(403, 10_000, "Authentication error");
      return next();
    })
    .get("/accounts", () => done([{ id: account.id, name: "Walks" }]))
    .get("/memberships", () => done([{ account: { id: account.id, name: "Walks" } }]))
    .get("/user", () => done({ email: "you@walks.example" }))
    .route(`/accounts/${account.id}/d1/database`, databases)
    .route(`/accounts/${account.id}/storage/kv/namespaces`, namespacesOf(account))
    .route(`/accounts/${account.id}/r2/buckets`, bucketsOf(account))
    .route(`/accounts/${account.id}/workers`, scriptsOf(account))
    .notFound((c) => {
      unknown.push(`${c.req.method} ${c.req.path}`);
      return refused(404, 7003, `Could not route to ${c.req.path}`);
    });
  const served = await serve(app);
  ({ url } = served);
  return {
    account,
    environment: {
      CLOUDFLARE_API_BASE_URL: url,
      CLOUDFLARE_API_TOKEN: account.token,
      CLOUDFLARE_ACCOUNT_ID: account.id,
      WRANGLER_SEND_METRICS: "false",
    },
    unknown,
    close: served.close,
  };
}
