import { waitFor } from "@testing-library/dom";
import type { Billing } from "#schema/subscription.ts";
import { origin } from "./network.ts";
import { fetchAt } from "./outside.ts";
import { call } from "./people.ts";

/** Returns where the stand-in for Stripe is. Someone must be signed in. */
export async function findStripe(): Promise<string> {
  const { standIn } = await call<Billing>("GET", "/api/subscriptions/status");
  if (standIn === null) throw new Error("no stand-in");
  return new URL(standIn).origin;
}

/** Waits until the app has sent the browser to a page of Stripe's, and returns its address. */
export const leftForStripe = (): Promise<string> =>
  waitFor(() => {
    if (location.origin === origin) throw new Error(`still at ${location.href}`);
    return location.href;
  });

/** Reads one of Stripe's pages. */
export const readAt = async (url: string): Promise<string> => (await fetchAt(url)).text();

/** Presses a button of Stripe's page: returns the page that comes, and the path where it is the app's. */
export async function pressAt(url: string, button: Record<string, string>) {
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams(button).toString();
  const response = await fetchAt(url, { method: "POST", headers, body });
  const { pathname, search } = new URL(response.url);
  return { path: pathname + search, text: await response.text() };
}

/** Returns the path of the app to which a page of Stripe's leads back. */
export function wayBack(text: string): string {
  const { pathname, search } = new URL(/<a href="([^"]+)">Go back</.exec(text)?.[1] ?? "");
  return pathname + search;
}

export const pay = (url: string) => pressAt(url, { card: "works" });

const openCheckout = () => call<{ url: string }>("POST", "/api/subscriptions/create-checkout-session");

/** Pays by calls. */
export async function subscribe(): Promise<void> {
  await pay((await openCheckout()).url);
  await call("POST", "/api/subscriptions/sync");
}

/** What a person does in Stripe's dashboard, and what only time or bad luck does. */
export async function controlStripe(stripe: string, method: string, path: string, body?: object) {
  const { ok, status } = await fetchAt(`${stripe}/_local/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!ok) throw new Error(`${path}: ${status}`);
}
