import Stripe from "stripe";
import type { DemoPlan } from "./seed.ts";

/** Gives a demo account a running subscription in the stand-in for Stripe. Rejects when that refuses. */
export async function startDemoPlan(
  { url, secretKey }: { url: string; secretKey: string },
  email: string,
  userId: number,
): Promise<DemoPlan> {
  const { hostname: host, port } = new URL(url);
  const metadata = { userId: String(userId) };
  const client = new Stripe(secretKey, { host, port, protocol: "http" });
  const { id: customer } = await client.customers.create({ email, metadata });
  const body = JSON.stringify({ customer, metadata });
  const response = await fetch(`${url}/_local/subscriptions`, { method: "POST", body });
  if (!response.ok) throw new Error(`the demo's subscription was refused: ${await response.text()}`);
  const { id }: { id: string } = JSON.parse(await response.text());
  return { customerId: customer, subscriptionId: id };
}
