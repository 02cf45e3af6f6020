import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { expect, onTestFinished } from "vitest";
import type { State } from "../engine/state.ts";
import { startStripe } from "../server.ts";
import { Receiver, WEBHOOK_SECRET } from "./receiver.ts";

export const APP_ORIGIN = "http://localhost:8787";
export const DAY_SECONDS = 86_400;

export function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), "stripe-stand-in-"));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

export function clientOf(url: string, key: string, config: Stripe.StripeConfig = {}): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: "http", maxNetworkRetries: 0, ...config });
}

export type StandIn = Awaited<ReturnType<typeof start>>;

/** Starts a stand-in for the test alone, with a webhook receiver and the real client. Webhooks wait until asked for. */
export async function start(stateFile = join(tempDir(), "stripe.json")) {
  const receiver = new Receiver();
  await receiver.start();
  onTestFinished(() => receiver.stop());
  const server = await startStripe({
    stateFile,
    webhookUrl: receiver.url,
    webhookSecret: WEBHOOK_SECRET,
    publicOrigin: APP_ORIGIN,
  });
  let open = true;
  const stop = async (): Promise<void> => {
    if (open) await server.close();
    open = false;
  };
  onTestFinished(stop);

  async function control<Result = object>(path: string, body: object = {}): Promise<Result> {
    const response = await fetch(`${server.url}/_local/${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      // A restarted stand-in has its old port: no connection of before may be used again.
      headers: { connection: "close" },
    });
    const result: Result = JSON.parse(await response.text());
    if (!response.ok) throw new Error(JSON.stringify(result));
    return result;
  }
  await control("webhooks", { deliver: "hold" });

  const stripe = clientOf(server.url, server.secretKey);
  const readState = async (): Promise<State & { now: number }> =>
    JSON.parse((await visit(`${server.url}/_local/state`)).text);
  const moveClockTo = async (time: number) => control("clock", { advance: time - (await readState()).now });
  const statusOf = async (id: string): Promise<string> => (await stripe.subscriptions.retrieve(id)).status;
  const tell = { readState, moveClockTo, statusOf };
  return { ...server, ...tell, stripe, receiver, control, stop, stateFile };
}

/** Delivers what waits and returns the types of all events since the last time. */
export async function delivered({ control, receiver }: StandIn): Promise<string[]> {
  const before = receiver.events.length;
  await control("webhooks", { deliver: "now" });
  return receiver.types.slice(before);
}

/** Returns the least a checkout needs, with `more` to vary it. */
export const checkoutOf = (
  priceId: string,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: "subscription",
  line_items: [{ price: priceId, quantity: 1 }],
  success_url: `${APP_ORIGIN}/dashboard?payment_success=true`,
  cancel_url: `${APP_ORIGIN}/dashboard?payment_canceled=true`,
  ...more,
});

/** Creates a new customer with a checkout session. */
export async function openCheckout(
  { stripe, priceId }: StandIn,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
) {
  const { id: customer } = await stripe.customers.create({ email: "marta@example.com" });
  const session = await stripe.checkout.sessions.create(checkoutOf(priceId, { customer, ...more }));
  const statuses = async (): Promise<string[]> =>
    (await stripe.subscriptions.list({ customer, status: "all" })).data.map(({ status }) => status);
  const findSession = async () => (await stripe.checkout.sessions.list({ customer })).data[0];
  return { customer, url: session.url ?? "", statuses, findSession };
}

/** Sends a form of one of the pages; returns where the browser is led. */
export async function submit(url: string, fields: Record<string, string>): Promise<string> {
  const response = await fetch(url, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  expect(response.status).toBe(303);
  return response.headers.get("location") ?? "";
}

/** Opens a page as a browser does; returns its status and its text. */
export async function visit(url: string): Promise<{ status: number; text: string }> {
  const response = await fetch(url);
  return { status: response.status, text: await response.text() };
}

/** Creates a new customer who has paid through checkout. Throws where the checkout made no subscription. */
export async function subscribe(
  standIn: StandIn,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<{ customer: string; subscription: Stripe.Subscription }> {
  const { customer, url } = await openCheckout(standIn, more);
  await submit(url, { card: "works" });
  const [subscription] = (await standIn.stripe.subscriptions.list({ customer, status: "all" })).data;
  if (!subscription) throw new Error("the checkout made no subscription");
  return { customer, subscription };
}

/** Returns the period's end of a subscription, unix seconds. */
export function endOf({ items }: Stripe.Subscription): number {
  const [item] = items.data;
  if (!item) throw new Error("no item");
  return item.current_period_end;
}
