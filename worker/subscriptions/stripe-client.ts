import type Stripe from "stripe";
import type { Config } from "../env.ts";
import { UpstreamFailed } from "../errors.ts";

export type StripeConfig = Pick<
  Config,
  "PUBLIC_ORIGIN" | "STRIPE_API_BASE" | "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET"
>;

/** The API version for which this code is written. The webhook endpoint in Stripe's dashboard must send the same. */
const API_VERSION = "2026-10-28.endive";
const TIMEOUT_MS = 4000;

// Stripe's library is a quarter of the worker's code, and no scan needs it, so it is loaded with the first call.
export const loadLibrary = async () => (await import("stripe")).default;

const clients = new WeakMap<StripeConfig, Stripe>();

/** Creates Stripe's client, once for each isolate. */
export async function clientOf(config: StripeConfig): Promise<Stripe> {
  const cached = clients.get(config);
  if (cached) return cached;
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

/** Returns whether an error is the library's own of this type. */
export const isStripeError = <Type extends Stripe.errors.StripeError["type"]>(
  error: unknown,
  type: Type,
): error is Stripe.errors.StripeError & { type: Type } =>
  error instanceof Error && "type" in error && error.type === type;

/** Returns whether Stripe doesn't know, or no longer knows, what a call names. */
export const isMissing = (error: unknown): error is Stripe.errors.StripeError =>
  isStripeError(error, "StripeInvalidRequestError") && error.code === "resource_missing";

const isCustomerMissing = (error: unknown): boolean => isMissing(error) && error.param === "customer";

/**
 * Calls Stripe. Throws UpstreamFailed when Stripe is slow, unreachable or refuses (the log has the reason), and
 * Stripe's own error when it doesn't know the customer.
 */
export async function callStripe<Result>(
  config: StripeConfig,
  call: (stripe: Stripe) => Promise<Result>,
): Promise<Result> {
  try {
    return await call(await clientOf(config));
  } catch (error) {
    if (isCustomerMissing(error)) throw error;
    throw new UpstreamFailed("upstream_failed", error);
  }
}

/** The most failures under a key that are passed by. */
const REPLAYS_MAX = 10;

/** Returns whether Stripe has only repeated how an earlier call under the same key had failed. */
const isReplay = (error: unknown): boolean =>
  error instanceof Error &&
  "headers" in error &&
  (error as Stripe.errors.StripeError).headers?.["idempotent-replayed"] === "true";

/**
 * Creates one thing under a key, however often the call is made. For a day Stripe repeats what it answered under a key,
 * failures as well, so that behind each of those another key is tried: the same one by all calls.
 */
export async function createOnce<Made>(
  key: string,
  create: (options: { idempotencyKey: string }) => Promise<Made>,
): Promise<Made> {
  for (let failures = 0; ; failures++)
    try {
      return await create({ idempotencyKey: failures === 0 ? key : `${key}:${failures}` });
    } catch (error) {
      if (failures === REPLAYS_MAX || !isReplay(error)) throw error;
    }
}

/** Calls Stripe about a customer, and returns `otherwise` when Stripe doesn't know the customer. Throws UpstreamFailed. */
export const callAboutCustomer = <Result, Otherwise>(
  config: StripeConfig,
  call: (stripe: Stripe) => Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> =>
  callStripe(config, call).catch((error: unknown) => {
    if (isCustomerMissing(error)) return otherwise;
    throw error;
  });
