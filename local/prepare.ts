import { join } from "node:path";
import { connect } from "#worker/db/client.ts";
import { followBilling } from "#worker/subscriptions/billing-switch.ts";
import { hashCost } from "#worker/auth/password.ts";
import { CLOUDFLARE_TURNSTILE, configSchema, STRIPE_API } from "#worker/env.ts";
import { startDemoPlan } from "#demo/plan.ts";
import { retryClosedConnection } from "./closed-connection.ts";
import type { StateLock } from "./state-lock.ts";
import { ensureAdmin } from "./ensure-admin.ts";
import { ensureDemo } from "./ensure-demo.ts";
import { isPrepared } from "./is-prepared.ts";
import { storedPushKeys, storedSecret } from "./stored-secrets.ts";
import { startMailbox } from "./mailbox/server.ts";
import { migrateStores } from "./migrate.ts";
import { addressOf } from "./port.ts";
import { launchStores, type Vars } from "./runtime.ts";
import type { Settings } from "./settings.ts";
import type { Shutdown } from "./shutdown.ts";
import { requireSoundStores } from "./stores.ts";
import { SECRET_KEY as STAND_IN_KEY } from "./stripe/api/api.ts";
import { PRICE_ID as STAND_IN_PRICE } from "./stripe/engine/price.ts";
import { type RunningStripe, startStripe } from "./stripe/server.ts";
import { serveTurnstile, TEST_KEY } from "./turnstile/server.ts";

type Prepared = {
  vars: Vars;
  stripeUrl: string | undefined;
  mailboxUrl: string | undefined;
  /** where the worker's e-mails are handed on: the mailbox, or what sends them by SMTP_URL */
  mailUrl: string | undefined;
};

type Closing = Pick<Shutdown, "onClose">;

/** Starts the mailbox, unless e-mails are off, or go to a mail API or a mail server. */
async function openMailbox(settings: Settings, shutdown: Closing, runCron: () => Promise<void>) {
  const { STATE_DIR: stateDir, PORT: sitePort, MAILBOX_PORT: port, MAIL_FROM, MAIL_API_URL } = settings;
  if (MAIL_FROM === "off" || MAIL_API_URL || settings.SMTP_URL) return undefined;
  const { url, close } = await startMailbox({ stateDir, port, sitePort, runCron });
  shutdown.onClose(close);
  return url;
}

/** Starts what hands e-mails to the mail server, where one is named. */
async function openMailSender(settings: Settings, shutdown: Closing, runCron: () => Promise<void>) {
  const { SMTP_URL: server, MAILBOX_PORT: cronPort, MAIL_FROM } = settings;
  if (!server || MAIL_FROM === "off") return undefined;
  const { startMailSender } = await import("./smtp/server.ts");
  const { url, close } = await startMailSender({ server, cronPort, runCron });
  shutdown.onClose(close);
  return url;
}

/** Variables of the worker that more than one setting decides. */
const DECIDED = /^(?:D1_COPIES|SMTP_HOST|VAPID_|PUSH_)/;

/** Returns the settings that are passed on to the worker as they are. */
const varsOf = (settings: Settings): Vars =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) =>
      name in configSchema.shape && !DECIDED.test(name) && value !== undefined ? [[name, String(value)]] : [],
    ),
  );

/**
 * Returns the keys for push services and their address: those that were given, else a kept pair and the mailbox, where
 * there is one.
 */
function pushOf(
  { STATE_DIR, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, PUSH_API_BASE }: Settings,
  mailboxUrl: string | undefined,
): Vars {
  const isGiven = VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY;
  if (isGiven) return { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, ...(PUSH_API_BASE && { PUSH_API_BASE }) };
  return mailboxUrl === undefined ? {} : { ...storedPushKeys(STATE_DIR), PUSH_API_BASE: mailboxUrl };
}

