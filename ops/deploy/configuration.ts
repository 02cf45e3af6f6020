import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { stampIn } from "#local/build.ts";
import { replaceFile } from "#local/replace-file.ts";
import { makeTemporaryFolder } from "#local/temporary-folder.ts";
import type { CloudflareApi } from "../cloudflare/api.ts";
import type { Site } from "../cloudflare/site.ts";
import type { StoreIds } from "../cloudflare/stores.ts";

const BUILT = "dist/lanyard/wrangler.json";

/** Writes the configuration for `wrangler deploy`: the build's own, with the names and ids of a site. */
export function writeConfiguration(site: Site, stores: StoreIds | undefined): { file: string; text: string } {
  const built: Record<string, unknown> = JSON.parse(readFileSync(BUILT, "utf8"));
  const text = JSON.stringify({
    ...built,
    configPath: undefined,
    userConfigPath: undefined,
    name: site.name,
    topLevelName: site.name,
    vars: site.vars,
    secrets: site.secrets,
    routes: site.routes,
    workers_dev: site.workers_dev,
    ratelimits: site.ratelimits,
    d1_databases: [
      {
        binding: "DB",
        database_name: site.database.name,
        database_id: stores?.databaseId,
        migrations_dir: resolve("migrations"),
      },
    ],
    kv_namespaces: [{ binding: "SESSIONS", id: stores?.sessionsId }],
    r2_buckets: [{ binding: "PICTURES", bucket_name: site.pictures.name }],
  });
  // A rehearsal must not write where a deployment reads.
  const file = `dist/lanyard/${stores ? "deploy" : "dry-run"}-${site.name}.json`;
  writeFileSync(file, text);
  return { file, text };
}

/** Creates a name for exactly this deployment: the build, its configuration and the secrets it changes. */
export const deploymentTag = (configuration: string, secrets: Record<string, unknown>): string =>
  createHash("sha256")
    .update([readFileSync(stampIn("dist"), "utf8"), configuration, JSON.stringify(secrets)].join("\0"))
    .digest("hex")
    .slice(0, 16);

const RECORDS = ".wrangler/deployed";
const recordOf = ({ accountId }: CloudflareApi, name: string) => join(RECORDS, `${accountId}-${name}`);

/**
 * Returns whether the last deployment from here was this one and came to its end. A version is uploaded before its
 * schedule and its addresses: its tag alone proves nothing.
 */
export function isComplete(api: CloudflareApi, name: string, tag: string): boolean {
  const file = recordOf(api, name);
  return existsSync(file) && readFileSync(file, "utf8") === tag;
}

/** Records that a deployment came to its end. */
export function recordComplete(api: CloudflareApi, name: string, tag: string): void {
  mkdirSync(RECORDS, { recursive: true });
  replaceFile(recordOf(api, name), tag);
}

/** Runs `work` with a file of secrets that no one else can read, and that is gone afterwards. */
export async function withSecretsFile(
  secrets: Record<string, unknown>,
  work: (file: string) => Promise<void>,
): Promise<void> {
  const folder = makeTemporaryFolder("deploy");
  try {
    const file = join(folder, "secrets.json");
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
    await work(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
