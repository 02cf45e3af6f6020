import Stripe from "stripe";
import type { Plan } from "./seed.ts";

/** Gives a demo account a running subscription in the local stand-in for Stripe. Rejects when that refuses. */
export async function startDemoPlan(
  stripe: { url: string; secretKey: string },
  email: string,
  userId: number,
): Promise<Plan> {
  const { hostname, port } = new URL(stripe.url);
  const client = new Stripe(stripe.secretKey, { host: hostname, port, protocol: "http" });
  const customer = await client.customers.create({ email, metadata: { userId: String(userId) } });
  const response = await fetch(`${stripe.url}/_local/subscriptions`, {
    method: "POST",
    body: JSON.stringify({ customer: customer.id, metadata: { userId: String(userId) } }),
  });
  if (!response.ok) throw new Error(`the demo's subscription was refused: ${await response.text()}`);
  const { id }: { id: string } = JSON.parse(await response.text());
  return { customerId: customer.id, subscriptionId: id };
}
