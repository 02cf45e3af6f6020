import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeTemporaryFolder } from "#local/temporary-folder.ts";
import type { CloudflareApi } from "./api.ts";
import { signInToCloudflare } from "./sign-in.ts";
import { readSite, type Site } from "./site.ts";
import { requireStores, type StoreIds } from "./stores.ts";

/** A deployed site, with a file that tells wrangler of its stores. */
type Remote = { api: CloudflareApi; site: Site; stores: StoreIds; configPath: string; close: () => void };

/** Signs in and finds the stores of a site. Throws CommandError where it isn't deployed. */
export async function openRemoteSite(environment?: string): Promise<Remote> {
  const site = readSite(environment);
  const api = await signInToCloudflare(site.accountId);
  const stores = await requireStores(api, site);
  const folder = makeTemporaryFolder("remote");
  const configPath = join(folder, "wrangler.json");
  const remote = true;
  const config = {
    name: site.name,
    account_id: api.accountId,
    compatibility_date: "2026-10-01",
    d1_databases: [
      {
        binding: "DB",
        database_name: site.database.name,
        database_id: stores.databaseId,
        migrations_dir: resolve("migrations"),
        remote,
      },
    ],
    kv_namespaces: [{ binding: "SESSIONS", id: stores.sessionsId, remote }],
    r2_buckets: [{ binding: "PICTURES", bucket_name: stores.pictures, remote }],
  };
  writeFileSync(configPath, JSON.stringify(config));
  return { api, site, stores, configPath, close: () => rmSync(folder, { recursive: true, force: true }) };
}
