import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { unstable_readConfig } from "wrangler";
import { ensureBuild } from "#local/build.ts";
import { explain, Refusal } from "#local/refusal.ts";
import { check } from "#local/settings.ts";
import { findGaps, findWarnings, SECRETS_FILE } from "./deploy-gaps.ts";

const WRANGLER = join("node_modules", ".bin", "wrangler");

function wrangler(...args: string[]): void {
  const { status } = spawnSync(WRANGLER, args, { stdio: "inherit" });
  if (status !== 0) throw new Refusal(`wrangler ${args[0]} failed: see above`);
}

function readSecrets(): Record<string, unknown> {
  if (!existsSync(SECRETS_FILE)) return {};
  try {
    return check(z.record(z.string(), z.unknown()), JSON.parse(readFileSync(SECRETS_FILE, "utf8")));
  } catch (error) {
    throw new Refusal(`${SECRETS_FILE} holds no JSON object: ${String(error)}`);
  }
}

/** Lists the names of the deployed secrets; none before the first deployment. */
function listDeployed(): string[] {
  const { status, stdout, stderr } = spawnSync(WRANGLER, ["secret", "list", "--config", "wrangler.toml"], {
    encoding: "utf8",
    stdio: ["inherit", "pipe", "pipe"],
  });
  if (status === 0)
    return z
      .array(z.object({ name: z.string() }))
      .parse(JSON.parse(stdout))
      .map(({ name }) => name);
  if (/Worker ".*" not found/.test(stderr)) return [];
  throw new Refusal(`Cloudflare doesn't say which secrets there are:\n${stdout}${stderr}`);
}

/** Checks, builds, migrates, deploys. Throws Refusal, with nothing changed, when something is missing. */
async function deploy(): Promise<void> {
  const config = unstable_readConfig({ config: "wrangler.toml" });
  const given = readSecrets();
  for (const line of findWarnings(config, given)) console.warn(`Warning: ${line}`);
  const isComplete = config.secrets?.required?.every((name: string) => name in given);
  const gaps = findGaps(config, given, isComplete ? [] : listDeployed());
  if (gaps.length > 0) throw new Refusal(gaps.join("\n"));
  await ensureBuild();
  wrangler("d1", "migrations", "apply", "DB", "--remote");
  const secrets = existsSync(SECRETS_FILE) ? ["--secrets-file", SECRETS_FILE] : [];
  wrangler("deploy", "--config", "dist/lanyard/wrangler.json", ...secrets);
}

try {
  await deploy();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
