import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { inject, type ProvidedContext } from "vitest";
import { users } from "../db/tables/accounts.ts";
import { db, ORIGIN, send } from "./factories.ts";

export const rowOf = async (userId: number) => {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  if (!row) throw new Error("no such account");
  return row;
};

/** Pays on a checkout page, or has the card declined; returns the address it redirects to. */
export async function payAt(page: string, card: "works" | "declined" = "works"): Promise<string | null> {
  const response = await fetch(page, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ card }),
  });
  return response.headers.get("Location");
}

type Signing = { secret?: string; timestamp?: number };

/** Signs a body as the header Stripe-Signature has it. */
const sign = (payload: string, { secret = env.STRIPE_WEBHOOK_SECRET, timestamp }: Signing): Promise<string> =>
  Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret,
    ...(timestamp !== undefined && { timestamp }),
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });

/**
 * Connects to one of the stand-ins for Stripe: the worker's environment, a client of Stripe, and the stand-in's
 * controls.
 */
export function openBilling(account: keyof ProvidedContext["stripe"]) {
  const { url, secretKey, priceId } = inject("stripe")[account];
  const { hostname, port } = new URL(url);
  /** the worker's environment with this Stripe account */
  const billingEnv = {
    ...env,
    STRIPE_API_BASE: url,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PRICE_ID: priceId,
  };
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: "http",
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient(),
  });

  /** Triggers what Stripe's API can't: the passing of time, actions in its dashboard, faults (local/stripe/README.md). */
  async function control<Result>(path: string, body: object): Promise<Result> {
    const response = await fetch(`${url}/_local/${path}`, { method: "POST", body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  }

  /** Clears the requested faults. */
  const calm = (): Promise<unknown> => fetch(`${url}/_local/fault`, { method: "DELETE" });

  /** Lists the events about a customer, oldest first. */
  async function eventsOf(customer: string | null): Promise<Stripe.Event[]> {
    const response = await fetch(`${url}/_local/state`);
    const { events } = await response.json<{ events: Record<string, Stripe.Event> }>();
    return Object.values(events).filter(({ data }) => JSON.stringify(data.object).includes(String(customer)));
  }

  /** Sends a body to the webhook, signed as Stripe does. */
  async function deliverBody(body: string, signing: Signing = {}): Promise<Response> {
    const request = new Request(`${ORIGIN}/api/webhooks/stripe`, {
      method: "POST",
      headers: { "Stripe-Signature": await sign(body, signing) },
      body,
    });
    return send(request, billingEnv);
  }

  const deliver = (event: Stripe.Event): Promise<Response> => deliverBody(JSON.stringify(event));

  /** Sends these events one after the other. */
  async function deliverAll(events: Stripe.Event[]): Promise<void> {
    for (const event of events) {
      const { status } = await deliver(event);
      if (status !== 200) throw new Error(`${event.type}: ${status}`);
    }
  }

  return { env: billingEnv, stripe, control, calm, eventsOf, deliverBody, deliver, deliverAll };
}
