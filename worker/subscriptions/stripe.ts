import type Stripe from "stripe";
import type { Config } from "../env.ts";
import { Failure } from "../failures.ts";

export type Subscription = Stripe.Subscription;
export type StripeEvent = Stripe.Event;
type StripeConfig = Pick<Config, "STRIPE_API_BASE" | "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET">;

/** The shapes this code was written for; the webhook endpoint in Stripe's dashboard must send the same. */
const API_VERSION = "2026-10-28.endive";
const TIMEOUT_MS = 4000;
/** How far a webhook's clock may be from ours, in seconds; Stripe's own tolerance. */
const TOLERANCE = 300;

// A quarter of the worker's code, which no scan needs: loaded with the first question.
const loadLibrary = async () => (await import("stripe")).default;

const clients = new WeakMap<StripeConfig, Stripe>();

async function clientOf(config: StripeConfig): Promise<Stripe> {
  const known = clients.get(config);
  if (known) return known;
  const Library = await loadLibrary();
  const { protocol, hostname, port } = new URL(config.STRIPE_API_BASE);
  const client = new Library(config.STRIPE_SECRET_KEY, {
    apiVersion: API_VERSION,
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    ...(port && { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Library.createFetchHttpClient(),
  });
  clients.set(config, client);
  return client;
}

/** 502: Stripe is slow, away, or refuses what we ask. The log has its words, the caller hasn't. */
class PaymentFailure extends Failure {
  constructor(cause: unknown) {
    super(
      502,
      "Our payment service doesn't answer right now. Nothing was charged. Please try again.",
      5,
      cause,
    );
  }
}

/** One of the library's own errors of this type. */
const isError = <Type extends Stripe.errors.StripeError["type"]>(
  error: unknown,
  type: Type,
): error is Stripe.errors.StripeError & { type: Type } =>
  error instanceof Error && "type" in error && error.type === type;

const isMissing = (error: unknown): error is Stripe.errors.StripeError =>
  isError(error, "StripeInvalidRequestError") && error.code === "resource_missing";
/** Whether Stripe doesn't know the customer, or no longer. */
const isCustomerMissing = (error: unknown): boolean => isMissing(error) && error.param === "customer";

/** Asks Stripe. Throws PaymentFailure, or Stripe's own error where it doesn't know the customer. */
async function ask<Answer>(
  config: StripeConfig,
  question: (stripe: Stripe) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await question(await clientOf(config));
  } catch (error) {
    throw isCustomerMissing(error) ? error : new PaymentFailure(error);
  }
}

/** The same, with `otherwise` where Stripe doesn't know the customer. */
const askAbout = <Answer, Otherwise>(
  config: StripeConfig,
  question: (stripe: Stripe) => Promise<Answer>,
  otherwise: Otherwise,
): Promise<Answer | Otherwise> =>
  ask(config, question).catch((error: unknown) => {
    if (isCustomerMissing(error)) return otherwise;
    throw error;
  });

/** All subscriptions a customer ever had; none for a customer Stripe doesn't know, or no longer. */
export const listSubscriptions = (config: StripeConfig, customer: string): Promise<Subscription[]> =>
  askAbout(
    config,
    (stripe) =>
      stripe.subscriptions.list({ customer, status: "all", limit: 100 }).autoPagingToArray({ limit: 1000 }),
    [],
  );

/**
 * The customer of an account: the one made for it earlier, where an answer was lost, else a new one. `attempt` differs
 * once an earlier customer was deleted at Stripe.
 */
export const makeCustomer = (
  config: StripeConfig,
  { userId, email, attempt }: { userId: number; email: string; attempt: number },
): Promise<string> =>
  ask(config, async (stripe) => {
    const [mine] = await customersOf(stripe, userId, email);
    if (mine) return mine;
    const made = await stripe.customers.create(
      { email, metadata: { userId: String(userId) } },
      { idempotencyKey: `customer:${userId}:${attempt}` },
    );
    return made.id;
  });

/** The customers made for an account: more than the one we know, where an answer was lost. */
const customersOf = async (stripe: Stripe, userId: number, email: string): Promise<string[]> => {
  const { data } = await stripe.customers.list({ email, limit: 100 });
  return data.filter(({ metadata }) => metadata.userId === String(userId)).map(({ id }) => id);
};

/** Removes an account's customers for good, which ends their plans at once. Those that are gone already count as done. */
export const removeCustomers = (
  config: StripeConfig,
  { userId, email, customerId }: { userId: number; email: string; customerId: string | null },
): Promise<void> =>
  ask(config, async (stripe) => {
    const made = await customersOf(stripe, userId, email);
    for (const id of new Set(customerId === null ? made : [customerId, ...made]))
      await stripe.customers.del(id).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
  });

export type Checkout = {
  customer: string;
  userId: number;
  price: string;
  /** unix seconds */
  trialEnd: number | undefined;
  successUrl: string;
  cancelUrl: string;
};

/**
 * A page to pay on: the one that is open already, else a new one, which two clicks at once share. undefined when Stripe
 * no longer knows the customer.
 */
export const openCheckout = (config: StripeConfig, checkout: Checkout): Promise<string | undefined> =>
  askAbout(
    config,
    async (stripe) => {
      const { customer, userId, price, trialEnd, successUrl, cancelUrl } = checkout;
      const { data } = await stripe.checkout.sessions.list({ customer, limit: 1 });
      const [last] = data;
      if (last?.status === "open" && last.url && last.metadata?.price === price) {
        // The page of a customer who was deleted since stays open, but nobody can pay on it.
        const known = await stripe.customers.retrieve(customer);
        return known.deleted ? undefined : last.url;
      }
      const metadata = { userId: String(userId), price };
      const session = await stripe.checkout.sessions.create(
        {
          mode: "subscription",
          customer,
          client_reference_id: String(userId),
          line_items: [{ price, quantity: 1 }],
          metadata,
          subscription_data: { metadata, ...(trialEnd !== undefined && { trial_end: trialEnd }) },
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: ["checkout", customer, price, last?.id ?? "first", trialEnd ?? "now"].join(":") },
      );
      return session.url ?? undefined;
    },
    undefined,
  );

/** Stripe's own page for cards, invoices and the plan; undefined when it no longer knows the customer. */
export const openPortal = (
  config: StripeConfig,
  customer: string,
  returnUrl: string,
): Promise<string | undefined> =>
  askAbout(
    config,
    async (stripe) => (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url,
    undefined,
  );

/** Lets a subscription end with the period that is paid. */
export const cancelAtPeriodEnd = (config: StripeConfig, id: string): Promise<unknown> =>
  ask(config, (stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: true }));

/** Takes a planned end back, in whichever of its two forms it stands: our own, or a date set in the portal. */
export const keepSubscription = (config: StripeConfig, subscription: Subscription): Promise<unknown> =>
  ask(config, (stripe) =>
    stripe.subscriptions.update(
      subscription.id,
      subscription.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" },
    ),
  );

/** The event in a webhook's raw body, or undefined when its signature is wrong or older than five minutes. */
export async function readEvent(
  config: StripeConfig,
  body: string,
  signature: string,
  now: number,
): Promise<StripeEvent | undefined> {
  const at = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  // The library lets a time ahead of ours pass.
  if (!(at <= now / 1000 + TOLERANCE)) return undefined;
  try {
    const client = await clientOf(config);
    return await client.webhooks.constructEventAsync(
      body,
      signature,
      config.STRIPE_WEBHOOK_SECRET,
      TOLERANCE,
      (await loadLibrary()).createSubtleCryptoProvider(),
    );
  } catch (error) {
    if (isError(error, "StripeSignatureVerificationError") || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whose event this is. */
export function customerOf({ data }: StripeEvent): string | undefined {
  const object: { object?: string; id?: string; customer?: unknown } = { ...data.object };
  if (object.object === "customer") return object.id;
  const { customer } = object;
  if (typeof customer === "string") return customer;
  return typeof customer === "object" &&
    customer !== null &&
    "id" in customer &&
    typeof customer.id === "string"
    ? customer.id
    : undefined;
}
