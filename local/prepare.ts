import { join } from "node:path";
import type { Claim } from "./claim.ts";
import { startDemoPlan } from "./demo-plan.ts";
import { keptSecret } from "./kept-secret.ts";
import { migrate } from "./migrate.ts";
import { addressOf } from "./port.ts";
import { launchStores, type Vars } from "./runtime.ts";
import { ensureAdmin, seedDemo } from "./seed.ts";
import type { Settings } from "./settings.ts";
import { SECRET_KEY } from "./stripe/api/api.ts";
import { PRICE_ID } from "./stripe/engine/price.ts";
import { startStripe } from "./stripe/server.ts";
import { requireSoundStores } from "./stores.ts";

/** Everything the worker needs beside its code. */
export type Ground = {
  vars: Vars;
  /** where the local stand-in for Stripe answers, when there is one */
  stripeUrl: string | undefined;
  close(): Promise<void>;
};

type StandIn = Awaited<ReturnType<typeof startStripe>>;

/** Brings the database up to date and fills an empty one. */
async function prepareStores(settings: Settings, claim: Claim, standIn: StandIn | undefined): Promise<void> {
  const { stateDir, seed, admin } = settings;
  requireSoundStores(stateDir);
  const { miniflare } = await launchStores({ stateDir, onSpawn: claim.add });
  try {
    const stores = await miniflare.getBindings<Pick<Env, "DB" | "PICTURES" | "IMAGES">>();
    const { DB: database, PICTURES: pictures, IMAGES: images } = stores;
    await migrate(database);
    if (seed === "demo") {
      const subscribe = standIn && ((email: string, userId: number) => startDemoPlan(standIn, email, userId));
      await seedDemo({ database, pictures, images, subscribe });
    }
    if (admin) await ensureAdmin(database, admin);
  } finally {
    await miniflare.dispose();
  }
}

/** Starts what stands in for Stripe, if nothing else is named, and makes the stores ready. */
export async function prepare(settings: Settings, claim: Claim): Promise<Ground> {
  const { stateDir, publicOrigin, stripe } = settings;
  const webhookSecret = stripe.webhookSecret ?? `whsec_${keptSecret(stateDir, "stripe-webhook-secret")}`;
  const standIn =
    stripe.secretKey || stripe.apiBase
      ? undefined
      : await startStripe({
          stateFile: join(stateDir, "stripe.json"),
          webhookUrl: `${addressOf(settings)}/api/webhooks/stripe`,
          webhookSecret,
          publicOrigin,
        });
  try {
    await prepareStores(settings, claim, standIn);
  } catch (error) {
    await standIn?.close();
    throw error;
  }
  return {
    stripeUrl: standIn?.url,
    close: async () => standIn?.close(),
    vars: {
      PUBLIC_ORIGIN: publicOrigin,
      RATE_LIMITS: settings.rateLimits,
      PASSWORD_COST: settings.passwordCost,
      // One machine has one copy.
      D1_COPIES: "off",
      TRIAL_DAYS: String(settings.trialDays),
      SESSION_SECRET: settings.sessionSecret ?? keptSecret(stateDir, "session-secret"),
      STRIPE_SECRET_KEY: stripe.secretKey ?? SECRET_KEY,
      STRIPE_PRICE_ID: stripe.priceId ?? (stripe.secretKey ? "" : PRICE_ID),
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: stripe.apiBase ?? standIn?.url ?? "https://api.stripe.com",
    },
  };
}
