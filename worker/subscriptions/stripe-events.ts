import type Stripe from "stripe";
import type { Ctx } from "../context.ts";
import { clientOf, isStripeError, loadLibrary } from "./stripe-client.ts";

export type StripeEvent = Stripe.Event;

/** Seconds by which a webhook's clock may differ from ours. It is Stripe's own tolerance. */
const TOLERANCE_SECONDS = 300;

/** Reads the JSON of a webhook's raw body; undefined when its signature is wrong or older than five minutes. */
export async function readStripeEvent(
  { config, now }: Pick<Ctx, "config" | "now">,
  { body, signature }: { body: string; signature: string },
): Promise<unknown> {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  // The library accepts any time ahead of ours.
  if (!(signedAt <= now / 1000 + TOLERANCE_SECONDS)) return undefined;
  try {
    const { webhooks } = await clientOf(config);
    const isRight = await webhooks.signature?.verifyHeaderAsync(
      body,
      signature,
      config.STRIPE_WEBHOOK_SECRET,
      TOLERANCE_SECONDS,
      (await loadLibrary()).createSubtleCryptoProvider(),
    );
    return isRight ? JSON.parse(body) : undefined;
  } catch (error) {
    const isWrong = isStripeError(error, "StripeSignatureVerificationError") || error instanceof SyntaxError;
    if (isWrong) return undefined;
    throw error;
  }
}

/** Returns whether an event brings its object. Stripe's thin events don't, and what is signed may be any JSON. */
export function hasObject(event: unknown): event is StripeEvent {
  if (typeof event !== "object" || event === null || !("type" in event) || !("data" in event)) return false;
  const { data } = event;
  return (
    typeof data === "object" &&
    data !== null &&
    "object" in data &&
    typeof data.object === "object" &&
    data.object !== null
  );
}

/** Returns the id of the customer that an event is about; undefined without one. */
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
