import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type RunningCloudflare, startCloudflare } from "#local/cloudflare/server.ts";
import { deploy } from "../deploy.ts";
import { callCommand } from "./run-command.ts";

/** Each deployment loads wrangler up to three times. */
export const PATIENCE = 400_000;

export const SECRETS = {
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_PRICE_ID: "price_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
};

/** Creates an account that has nothing, and a file of secrets. */
export async function begin(secrets: Record<string, string> = SECRETS) {
  const cloudflare = await startCloudflare();
  const folder = mkdtempSync(join(tmpdir(), "lanyard-deploy-"));
  onTestFinished(async () => {
    await cloudflare.close();
    rmSync(folder, { recursive: true });
    rmSync(`.wrangler/deployed/${cloudflare.account.id}-lanyard`, { force: true });
    rmSync(`.wrangler/deployed/${cloudflare.account.id}-lanyard-staging`, { force: true });
  });
  const file = join(folder, "secrets.json");
  writeFileSync(file, JSON.stringify(secrets));
  return { cloudflare, file };
}

type Variables = Record<string, string | undefined>;
/** Deploys in this process. */
export const run = ({ environment }: RunningCloudflare, args: string[], more: Variables = {}) =>
  callCommand(deploy, args, { ...environment, ...more });
