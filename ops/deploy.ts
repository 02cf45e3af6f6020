import { ensureBuild } from "#local/build.ts";
import { tryLock, withLock } from "#local/lock.ts";
import { CommandError } from "#local/command-error.ts";
import { askPassword } from "./ask-password.ts";
import { readArguments, runMain } from "#local/command.ts";
import { type CloudflareApi, CloudflareRefused } from "./cloudflare/api.ts";
import { signInToCloudflare } from "./cloudflare/sign-in.ts";
import { atWorkersDev, isOnWorkersDev, readSite, type Site } from "./cloudflare/site.ts";
import { ensureStores } from "./cloudflare/stores.ts";
import { runWrangler } from "./cloudflare/wrangler.ts";
import {
  isComplete,
  recordComplete,
  deploymentTag,
  withSecretsFile,
  writeConfiguration,
} from "./deploy/configuration.ts";
import { makeFirstAdmin, readFirstAdmin, withoutAdmin } from "./deploy/first-admin.ts";
import { leftToDo } from "./deploy/left-to-do.ts";
import { migrateRemote } from "./deploy/migrate.ts";
import { planOf } from "./deploy/plan.ts";
import { gatherSecrets, neededSecrets, readSecrets } from "./deploy/secrets.ts";
import { deployedSecrets, deployedTag, findSubdomain } from "./deploy/worker.ts";
import { findGaps, findWarnings } from "./deploy-gaps.ts";

const USAGE = "npm run deploy -- [--env NAME] [--secrets FILE] [--dry-run]";
const OPTIONS = {
  env: { type: "string" },
  secrets: { type: "string" },
  "dry-run": { type: "boolean", default: false },
} as const;
const LOCK = "node_modules/.deploy-lock";

const refuseGaps = (gaps: string[]): void => {
  if (gaps.length > 0) throw new CommandError(gaps.join("\n"));
};

/** Says what a deployment would do and bundles it, without a word to Cloudflare. Throws CommandError for wrong settings. */
async function rehearse(site: Site, given: Record<string, unknown>): Promise<void> {
  const settled = isOnWorkersDev(site) ? atWorkersDev(site, "your-account") : site;
  refuseGaps(findGaps(settled, given, neededSecrets(site), site));
  await ensureBuild();
  console.log(
    `This deployment would\n${planOf(site, given, await readFirstAdmin(given, process.env))
      .map((line) => `- ${line}`)
      .join("\n")}`,
  );
  const { file } = writeConfiguration(settled, undefined);
  await runWrangler(["deploy", "--dry-run", "--config", file], { advice: "see above" });
}

/** Returns the site with its address. Throws CommandError where the account has no name at workers.dev yet. */
async function settle(api: CloudflareApi, site: Site): Promise<Site> {
  if (!isOnWorkersDev(site)) return site;
  try {
    return atWorkersDev(site, await findSubdomain(api));
  } catch (error) {
    if (!(error instanceof CloudflareRefused)) throw error;
    const advice = "open Workers in Cloudflare's dashboard once, which gives it one, or set routes";
    throw new CommandError(`The account has no name at workers.dev: ${advice}.\n${error.message}`);
  }
}

/** Creates what is missing, migrates, deploys what has changed, and says what is left to do. Throws CommandError. */
async function deploySite(given: Site, secretsGiven: Record<string, unknown>): Promise<void> {
  const admin = await readFirstAdmin(secretsGiven, process.env);
  const api = await signInToCloudflare(given.accountId);
  const site = await settle(api, given);
  const deployed = (await deployedSecrets(api, site.name)) ?? [];
  const gathered = await gatherSecrets(site, {
    given: secretsGiven,
    deployed,
    environment: process.env,
    ...(process.stdin.isTTY && { ask: askPassword }),
  });
  const secrets = withoutAdmin(gathered);
  refuseGaps(findGaps(site, secrets, deployed, site));
  await ensureBuild();
  const stores = await ensureStores(api, site);
  const { file, text } = writeConfiguration(site, stores);
  await migrateRemote(api, stores.databaseId, file);
  if (admin) await makeFirstAdmin(api, stores.databaseId, admin);
  const tag = deploymentTag(text, secrets);
  if (isComplete(api, site.name, tag) && (await deployedTag(api, site.name)) === tag)
    console.log("Nothing has changed since the last deployment.");
  else {
    const args = ["deploy", "--config", file, "--tag", tag];
    await withSecretsFile(secrets, (secretsFile) =>
      runWrangler([...args, "--secrets-file", secretsFile], {
        advice: "the command can be run again",
        accountId: api.accountId,
      }),
    );
    recordComplete(api, site.name, tag);
  }
  const left = await leftToDo(api, site, stores.databaseId);
  console.log(`\nThe site is at ${String(site.vars.PUBLIC_ORIGIN)}.`);
  if (left.length > 0) console.log(`Left to do:\n${left.map((line) => `- ${line}`).join("\n")}`);
}

/** Deploys a site, or says with `--dry-run` what that would do. Throws CommandError. */
export async function deploy(args: string[]): Promise<void> {
  const { env, secrets, "dry-run": isRehearsal } = readArguments({ args, options: OPTIONS }, USAGE).values;
  const found = readSite(env);
  const site = { ...found, secretsFile: secrets ?? found.secretsFile };
  const given = readSecrets(site.secretsFile);
  for (const line of findWarnings(site, given, site)) console.warn(`Warning: ${line}`);
  if (isRehearsal) return rehearse(site, given);
  const free = tryLock(LOCK);
  if (!free) console.log("Another deployment runs here: waiting for its end …");
  free?.close();
  return withLock(LOCK, () => deploySite(site, given));
}

if (import.meta.main) await runMain(deploy);
