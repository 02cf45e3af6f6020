import type Stripe from "stripe";
import type { Ctx } from "../context.ts";
import { clientOf, isStripeError, loadLibrary } from "./stripe-client.ts";

export type StripeEvent = Stripe.Event;

/** Seconds by which a webhook's clock may differ from ours. It is Stripe's own tolerance. */
const TOLERANCE = 300;

/** Reads the event of a webhook's raw body; undefined when its signature is wrong or older than five minutes. */
export async function readStripeEvent(
  { config, now }: Pick<Ctx, "config" | "now">,
  { body, signature }: { body: string; signature: string },
): Promise<StripeEvent | undefined> {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  // The library accepts any time ahead of ours.
  if (!(signedAt <= now / 1000 + TOLERANCE)) return undefined;
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
    const isWrong = isStripeError(error, "StripeSignatureVerificationError") || error instanceof SyntaxError;
    if (isWrong) return undefined;
    throw error;
  }
}

/** Answers the id of the customer that an event is about; undefined without one. */
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
