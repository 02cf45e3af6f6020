import { Window } from "happy-dom";
import { inject } from "vitest";

/** fetch() as of someone else's browser, which is at that address. */
export const fetchAt = (url: string, init?: object): Promise<Response> =>
  new Window({ url, settings: { fetch: { disableSameOriginPolicy: true } } }).fetch(
    url,
    init,
  ) as unknown as Promise<Response>;

/** Calls a server beside the app, such as the stand-in of Stripe, which a page may not. Throws when it fails. */
export async function callOutside(address: string, method: string, body?: string): Promise<string> {
  const response = await fetchAt(address, { method, ...(body !== undefined && { body }) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status} ${text}`);
  return text;
}

/** Address of the server's mailbox, which also does what is done every hour. */
export const mailbox = inject("componentMailbox");