/** Brings the database up to date and fills an empty one. */
async function prepareStores(settings: Settings, lock: Pick<StateLock, "add">, stripe?: RunningStripe) {
  const { STATE_DIR: stateDir, SEED } = settings;
  requireSoundStores(stateDir);
  if (isPrepared(settings)) return;
  const { miniflare } = await launchStores({ stateDir, onSpawn: lock.add });
  try {
    const stores = await miniflare.getBindings<Pick<Env, "DB" | "PICTURES" | "IMAGES">>();
    const { DB: database, PICTURES: pictures, IMAGES: images } = stores;
    const subscribe = stripe && ((email: string, userId: number) => startDemoPlan(stripe, email, userId));
    await retryClosedConnection(async () => {
      await migrateStores(stateDir, stores);
      if (SEED === "demo")
        await ensureDemo({ database, pictures, images, cost: hashCost(settings), subscribe });
      await ensureAdmin(database, settings);
      await followBilling({ db: connect(database), now: Date.now(), config: settings });
    });
  } finally {
    await miniflare.dispose();
  }
}

/** Returns where Turnstile is. Starts a stand-in for Cloudflare's keys for tests. */
async function openTurnstile(settings: Settings, shutdown: Closing): Promise<string> {
  const { TURNSTILE_SITE_KEY = "", TURNSTILE_API_BASE: given } = settings;
  if (!TEST_KEY.test(TURNSTILE_SITE_KEY)) return given ?? CLOUDFLARE_TURNSTILE;
  if (given !== undefined && given !== CLOUDFLARE_TURNSTILE) return given;
  const turnstile = await serveTurnstile();
  shutdown.onClose(turnstile.close);
  return turnstile.url;
}

/**
 * Returns the price that is sold. The stand-in for Stripe knows none but its own, whatever is named while the key of a real
 * account is still missing; an empty one is missing on purpose.
 */
export function priceOf(given: string | undefined, standIn: "started" | "elsewhere" | "none"): string {
  if (given === "" || (given !== undefined && standIn !== "started")) return given;
  return standIn === "none" ? "" : STAND_IN_PRICE;
}

type Services = { lock: Pick<StateLock, "add">; shutdown: Closing; runCron: () => Promise<void> };

/** Starts the mailbox and the stand-in for Stripe, where no others are named, and makes the stores ready. */
export async function prepareServer(
  settings: Settings,
  { lock, shutdown, runCron }: Services,
): Promise<Prepared> {
  const { HOST, PORT, STATE_DIR, PUBLIC_ORIGIN: publicOrigin, STRIPE_SECRET_KEY, STRIPE_API_BASE } = settings;
  const webhookSecret =
    settings.STRIPE_WEBHOOK_SECRET ?? `whsec_${storedSecret(STATE_DIR, "stripe-webhook-secret")}`;
  const webhookUrl = `${addressOf(HOST, PORT)}/api/webhooks/stripe`;
  const stateFile = join(STATE_DIR, "stripe.json");
  const hasNoKey = settings.BILLING === "on" && !STRIPE_SECRET_KEY;
  const stripe =
    hasNoKey && !STRIPE_API_BASE
      ? await startStripe({ stateFile, webhookUrl, webhookSecret, publicOrigin })
      : undefined;
  if (stripe) shutdown.onClose(stripe.close);
  const mailboxUrl = await openMailbox(settings, shutdown, runCron);
  const mailUrl = mailboxUrl ?? (await openMailSender(settings, shutdown, runCron));
  await prepareStores(settings, lock, stripe);
  const vars = {
    ...varsOf(settings),
    ...pushOf(settings, mailboxUrl),
    // One machine has one copy.
    D1_COPIES: "off",
    HOSTED_AT: settings.HOSTED_AT ?? "",
    ...(settings.SMTP_URL && { SMTP_HOST: settings.SMTP_URL.host }),
    SESSION_SECRET: settings.SESSION_SECRET ?? storedSecret(STATE_DIR, "session-secret"),
    STRIPE_SECRET_KEY: STRIPE_SECRET_KEY ?? (hasNoKey ? STAND_IN_KEY : ""),
    STRIPE_PRICE_ID: priceOf(settings.STRIPE_PRICE_ID, stripe ? "started" : hasNoKey ? "elsewhere" : "none"),
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: STRIPE_API_BASE ?? stripe?.url ?? STRIPE_API,
    TURNSTILE_API_BASE: await openTurnstile(settings, shutdown),
    EXAMPLE_PROFILE: settings.EXAMPLE_PROFILE || (settings.SEED === "demo" ? "marta-lisbon" : ""),
  };
  return { vars, stripeUrl: stripe?.url, mailboxUrl, mailUrl };
}
