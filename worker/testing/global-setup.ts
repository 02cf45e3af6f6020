import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startMailbox } from "#local/mailbox/server.ts";
import { type RunningStripe, startStripe } from "#local/stripe/server.ts";

/** One account a test file: their people have the same numbers and addresses. */
const ACCOUNTS = [
  "calls",
  "webhooks",
  "schedule",
  "removal",
  "plan",
  "documents",
  "addresses",
  "leaving",
  "notices",
  "darkPages",
  "hourly",
  "switch",
] as const;
type StripeAccount = (typeof ACCOUNTS)[number];
type StripeReach = Omit<RunningStripe, "close">;

declare module "vitest" {
  interface ProvidedContext {
    /** the stand-ins for Stripe: address, key and price of each */
    stripe: Record<StripeAccount, StripeReach>;
    /** address of a mailbox, which is a mail API as well */
    mailbox: string;
  }
}

/** Runs a mailbox and stand-ins for Stripe for the worker's tests. These hold their webhooks: a test delivers those it wants. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), "lanyard-worker-tests-"));
  const start = async (account: StripeAccount) => {
    const stripe = await startStripe({
      stateFile: join(dir, `${account}.json`),
      webhookUrl: "http://127.0.0.1:9/",
      webhookSecret: "whsec_never_sent",
      publicOrigin: "http://localhost",
    });
    await fetch(`${stripe.url}/_local/webhooks`, {
      method: "POST",
      body: JSON.stringify({ deliver: "hold" }),
    });
    return [account, stripe] as const;
  };
  const started = await Promise.all(ACCOUNTS.map(start));
  const reached = started.map(([account, { url, secretKey, priceId }]) => [
    account,
    { url, secretKey, priceId },
  ]);
  project.provide("stripe", Object.fromEntries(reached) as Record<StripeAccount, StripeReach>);
  const mailbox = await startMailbox({
    stateDir: dir,
    port: undefined,
    sitePort: 0,
    runCron: async () => {},
  });
  project.provide("mailbox", mailbox.url);
  return async () => {
    await Promise.all([...started.map(([, stripe]) => stripe), mailbox].map((server) => server.close()));
    rmSync(dir, { recursive: true });
  };
}
